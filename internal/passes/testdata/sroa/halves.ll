; passes: sroa
; A word that is copied whole and accessed as 16-bit numbers is a vector of them; accessed as integers it is an integer.

define void @numbers(ptr %p, ptr %q) {
  %a = alloca [4 x half], align 8
  %x = load i64, ptr %p
  store i64 %x, ptr %a
  %a1 = getelementptr half, ptr %a, i64 1
  %y = load half, ptr %a1
  %z = fadd half %y, %y
  store half %z, ptr %a
  %w = load i64, ptr %a
  store i64 %w, ptr %q
  ret void
}

define void @integers(ptr %p, ptr %q) {
  %a = alloca [4 x i16], align 8
  %x = load i64, ptr %p
  store i64 %x, ptr %a
  %a1 = getelementptr i16, ptr %a, i64 1
  %y = load i16, ptr %a1
  store i16 %y, ptr %a
  %w = load i64, ptr %a
  store i64 %w, ptr %q
  ret void
}
