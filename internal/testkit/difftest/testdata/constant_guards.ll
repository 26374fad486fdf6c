; Instructions of inline assembly whose guards are the same constant (as masks that are always true make them).
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %o = mul i64 %w, 512
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %a = call i32 asm sideeffect "mov.u32 $0, 7; @$2 ld.b32 $0, [$1];", "=r,l,b"(ptr %p, i1 true)
  call void asm sideeffect "@$2 st.b32 [$0], $1;", "l,r,b"(ptr %q, i32 %a, i1 true)
  %b = call i32 asm sideeffect "mov.u32 $0, 9; @$2 ld.b32 $0, [$1+4];", "=r,l,b"(ptr %p, i1 true)
  call void asm sideeffect "@$2 st.b32 [$0+4], $1;", "l,r,b"(ptr %q, i32 %b, i1 true)
  %c = call i32 asm sideeffect "mov.u32 $0, 11; @$2 ld.b32 $0, [$1+8];", "=r,l,b"(ptr %p, i1 false)
  call void asm sideeffect "@!$2 st.b32 [$0+8], $1;", "l,r,b"(ptr %q, i32 %c, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
