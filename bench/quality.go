package main

import (
	"fmt"
	"os"

	"gonvvm/internal/oracle"
)

// quality compares what ptxas makes of the PTX of both compilers: registers and
// instructions of each kernel, and spills.
func (b *bench) quality() error {
	const arch = "sm_80"
	ptxas := oracle.PtxasFor(arch)
	if ptxas == "" {
		return fmt.Errorf("no ptxas is installed: scripts/oracles.sh installs it")
	}
	list, err := b.modules()
	if err != nil {
		return err
	}
	fmt.Printf("code quality of %s at -O3 after ptxas, %s: registers and instructions of gonvvm and of LLVM 22\n", b.variant, arch)
	var registers, instructions geomean
	spills, refused := 0, 0
	for _, in := range list {
		theirs, err := b.llvm(in)
		if err != nil {
			return err
		}
		if _, err := run(theirs); err != nil {
			return err
		}
		output := "ours.ptx"
		if b.self {
			output = "theirs.ptx"
		} else if _, err := run(b.ours(nil, "compile", "-arch="+arch, "-O3", "-o", b.out(output), in)); err != nil {
			return err
		}
		us, err := assemble(ptxas, b.out(output), arch)
		if err != nil {
			return err
		}
		them, err := assemble(ptxas, b.out("theirs.ptx"), arch)
		if err != nil {
			return err
		}
		if us.Err != "" {
			fmt.Printf("  %-24s ptxas refuses gonvvm's PTX:\n%s", moduleName(in), us.Err)
			refused++
			continue
		}
		for i := range them.Functions {
			t := &them.Functions[i]
			u := us.Usage(t.Name)
			if !t.Kernel || u == nil || t.Instructions == 0 {
				continue
			}
			note := ""
			if u.SpillStores > 0 && t.SpillStores == 0 {
				note = fmt.Sprintf("  spills %d bytes", u.SpillStores)
				spills++
			}
			fmt.Printf("  %-24s %-20s %4d %4d   %5d %5d  %.2f%s\n", moduleName(in), t.Name, u.Registers, t.Registers,
				u.Instructions, t.Instructions, float64(u.Instructions)/float64(t.Instructions), note)
			registers.add(float64(u.Registers) / float64(t.Registers))
			instructions.add(float64(u.Instructions) / float64(t.Instructions))
		}
	}
	b.verdict(refused == 0, "  modules that ptxas refuses: %d", refused)
	b.verdict(registers.value() <= maxQualityRatio+0.0005, "  registers %.3f of LLVM's (geometric mean of %d kernels), at most %.2f",
		registers.value(), registers.n, maxQualityRatio)
	b.verdict(instructions.value() <= maxQualityRatio+0.0005, "  instructions %.3f of LLVM's, at most %.2f", instructions.value(), maxQualityRatio)
	b.verdict(spills == 0, "  kernels that spill where LLVM's do not: %d", spills)
	return nil
}

func assemble(ptxas, path, arch string) (*oracle.Assembly, error) {
	ptx, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return oracle.Assemble(ptxas, ptx, arch)
}
