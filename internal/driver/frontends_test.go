package driver

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// A frontEnd turns the sources of testdata/frontends/DIR into modules.
type frontEnd struct {
	dir, ext string
	lowest   string // the first target that its programs are for
	// modules returns the modules of a source, for several levels of its own optimizer.
	modules func(t *testing.T, src []byte) [][]byte
}

// clang runs clang on a source at two levels, with the arguments of a language.
func clang(t *testing.T, src []byte, args ...string) [][]byte {
	path := testkit.Oracle(t, "clang-22")
	var out [][]byte
	for _, level := range []string{"-O0", "-O2"} {
		text, err := oracle.Run(path, src, append(args, level, "-w", "-S", "-emit-llvm", "-o", "-", "-")...)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, text)
	}
	return out
}

// rustCore is the file that precedes each program in Rust.
const rustCore = "core.rs"

// rustc returns the path of the compiler and the text of rustCore. The test is skipped if the compiler is missing
// (scripts/oracles.sh does not install it) or does not compile rustCore for the target: the language's requirements for
// its core library differ between versions.
func rustc(t *testing.T) (path string, core []byte) {
	path = oracle.Find("rustc")
	if path == "" {
		t.Skip("there is no rustc")
	}
	core, err := os.ReadFile(filepath.Join(testkit.Root(t), "testdata", "frontends", "rust", rustCore))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rustIR(path, core, "0"); err != nil {
		t.Skipf("this rustc does not compile %s: %v", rustCore, err)
	}
	return path, core
}

// rustIR compiles a crate without the standard library to LLVM IR.
func rustIR(path string, src []byte, level string) ([]byte, error) {
	return oracle.Run(path, src, "--crate-type", "lib", "--target", "nvptx64-nvidia-cuda", "-C", "panic=abort", "-C", "overflow-checks=off",
		"-C", "opt-level="+level, "--emit=llvm-ir", "-o", "-", "-")
}

var frontEnds = []frontEnd{
	{"c", ".c", "sm_60", func(t *testing.T, src []byte) [][]byte {
		return clang(t, src, "--target=nvptx64-nvidia-cuda", "-x", "c")
	}},
	{"opencl", ".cl", "sm_60", func(t *testing.T, src []byte) [][]byte {
		return clang(t, src, "--target=nvptx64-nvidia-cuda", "-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header",
			"-Xclang", "-target-cpu", "-Xclang", "sm_60", "-Xclang", "-target-feature", "-Xclang", "+ptx63")
	}},
	{"openmp", ".c", "sm_60", func(t *testing.T, src []byte) [][]byte {
		return clang(t, src, "-x", "c", "-fopenmp", "-fopenmp-targets=nvptx64-nvidia-cuda", "--offload-arch=sm_60", "-nogpulib", "-nogpuinc",
			"--offload-device-only", "-Xclang", "-target-feature", "-Xclang", "+ptx63")
	}},
	{"mlir", ".mlir", "sm_90", func(t *testing.T, src []byte) [][]byte {
		text, err := oracle.Run(testkit.Oracle(t, "mlir-opt-22"), src, "--convert-scf-to-cf", "--convert-nvvm-to-llvm", "--convert-gpu-to-nvvm=index-bitwidth=64",
			"--convert-cf-to-llvm", "--convert-arith-to-llvm", "--convert-vector-to-llvm", "--expand-strided-metadata", "--finalize-memref-to-llvm",
			"--convert-math-to-llvm", "--convert-arith-to-llvm", "--convert-index-to-llvm", "--reconcile-unrealized-casts")
		if err != nil {
			t.Fatal(err)
		}
		// The translation is of the module in the outer one.
		at := bytes.Index(text, []byte("gpu.module"))
		body := text[at+bytes.Index(text[at:], []byte("{\n")):]
		text, err = oracle.Run(testkit.Oracle(t, "mlir-translate-22"), append([]byte("module "), body[:bytes.LastIndexByte(body, '}')]...), "--mlir-to-llvmir")
		if err != nil {
			t.Fatal(err)
		}
		return [][]byte{text}
	}},
	{"rust", ".rs", "sm_60", func(t *testing.T, src []byte) [][]byte {
		path, core := rustc(t)
		var out [][]byte
		for _, level := range []string{"0", "3"} {
			text, err := rustIR(path, slices.Concat(core, src), level)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, text)
		}
		return out
	}},
}

// frontEndTargets are the targets, levels and spellings that modules are compiled for.
var frontEndTargets = []struct {
	arch  string
	level int
	style Style
}{
	{"sm_60", 0, StyleNVVM}, {"sm_90", 3, StyleLLVM}, {"sm_120", 3, StyleNVVM}, {"sm_90", 0, StyleNVVM},
}

// TestFrontEnds: the modules that front ends write compile for every target, without and with optimization, and ptxas takes the output.
func TestFrontEnds(t *testing.T) {
	testkit.Oracle(t, "clang-22") // or the test is skipped
	t.Setenv("RUSTC_BOOTSTRAP", "1")
	for _, fe := range frontEnds {
		files, err := filepath.Glob(filepath.Join(testkit.Root(t), "testdata", "frontends", fe.dir, "*"+fe.ext))
		if err != nil || len(files) < 10 {
			t.Fatalf("%s: %d files %v", fe.dir, len(files), err)
		}
		t.Run(fe.dir, func(t *testing.T) {
			n := 0
			for _, file := range files {
				if filepath.Base(file) == rustCore {
					continue
				}
				src, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				for _, text := range fe.modules(t, src) {
					compileEverywhere(t, filepath.Base(file), text, fe.lowest)
					n++
				}
			}
			t.Logf("%d modules", n)
		})
	}
}

// checkRegisters has ptxas optimize a kernel, which may take a number of registers and must not spill.
func checkRegisters(t *testing.T, name string, ptx []byte, arch string, most int) {
	t.Helper()
	a, err := oracle.Assemble(testkit.PtxasPath(t, arch), ptx, arch, "-O3")
	if err != nil || a.Err != "" {
		t.Fatalf("%s: ptxas: %v", name, err)
	}
	if u := a.Usage(name); u == nil || u.Registers > most || u.SpillStores > 0 {
		t.Errorf("%s: %+v, want %d registers at most, and no spills", name, u, most)
	}
}

// checkLosses asks ptxas whether it serializes instructions of a kernel that are asynchronous.
func checkLosses(t *testing.T, name string, ptx []byte, arch string) {
	t.Helper()
	a, err := oracle.Assemble(testkit.PtxasPath(t, arch), ptx, arch, "-O3")
	if err != nil || a.Err != "" || len(a.Losses) > 0 {
		t.Errorf("%s: ptxas: %v %s", name, err, a.Losses)
	}
}

// libdeviceOf returns a function that gives NVIDIA's library.
func libdeviceOf(t *testing.T) func() (*Input, error) {
	lib := testkit.Libdevice(t)
	return func() (*Input, error) { return &Input{Name: "libdevice", Data: lib, Library: true}, nil }
}

// compileEverywhere compiles a module for all targets from lowest on, and has ptxas assemble the output.
func compileEverywhere(t *testing.T, name string, text []byte, lowest string) {
	t.Helper()
	least, err := target.ParseSM(lowest)
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	for _, to := range frontEndTargets {
		opt := options(t, to.arch)
		if opt.SM < least {
			continue
		}
		opt.Level, opt.Style, opt.Workers, opt.Debug, opt.LineInfo = to.level, to.style, 1, to.level == 0, to.level == 0
		opt.Libdevice = libdeviceOf(t)
		ptxas, effort := testkit.PtxasPath(t, to.arch), "-O1"
		if opt.Debug {
			effort = "-O0" // ptxas refuses to optimize code for a debugger
		}
		wait.Go(func() {
			r, _, err := Compile(context.Background(), opt, Input{Name: name, Data: text})
			if err != nil {
				t.Errorf("%s, -O%d for %s: %v", name, to.level, to.arch, err)
				return
			}
			if a, err := oracle.Assemble(ptxas, r.PTX, to.arch, "-c", effort); err != nil || a.Err != "" {
				t.Errorf("%s, -O%d for %s: ptxas: %v %s", name, to.level, to.arch, err, a.Err)
			}
		})
	}
	wait.Wait()
}

// tritonRegisters bounds the registers of kernels, compiled at -O3 for sm_80, whose addresses Triton computes one by one. Of LLVM's code they take 255
// with spills, and 52.
var tritonRegisters = map[string]int{"strided": 255, "rotate": 40}

// TestTriton: the LLVM IR of Triton's kernels compiles for the target that it was made for, and ptxas takes it.
func TestTriton(t *testing.T) {
	python := oracle.Clients()
	if python == "" {
		t.Skip("the clients are not installed (scripts/oracles.sh clients)")
	}
	if exec.Command(python, "-c", "import triton").Run() != nil {
		t.Skip("the clients have no Triton")
	}
	out := t.TempDir()
	t.Setenv("TRITON_CACHE_DIR", t.TempDir())
	script := filepath.Join(testkit.Root(t), "testdata", "frontends", "triton", "kernels.py")
	if text, err := exec.Command(python, script, out).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	files, err := filepath.Glob(filepath.Join(out, "*.ll"))
	if err != nil || len(files) < 30 {
		t.Fatalf("%d modules %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name, arch, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".ll"), ".")
		for level := range 4 {
			opt := options(t, arch)
			opt.Level, opt.Libdevice = level, libdeviceOf(t)
			r, _, err := Compile(context.Background(), opt, Input{Name: name, Data: text})
			if err != nil {
				t.Errorf("%s, -O%d for %s: %v", name, level, arch, err)
				continue
			}
			a, err := oracle.Assemble(testkit.PtxasPath(t, arch), r.PTX, arch, "-c", "-O1")
			if err != nil || a.Err != "" {
				t.Errorf("%s, -O%d for %s: ptxas: %v %s", name, level, arch, err, a.Err)
			}
			if most := tritonRegisters[name]; most > 0 && level == 3 && arch == "sm_80" {
				checkRegisters(t, name, r.PTX, arch, most)
			}
			if arch == "sm_90a" && level == 3 {
				checkLosses(t, name, r.PTX, arch)
			}
		}
	}
	t.Logf("%d modules", len(files))
}
