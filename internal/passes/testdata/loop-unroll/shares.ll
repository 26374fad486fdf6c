; passes: loop-unroll
; Threads that take equal shares of an array have the same number of iterations, but for those where the array ends.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @first_to_end(ptr addrspace(1) %p, i32 %share, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %t, %share
  %last = add i32 %first, %share
  %end = call i32 @llvm.umin.i32(i32 %last, i32 %n)
  %any = icmp ult i32 %first, %end
  br i1 %any, label %loop, label %done

loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %state = phi i32 [ 0, %entry ], [ %y, %loop ]
  %w = zext i32 %i to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %w
  %x = load i32, ptr addrspace(1) %q
  %h = xor i32 %state, %x
  %m = mul i32 %h, 16777619
  %s = lshr i32 %m, 7
  %u = xor i32 %m, %s
  %k = mul i32 %u, 668265261
  %l = lshr i32 %k, 15
  %z = xor i32 %k, %l
  %y = mul i32 %z, 374761393
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %end
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ 0, %entry ], [ %y, %loop ]
  %wt = zext i32 %t to i64
  %o = getelementptr i32, ptr addrspace(1) %p, i64 %wt
  store i32 %r, ptr addrspace(1) %o
  ret void
}

define ptx_kernel void @length(ptr addrspace(1) %p, i32 %share, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %t, %share
  %left = sub i32 %n, %first
  %length = call i32 @llvm.smin.i32(i32 %share, i32 %left)
  %any = icmp slt i32 0, %length
  br i1 %any, label %loop, label %done

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %state = phi i32 [ 0, %entry ], [ %y, %loop ]
  %j = add i32 %first, %i
  %w = zext i32 %j to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %w
  %x = load i32, ptr addrspace(1) %q
  %h = xor i32 %state, %x
  %m = mul i32 %h, 16777619
  %s = lshr i32 %m, 7
  %u = xor i32 %m, %s
  %k = mul i32 %u, 668265261
  %l = lshr i32 %k, 15
  %z = xor i32 %k, %l
  %y = mul i32 %z, 374761393
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %length
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ 0, %entry ], [ %y, %loop ]
  %wt = zext i32 %t to i64
  %o = getelementptr i32, ptr addrspace(1) %p, i64 %wt
  store i32 %r, ptr addrspace(1) %o
  ret void
}

; The length of each thread's row is in memory.
define ptx_kernel void @rows(ptr addrspace(1) %p, ptr addrspace(1) %rows) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wt = zext i32 %t to i64
  %row = getelementptr i32, ptr addrspace(1) %rows, i64 %wt
  %first = load i32, ptr addrspace(1) %row
  %row1 = getelementptr i32, ptr addrspace(1) %row, i64 1
  %end = load i32, ptr addrspace(1) %row1
  %any = icmp ult i32 %first, %end
  br i1 %any, label %loop, label %done

loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %state = phi i32 [ 0, %entry ], [ %y, %loop ]
  %w = zext i32 %i to i64
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %w
  %x = load i32, ptr addrspace(1) %q
  %h = xor i32 %state, %x
  %m = mul i32 %h, 16777619
  %s = lshr i32 %m, 7
  %u = xor i32 %m, %s
  %k = mul i32 %u, 668265261
  %l = lshr i32 %k, 15
  %z = xor i32 %k, %l
  %y = mul i32 %z, 374761393
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %end
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ 0, %entry ], [ %y, %loop ]
  %o = getelementptr i32, ptr addrspace(1) %p, i64 %wt
  store i32 %r, ptr addrspace(1) %o
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
