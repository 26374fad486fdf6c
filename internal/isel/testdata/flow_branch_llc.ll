; Branches on the opposite of a condition, as llc has them: comparisons and their conjunctions are inverted, other
; predicates negated.
; with: llc
target triple = "nvptx64-nvidia-cuda"

define i32 @truths_eq(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp eq i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ne(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ne i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ugt(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ugt i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_uge(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp uge i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ult(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ult i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ule(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ule i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_sgt(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp sgt i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_sge(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp sge i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_slt(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp slt i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_sle(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp sle i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @nested(i32 %x, i32 %y, float %z) {
  %a = icmp sgt i32 %x, 0
  %b = icmp eq i32 %y, 3
  %c = fcmp ult float %z, 1.0
  %n = xor i1 %b, true
  %d = or i1 %a, %n
  %e = and i1 %d, %c
  br i1 %e, label %t, label %f
t:
  %r = sdiv i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @nested_else(i1 %p, i32 %y, float %z) {
  %b = icmp eq i32 %y, 3
  %c = fcmp ord float %z, 1.0
  %n = xor i1 %p, true
  %d = and i1 %n, %b
  %e = or i1 %c, %d
  br i1 %e, label %t, label %f
f:
  ret i32 %y
t:
  %r = sdiv i32 %y, 3
  ret i32 %r
}
