; passes: declare-intrinsics, instcombine, adce, strip-dead-prototypes
; A number between two bounds: the outer selection becomes a minimum or maximum, in either order and for either sign, and the
; number that is stored in the width of the bounds is not extended again.
target triple = "nvptx64-nvidia-cuda"

define i32 @signed(i32 %x) {
  %low = icmp slt i32 %x, -32768
  %least = select i1 %low, i32 -32768, i32 %x
  %high = icmp sgt i32 %x, 32767
  %r = select i1 %high, i32 32767, i32 %least
  ret i32 %r
}

define i32 @signed_low_last(i32 %x) {
  %high = icmp sge i32 %x, 127
  %most = select i1 %high, i32 127, i32 %x
  %low = icmp sle i32 %x, -128
  %r = select i1 %low, i32 -128, i32 %most
  ret i32 %r
}

define i16 @unsigned(i16 %x) {
  %low = icmp ult i16 %x, 16
  %least = select i1 %low, i16 16, i16 %x
  %fits = icmp ule i16 %x, 235
  %r = select i1 %fits, i16 %least, i16 235
  ret i16 %r
}

define i32 @next_number(i32 %x) {
  %low = icmp slt i32 %x, 1
  %least = select i1 %low, i32 0, i32 %x
  %high = icmp sgt i32 %x, 254
  %r = select i1 %high, i32 255, i32 %least
  ret i32 %r
}

define i32 @extended(i32 %x, i16 %y) {
  %low = icmp slt i32 %x, -32768
  %least = select i1 %low, i32 -32768, i32 %x
  %high = icmp sgt i32 %x, 32767
  %r = select i1 %high, i32 32767, i32 %least
  %short = trunc i32 %r to i16
  %wide = sext i16 %short to i32
  %other = sext i16 %y to i32
  %sum = add nsw i32 %wide, %other
  ret i32 %sum
}

; The bounds are in the wrong order: the outer one decides.
define i32 @crossed(i32 %x) {
  %low = icmp slt i32 %x, 100
  %least = select i1 %low, i32 100, i32 %x
  %high = icmp sgt i32 %x, 50
  %r = select i1 %high, i32 50, i32 %least
  ret i32 %r
}

; The comparison of a minimum stays one of the number that it limits.
define i32 @shifted(i32 %x) {
  %s = ashr i32 %x, 15
  %c = icmp sgt i32 %s, 32767
  %r = select i1 %c, i32 32767, i32 %s
  ret i32 %r
}

; The index of the nearest element: n - 1 is not poison where it is not chosen.
define i32 @last_element(i32 %i, i32 %n) {
  %last = add nsw i32 %n, -1
  %past = icmp sge i32 %i, %n
  %r = select i1 %past, i32 %last, i32 %i
  ret i32 %r
}

; So for the neighbor, whose comparison is one of i itself.
define i32 @last_neighbor(i32 %i, i32 %n) {
  %last = add nsw i32 %n, -1
  %before = add nsw i32 %i, -1
  %past = icmp sge i32 %before, %n
  %r = select i1 %past, i32 %last, i32 %before
  ret i32 %r
}

define i32 @next_element(i32 %i, i32 %n) {
  %next = add nuw nsw i32 %n, 1
  %after = icmp sgt i32 %i, %n
  %r = select i1 %after, i32 %i, i32 %next
  ret i32 %r
}

; Where n is the least number, i is chosen, but the sum is poison.
define i32 @not_chosen(i32 %i, i32 %n) {
  %last = add nsw i32 %n, -1
  %c = icmp sge i32 %i, %n
  %r = select i1 %c, i32 %i, i32 %last
  ret i32 %r
}
