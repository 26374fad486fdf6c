target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [8 x i32] undef

define ptx_kernel void @reduce(ptr addrspace(1) %x, ptr addrspace(1) %sum) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %xv = load i32, ptr addrspace(1) %px
  %pt = getelementptr i32, ptr addrspace(3) @tile, i32 %i
  store i32 %xv, ptr addrspace(3) %pt
  br label %loop
loop:
  %d = phi i32 [ 4, %entry ], [ %half, %next ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %low = icmp slt i32 %i, %d
  br i1 %low, label %add, label %next
add:
  %j = add i32 %i, %d
  %pj = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  %a = load i32, ptr addrspace(3) %pt
  %b = load i32, ptr addrspace(3) %pj
  %ab = add i32 %a, %b
  store i32 %ab, ptr addrspace(3) %pt
  br label %next
next:
  %half = lshr i32 %d, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %done
done:
  %first = icmp eq i32 %i, 0
  br i1 %first, label %write, label %end
write:
  %r = load i32, ptr addrspace(3) @tile
  store i32 %r, ptr addrspace(1) %sum
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
