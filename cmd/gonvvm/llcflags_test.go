package main

import (
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// Flags of llc are obeyed, accepted or refused as llc does.
func TestLLCFlags(t *testing.T) {
	const log2 = "declare float @llvm.log2.f32(float)\ndefine float @f(float %x) {\n  %r = call float @llvm.log2.f32(float %x)\n  %q = fdiv float %r, %x\n  ret float %q\n}\n"
	for _, c := range []struct{ flags, output, message string }{
		{"-mattr=ptx80", ".version 8.0", ""},
		{"-mattr=+ptx80 -mattr=-ptx80", ".version 7.0", ""},
		{"-mattr=+ptx80,+foo", ".version 8.0", "'+foo' is not a recognized feature"},
		{"-denormal-fp-math=preserve-sign", "div.rn.ftz.f32", ""},
		{"-denormal-fp-math=preserve-sign -denormal-fp-math-f32=ieee", "div.rn.f32", ""},
		{"-denormal-fp-math-f32=preserve-sign,preserve-sign", "div.rn.ftz.f32", ""},
		{"-denormal-fp-math=flush", "", "Cannot find option named 'flush'"},
		{"-nvptx-prec-divf32=1", "div.full.f32", ""},
		{"-nvptx-prec-divf32=2", "div.rn.f32", ""},
		{"-nvptx-prec-divf32=5", "", "Cannot find option named '5'"},
		{"-nvptx-fma-level=many", "", "value invalid for uint"},
		{"-nvptx-short-ptr=perhaps", "", "Try 0 or 1"},
		{"-tail-dup-size 3 -regalloc=fast --verify-machineinstrs", "div.rn.f32", ""},
		{"-stop-after=finalize-isel", "div.rn.f32", "has no effect"},
		{"-nvptx-sched4re", "", "Did you mean '-nvptx-sched4reg'"},
		{"-O7", "", "Unknown command line argument"},
		{"-o", "", "requires a value"},
	} {
		args := append([]string{"llc", "-mtriple=nvptx64", "-mcpu=sm_80", "-nvptx-approx-log2f32"}, strings.Fields(c.flags)...)
		code, out, msg := gonvvm(log2, args...)
		if (code == exitOK) != (c.output != "") || !strings.Contains(out, c.output) || !strings.Contains(msg, c.message) || c.message == "" && msg != "" {
			t.Errorf("%s: exit status %d, %s\n%s", c.flags, code, msg, out)
		}
	}
}

// The list of accepted flags is that of llc-22, without those of other machines.
func TestLLCFlagNames(t *testing.T) {
	help, err := oracle.Run(testkit.Oracle(t, "llc-22"), nil, "--help-hidden")
	if err != nil {
		t.Fatal(err)
	}
	machine := regexp.MustCompile(`^(aarch64|amdgpu|arm|x86|hexagon|mips(16|32)?|ppc|riscv|s390|systemz|sparc|bpf|lanai|msp430|wasm|xcore|ve|loongarch|avr|thumb|si|r600|vliw|m68k|csky|arc|falkor|spirv|spv|xtensa|webassembly|gcn|mve|hvx|dx|dxil|directx|emscripten|mno|amd)-`)
	row := regexp.MustCompile(`(?m)^  --?([A-Za-z][A-Za-z0-9_.-]*)(=<[^ ]*>| <[^>]*>)?(\s|$)`)
	theirs := map[string]bool{}
	optional := map[string]bool{} // flags that are allowed without a value, too
	for _, m := range row.FindAllStringSubmatch(string(help), -1) {
		optional[m[1]] = optional[m[1]] || m[2] == ""
	}
	for _, m := range row.FindAllStringSubmatch(string(help), -1) {
		theirs[m[1]] = true
		if _, value, known := llcLookup(m[1]); !machine.MatchString(m[1]) && (!known || value == optional[m[1]]) {
			t.Errorf("llc has --%s%s; known %v, with a value %v", m[1], m[2], known, value)
		}
	}
	names, _, _ := strings.Cut(llcNames, "# Flags of older releases.")
	for line := range strings.Lines(names) {
		if n := strings.TrimRight(line, "=\n"); line[0] != '#' && !theirs[n] {
			t.Errorf("llc has no --%s", n)
		}
	}
}
