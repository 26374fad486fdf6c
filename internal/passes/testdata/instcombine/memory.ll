; Addresses count bytes, constant memory folds, aggregates and vectors are seen through.
@table = internal addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@points = internal constant [2 x { i16, float }] [{ i16, float } { i16 1, float 2.0 }, { i16, float } { i16 3, float 4.0 }]
@var = internal addrspace(1) global i32 5

define i32 @loads() {
  %p = getelementptr [4 x i32], ptr addrspace(4) @table, i64 0, i64 2
  %a = load i32, ptr addrspace(4) %p
  %q = getelementptr [2 x { i16, float }], ptr @points, i64 0, i64 1, i32 1
  %b = load float, ptr %q
  %c = fptosi float %b to i32
  %d = load i32, ptr addrspace(1) @var
  %e = add i32 %a, %c
  %r = add i32 %e, %d
  ret i32 %r
}

define ptr @address(ptr %p, i64 %i) {
  %a = getelementptr inbounds { i32, [4 x i64] }, ptr %p, i64 0, i32 1, i64 2
  %b = getelementptr inbounds i32, ptr %a, i64 -1
  %c = getelementptr inbounds [8 x i16], ptr %b, i64 0, i64 %i
  %d = getelementptr inbounds i8, ptr %c, i64 6
  ret ptr %d
}

define i32 @aggregate(i32 %a, i32 %b) {
  %x = insertvalue { i32, { i32, i8 } } poison, i32 %a, 0
  %y = insertvalue { i32, { i32, i8 } } %x, i32 %b, 1, 0
  %p = extractvalue { i32, { i32, i8 } } %y, 0
  %q = extractvalue { i32, { i32, i8 } } %y, 1
  %r = extractvalue { i32, i8 } %q, 0
  %s = add i32 %p, %r
  ret i32 %s
}

define float @vector(<4 x float> %v, float %x) {
  %a = insertelement <4 x float> %v, float %x, i32 1
  %b = shufflevector <4 x float> %a, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %c = extractelement <2 x float> %b, i32 0
  %d = extractelement <2 x float> %b, i32 1
  %r = fadd float %c, %d
  ret float %r
}

define i32 @choose(i1 %c, i32 %x) {
  %n = xor i1 %c, true
  %a = select i1 %n, i32 1, i32 0
  %b = select i1 %c, i32 %x, i32 %x
  %e = icmp eq i32 %a, 0
  %s = select i1 %e, i32 %b, i32 3
  ret i32 %s
}
