; One warp multiplies a 16×K matrix of halves by a K×8 one, as Triton writes it: ldmatrix and mma in inline
; assembly, cp.async in front.
; arch: sm_80 sm_89 sm_90a sm_120
target triple = "nvptx64-nvidia-cuda"

@as = internal addrspace(3) global [512 x i8] undef, align 16
@bs = internal addrspace(3) global [256 x i8] undef, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3))

; a is stored by rows, b by columns, c by rows; k is a multiple of 16.
define ptx_kernel void @mma_gemm(ptr addrspace(1) align 16 %a, ptr addrspace(1) align 16 %b, ptr addrspace(1) align 16 %c, i32 %k) "nvvm.reqntid"="32" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %half = and i32 %tid, 1
  %row = lshr i32 %tid, 1
  %inB = icmp ult i32 %tid, 16
  %k2 = shl i32 %k, 1
  %rowoff = mul i32 %row, %k2
  %halfoff = shl i32 %half, 4
  %goff = add i32 %rowoff, %halfoff
  %goff64 = zext i32 %goff to i64
  %asrc = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %goff64
  %bsrc = getelementptr inbounds i8, ptr addrspace(1) %b, i64 %goff64
  %soff = shl i32 %tid, 4
  %adst = getelementptr inbounds i8, ptr addrspace(3) @as, i32 %soff
  %bdst = getelementptr inbounds i8, ptr addrspace(3) @bs, i32 %soff
  %lrow = and i32 %tid, 15
  %lcol = lshr i32 %tid, 4
  %lrow32 = shl i32 %lrow, 5
  %lcol16 = shl i32 %lcol, 4
  %loff = add i32 %lrow32, %lcol16
  %aptr = getelementptr inbounds i8, ptr addrspace(3) @as, i32 %loff
  %brow = and i32 %tid, 7
  %bcol = lshr i32 %tid, 3
  %bcol1 = and i32 %bcol, 1
  %brow32 = shl i32 %brow, 5
  %bcol16 = shl i32 %bcol1, 4
  %boff = add i32 %brow32, %bcol16
  %bptr = getelementptr inbounds i8, ptr addrspace(3) @bs, i32 %boff
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %multiplied ]
  %c0 = phi float [ 0.0, %entry ], [ %d0, %multiplied ]
  %c1 = phi float [ 0.0, %entry ], [ %d1, %multiplied ]
  %c2 = phi float [ 0.0, %entry ], [ %d2, %multiplied ]
  %c3 = phi float [ 0.0, %entry ], [ %d3, %multiplied ]
  %ib = shl i32 %i, 1
  %ib64 = zext i32 %ib to i64
  %ag = getelementptr inbounds i8, ptr addrspace(1) %asrc, i64 %ib64
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %adst, ptr addrspace(1) %ag)
  br i1 %inB, label %copyB, label %copied

copyB:
  %bg = getelementptr inbounds i8, ptr addrspace(1) %bsrc, i64 %ib64
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %bdst, ptr addrspace(1) %bg)
  br label %copied

copied:
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %af = call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %aptr)
  %a0 = extractvalue { i32, i32, i32, i32 } %af, 0
  %a1 = extractvalue { i32, i32, i32, i32 } %af, 1
  %a2 = extractvalue { i32, i32, i32, i32 } %af, 2
  %a3 = extractvalue { i32, i32, i32, i32 } %af, 3
  %bp = ptrtoint ptr addrspace(3) %bptr to i32
  %bf = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.shared.b16 {$0, $1}, [$2];", "=r,=r,r,~{memory}"(i32 %bp)
  %b0 = extractvalue { i32, i32 } %bf, 0
  %b1 = extractvalue { i32, i32 } %bf, 1
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $0, $1, $2, $3 };", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, float %c0, float %c1, float %c2, float %c3)
  %d0 = extractvalue { float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float } %d, 3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %multiplied

multiplied:
  %i1 = add nuw nsw i32 %i, 16
  %again = icmp slt i32 %i1, %k
  br i1 %again, label %loop, label %exit

exit:
  %group = lshr i32 %tid, 2
  %in = and i32 %tid, 3
  %r8 = shl i32 %group, 3
  %cc = shl i32 %in, 1
  %o0 = add i32 %r8, %cc
  %o0x = zext i32 %o0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %c, i64 %o0x
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p0, i64 64
  %u0 = insertelement <2 x float> poison, float %d0, i32 0
  %u1 = insertelement <2 x float> %u0, float %d1, i32 1
  store <2 x float> %u1, ptr addrspace(1) %p0, align 8
  %x0 = insertelement <2 x float> poison, float %d2, i32 0
  %x1 = insertelement <2 x float> %x0, float %d3, i32 1
  store <2 x float> %x1, ptr addrspace(1) %p1, align 8
  ret void
}
