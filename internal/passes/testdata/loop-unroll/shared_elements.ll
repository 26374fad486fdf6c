; Threads that share a constant number of elements in steps of a warp have as many iterations each, or one more: the loop is unrolled although they
; differ, also where the counter is tested before its step. With shorter steps, or a bound that is not known, it is not.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [2048 x float] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @warp_steps(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %enter = icmp ult i32 %t, 512
  br i1 %enter, label %loop, label %done
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %row = lshr i32 %i, 4
  %k = mul i32 %row, 17
  %col = and i32 %i, 15
  %at = add i32 %k, %col
  %s = getelementptr float, ptr addrspace(3) @tile, i32 %at
  store float %x, ptr addrspace(3) %s, align 4
  %q = getelementptr float, ptr addrspace(1) %b, i32 %i
  %y = load float, ptr addrspace(1) %q, align 4
  %at2 = add i32 %at, 1024
  %s2 = getelementptr float, ptr addrspace(3) @tile, i32 %at2
  store float %y, ptr addrspace(3) %s2, align 4
  %i1 = add i32 %i, 32
  %c = icmp ult i32 %i, 480
  br i1 %c, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @short_steps(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %enter = icmp ult i32 %t, 512
  br i1 %enter, label %loop, label %done
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %row = lshr i32 %i, 4
  %k = mul i32 %row, 17
  %col = and i32 %i, 15
  %at = add i32 %k, %col
  %s = getelementptr float, ptr addrspace(3) @tile, i32 %at
  store float %x, ptr addrspace(3) %s, align 4
  %q = getelementptr float, ptr addrspace(1) %b, i32 %i
  %y = load float, ptr addrspace(1) %q, align 4
  %at2 = add i32 %at, 1024
  %s2 = getelementptr float, ptr addrspace(3) @tile, i32 %at2
  store float %y, ptr addrspace(3) %s2, align 4
  %i1 = add i32 %i, 16
  %c = icmp ult i32 %i, 496
  br i1 %c, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @unknown_bound(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %enter = icmp slt i32 %t, %n
  br i1 %enter, label %loop, label %done
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %row = lshr i32 %i, 4
  %k = mul i32 %row, 17
  %col = and i32 %i, 15
  %at = add i32 %k, %col
  %s = getelementptr float, ptr addrspace(3) @tile, i32 %at
  store float %x, ptr addrspace(3) %s, align 4
  %q = getelementptr float, ptr addrspace(1) %b, i32 %i
  %y = load float, ptr addrspace(1) %q, align 4
  %at2 = add i32 %at, 1024
  %s2 = getelementptr float, ptr addrspace(3) @tile, i32 %at2
  store float %y, ptr addrspace(3) %s2, align 4
  %i1 = add nsw i32 %i, 32
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
