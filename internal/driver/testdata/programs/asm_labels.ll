; Labels and branches in inline assembly divide blocks. Branches, jump tables (inside and outside of the
; assembly) and loops around them still lead to the same blocks.
; out: 10 11 12 13 14 99 30 21 21 22 23 27
target triple = "nvptx64-nvidia-cuda"

define internal i32 @plain(i32 %x) noinline {
entry:
  %y = call i32 asm sideeffect ".reg .pred q;\0A\09mov.u32 $0, $1;\0A\09setp.eq.s32 q, $1, 77;\0A\09@q bra SKIP;\0A\09add.u32 $0, $0, 1;\0ASKIP:", "=&r,r"(i32 %x)
  switch i32 %y, label %none [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
    i32 4, label %d
    i32 5, label %e
  ]
a:
  br label %none
b:
  %vb = call i32 asm sideeffect "bra OVER;\0AOVER:\0A\09mov.u32 $0, 11;", "=r"()
  br label %none
c:
  br label %none
d:
  %vd = call i32 asm sideeffect "bra ACROSS;\0AACROSS:\0A\09mov.u32 $0, 13;", "=r"()
  br label %none
e:
  br label %none
none:
  %r = phi i32 [ 99, %entry ], [ 10, %a ], [ %vb, %b ], [ 12, %c ], [ %vd, %d ], [ 14, %e ]
  ret i32 %r
}

; The same with labels inside of braces, and a jump table of the assembly's own.
define internal i32 @braced(i32 %x) noinline {
entry:
  %y = call i32 asm sideeffect "{\0A\09.reg .b32 t;\0A\09.reg .pred q;\0A\09setp.gt.u32 q, $1, 2;\0A\09@q bra LAST;\0A\09T: .branchtargets FIRST, SECOND, SECOND;\0A\09mov.u32 t, $1;\0A\09brx.idx t, T;\0AFIRST:\0A\09mov.u32 $0, 10;\0A\09bra END;\0ASECOND:\0A\09mov.u32 $0, 1;\0A\09bra END;\0ALAST:\0A\09sub.u32 $0, $1, 1;\0AEND:\0A\09}", "=&r,r"(i32 %x)
  switch i32 %y, label %none [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
    i32 4, label %none
    i32 10, label %d
  ]
a:
  br label %none
b:
  br label %none
c:
  br label %none
d:
  br label %none
none:
  %r = phi i32 [ 27, %entry ], [ 27, %entry ], [ 21, %a ], [ 22, %b ], [ 23, %c ], [ 30, %d ]
  ret i32 %r
}

define ptx_kernel void @k(ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i32, ptr %out, i32 %i
  %v = call i32 @plain(i32 %i)
  store i32 %v, ptr %p
  %k = add i32 %i, 6
  %q = getelementptr i32, ptr %out, i32 %k
  %w = call i32 @braced(i32 %i)
  store i32 %w, ptr %q
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 6
  br i1 %c, label %loop, label %done
done:
  ret void
}
