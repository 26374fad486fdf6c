; Divergence: threads of a warp with different numbers of iterations
; The number of steps of Collatz's sequence depends on the number that a thread begins with. The warp iterates until its last thread has finished; the Graph
; and the counts of the Code view show how many threads take part.
; run: -block=64 out:i32[64]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @collatz(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add i32 %t, 1
  br label %loop

loop:
  %n = phi i32 [ %start, %entry ], [ %next, %step ]
  %k = phi i32 [ 0, %entry ], [ %k1, %step ]
  %one = icmp eq i32 %n, 1
  br i1 %one, label %exit, label %step

step:
  %half = lshr i32 %n, 1
  %triple = mul i32 %n, 3
  %up = add i32 %triple, 1
  %low = and i32 %n, 1
  %odd = icmp ne i32 %low, 0
  %next = select i1 %odd, i32 %up, i32 %half
  %k1 = add i32 %k, 1
  br label %loop

exit:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %k, ptr addrspace(1) %p, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
