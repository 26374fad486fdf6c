; passes: sink-common-code
; Both successors of a branch store to one address and return, as a third block does: the two stores become one, in a new join block.

define void @border(ptr addrspace(1) %p, i64 %i, float %c, i1 %out, i1 %edge) {
entry:
  br i1 %out, label %exit, label %in
in:
  br i1 %edge, label %copy, label %compute
copy:
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  store float %c, ptr addrspace(1) %a
  br label %exit
compute:
  %d = fmul float %c, 2.0
  %b = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float %d, ptr addrspace(1) %b
  br label %exit
exit:
  ret void
}

; Two addresses, and stores of different size.
define void @apart(ptr %p, ptr %q, i32 %x, i1 %out, i1 %edge) {
entry:
  br i1 %out, label %exit, label %in
in:
  br i1 %edge, label %copy, label %compute
copy:
  store i32 %x, ptr %p
  br label %exit
compute:
  store i32 %x, ptr %q
  br label %exit
exit:
  ret void
}
define void @sizes(ptr %p, i16 %y, i32 %x, i1 %out, i1 %edge) {
entry:
  br i1 %out, label %exit, label %in
in:
  br i1 %edge, label %copy, label %compute
copy:
  store i32 %x, ptr %p
  br label %exit
compute:
  store i16 %y, ptr %p
  br label %exit
exit:
  ret void
}
