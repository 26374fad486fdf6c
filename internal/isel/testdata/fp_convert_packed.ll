; bf16 numbers that share a register become f32 without a register of their own: the upper one lies in place already.

define ptx_kernel void @pair(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 8 %q) {
  %v = load <2 x bfloat>, ptr addrspace(1) %p, align 4
  %x = fpext <2 x bfloat> %v to <2 x float>
  store <2 x float> %x, ptr addrspace(1) %q, align 8
  ret void
}

define ptx_kernel void @four(ptr addrspace(1) align 8 %p, ptr addrspace(1) %q) {
  %v = load <4 x bfloat>, ptr addrspace(1) %p, align 8
  %a = extractelement <4 x bfloat> %v, i32 1
  %b = extractelement <4 x bfloat> %v, i32 2
  %x = fpext bfloat %a to float
  %y = fpext bfloat %b to float
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %q, align 4
  ret void
}

; One is needed as it is, too.
define ptx_kernel void @both(ptr addrspace(1) align 4 %p, ptr addrspace(1) %q, ptr addrspace(1) %r) {
  %v = load <2 x bfloat>, ptr addrspace(1) %p, align 4
  %a = extractelement <2 x bfloat> %v, i32 1
  %x = fpext bfloat %a to float
  store float %x, ptr addrspace(1) %q, align 4
  store bfloat %a, ptr addrspace(1) %r, align 2
  ret void
}

define ptx_kernel void @parameter(<2 x bfloat> %v, ptr addrspace(1) %q) {
  %a = extractelement <2 x bfloat> %v, i32 1
  %x = fpext bfloat %a to float
  store float %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @double(<2 x bfloat> %v, ptr addrspace(1) %q) {
  %a = extractelement <2 x bfloat> %v, i32 1
  %x = fpext bfloat %a to double
  store double %x, ptr addrspace(1) %q, align 8
  ret void
}
