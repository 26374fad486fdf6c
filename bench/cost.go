package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/difftest"
)

// The bounds on the cost of kernels in relation to the better of LLVM and NVIDIA's compiler.
const (
	maxCostRatio       = 0.97 // geometric mean
	maxKernelCostRatio = 1.10 // of a kernel without an explanation
)

// cost compares the estimated costs of kernel runs (cost_model.go) of gonvvm, LLVM and NVIDIA's compiler. A kernel without a launch
// has a static cost, of each instruction once.
func (b *bench) cost() error {
	list, err := b.modules()
	if err != nil {
		return err
	}
	why, err := parseExplanations(explanationText)
	if err != nil {
		return err
	}
	for _, arch := range strings.Split(b.archs, ",") {
		if err := b.costFor(arch, list, why); err != nil {
			return err
		}
	}
	return nil
}

// costSums are the sums over one architecture's kernels.
type costSums struct {
	llvm, nvidia, best geomean
	registers          geomean // of gonvvm to the one of the others that has fewer
	atLeastCost        geomean // of gonvvm to the one of the others that costs less
	worse              []string
	unexplained        int
}

func (b *bench) costFor(arch string, list []string, why *explanations) error {
	ptxas := oracle.PtxasFor(arch)
	if ptxas == "" {
		return fmt.Errorf("no ptxas is installed: scripts/oracles.sh installs it")
	}
	fmt.Printf("cost of kernels of %s at -O3, %s: thousands of cycles of gonvvm, LLVM 22, NVIDIA's compiler; ratio to the better one; registers of each\n", b.variant, arch)
	var sum costSums
	for _, in := range list {
		if err := b.costOfModule(ptxas, arch, in, why, &sum); err != nil {
			fmt.Printf("  %-24s not measured: %v\n", moduleName(in), err)
		}
	}
	fmt.Printf("  cost %.3f of LLVM's (%d kernels), %.3f of NVIDIA's (%d)\n", sum.llvm.value(), sum.llvm.n, sum.nvidia.value(), sum.nvidia.n)
	fmt.Printf("  registers %.3f of the better one's, %.3f of those of the code that costs less\n", sum.registers.value(), sum.atLeastCost.value())
	b.verdict(sum.best.value() <= maxCostRatio+0.0005, "  cost %.3f of the better one's, kernel by kernel, at most %.2f", sum.best.value(), maxCostRatio)
	b.verdict(sum.unexplained == 0, "  beyond %.2f: %d, without explanation: %d", maxKernelCostRatio, len(sum.worse), sum.unexplained)
	for _, w := range sum.worse {
		fmt.Println("    " + w)
	}
	return nil
}

// costOfModule compares the kernels of one module.
func (b *bench) costOfModule(ptxas, arch, in string, why *explanations, sum *costSums) error {
	path, theirs, err := b.both(arch, in)
	if err != nil {
		return err
	}
	ours, err := measureCosts(ptxas, arch, path, in)
	if err != nil {
		return err
	}
	llvm, err := measureCosts(ptxas, arch, theirs, in)
	if err != nil {
		return err
	}
	var nvidia []kernelCost
	if out := b.nvidiaPTX(arch, in); out != "" {
		if nvidia, err = measureCosts(ptxas, arch, out, in); err != nil {
			nvidia = nil
		}
	}
	for _, t := range llvm {
		u, v := kernelNamed(ours, t.name), kernelNamed(nvidia, t.name)
		if u == nil || t.total() == 0 {
			continue
		}
		best, registers, ofBest, nv, nvRegisters := t.total(), t.registers, t.registers, "-", "-"
		if v != nil && v.total() > 0 {
			if v.total() < best {
				ofBest = v.registers
			}
			best, registers = min(best, v.total()), min(registers, v.registers)
			sum.nvidia.add(u.total() / v.total())
			nv, nvRegisters = fmt.Sprintf("%.2f", v.total()/1e3), strconv.Itoa(v.registers)
		}
		ratio := u.total() / best
		sum.llvm.add(u.total() / t.total())
		sum.best.add(ratio)
		sum.registers.add(float64(u.registers) / float64(max(1, registers)))
		sum.atLeastCost.add(float64(u.registers) / float64(max(1, ofBest)))
		line := fmt.Sprintf("%-24s %-24s %9.2f %9.2f %9s %5.2f  %3d %3d %3s", moduleName(in), t.name, u.total()/1e3, t.total()/1e3, nv, ratio,
			u.registers, t.registers, nvRegisters)
		fmt.Println("  " + line)
		worse := ratio > maxKernelCostRatio
		text := why.of(moduleName(in), t.name, worse)
		if !worse {
			continue
		}
		if text == "" {
			sum.unexplained++
			text = "no explanation"
		}
		detail := func(c *kernelCost) string {
			if c == nil {
				return "-"
			}
			return fmt.Sprintf("issue %.0f memory %.0f latency %.2f", c.issue, c.memory, c.latency)
		}
		sum.worse = append(sum.worse, line+"\n      "+strings.Join([]string{detail(u), detail(&t), detail(v)}, "; ")+"\n      "+text)
	}
	return nil
}

// kernelCost is the cost of all launches of a kernel.
type kernelCost struct {
	name      string
	registers int
	runCost
}

func kernelNamed(list []kernelCost, name string) *kernelCost {
	for i := range list {
		if list[i].name == name {
			return &list[i]
		}
	}
	return nil
}

// machineCode is the machine code of a module, by which its launches have costs.
type machineCode struct {
	text   []byte // the PTX, an instruction to a line
	usage  *oracle.Assembly
	code   map[string][]oracle.Instruction
	labels []bool
}

// machineCodeOf assembles the PTX in path, which it formats.
func machineCodeOf(ptxas, arch, path string) (*machineCode, error) {
	text, err := oneLineEach(path)
	if err != nil {
		return nil, err
	}
	m := &machineCode{text: text, labels: labelLines(text)}
	if m.usage, err = oracle.Assemble(ptxas, text, arch); err != nil {
		return nil, err
	}
	if m.usage.Err != "" {
		return nil, fmt.Errorf("ptxas refuses the PTX: %s", m.usage.Err)
	}
	m.code, err = oracle.Code(ptxas, text, arch)
	return m, err
}

// launchCost returns the cost of a launch of a kernel of the module.
func (m *machineCode) launchCost(kernel string, l *testkit.Launch, r *difftest.Launched) runCost {
	blocks, threads := l.Grid[0]*l.Grid[1]*l.Grid[2], l.Block[0]*l.Block[1]*l.Block[2]
	return costOf(m.code[kernel], r.Lines, m.labels, m.usage.Usage(kernel), blocks, threads, l.Shared)
}

// costConfig makes the emulator count the transactions and lines that costs depend on.
var costConfig = emu.Config{Stats: true, Lines: true}

// measureCosts returns the costs of the kernels of the PTX in path, in the order of the module, with the launches beside module in.
func measureCosts(ptxas, arch, path, in string) ([]kernelCost, error) {
	m, err := machineCodeOf(ptxas, arch, path)
	if err != nil {
		return nil, err
	}
	var list []kernelCost
	seen := map[string]bool{}
	for i := range m.usage.Functions {
		f := &m.usage.Functions[i]
		if f.Kernel && f.Instructions > 0 {
			list = append(list, kernelCost{name: f.Name, registers: f.Registers})
		}
	}
	err = launched(path, in, costConfig, func(kernel string, l *testkit.Launch, r *difftest.Launched) {
		if k := kernelNamed(list, kernel); k != nil {
			seen[kernel] = true
			k.add(m.launchCost(kernel, l, r))
		}
	})
	for i := range list {
		if k := &list[i]; !seen[k.name] {
			k.runCost = staticCost(m.code[k.name], m.usage.Usage(k.name))
		}
		if math.IsNaN(list[i].total()) {
			return nil, fmt.Errorf("%s has no cost", list[i].name)
		}
	}
	return list, err
}

// oneLineEach formats the PTX in path and returns it: ptxas names the last line of an instruction, the emulator the first.
func oneLineEach(path string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if text, err = ptx.Format(path, text); err != nil {
		return nil, err
	}
	if debugTarget.Match(text) {
		return nil, errors.New("ptxas does not optimize code for a debugger")
	}
	return text, os.WriteFile(path, text, 0o600)
}

var debugTarget = regexp.MustCompile(`(?m)^\.target .*\bdebug\b`)
