package ir

import "math/bits"

// ccName is a calling convention that has a name of its own in the text.
type ccName struct {
	cc   uint16
	name string
}

// ccNames lists the conventions of LLVM's CallingConv.h by number; all others
// are written "ccN".
var ccNames = [...]ccName{
	{8, "fastcc"},
	{9, "coldcc"},
	{10, "ghccc"},
	{13, "anyregcc"},
	{14, "preserve_mostcc"},
	{15, "preserve_allcc"},
	{16, "swiftcc"},
	{17, "cxx_fast_tlscc"},
	{18, "tailcc"},
	{19, "cfguard_checkcc"},
	{20, "swifttailcc"},
	{21, "preserve_nonecc"},
	{64, "x86_stdcallcc"},
	{65, "x86_fastcallcc"},
	{66, "arm_apcscc"},
	{67, "arm_aapcscc"},
	{68, "arm_aapcs_vfpcc"},
	{69, "msp430_intrcc"},
	{70, "x86_thiscallcc"},
	{CCPTXKernel, "ptx_kernel"},
	{CCPTXDevice, "ptx_device"},
	{75, "spir_func"},
	{76, "spir_kernel"},
	{77, "intel_ocl_bicc"},
	{78, "x86_64_sysvcc"},
	{79, "win64cc"},
	{80, "x86_vectorcallcc"},
	{81, "hhvmcc"},
	{82, "hhvm_ccc"},
	{83, "x86_intrcc"},
	{84, "avr_intrcc"},
	{85, "avr_signalcc"},
	{87, "amdgpu_vs"},
	{88, "amdgpu_gs"},
	{89, "amdgpu_ps"},
	{90, "amdgpu_cs"},
	{91, "amdgpu_kernel"},
	{92, "x86_regcallcc"},
	{93, "amdgpu_hs"},
	{95, "amdgpu_ls"},
	{96, "amdgpu_es"},
	{97, "aarch64_vector_pcs"},
	{98, "aarch64_sve_vector_pcs"},
	{100, "amdgpu_gfx"},
	{102, "aarch64_sme_preservemost_from_x0"},
	{103, "aarch64_sme_preservemost_from_x2"},
	{104, "amdgpu_cs_chain"},
	{105, "amdgpu_cs_chain_preserve"},
	{106, "m68k_rtdcc"},
	{107, "graalcc"},
	{110, "riscv_vector_cc"},
	{111, "aarch64_sme_preservemost_from_x1"},
	{ccRISCVVLS, "riscv_vls_cc(32)"},
	{ccRISCVVLS + 1, "riscv_vls_cc(64)"},
	{ccRISCVVLS + 2, "riscv_vls_cc(128)"},
	{ccRISCVVLS + 3, "riscv_vls_cc(256)"},
	{ccRISCVVLS + 4, "riscv_vls_cc(512)"},
	{ccRISCVVLS + 5, "riscv_vls_cc(1024)"},
	{ccRISCVVLS + 6, "riscv_vls_cc(2048)"},
	{ccRISCVVLS + 7, "riscv_vls_cc(4096)"},
	{ccRISCVVLS + 8, "riscv_vls_cc(8192)"},
	{ccRISCVVLS + 9, "riscv_vls_cc(16384)"},
	{ccRISCVVLS + 10, "riscv_vls_cc(32768)"},
	{ccRISCVVLS + 11, "riscv_vls_cc(65536)"},
	{124, "amdgpu_gfx_whole_wave"},
	{125, "cheriot_compartmentcallcc"},
	{126, "cheriot_compartmentcalleecc"},
	{127, "cheriot_librarycallcc"},
}

// ccRISCVVLS is the convention for vectors in registers of 32 bits; those of twice as many follow.
const ccRISCVVLS = 112

// CCVectorLength returns the convention riscv_vls_cc(n), whose n is a power of two of 32 to 65536.
func CCVectorLength(n uint64) (uint16, bool) {
	k := bits.TrailingZeros64(n)
	return ccRISCVVLS - 5 + uint16(k), n == 1<<k && n >= 32 && n <= 65536
}

// CCByName returns the calling convention called name.
func CCByName(name string) (uint16, bool) {
	if name == "ccc" {
		return CCC, true
	}
	for i := range ccNames {
		if ccNames[i].name == name {
			return ccNames[i].cc, true
		}
	}
	return 0, false
}

// CCName returns the spelling of a calling convention, "" for one that is
// written as a number and for the default.
func CCName(cc uint16) string {
	for i := range ccNames {
		if ccNames[i].cc == cc {
			return ccNames[i].name
		}
	}
	return ""
}

// CCNames calls each with the name of every calling convention.
func CCNames(each func(string)) {
	for i := range ccNames {
		each(ccNames[i].name)
	}
}
