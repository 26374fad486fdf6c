package main

import (
	"fmt"
	"os"
	"strings"

	"gonvvm/internal/oracle"
)

// maxKernelRatio is how much worse a single kernel may be before it is listed.
const maxKernelRatio = 1.15

// quality compares ptxas's code for the PTX of both compilers, for each architecture: registers, SASS instructions,
// stack and spills of each kernel; and the PTX instructions that its launches execute in the emulator.
func (b *bench) quality() error {
	list, err := b.modules()
	if err != nil {
		return err
	}
	why, err := parseExplanations(explanationText)
	if err != nil {
		return err
	}
	for _, arch := range strings.Split(b.archs, ",") {
		if err := b.qualityFor(arch, list, why); err != nil {
			return err
		}
	}
	if stale := why.stale(); len(stale) > 0 {
		fmt.Printf("explanations of kernels that are not beyond %.2f here: %s\n", maxKernelRatio, strings.Join(stale, ", "))
	}
	return nil
}

// qualitySums are the sums over one architecture's kernels.
type qualitySums struct {
	registers, instructions, dynamic geomean
	spills, stacks, refused          int
	worse                            []string // kernels beyond maxKernelRatio
	unexplained                      int      // of these
	// Of gonvvm to NVIDIA's compiler.
	nvRegisters, nvInstructions, nvDynamic geomean
}

func (b *bench) qualityFor(arch string, list []string, why *explanations) error {
	ptxas := oracle.PtxasFor(arch)
	if ptxas == "" {
		return fmt.Errorf("no ptxas is installed: scripts/oracles.sh installs it")
	}
	fmt.Printf("code quality of %s at -O3, %s: registers, SASS instructions and executed PTX instructions (thousands, of threads) of gonvvm and of LLVM 22\n", b.variant, arch)
	var sum qualitySums
	for _, in := range list {
		if err := b.qualityOf(ptxas, arch, in, why, &sum); err != nil {
			return err
		}
	}
	b.verdict(sum.refused == 0, "  modules that ptxas refuses: %d", sum.refused)
	b.verdict(sum.registers.value() <= maxRegisterRatio, "  registers %.3f of LLVM's (geometric mean of %d kernels), at most %.2f",
		sum.registers.value(), sum.registers.n, maxRegisterRatio)
	b.verdict(sum.instructions.value() <= maxQualityRatio+0.0005, "  SASS instructions %.3f of LLVM's, at most %.2f", sum.instructions.value(), maxQualityRatio)
	if sum.dynamic.n > 0 {
		b.verdict(sum.dynamic.value() <= maxQualityRatio+0.0005, "  executed PTX instructions %.3f of LLVM's (%d launches), at most %.2f",
			sum.dynamic.value(), sum.dynamic.n, maxQualityRatio)
	}
	b.verdict(sum.spills == 0, "  kernels that spill where LLVM's do not: %d", sum.spills)
	b.verdict(sum.stacks == 0, "  kernels with local memory where LLVM's have none: %d", sum.stacks)
	if sum.nvRegisters.n > 0 {
		fmt.Printf("  of NVIDIA's compiler (%d kernels): registers %.3f, SASS instructions %.3f, executed PTX instructions %.3f\n",
			sum.nvRegisters.n, sum.nvRegisters.value(), sum.nvInstructions.value(), sum.nvDynamic.value())
	}
	b.verdict(sum.unexplained == 0, "  beyond %.2f: %d, without explanation: %d", maxKernelRatio, len(sum.worse), sum.unexplained)
	for _, w := range sum.worse {
		fmt.Println("    " + w)
	}
	return nil
}

// qualityOf compiles one module with both compilers and compares its kernels.
func (b *bench) qualityOf(ptxas, arch, in string, why *explanations, sum *qualitySums) error {
	ours, theirs, err := b.both(arch, in)
	if err != nil {
		return err
	}
	us, err := assemble(ptxas, ours, arch)
	if err != nil {
		return err
	}
	them, err := assemble(ptxas, theirs, arch)
	if err != nil {
		return err
	}
	if us.Err != "" {
		fmt.Printf("  %-24s ptxas refuses gonvvm's PTX:\n%s", moduleName(in), us.Err)
		sum.refused++
		return nil
	}
	ourRuns, err := executed(ours, in)
	if err != nil {
		return err
	}
	theirRuns, err := executed(theirs, in)
	if err != nil {
		return err
	}
	nv, nvRuns := b.nvidia(ptxas, arch, in)
	for i := range them.Functions {
		t := &them.Functions[i]
		u := us.Usage(t.Name)
		if !t.Kernel || u == nil || t.Instructions == 0 {
			continue
		}
		note := ""
		if u.SpillStores > 0 && t.SpillStores == 0 {
			note += fmt.Sprintf("  spills %d bytes", u.SpillStores)
			sum.spills++
		}
		if u.Stack > 0 && t.Stack == 0 {
			note += fmt.Sprintf("  stack %d bytes", u.Stack)
			sum.stacks++
		}
		static := float64(u.Instructions) / float64(t.Instructions)
		line := fmt.Sprintf("%-24s %-20s %3d %3d   %5d %5d %5.2f", moduleName(in), t.Name, u.Registers, t.Registers, u.Instructions, t.Instructions, static)
		sum.registers.add(float64(u.Registers) / float64(t.Registers))
		sum.instructions.add(static)
		worse := static > maxKernelRatio
		if n, m := ourRuns[t.Name], theirRuns[t.Name]; n > 0 && m > 0 {
			r := float64(n) / float64(m)
			line += fmt.Sprintf("   %9.1f %9.1f %5.2f", float64(n)/1e3, float64(m)/1e3, r)
			sum.dynamic.add(r)
			worse = worse || r > maxKernelRatio
		}
		if nv != nil {
			if v := nv.Usage(t.Name); v != nil && v.Instructions > 0 {
				line += fmt.Sprintf("   nv %3d %5d", v.Registers, v.Instructions)
				sum.nvRegisters.add(float64(u.Registers) / float64(v.Registers))
				sum.nvInstructions.add(float64(u.Instructions) / float64(v.Instructions))
				if n, m := ourRuns[t.Name], nvRuns[t.Name]; n > 0 && m > 0 {
					line += fmt.Sprintf(" %9.1f", float64(m)/1e3)
					sum.nvDynamic.add(float64(n) / float64(m))
				}
			}
		}
		fmt.Println("  " + line + note)
		text := why.of(moduleName(in), t.Name, worse)
		if worse || note != "" {
			if worse && text == "" {
				sum.unexplained++
				text = "no explanation"
			}
			sum.worse = append(sum.worse, line+note+"\n      "+text)
		}
	}
	return nil
}

func assemble(ptxas, path, arch string) (*oracle.Assembly, error) {
	ptx, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return oracle.Assemble(ptxas, ptx, arch)
}
