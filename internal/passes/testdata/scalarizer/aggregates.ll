; Aggregates are computed by members: an iterator returns its value with a flag, and a descriptor in the parameters is loaded as a whole.
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @iterator(ptr %p, i64 %n) {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %some = insertvalue { { i64 }, i8 } { { i64 } undef, i8 1 }, i64 %i, 0, 0
  %end = icmp sge i64 %i, %n
  %item = select i1 %end, { { i64 }, i8 } zeroinitializer, { { i64 }, i8 } %some
  %i1 = add i64 %i, 1
  %has = extractvalue { { i64 }, i8 } %item, 1
  %done = icmp eq i8 %has, 0
  br i1 %done, label %exit, label %body
body:
  %wrapped = extractvalue { { i64 }, i8 } %item, 0
  %k = extractvalue { i64 } %wrapped, 0
  %a = getelementptr i32, ptr %p, i64 %k
  store i32 1, ptr %a
  br label %next
exit:
  ret void
}

define ptx_kernel void @descriptor(ptr byval({ ptr, { [2 x i32], [2 x i32] } }) %d) {
  %all = load { ptr, { [2 x i32], [2 x i32] } }, ptr %d, align 8
  %p = extractvalue { ptr, { [2 x i32], [2 x i32] } } %all, 0
  %s = extractvalue { ptr, { [2 x i32], [2 x i32] } } %all, 1, 1, 0
  store i32 %s, ptr %p
  ret void
}

; The phi that leads to itself through an insertion, and two edges from one block.
define { i32, float } @loop(i32 %n, { i32, float } %start, i1 %c) {
entry:
  br i1 %c, label %head, label %head
head:
  %s = phi { i32, float } [ %start, %entry ], [ %start, %entry ], [ %t, %head ]
  %x = extractvalue { i32, float } %s, 0
  %x1 = add i32 %x, 1
  %t = insertvalue { i32, float } %s, i32 %x1, 0
  %e = icmp eq i32 %x1, %n
  br i1 %e, label %exit, label %head
exit:
  ret { i32, float } %t
}

; Copies of memory, results of calls, frozen members, and a member that is a vector.
declare { i32, <2 x float>, {} } @f({ i32, <2 x float>, {} })
define void @copies(ptr %p, ptr %q, i1 %c) {
  %a = load { i32, <2 x float>, {} }, ptr %p, align 8, !invariant.load !0
  %r = call { i32, <2 x float>, {} } @f({ i32, <2 x float>, {} } %a)
  %b = select i1 %c, { i32, <2 x float>, {} } %a, { i32, <2 x float>, {} } %r
  %z = freeze { i32, <2 x float>, {} } %b
  store { i32, <2 x float>, {} } %z, ptr %q, align 8, !nontemporal !1
  %v = load volatile { i32, i8 }, ptr %p
  store volatile { i32, i8 } %v, ptr %q
  ret void
}
define void @packed(ptr %p, ptr %q) {
  %a = load <{ i8, i32, [2 x i16] }>, ptr %p, align 4
  store <{ i8, i32, [2 x i16] }> %a, ptr %q, align 1
  %b = load [65 x i32], ptr %p
  store [65 x i32] %b, ptr %q
  ret void
}
!0 = !{}
!1 = !{i32 1}

; A part of an aggregate that is too long, or nested too deep, to be split.
define void @part([100 x { i32, i32 }] %a, ptr %p, i1 %c) {
  %x = extractvalue [100 x { i32, i32 }] %a, 98
  %y = extractvalue [100 x { i32, i32 }] %a, 7
  %s = select i1 %c, { i32, i32 } %x, { i32, i32 } %y
  store { i32, i32 } %s, ptr %p
  ret void
}
define void @deep({ { { { { { { { { { { { { { { { { { i32 } } } } } } } } } } } } } } } } } } %a, ptr %p) {
  store { { { { { { { { { { { { { { { { { { i32 } } } } } } } } } } } } } } } } } } %a, ptr %p
  ret void
}
define void @empty([5000000 x {}] %a, { {}, [0 x i32], i8 } %b, ptr %p) {
  store [5000000 x {}] %a, ptr %p
  store { {}, [0 x i32], i8 } %b, ptr %p
  ret void
}
