; A 3×3 box filter that reads a texture through a handle and writes a surface, as CUDA's texture and surface objects do.
; arch: sm_52 sm_70 sm_80 sm_90a sm_120
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
declare void @llvm.nvvm.sust.b.2d.v4i32.trap(i64, i32, i32, i32, i32, i32, i32)

define ptx_kernel void @texture_filter(i64 %tex, i64 %surf, i32 %w, i32 %h) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %x0 = mul i32 %bx, %nx
  %y0 = mul i32 %by, %ny
  %x = add i32 %x0, %tx
  %y = add i32 %y0, %ty
  %inx = icmp slt i32 %x, %w
  %iny = icmp slt i32 %y, %h
  %in = and i1 %inx, %iny
  br i1 %in, label %rows, label %exit

rows:
  %dy = phi i32 [ -1, %entry ], [ %dy1, %rowdone ]
  %sr = phi float [ 0.0, %entry ], [ %tr, %rowdone ]
  %sg = phi float [ 0.0, %entry ], [ %tg, %rowdone ]
  %sb = phi float [ 0.0, %entry ], [ %tb, %rowdone ]
  %yy = add i32 %y, %dy
  %fy = sitofp i32 %yy to float
  %cy = fadd float %fy, 5.000000e-01
  br label %columns

columns:
  %dx = phi i32 [ -1, %rows ], [ %dx1, %columns ]
  %ar = phi float [ %sr, %rows ], [ %tr, %columns ]
  %ag = phi float [ %sg, %rows ], [ %tg, %columns ]
  %ab = phi float [ %sb, %rows ], [ %tb, %columns ]
  %xx = add i32 %x, %dx
  %fx = sitofp i32 %xx to float
  %cx = fadd float %fx, 5.000000e-01
  %t = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %tex, float %cx, float %cy)
  %r = extractvalue { float, float, float, float } %t, 0
  %g = extractvalue { float, float, float, float } %t, 1
  %b = extractvalue { float, float, float, float } %t, 2
  %tr = fadd float %ar, %r
  %tg = fadd float %ag, %g
  %tb = fadd float %ab, %b
  %dx1 = add nsw i32 %dx, 1
  %again = icmp slt i32 %dx1, 2
  br i1 %again, label %columns, label %rowdone

rowdone:
  %dy1 = add nsw i32 %dy, 1
  %moreRows = icmp slt i32 %dy1, 2
  br i1 %moreRows, label %rows, label %write

write:
  %fr = fmul float %tr, 0x3FBC71C720000000
  %fg = fmul float %tg, 0x3FBC71C720000000
  %fb = fmul float %tb, 0x3FBC71C720000000
  %ir = bitcast float %fr to i32
  %ig = bitcast float %fg to i32
  %ib = bitcast float %fb to i32
  %bx16 = shl i32 %x, 4
  call void @llvm.nvvm.sust.b.2d.v4i32.trap(i64 %surf, i32 %bx16, i32 %y, i32 %ir, i32 %ig, i32 %ib, i32 1065353216)
  br label %exit

exit:
  ret void
}
