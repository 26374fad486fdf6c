target triple = "nvptx64-nvidia-cuda"

; Where x is even nothing remains of x/2.
define i32 @halved(i32 %x) {
entry:
  %odd = and i32 %x, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %other
even:
  %h = sdiv i32 %x, 2
  ret i32 %h
other:
  %k = sdiv i32 %x, 2
  ret i32 %k
}

; More bits are known than the division drops.
define i32 @quartered(i32 %x) {
entry:
  %rest = and i32 %x, 7
  %c = icmp ugt i32 %rest, 0
  br i1 %c, label %other, label %multiple
multiple:
  %q = sdiv i32 %x, 4
  ret i32 %q
other:
  ret i32 %x
}

; Fewer bits are.
define i32 @too_few(i32 %x) {
entry:
  %rest = and i32 %x, 3
  %c = icmp eq i32 %rest, 0
  br i1 %c, label %multiple, label %other
multiple:
  %q = sdiv i32 %x, 8
  ret i32 %q
other:
  ret i32 %x
}

; The condition does not dominate the division.
define i32 @joined(i32 %x, i1 %d) {
entry:
  br i1 %d, label %test, label %join
test:
  %rest = and i32 %x, 3
  %c = icmp eq i32 %rest, 0
  br i1 %c, label %join, label %other
join:
  %q = sdiv i32 %x, 4
  ret i32 %q
other:
  ret i32 %x
}
