package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// gonvvm toolkit lays out links to headers of pip's packages, to the libraries and to itself, and says which header is missing.
func TestToolkit(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const runtime = "headers/nvidia/cuda_runtime/include/"
	write("libs/lib64/libcuda.so.1", "")
	write("libs/lib64/libcudart.so.12", "")
	write("libdevice.10.bc", "BC")
	write(runtime+"cuda_runtime.h", "")
	write(runtime+"cuda.h", "#define CUDA_VERSION 12040\n")
	write(runtime+"cooperative_groups/details/info.h", "")
	args := []string{"toolkit", "-headers=" + dir + "/headers", "-libs=" + dir + "/libs", "-libdevice=" + dir + "/libdevice.10.bc", dir + "/cuda"}
	code, _, errs := gonvvm("", args...)
	if code != exitInput || !strings.Contains(errs, "crt/host_defines.h is missing; it is in the package nvidia-cuda-nvcc-cu12") {
		t.Errorf("%d %s", code, errs)
	}
	write("headers/nvidia/cuda_nvcc/include/crt/host_defines.h", "")
	for range 2 { // the second time over the first
		if code, _, errs := gonvvm("", args...); code != exitOK {
			t.Fatal(errs)
		}
	}
	for _, name := range []string{
		"bin/gonvvm", "bin/ptxas", "bin/fatbinary", "include/cuda.h", "include/crt/host_defines.h", "include/cooperative_groups/details/info.h",
		"include/curand_mtgp32_kernel.h", "lib64/libcuda.so.1", "lib64/libcudart.so", "nvvm/libdevice/libdevice.10.bc",
	} {
		if _, err := os.Stat(filepath.Join(dir, "cuda", name)); err != nil {
			t.Error(err)
		}
	}
	for name, want := range map[string]string{"version.txt": "CUDA Version 12.4.0\n", "version.json": `"version": "12.4.0"`} {
		if text, err := os.ReadFile(filepath.Join(dir, "cuda", name)); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s: %v %s", name, err, text)
		}
	}
	if code, _, errs := gonvvm("", "toolkit"); code != exitUsage || !strings.Contains(errs, "one folder is expected") {
		t.Errorf("%d %s", code, errs)
	}
}
