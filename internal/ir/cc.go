package ir

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
