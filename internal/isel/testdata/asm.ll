; Inline assembly (S4-59, X-30): constraints of every kind, tied and early outputs,
; scopes, labels with and without ${:uid}, comments, text that only a newer table knows.
target triple = "nvptx64-nvidia-cuda"

@name = internal unnamed_addr addrspace(4) constant [14 x i8] c"add.rn.f32 %a\00"
@counter = addrspace(1) global i32 0

define ptx_kernel void @letters(ptr addrspace(1) %p, i16 %h, i32 %r, i64 %l, float %f, double %d, i8 %c, i1 %b, i128 %q) {
  %1 = call i16 asm "not.b16 $0, $1;", "=h,h"(i16 %h)
  %2 = call i32 asm "add.s32 $0, $1, $2;", "=r,r,n"(i32 %r, i32 -17)
  %3 = call i64 asm "mad.wide.s32 $0, $1, $2, $3;", "=l,r,r,l"(i32 %2, i32 %r, i64 %l)
  %4 = call float asm "fma.rn.ftz.f32 $0, $1, $1, 0f3F800000;", "=f,f"(float %f)
  %5 = call double asm "fma.rn.f64 $0, $1, $1, 1.5;", "=d,d"(double %d)
  %6 = call i32 asm "cvt.u32.u16 $0, $1;", "=r,h"(i8 %c)
  %7 = call i32 asm "selp.b32 $0, 1, 2, $1;", "=r,b"(i1 %b)
  %8 = call i128 asm "{ .reg .b64 lo, hi; mov.b128 {lo, hi}, $1; not.b64 lo, lo; mov.b128 $0, {lo, hi}; }", "=q,q"(i128 %q)
  %9 = call { i32, i32 } asm "add.cc.u32 $0, $2, $4;\0A\09addc.u32 $1, $3, $5;", "=&r,=r,r,r,r,r"(i32 %2, i32 %6, i32 %7, i32 %r)
  %lo = extractvalue { i32, i32 } %9, 0
  %hi = extractvalue { i32, i32 } %9, 1
  %10 = call i32 asm "add.s32 $0, $0, $2;", "=r,0,r"(i32 %lo, i32 %hi)
  %11 = call i64 asm "add.s64 $0, $1, 1;", "=l|l,l|d"(i64 %3)
  store volatile i16 %1, ptr addrspace(1) %p
  store volatile i32 %10, ptr addrspace(1) %p
  store volatile i64 %11, ptr addrspace(1) %p
  store volatile float %4, ptr addrspace(1) %p
  store volatile double %5, ptr addrspace(1) %p
  store volatile i128 %8, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @memory(ptr addrspace(1) %p, i32 %x) {
  %1 = call i32 asm sideeffect "ld.global.v2.b32 {$0, _}, [$1+8];", "=r,l,~{memory}"(ptr addrspace(1) %p)
  call void asm sideeffect "st.global.b32 $0, $1;", "*m,r,~{memory}"(ptr addrspace(1) elementtype(i32) %p, i32 %1)
  call void asm sideeffect "red.global.add.u32 [$0], ${1:n}; // minus five", "s,n"(ptr addrspace(1) @counter, i32 5)
  call void asm sideeffect "{\0A\09.reg .f32 %a;\0A\09$0, %a, %a;\0A\09}", "C"(ptr addrspace(4) @name)
  call void asm sideeffect "", "~{memory}"()
  ret void
}

define ptx_kernel void @labels(ptr addrspace(1) %p, i32 %x) {
  %1 = call i32 asm "{\0A\09.reg .pred p;\0A\09mov.u32 $0, 0;\0ALOOP:\0A\09add.u32 $0, $0, 3;\0A\09setp.lt.u32 p, $0, $1;\0A\09@p bra LOOP;\0A\09}", "=&r,r"(i32 %x)
  %2 = call i32 asm sideeffect "bra.uni ${:private}skip${:uid}; ${:private}skip${:uid}: mov.u32 $0, $1;", "=r,r"(i32 %1)
  %3 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09bra.uni DONE;\0A\09mov.u32 $0, 7;\0ADONE:", "=r,r"(i32 %2)
  %4 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09bra.uni AGAIN;\0A\09mov.u32 $0, 8;\0AAGAIN:", "=r,r"(i32 %3)
  store i32 %4, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @registers(ptr addrspace(1) %p, i32 %x) {
  call void asm sideeffect ".reg .b32 kept;\0A\09mov.b32 kept, $0;", "r"(i32 %x)
  %1 = call i32 asm sideeffect "{ .reg .b32 %r<3>; add.s32 %r1, kept, $1; mov.b32 $0, %r1; }", "=r,r"(i32 %x)
  store i32 %1, ptr addrspace(1) %p
  ret void
}

; @letters is not executed: its results overwrite each other
; @memory is not executed: it counts in a variable that all calls share

define ptx_kernel void @labels.means(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 3
  %c = icmp ult i32 %n, %x
  br i1 %c, label %loop, label %end
end:
  store i32 %n, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @registers.means(ptr addrspace(1) %p, i32 %x) {
  %1 = add i32 %x, %x
  store i32 %1, ptr addrspace(1) %p
  ret void
}
