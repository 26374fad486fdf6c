; Uncoalesced: a transposition that reads columns
; Neighbouring threads read elements that are a row apart: each touches a sector of its own, and most of its bytes are not used. The Code view
; shows the share of the bytes of the sectors that is needed.
; run: -grid=32 -block=32 in:f32[1024]=ramp out:f32[1024]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @transpose(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %column = mul i32 %x, 32
  %from = add i32 %column, %y
  %row = mul i32 %y, 32
  %to = add i32 %row, %x
  %p = getelementptr float, ptr addrspace(1) %in, i32 %from
  %v = load float, ptr addrspace(1) %p, align 4
  %q = getelementptr float, ptr addrspace(1) %out, i32 %to
  store float %v, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
