; The skeleton of a GEMM on tensor memory, as MLIR's NVGPU dialect lowers it: one warp allocates, one
; thread issues the products, all warps read the accumulator back.
; arch: sm_100a sm_103a
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [16384 x i8] undef, align 1024
@b = internal addrspace(3) global [16384 x i8] undef, align 1024
@bar = internal addrspace(3) global i64 undef, align 8
@where = internal addrspace(3) global i32 undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3))
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync()
declare <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6), i1)
declare void @llvm.nvvm.tcgen05.wait.ld()

define ptx_kernel void @tcgen05_gemm(ptr addrspace(1) align 16 %c, i64 %adesc, i64 %bdesc, i32 %idesc, i32 %steps) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = lshr i32 %tid, 5
  %first = icmp eq i32 %warp, 0
  br i1 %first, label %alloc, label %allocated

alloc:
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @where, i32 128)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %allocated

allocated:
  %leader = icmp eq i32 %tid, 0
  br i1 %leader, label %init, label %joined

init:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 1)
  br label %joined

joined:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %at = load i32, ptr addrspace(3) @where, align 4
  %acc = inttoptr i32 %at to ptr addrspace(6)
  br i1 %leader, label %issue, label %wait

issue:
  %k = phi i32 [ 0, %joined ], [ %k1, %issue ]
  %ad = phi i64 [ %adesc, %joined ], [ %ad1, %issue ]
  %bd = phi i64 [ %bdesc, %joined ], [ %bd1, %issue ]
  %accumulate = icmp ne i32 %k, 0
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %acc, i64 %ad, i64 %bd, i32 %idesc, i1 %accumulate, i32 0, i32 1, i32 0)
  %ad1 = add i64 %ad, 2
  %bd1 = add i64 %bd, 2
  %k1 = add i32 %k, 1
  %again = icmp slt i32 %k1, %steps
  br i1 %again, label %issue, label %commit

commit:
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) @bar)
  br label %wait

wait:
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)
  br i1 %done, label %read, label %wait

read:
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %lane = shl i32 %warp, 21
  %mine = add i32 %at, %lane
  %src = inttoptr i32 %mine to ptr addrspace(6)
  %v = call <32 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x32(ptr addrspace(6) %src, i1 false)
  call void @llvm.nvvm.tcgen05.wait.ld()
  %off = shl i32 %tid, 7
  %off64 = zext i32 %off to i64
  %dst = getelementptr inbounds i8, ptr addrspace(1) %c, i64 %off64
  store <32 x i32> %v, ptr addrspace(1) %dst, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %first, label %free, label %exit

free:
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %acc, i32 128)
  br label %exit

exit:
  ret void
}
