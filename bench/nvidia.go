package main

import (
	"os"
	"strings"

	"gonvvm/internal/oracle"
)

// nvidia compiles one module with NVIDIA's own compiler, if that is installed, and measures it
// like the others. A module that the library does not accept (bitcode of LLVM 7 cannot say all that
// LLVM 22 can) gives nothing.
func (b *bench) nvidia(ptxas, arch, in string) (*oracle.Assembly, map[string]uint64) {
	lib := oracle.LibNVVM()
	if lib == "" || b.self || oracle.NVVMHelper() == "" {
		return nil, nil
	}
	text, bc, out := b.out("nvidia.ll"), b.out("nvidia.bc"), b.out("nvidia.ptx")
	source, err := os.ReadFile(in)
	if err != nil {
		return nil, nil
	}
	// The library asks for the version of NVVM IR, which clang does not write.
	source = append(source, "\n!nvvmir.version = !{!4000000000}\n!4000000000 = !{i32 2, i32 0, i32 3, i32 1}\n"...)
	if os.WriteFile(text, source, 0o600) != nil {
		return nil, nil
	}
	if _, err := run(b.ours(nil, "as", "-dialect", "llvm7", "-o", bc, text)); err != nil {
		return nil, nil
	}
	module, err := os.ReadFile(bc)
	if err != nil {
		return nil, nil
	}
	ptx, err := oracle.CompileNVVM(lib, module, "-arch="+strings.Replace(arch, "sm_", "compute_", 1), "-opt=3")
	if err != nil || os.WriteFile(out, ptx, 0o600) != nil {
		return nil, nil
	}
	asm, err := oracle.Assemble(ptxas, ptx, arch)
	if err != nil || asm.Err != "" {
		return nil, nil
	}
	runs, err := executed(out, in)
	if err != nil {
		runs = nil
	}
	return asm, runs
}
