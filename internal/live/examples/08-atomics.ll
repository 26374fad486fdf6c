; Atomics: a histogram with contention
; The threads of a warp add to one of four counters: those that name the same counter take turns. The end of the line of the atomic shows the rounds.
; run: -grid=2 -block=64 out:i32[4]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @histogram(ptr addrspace(1) %bins) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bin = and i32 %t, 3
  %p = getelementptr i32, ptr addrspace(1) %bins, i32 %bin
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
