; passes: declare-intrinsics, loop-unroll, strip-dead-prototypes
target triple = "nvptx64-nvidia-cuda"

; The threads of a warp have different numbers of iterations, of 14 instructions: copies and remainder would be executed.
define ptx_kernel void @long(ptr addrspace(1) %p, i32 %n) {
entry:
  %first = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %x1 = fadd float %x, 1.0
  %x2 = fmul float %x1, %x
  %x3 = fadd float %x2, 2.0
  %x4 = fmul float %x3, %x
  %x5 = fadd float %x4, 3.0
  %x6 = fmul float %x5, %x
  %x7 = fadd float %x6, 4.0
  store float %x7, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; A short iteration is worth it for the tests that are saved.
define ptx_kernel void @short(ptr addrspace(1) %p, i32 %n) {
entry:
  %first = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %x1 = fadd float %x, 1.0
  store float %x1, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
