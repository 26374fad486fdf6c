; passes: loop-unroll-full, sroa, instcombine, simplifycfg
; A loop with an inner loop is not unrolled for the sake of a local array that only its inner loops index, and the little
; that its counter makes constant does not justify copies of the inner loop.
declare void @llvm.nvvm.barrier0() convergent
@s = internal addrspace(3) global [512 x i32] undef

define void @merge(ptr %out, i32 %t) {
entry:
  %a = alloca [4 x i32]
  br label %outer
outer:
  %size = phi i32 [ 2, %entry ], [ %size1, %next ]
  %lo0 = and i32 %size, %t
  br label %fill
fill:
  %i = phi i32 [ 0, %outer ], [ %i1, %fill ]
  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %i
  %x = load i32, ptr %p
  %k = add i32 %i, %t
  %q = getelementptr [512 x i32], ptr addrspace(3) @s, i32 0, i32 %k
  store i32 %x, ptr addrspace(3) %q
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %fill, label %search
search:
  %lo = phi i32 [ %lo0, %fill ], [ %lo1, %search ]
  %hi = phi i32 [ %t, %fill ], [ %hi1, %search ]
  %sum = add i32 %lo, %hi
  %mid = lshr i32 %sum, 1
  %r = getelementptr [512 x i32], ptr addrspace(3) @s, i32 0, i32 %mid
  %y = load i32, ptr addrspace(3) %r
  %less = icmp slt i32 %y, %t
  %m1 = add i32 %mid, 1
  %lo1 = select i1 %less, i32 %m1, i32 %lo
  %hi1 = select i1 %less, i32 %hi, i32 %mid
  %d = icmp slt i32 %lo1, %hi1
  br i1 %d, label %search, label %copy
copy:
  %j = phi i32 [ 0, %search ], [ %j1, %copy ]
  %p1 = getelementptr [4 x i32], ptr %a, i32 0, i32 %j
  %k1 = add i32 %j, %lo1
  %q1 = getelementptr [512 x i32], ptr addrspace(3) @s, i32 0, i32 %k1
  %z = load i32, ptr addrspace(3) %q1
  store i32 %z, ptr %p1
  %j1 = add i32 %j, 1
  %e = icmp slt i32 %j1, 4
  br i1 %e, label %copy, label %next
next:
  call void @llvm.nvvm.barrier0() convergent
  %size1 = shl i32 %size, 1
  %g = icmp slt i32 %size1, 129
  br i1 %g, label %outer, label %exit
exit:
  %p2 = load i32, ptr %a
  store i32 %p2, ptr %out
  ret void
}
