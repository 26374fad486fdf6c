; passes: loop-unroll-full, sroa, instcombine, simplifycfg, adce
; An array of 64 elements whose other accesses have constant indices: all of its elements become registers.

define void @accumulate(ptr %in, ptr %out) {
entry:
  %a = alloca [64 x float]
  %end = getelementptr i8, ptr %a, i64 256
  br label %clear
clear:
  %p = phi ptr [ %a, %entry ], [ %p1, %clear ]
  store float 0.0, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 4
  %c = icmp ne ptr %p1, %end
  br i1 %c, label %clear, label %add
add:
  %i = phi i32 [ 0, %clear ], [ %i1, %add ]
  %pi = getelementptr [64 x float], ptr %a, i32 0, i32 %i
  %x = load float, ptr %pi
  %q = getelementptr float, ptr %in, i32 %i
  %y = load float, ptr %q
  %s = fadd float %x, %y
  store float %s, ptr %pi
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, 64
  br i1 %d, label %add, label %write
write:
  %j = phi i32 [ 0, %add ], [ %j1, %write ]
  %pj = getelementptr [64 x float], ptr %a, i32 0, i32 %j
  %z = load float, ptr %pj
  %r = getelementptr float, ptr %out, i32 %j
  store float %z, ptr %r
  %j1 = add i32 %j, 1
  %e = icmp slt i32 %j1, 64
  br i1 %e, label %write, label %done
done:
  ret void
}
