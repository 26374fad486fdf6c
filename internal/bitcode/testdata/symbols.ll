; What symbols can be marked with, and every calling convention that has a name (LangRef, "Global
; Variables", "Calling Conventions").
source_filename = "we\22ird"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$largest = comdat largest

@asan = global i32 0, no_sanitize_address
@hwasan = global i32 0, no_sanitize_hwaddress, align 4
@memtag = global i32 0, section "s", sanitize_memtag, align 8, !exclude !0
@dyninit = global i32 0, code_model "large", no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, comdat($largest), align 4
@grouped = global i32 0, no_sanitize_address #0
@"quoted \01 name" = external protected addrspace(3) global i8
@"associated" = internal global i32 0, !associated !1

declare fastcc void @fastcc()
declare coldcc void @coldcc()
declare ghccc void @ghccc()
declare anyregcc void @anyregcc()
declare preserve_mostcc void @preserve_mostcc()
declare preserve_allcc void @preserve_allcc()
declare swiftcc void @swiftcc()
declare cxx_fast_tlscc void @cxx_fast_tlscc()
declare tailcc void @tailcc()
declare cfguard_checkcc void @cfguard_checkcc()
declare swifttailcc void @swifttailcc()
declare preserve_nonecc void @preserve_nonecc()
declare x86_stdcallcc void @x86_stdcallcc()
declare x86_fastcallcc void @x86_fastcallcc()
declare arm_apcscc void @arm_apcscc()
declare arm_aapcscc void @arm_aapcscc()
declare arm_aapcs_vfpcc void @arm_aapcs_vfpcc()
declare msp430_intrcc void @msp430_intrcc()
declare x86_thiscallcc void @x86_thiscallcc()
declare ptx_kernel void @ptx_kernel()
declare ptx_device void @ptx_device()
declare spir_func void @spir_func()
declare spir_kernel void @spir_kernel()
declare intel_ocl_bicc void @intel_ocl_bicc()
declare x86_64_sysvcc void @x86_64_sysvcc()
declare win64cc void @win64cc()
declare x86_vectorcallcc void @x86_vectorcallcc()
declare hhvmcc void @hhvmcc()
declare hhvm_ccc void @hhvm_ccc()
declare x86_intrcc void @x86_intrcc(ptr byval(i8))
declare avr_intrcc void @avr_intrcc()
declare avr_signalcc void @avr_signalcc()
declare amdgpu_vs void @amdgpu_vs()
declare amdgpu_gs void @amdgpu_gs()
declare amdgpu_ps void @amdgpu_ps()
declare amdgpu_cs void @amdgpu_cs()
declare amdgpu_kernel void @amdgpu_kernel()
declare x86_regcallcc void @x86_regcallcc()
declare amdgpu_hs void @amdgpu_hs()
declare amdgpu_ls void @amdgpu_ls()
declare amdgpu_es void @amdgpu_es()
declare aarch64_vector_pcs void @aarch64_vector_pcs()
declare aarch64_sve_vector_pcs void @aarch64_sve_vector_pcs()
declare amdgpu_gfx void @amdgpu_gfx()
declare aarch64_sme_preservemost_from_x0 void @aarch64_sme_preservemost_from_x0()
declare aarch64_sme_preservemost_from_x2 void @aarch64_sme_preservemost_from_x2()
declare amdgpu_cs_chain void @amdgpu_cs_chain()
declare amdgpu_cs_chain_preserve void @amdgpu_cs_chain_preserve()
declare m68k_rtdcc void @m68k_rtdcc()
declare graalcc void @graalcc()
declare riscv_vector_cc void @riscv_vector_cc()
declare aarch64_sme_preservemost_from_x1 void @aarch64_sme_preservemost_from_x1()
declare riscv_vls_cc(32) void @riscv_vls_cc32()
declare riscv_vls_cc(64) void @riscv_vls_cc64()
declare riscv_vls_cc(128) void @riscv_vls_cc128()
declare riscv_vls_cc(256) void @riscv_vls_cc256()
declare riscv_vls_cc(512) void @riscv_vls_cc512()
declare riscv_vls_cc(1024) void @riscv_vls_cc1024()
declare riscv_vls_cc(2048) void @riscv_vls_cc2048()
declare riscv_vls_cc(4096) void @riscv_vls_cc4096()
declare riscv_vls_cc(8192) void @riscv_vls_cc8192()
declare riscv_vls_cc(16384) void @riscv_vls_cc16384()
declare riscv_vls_cc(32768) void @riscv_vls_cc32768()
declare riscv_vls_cc(65536) void @riscv_vls_cc65536()
declare amdgpu_gfx_whole_wave void @amdgpu_gfx_whole_wave(i1)
declare cheriot_compartmentcallcc void @cheriot_compartmentcallcc()
declare cheriot_compartmentcalleecc void @cheriot_compartmentcalleecc()
declare cheriot_librarycallcc void @cheriot_librarycallcc()
declare cc 1023 void @number()

define void @calls() {
  call riscv_vls_cc(64) void @riscv_vls_cc64()
  call graalcc void @graalcc()
  ret void
}

attributes #0 = { "k"="v" }

!0 = !{}
!1 = !{ptr @asan}
