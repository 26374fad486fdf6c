; Outputs of inline assembly that are stored, and operands that may be in memory.
target triple = "nvptx64-nvidia-cuda"

define void @stored(ptr %p, i32 %x) {
  call void asm "not.b32 $0, $1;", "=*r,r"(ptr elementtype(i32) %p, i32 %x)
  ret void
}

define void @stored.means(ptr %p, i32 %x) {
  %n = xor i32 %x, -1
  store i32 %n, ptr %p
  ret void
}

; The letters of g, as clang writes them, leave the size of the register open.
define void @general(ptr %p, i64 %x) {
  call void asm "not.b64 $0, $0;", "=*imr,0"(ptr elementtype(i64) %p, i64 %x)
  ret void
}

define void @general.means(ptr %p, i64 %x) {
  %n = xor i64 %x, -1
  store i64 %n, ptr %p
  ret void
}

; An alternative in memory is preferred: both operands are the address.
define void @memory(ptr %p, i32 %x) {
  call void asm sideeffect "{ .reg .b32 t; ld.b32 t, $1; not.b32 t, t; st.b32 $0, t; }", "=*r|m,0,~{memory}"(ptr elementtype(i32) %p, i32 %x)
  ret void
}

define void @memory.means(ptr %p, i32 %x) {
  %v = load i32, ptr %p
  %n = xor i32 %v, -1
  store i32 %n, ptr %p
  ret void
}

define i32 @mixed(ptr %p, ptr %q, i32 %x, float %y) {
  %r = call { i32, i32 } asm "add.s32 $0, $4, 1;\0Aneg.f32 $1, $5;\0Aadd.s32 $2, $4, 3;\0Aadd.s32 $3, $4, 4;", "=&r,=*&f,=&r,=*rm,r,f"(ptr elementtype(float) %p, ptr elementtype(i32) %q, i32 %x, float %y)
  %a = extractvalue { i32, i32 } %r, 0
  %b = extractvalue { i32, i32 } %r, 1
  %s = mul i32 %a, %b
  ret i32 %s
}

define i32 @mixed.means(ptr %p, ptr %q, i32 %x, float %y) {
  %n = fneg float %y
  store float %n, ptr %p
  %x4 = add i32 %x, 4
  store i32 %x4, ptr %q
  %a = add i32 %x, 1
  %b = add i32 %x, 3
  %s = mul i32 %a, %b
  ret i32 %s
}

define void @structure(ptr %p, i64 %x) {
  call void asm "not.b64 $0, $0;", "=*imr,0"(ptr elementtype({ i32, i32 }) %p, i64 %x)
  ret void
}

define void @structure.means(ptr %p, i64 %x) {
  %n = xor i64 %x, -1
  store i64 %n, ptr %p, align 4
  ret void
}

; Without text, registers do not matter.
define i128 @empty(ptr %p, i128 %x, <4 x float> %y, i64 %z) {
  %r = call i128 asm sideeffect "", "=r,0,g,X"(i128 %x, <4 x float> %y, i64 %z)
  call void asm sideeffect "", "=*m,0,~{memory}"(ptr elementtype(i64) %p, i64 %z)
  ret i128 %r
}

define i128 @empty.means(ptr %p, i128 %x, <4 x float> %y, i64 %z) {
  ret i128 %x
}

define i32 @either(i32 %x, i64 %z) {
  %a = call i32 asm "not.b32 $0, $1;", "=r,rm"(i32 %x)
  %b = call i64 asm "not.b64 $0, $1;", "=imr,imr"(i64 %z)
  %t = trunc i64 %b to i32
  %r = add i32 %a, %t
  ret i32 %r
}

define i32 @either.means(i32 %x, i64 %z) {
  %a = xor i32 %x, -1
  %b = xor i64 %z, -1
  %t = trunc i64 %b to i32
  %r = add i32 %a, %t
  ret i32 %r
}
