; passes: instcombine
; Pointers at constant distances in one object are in the order of those. Without inbounds an address may wrap.
define i1 @less(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %b = getelementptr inbounds i8, ptr %p, i64 16
  %r = icmp ult ptr %a, %b
  ret i1 %r
}

define i1 @behind(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 -4
  %r = icmp uge ptr %a, %p
  ret i1 %r
}

define i1 @unknown(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr inbounds i8, ptr %p, i64 16
  %r = icmp ult ptr %a, %b
  ret i1 %r
}

define i1 @signed(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %r = icmp slt ptr %p, %a
  ret i1 %r
}
