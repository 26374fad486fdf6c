; The comments of -asm-verbose: blocks, their names, the loops around them.
; with: llc verbose
target triple = "nvptx64-nvidia-cuda"

define i32 @nested(i32 %n) {
entry:
  %m = and i32 %n, 7
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %ni, %latch ]
  %s = phi i32 [ 0, %entry ], [ %ns, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %nj, %inner ]
  %t = phi i32 [ %s, %outer ], [ %ns, %inner ]
  %p = mul i32 %i, %j
  %ns = add i32 %t, %p
  %nj = add i32 %j, 1
  %c = icmp ult i32 %nj, %m
  br i1 %c, label %inner, label %latch
latch:
  %ni = add i32 %i, 1
  %d = icmp ult i32 %ni, %m
  br i1 %d, label %outer, label %end
end:
  ret i32 %ns
}

define i32 @straight(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %y = call i32 @nested(i32 %x)
  br label %b
b:
  %r = phi i32 [ 1, %0 ], [ %y, %a ]
  ret i32 %r
}
