package capi

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// runtimes are the suffixes of the runtime libraries.
var runtimes = []string{"11.0", "12", "13"}

// runtimeNames reads the functions that a version script exports.
func runtimeNames(t *testing.T, suffix string) []string {
	t.Helper()
	text, err := os.ReadFile("cudart/libcudart" + suffix + ".map")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "global:")
	list, _, _ = strings.Cut(list, "local:")
	return strings.Fields(strings.ReplaceAll(list, ";", " "))
}

// The runtime libraries export each function with their version, and nothing else.
func TestRuntimeExports(t *testing.T) {
	dir := libraries(t)
	for _, suffix := range runtimes {
		f, err := elf.Open(dir + "/lib64/libcudart.so." + suffix)
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := f.DynamicSymbols()
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		there := map[string]bool{}
		for _, s := range symbols {
			if s.Section == elf.SHN_UNDEF || elf.ST_TYPE(s.Info) != elf.STT_FUNC {
				continue
			}
			there[s.Name] = true
			if s.Version != "libcudart.so."+suffix {
				t.Errorf("%s has the version %q in libcudart.so.%s", s.Name, s.Version, suffix)
			}
		}
		names := runtimeNames(t, suffix)
		for _, name := range names {
			if !there[name] {
				t.Errorf("libcudart.so.%s does not export %s", suffix, name)
			}
		}
		if len(there) != len(names) {
			t.Errorf("libcudart.so.%s exports %d functions, not %d", suffix, len(there), len(names))
		}
	}
}

// runtimeProgram links test/runtime.c with a runtime library.
func runtimeProgram(t *testing.T, suffix string) string {
	t.Helper()
	dir, program := libraries(t), filepath.Join(t.TempDir(), "runtime")
	cmd := exec.Command("cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-o", program, "test/runtime.c", dir+"/lib64/libcudart.so."+suffix, dir+"/lib64/libcuda.so.1",
		"-Wl,-rpath,"+dir+"/lib64", "-lpthread", "-ldl")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

// A program in C uses the runtime libraries as compiled programs do.
func TestRuntimeProgram(t *testing.T) {
	for _, suffix := range runtimes {
		cmd := exec.Command(runtimeProgram(t, suffix))
		cmd.Env = append(os.Environ(), "GONVVM_DEVICES=sm_80,sm_90", "GONVVM_REPORT="+os.DevNull)
		if out, err := cmd.CombinedOutput(); err != nil || string(out) != "ok\n" {
			t.Errorf("libcudart.so.%s: %v\n%s", suffix, err, out)
		}
	}
}

// No function crashes when all its arguments are zero. Functions that are not supported say so in the log.
func TestRuntimeZeros(t *testing.T) {
	for _, suffix := range runtimes {
		list, log := filepath.Join(t.TempDir(), "names"), filepath.Join(t.TempDir(), "log")
		if err := os.WriteFile(list, []byte(strings.Join(runtimeNames(t, suffix), "\n")), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(runtimeProgram(t, suffix), "zeros", list)
		cmd.Env = append(os.Environ(), "GONVVM_LOG="+log)
		if out, err := cmd.CombinedOutput(); err != nil || string(out) != "ok\n" {
			t.Errorf("libcudart.so.%s: %v\n%s", suffix, err, out)
		}
		if text, err := os.ReadFile(log); err != nil || !strings.Contains(string(text), "libcudart: cudaImportExternalMemory: not supported\n") {
			t.Errorf("libcudart.so.%s: log: %v\n%s", suffix, err, text)
		}
	}
}

// A program that contains NVIDIA's runtime asks the driver for a private table: the driver says how to link it again.
func TestForeignRuntime(t *testing.T) {
	out, err := exec.Command(runtimeProgram(t, "12"), "table").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "contains NVIDIA's CUDA runtime library") || !strings.Contains(string(out), "-cudart shared") {
		t.Errorf("%v\n%s", err, out)
	}
}
