package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/fatbin"
)

// gonvvm by the name ptxas takes the command lines of Triton, clang and numba, and wraps PTX that is right.
func TestPtxas(t *testing.T) {
	if got := personality([]string{"/usr/bin/ptxas", "-v"}); strings.Join(got, " ") != "ptxas -v" {
		t.Error(got)
	}
	dir := t.TempDir()
	in, out := filepath.Join(dir, "k.ptx"), filepath.Join(dir, "k.o")
	const text = ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }\n"
	if err := os.WriteFile(in, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"-lineinfo -v --regAllocOptLevel=2 --gpu-name=sm_80 IN -o OUT", "-arch sm_90 -m64 -O3 --output-file OUT IN", "--opt-level 0 --gpu-name sm_86 IN -o OUT -g",
	} {
		args := strings.Fields(strings.NewReplacer("IN", in, "OUT", out).Replace(line))
		if code, _, errs := gonvvm("", append([]string{"ptxas"}, args...)...); code != exitOK {
			t.Fatalf("%s: %d\n%s", line, code, errs)
		}
		data, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		body, ok := fatbin.FromELF(data)
		list, err := fatbin.Parse(body)
		if !ok || err != nil || string(list[0].Data) != text {
			t.Errorf("%s: %v %v", line, list, err)
		}
		os.Remove(out)
	}
	for line, want := range map[string]string{
		"-arch=sm_50 IN -o OUT":  "error",
		"-arch=sm_800 IN -o OUT": "value 'sm_800' is not defined for option 'arch'",
		"IN -o":                  "argument expected after '-o'",
		"-o OUT":                 "one input file",
	} {
		args := strings.Fields(strings.NewReplacer("IN", in, "OUT", out).Replace(line))
		code, _, errs := gonvvm("", append([]string{"ptxas"}, args...)...)
		if code == exitOK || !strings.Contains(errs, want) {
			t.Errorf("%s: %d %s", line, code, errs)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s: there is an output", line)
		}
	}
}
