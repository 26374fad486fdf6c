; The main loop of a Hopper GEMM, as Triton writes it: wgmma in inline assembly, the accumulator tied to
; the results, descriptors that advance, one group in flight.
; arch: sm_90a
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.wgmma.fence.sync.aligned()
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned()
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64)

define ptx_kernel void @wgmma_gemm(ptr addrspace(1) align 16 %c, i64 %adesc, i64 %bdesc, i32 %steps) "nvvm.reqntid"="128" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %ad = phi i64 [ %adesc, %entry ], [ %ad1, %loop ]
  %bd = phi i64 [ %bdesc, %entry ], [ %bd1, %loop ]
  %c0 = phi float [ 0.0, %entry ], [ %r0, %loop ]
  %c1 = phi float [ 0.0, %entry ], [ %r1, %loop ]
  %c2 = phi float [ 0.0, %entry ], [ %r2, %loop ]
  %c3 = phi float [ 0.0, %entry ], [ %r3, %loop ]
  %c4 = phi float [ 0.0, %entry ], [ %r4, %loop ]
  %c5 = phi float [ 0.0, %entry ], [ %r5, %loop ]
  %c6 = phi float [ 0.0, %entry ], [ %r6, %loop ]
  %c7 = phi float [ 0.0, %entry ], [ %r7, %loop ]
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %scale = icmp ne i32 %k, 0
  %d = call { float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7}, $16, $17, $18, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b"(float %c0, float %c1, float %c2, float %c3, float %c4, float %c5, float %c6, float %c7, i64 %ad, i64 %bd, i1 %scale)
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %r0 = extractvalue { float, float, float, float, float, float, float, float } %d, 0
  %r1 = extractvalue { float, float, float, float, float, float, float, float } %d, 1
  %r2 = extractvalue { float, float, float, float, float, float, float, float } %d, 2
  %r3 = extractvalue { float, float, float, float, float, float, float, float } %d, 3
  %r4 = extractvalue { float, float, float, float, float, float, float, float } %d, 4
  %r5 = extractvalue { float, float, float, float, float, float, float, float } %d, 5
  %r6 = extractvalue { float, float, float, float, float, float, float, float } %d, 6
  %r7 = extractvalue { float, float, float, float, float, float, float, float } %d, 7
  %ad1 = add i64 %ad, 2
  %bd1 = add i64 %bd, 2
  %k1 = add nuw nsw i32 %k, 1
  %again = icmp slt i32 %k1, %steps
  br i1 %again, label %loop, label %exit

exit:
  %off = shl i32 %tid, 3
  %off64 = zext i32 %off to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %c, i64 %off64
  %v0 = insertelement <4 x float> poison, float %r0, i32 0
  %v1 = insertelement <4 x float> %v0, float %r1, i32 1
  %v2 = insertelement <4 x float> %v1, float %r2, i32 2
  %v3 = insertelement <4 x float> %v2, float %r3, i32 3
  store <4 x float> %v3, ptr addrspace(1) %p, align 16
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 4
  %w0 = insertelement <4 x float> poison, float %r4, i32 0
  %w1 = insertelement <4 x float> %w0, float %r5, i32 1
  %w2 = insertelement <4 x float> %w1, float %r6, i32 2
  %w3 = insertelement <4 x float> %w2, float %r7, i32 3
  store <4 x float> %w3, ptr addrspace(1) %q, align 16
  ret void
}
