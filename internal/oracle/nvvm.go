package oracle

import (
	"crypto/sha256"
	_ "embed" // the helper's source
	"encoding/hex"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
)

//go:embed helper/nvvm.c
var nvvmHelper []byte

// LibNVVM118 returns the path of NVIDIA's libNVVM of CUDA 11.8, or "".
func LibNVVM118() string { return cached("nvvm", "11.8", "libnvvm.so") }

// LibNVVM returns the path of NVIDIA's libNVVM of CUDA 12, or "".
func LibNVVM() string {
	if !Admitted() {
		return ""
	}
	for _, pattern := range []string{
		filepath.Join(CacheDir(), "nvvm", "12*", "libnvvm.so"),
		"/usr/local/cuda*/nvvm/lib64/libnvvm.so",
	} {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return found[len(found)-1]
		}
	}
	return ""
}

// NVVMHelper returns the path of the program that compiles with a libNVVM, which
// is built with the machine's C compiler when it is first asked for; "" where
// there is none.
var NVVMHelper = sync.OnceValue(func() string {
	if !Admitted() {
		return ""
	}
	cc, err := exec.LookPath("cc")
	if err != nil {
		return ""
	}
	h := sha256.Sum256(nvvmHelper)
	path := filepath.Join(CacheDir(), "nvvm", "compile-"+hex.EncodeToString(h[:6]))
	if executable(path) {
		return path
	}
	dir, err := os.MkdirTemp("", "nvvm")
	if err != nil {
		return ""
	}
	defer os.RemoveAll(dir)
	src, out := filepath.Join(dir, "nvvm.c"), filepath.Join(dir, "nvvm")
	if os.WriteFile(src, nvvmHelper, 0o644) != nil || os.MkdirAll(filepath.Dir(path), 0o755) != nil {
		return ""
	}
	if _, _, err := runProgram(cc, nil, "-O1", "-o", out, src, "-ldl"); err != nil {
		return ""
	}
	program, err := os.ReadFile(out)
	if err != nil {
		return ""
	}
	// Another test may build it at the same time: the file appears whole.
	tmp, err := os.CreateTemp(filepath.Dir(path), "compile")
	if err != nil {
		return ""
	}
	_, err = tmp.Write(program)
	if tmp.Chmod(0o755) != nil || tmp.Close() != nil || err != nil || os.Rename(tmp.Name(), path) != nil {
		os.Remove(tmp.Name())
		return ""
	}
	return path
})

// CompileNVVM compiles a module (text or bitcode of LLVM 7) to PTX with a libNVVM.
// A module that it refuses gives a *ToolError. The result is kept in the cache folder.
func CompileNVVM(lib string, module []byte, options ...string) ([]byte, error) {
	return Run(NVVMHelper(), module, append([]string{lib}, options...)...)
}
