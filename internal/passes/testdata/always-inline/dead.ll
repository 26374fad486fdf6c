; passes: always-inline
; A local alwaysinline function without uses left is removed; one that is external, or whose address is taken, stays.

define internal i32 @local(i32 %x) alwaysinline {
  %y = mul i32 %x, %x
  ret i32 %y
}

define internal i32 @taken(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @external(i32 %x) alwaysinline {
  %y = call i32 @local(i32 %x)
  ret i32 %y
}

define internal i32 @unused(i32 %x) {
  ret i32 %x
}

define ptx_kernel void @k(i32 %n, ptr %p) {
  %x = call i32 @external(i32 %n)
  %y = call i32 @taken(i32 %x)
  store i32 %y, ptr %p
  store ptr @taken, ptr %p
  ret void
}
