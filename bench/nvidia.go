package main

import (
	"os"
	"strings"

	"gonvvm/internal/oracle"
)

// nvidiaPTX compiles one module with NVIDIA's own compiler and returns the name of the PTX file, "" if the compiler is not installed
// or does not accept the module: bitcode of LLVM 7 cannot say all that LLVM 22 can.
func (b *bench) nvidiaPTX(arch, in string) string {
	lib := oracle.LibNVVM()
	if lib == "" || b.self || oracle.NVVMHelper() == "" {
		return ""
	}
	text, bc, out := b.out("nvidia.ll"), b.out("nvidia.bc"), b.out("nvidia.ptx")
	source, err := os.ReadFile(in)
	if err != nil {
		return ""
	}
	// The library asks for the version of NVVM IR, which clang does not write.
	source = append(source, "\n!nvvmir.version = !{!4000000000}\n!4000000000 = !{i32 2, i32 0, i32 3, i32 1}\n"...)
	if os.WriteFile(text, source, 0o600) != nil {
		return ""
	}
	if _, err := run(b.ours(nil, "as", "-dialect", "llvm7", "-o", bc, text)); err != nil {
		return ""
	}
	module, err := os.ReadFile(bc)
	if err != nil {
		return ""
	}
	ptx, err := oracle.CompileNVVM(lib, module, "-arch="+strings.Replace(arch, "sm_", "compute_", 1), "-opt=3")
	if err != nil || os.WriteFile(out, ptx, 0o600) != nil {
		return ""
	}
	return out
}

// nvidia compiles one module with NVIDIA's own compiler and measures it like the others. It returns nothing where nvidiaPTX does not
// or ptxas refuses the PTX.
func (b *bench) nvidia(ptxas, arch, in string) (*oracle.Assembly, map[string]uint64) {
	out := b.nvidiaPTX(arch, in)
	if out == "" {
		return nil, nil
	}
	asm, err := assemble(ptxas, out, arch)
	if err != nil || asm.Err != "" {
		return nil, nil
	}
	runs, err := executed(out, in)
	if err != nil {
		runs = nil
	}
	return asm, runs
}
