; passes: declare-intrinsics, instcombine, adce, strip-dead-prototypes
; The smaller and the greater of two bytes: a network that sorts pixels.
define void @sort_two(ptr %p) {
  %a = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %q
  %c = icmp ult i8 %b, %a
  %x = select i1 %c, i8 %a, i8 %b
  %y = select i1 %c, i8 %b, i8 %a
  store i8 %y, ptr %p
  store i8 %x, ptr %q
  ret void
}
