package driver

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gonvvm/emu"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// TestJulia: the modules that Julia writes compile for every target, and the kernels write the bits in the emulator that Julia's code for the host writes.
func TestJulia(t *testing.T) {
	julia := oracle.Find("julia-1.5")
	if julia == "" {
		t.Skip("there is no Julia 1.5 (scripts/oracles.sh julia)")
	}
	dir, sources := t.TempDir(), filepath.Join(testkit.Root(t), "testdata", "frontends", "julia")
	files, err := filepath.Glob(filepath.Join(sources, "*.jl"))
	if err != nil {
		t.Fatal(err)
	}
	include := func(first ...string) string {
		args := []string{"--startup-file=no", "-e", "foreach(include, ARGS)"}
		for _, name := range first {
			args = append(args, filepath.Join(sources, name))
		}
		for _, path := range files {
			if name := filepath.Base(path); name != "kernels.jl" && name != "host.jl" {
				args = append(args, path)
			}
		}
		cmd := exec.Command(julia, args...)
		cmd.Dir = dir
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		text, err := cmd.Output()
		if err != nil {
			t.Fatalf("%v\n%s", err, stderr.Bytes())
		}
		return string(text)
	}
	include("kernels.jl")
	modules, err := filepath.Glob(filepath.Join(dir, "*.ll"))
	if err != nil || len(modules) < 10 {
		t.Fatalf("%d modules %v", len(modules), err)
	}
	for _, path := range modules {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		compileEverywhere(t, filepath.Base(path), text, "sm_60")
	}
	n := 0
	for line := range strings.Lines(include("kernels.jl", "host.jl")) {
		for _, level := range []int{0, 3} {
			asOnHost(t, dir, level, strings.Fields(line))
		}
		n++
	}
	if n < 10 {
		t.Errorf("%d kernels are compared with the host", n)
	}
}

// asOnHost launches the kernel of a line of compare, of host.jl, and compares the buffers with the files for afterwards.
func asOnHost(t *testing.T, dir string, level int, line []string) {
	t.Helper()
	read := func(name string) ([]byte, error) { return os.ReadFile(filepath.Join(dir, name)) }
	text, err := read(line[0])
	if err != nil {
		t.Fatal(err)
	}
	opt := options(t, "sm_80")
	opt.Level, opt.FMA = level, false // as Julia
	r, _, err := Compile(context.Background(), opt, Input{Name: line[0], Data: text})
	if err != nil {
		t.Fatal(err)
	}
	mod, err := emu.New().Load(line[0], r.PTX)
	if err != nil {
		t.Fatal(err)
	}
	var args []*emu.Arg
	for _, text := range line[4:] {
		a, err := emu.ParseArg(text, read)
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, a)
	}
	res, err := mod.LaunchArgs(context.Background(), line[1], emu.Config{Grid: emu.Dim{X: number(t, line[2])}, Block: emu.Dim{X: number(t, line[3])}}, args)
	if err == nil {
		err = res.Err()
	}
	if err != nil {
		t.Fatalf("%s, -O%d: %v", line[1], level, err)
	}
	for k, a := range args {
		if _, file, ok := strings.Cut(line[4+k], "@"); ok {
			if want, err := read(file + ".after"); err != nil || !bytes.Equal(a.Data, want) {
				t.Errorf("%s, -O%d: argument %d is not as on the host: %v", line[1], level, k+1, err)
			}
		}
	}
}

func number(t *testing.T, text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
