; The complement of a number in a range is in one as well: the layer of ghost cells before the first one, -1 - g, shifted by the size of a block.
target triple = "nvptx64-nvidia-cuda"

define i32 @layer(i32 %t, i32 %o) {
entry:
  %c = icmp ult i32 %t, 128
  br i1 %c, label %in, label %out

in:
  %g = lshr i32 %t, 6
  %before = xor i32 %g, -1
  %bit = and i32 %o, 8
  %x = add i32 %before, %bit
  %y = add i32 %x, 16
  %r = srem i32 %y, 16
  %h = sdiv i32 %r, 2
  ret i32 %h

out:
  ret i32 -1
}

define i1 @unsigned(i32 %t) {
entry:
  %c = icmp ult i32 %t, 5
  br i1 %c, label %in, label %out

in:
  %n = xor i32 %t, -1
  %large = icmp ugt i32 %n, -6
  ret i1 %large

out:
  ret i1 false
}
