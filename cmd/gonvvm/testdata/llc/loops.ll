; Names of blocks, and the loops that they are in.
target triple = "nvptx64-nvidia-cuda"

define void @nest(ptr %p) {
entry:
  br label %outer

outer:
  store volatile i32 0, ptr %p
  br label %inner

inner:
  store volatile i32 1, ptr %p
  %c = load volatile i1, ptr %p
  br i1 %c, label %inner, label %latch

latch:
  store volatile i32 2, ptr %p
  %c2 = load volatile i1, ptr %p
  br i1 %c2, label %outer, label %second

second:
  store volatile i32 3, ptr %p
  br label %0

0:
  %c3 = load volatile i1, ptr %p
  br i1 %c3, label %0, label %"the end"

"the end":
  ret void
}
