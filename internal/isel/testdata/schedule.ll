; Blocks in the order of llc: edges of registers, memory, carries and calls.
; with: llc
target triple = "nvptx64-nvidia-cuda"

define i32 @parameters(i32 %a, i32 %b, i32 %c) {
  %x = mul i32 %b, 3
  %y = add i32 %x, %a
  %z = xor i32 %y, %c
  ret i32 %z
}

define i32 @unused_parameter(i32 %a, i32 %b) {
  %r = add i32 %b, 1
  ret i32 %r
}

define i64 @conversions(i8 signext %a, i16 %b, i64 %c) {
  %x = sext i8 %a to i64
  %y = zext i16 %b to i64
  %z = add i64 %x, %y
  %r = mul i64 %z, %c
  ret i64 %r
}

define i32 @callee(i32 %x, i64 %y) {
  %t = trunc i64 %y to i32
  %r = sub i32 %x, %t
  ret i32 %r
}

define i32 @calls(i32 %a, i64 %b) {
  %x = call i32 @callee(i32 %a, i64 7)
  %y = call i32 @callee(i32 %x, i64 %b)
  %z = call i32 @callee(i32 3, i64 4)
  %s = add i32 %y, %z
  ret i32 %s
}

define void @memory(ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  store i32 %a, ptr %q
  %c = load i32, ptr %p
  %d = add i32 %b, %c
  store i32 %d, ptr %p
  ret void
}

define { i32, i32 } @carries(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %s = add i128 %x, %y
  %h = lshr i128 %s, 64
  %i = trunc i128 %h to i32
  %j = trunc i128 %s to i32
  %u = insertvalue { i32, i32 } poison, i32 %i, 0
  %r = insertvalue { i32, i32 } %u, i32 %j, 1
  ret { i32, i32 } %r
}

define float @deep(float %a, float %b, float %c, float %d) {
  %x = fmul float %a, %b
  %y = fmul float %c, %d
  %z = fadd float %a, %d
  %u = fadd float %x, %y
  %v = fsub float %u, %z
  %r = fmul float %v, %b
  ret float %r
}

define i32 @branches(i32 %n, i32 %k) {
entry:
  %m = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %k, %entry ], [ %v, %loop ]
  %t = mul i32 %s, 5
  %u = xor i32 %t, %i
  %v = add i32 %u, %k
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  ret i32 %v
}
