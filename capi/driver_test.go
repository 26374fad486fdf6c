package capi

import (
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
)

// driverNumba is the number of kernels of test/driver_numba.py.
const driverNumba = 49

// Programs that use CUDA's driver through numba-cuda, cuda.bindings and cuda.core run on the emulator, without a GPU and unchanged.
func TestDriverClients(t *testing.T) {
	for program, want := range map[string]string{"driver_bindings.py": "ok", "driver_numba.py": fmt.Sprint("ok ", driverNumba)} {
		t.Run(program, func(t *testing.T) {
			out := strings.TrimSpace(python(t, libraries(t), "test/"+program))
			if !strings.HasSuffix(out, want) {
				t.Errorf("%s", out)
			}
		})
	}
}

// oldNumbaFails are the kernels of test/driver_numba.py that numba 0.56 does not compile: it lacks a function that they use, or links
// NVIDIA's libcudadevrt.a.
var oldNumbaFails = []string{"FAILED atomic_compare_and_swap", "FAILED grid_synchronization", "FAILED attributes_of_kernels"}

// numba 0.56 of Debian 12 finds the driver by names and links PTX with it. The version of CUDA comes from the runtime library.
func TestDriverOldNumba(t *testing.T) {
	path, home := oldNumba(t)
	dir := libraries(t)
	cmd := exec.Command(path, "-W", "ignore", "test/driver_numba.py")
	cmd.Env = append(os.Environ(), "CUDA_HOME="+home(dir+"/nvvm"), "NVVM_COMPAT=11.8", "NUMBA_CUDA_DRIVER="+dir+"/lib64/libcuda.so.1")
	out, _ := cmd.CombinedOutput()
	var failed []string
	for line := range strings.Lines(string(out)) {
		if strings.HasPrefix(line, "FAILED ") {
			failed = append(failed, strings.TrimSpace(line))
		}
	}
	passed := fmt.Sprint("ok ", driverNumba-len(oldNumbaFails))
	if !slices.Equal(failed, oldNumbaFails) || !strings.HasSuffix(strings.TrimSpace(string(out)), passed) {
		t.Errorf("failed: %q\n%s", failed, out)
	}
}

// A program in C: versions of functions, children after fork, sixteen threads, 12,000 launches without growth, destruction in any order.
func TestDriverProgram(t *testing.T) {
	dir := libraries(t)
	for _, arg := range []string{"", "time"} {
		cmd := exec.Command(dir+"/driver", arg)
		cmd.Env = append(os.Environ(), "LD_LIBRARY_PATH="+dir+"/lib64")
		out, err := cmd.CombinedOutput()
		if err != nil || arg == "" && string(out) != "ok\n" {
			t.Errorf("%v\n%s", err, out)
		}
		if arg == "time" {
			t.Logf("%s", out)
		}
	}
}

// Two processes share memory, an event, a pool and a piece of memory.
func TestDriverProcesses(t *testing.T) {
	dir := libraries(t)
	cmd := exec.Command(dir + "/ipc")
	cmd.Env = append(os.Environ(), "LD_LIBRARY_PATH="+dir+"/lib64", "GONVVM_LOG=-")
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != "ok\n" {
		t.Errorf("%v\n%s", err, out)
	}
}

// A process whose main thread has no signal stack any more reports its leaks, although Go's signal arrives meanwhile.
func TestDriverExit(t *testing.T) {
	dir := libraries(t)
	cmd := exec.Command(dir + "/exit")
	cmd.Env = append(os.Environ(), "LD_LIBRARY_PATH="+dir+"/lib64", "GONVVM_TOOLS=all", "GONVVM_REPORT="+filepath.Join(t.TempDir(), "report"))
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != "ok\n" {
		t.Errorf("%v\n%s", err, out)
	}
}

// The library exports the functions of exports.txt, without versions, and nothing else.
func TestDriverExports(t *testing.T) {
	dir := libraries(t)
	f, err := elf.Open(dir + "/lib64/libcuda.so.1")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	symbols, err := f.DynamicSymbols()
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, s := range symbols {
		if s.Section != elf.SHN_UNDEF {
			there[s.Name] = true
		}
	}
	text, err := os.ReadFile("libcuda/exports.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		c := strings.Fields(line)
		if len(c) != 6 || c[0] == "#" || c[4] == "hidden" {
			continue
		}
		want[c[0]] = true
		if c[4] != "-" {
			want[c[0]+"_"+c[4]] = true
		}
	}
	for name := range want {
		if !there[name] {
			t.Errorf("%s is not exported", name)
		}
	}
	for name := range there {
		if !want[name] {
			t.Errorf("%s is exported, and not in exports.txt", name)
		}
	}
}

// Kernels of Triton run through its own launcher, with gonvvm as its ptxas, for devices with different matrix instructions.
func TestDriverTriton(t *testing.T) {
	path := oracle.Clients()
	if path == "" {
		t.Skip("Triton is not installed: see scripts/oracles.sh clients")
	}
	gonvvm := libraries(t) + "/bin/gonvvm"
	for _, device := range []string{"sm_75", "sm_80", "sm_90", "sm_100"} {
		t.Run(device, func(t *testing.T) {
			cmd := exec.Command(gonvvm, "exec", "-devices="+device, path, "test/driver_triton.py")
			cmd.Env = append(os.Environ(), "TRITON_CACHE_DIR="+t.TempDir())
			out, err := cmd.CombinedOutput()
			if text := strings.TrimSpace(string(out)); err != nil || !strings.HasSuffix(text, "ok 18") {
				t.Errorf("%v\n%s", err, text)
			}
		})
	}
}

// gonvvm exec gives the status of the program, or 5 with a report of the findings.
func TestExec(t *testing.T) {
	path := oracle.Clients()
	if path == "" {
		t.Skip("cuda-bindings and numba-cuda are not installed: see scripts/oracles.sh clients")
	}
	gonvvm := libraries(t) + "/bin/gonvvm" // which finds the libraries beside itself
	planted := filepath.Join(t.TempDir(), "planted.py")
	program := `import numpy as np
from numba import cuda
@cuda.jit(lineinfo=True)
def past_the_end(r):
    i = cuda.grid(1)
    r[i] = i
past_the_end[1, 128](np.zeros(100))
`
	if err := os.WriteFile(planted, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	const leak = `from cuda.bindings import driver as cu
cu.cuInit(0)
cu.cuCtxSetCurrent(cu.cuDevicePrimaryCtxRetain(0)[1])
cu.cuMemAlloc(1000)
`
	for _, c := range []struct {
		args   []string
		status int
		text   []string
	}{
		{[]string{"sh", "-c", "exit 3"}, 3, nil},
		{[]string{"-devices=sm_90", path, "-c", "from numba import cuda; print(cuda.get_current_device().compute_capability)"}, 0, []string{"major=9, minor=0"}},
		{[]string{"-devices=none", path, "-c", "from numba import cuda; print(cuda.is_available())"}, 0, []string{"False"}},
		{[]string{path, planted}, 5, []string{
			"Invalid __global__ write of size 8 bytes", "planted.py:6", "by thread (100,0,0) in block (0,0,0)", "ERROR SUMMARY: 1 error\n",
			"CUDA_ERROR_ILLEGAL_ADDRESS",
		}},
		{[]string{"-leaks", path, "-c", leak}, 5, []string{"Leaked 1000 bytes at 0x", "device memory"}},
		{[]string{path, "-c", leak}, 0, nil},
		{[]string{"-json", path, planted}, 5, []string{`planted.py","line":6`, `"thread":[100,0,0]`, `"symbol":"Py`}},
		{[]string{"-profile", "-tools=none", "-kernel=other", path, planted}, 0, []string{"ERROR SUMMARY: 0 errors"}},
		{[]string{"-profile=ptx", "-kernel=/past/", path, planted}, 5, []string{"Profile of kernel", "planted.py:6): st.global"}},
		{[]string{"-memory=1MiB", path, "-c", strings.Replace(leak, "cu.cuMemAlloc(1000)", "print(cu.cuMemAlloc(2<<20))", 1)}, 0, []string{"OUT_OF_MEMORY"}},
		{[]string{"-sanitize=0", "-devices=sm_1", path, planted}, 2, []string{"sm_1"}},
	} {
		cmd := exec.Command(gonvvm, append([]string{"exec"}, c.args...)...)
		out, _ := cmd.CombinedOutput()
		if got := cmd.ProcessState.ExitCode(); got != c.status {
			t.Errorf("%q: status %d, not %d\n%s", c.args, got, c.status, out)
		}
		for _, text := range c.text {
			if !strings.Contains(string(out), text) {
				t.Errorf("%q: the output lacks %q\n%s", c.args, text, out)
			}
		}
	}
}

// tinygrad runs on the driver with its own PTX, and the same PTX through ptx_run of libgpuocelot.
func TestDriverTinygrad(t *testing.T) {
	path, clang := oracle.Clients(), oracle.Find("clang-22")
	if path == "" || clang == "" || exec.Command(path, "-c", "import tinygrad").Run() != nil {
		t.Skip("tinygrad or clang 22 is not installed: see scripts/oracles.sh clients")
	}
	bin := t.TempDir() // tinygrad's device CPU wants a clang without a number
	if err := os.Symlink(clang, filepath.Join(bin, "clang")); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(libraries(t)+"/bin/gonvvm", "exec", path, "test/driver_tinygrad.py")
	cmd.Env = append(os.Environ(), "DEV=CUDA:PTX", "XDG_CACHE_HOME="+t.TempDir(), "PATH="+bin+":"+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	if text := strings.TrimSpace(string(out)); err != nil || !strings.HasSuffix(text, "ok 10") {
		t.Errorf("%v\n%s", err, text)
	}
}

// numba-cuda-mlir finds libNVVM and its version itself, and gives it bitcode that MLIR wrote.
func TestDriverNumbaMLIR(t *testing.T) {
	path := oracle.Clients()
	if path == "" || exec.Command(path, "-c", "import numba_cuda_mlir").Run() != nil {
		t.Skip("numba-cuda-mlir is not installed: see scripts/oracles.sh clients")
	}
	dir := libraries(t)
	cmd := exec.Command(dir+"/bin/gonvvm", "exec", path, "test/driver_numba_mlir.py")
	cmd.Env = append(os.Environ(), "CUDA_HOME="+dir)
	out, err := cmd.CombinedOutput()
	if text := string(out); err != nil || !strings.Contains(text, "ok 8\n") || strings.Contains(text, "FAILED") {
		t.Errorf("%v\n%s", err, text)
	}
}

// A program in Rust that declares the driver's functions itself.
func TestDriverRust(t *testing.T) {
	rustc, err := exec.LookPath("rustc")
	if err != nil {
		t.Skip("rustc is not installed")
	}
	dir, program := libraries(t), filepath.Join(t.TempDir(), "driver")
	if out, err := exec.Command(rustc, "--edition=2021", "-O", "-Dwarnings", "-L"+dir+"/lib64", "-o", program, "test/driver.rs").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(dir+"/bin/gonvvm", "exec", "-tools=all", program).CombinedOutput(); err != nil || string(out) != "ok\n" {
		t.Errorf("%v\n%s", err, out)
	}
}

// PyCUDA launches through functions that keep the state of the next launch.
func TestDriverPyCUDA(t *testing.T) {
	path := oracle.Clients()
	if path == "" || exec.Command(path, "-c", "import pycuda").Run() != nil {
		t.Skip("PyCUDA is not installed: see scripts/oracles.sh clients")
	}
	out, err := exec.Command(libraries(t)+"/bin/gonvvm", "exec", path, "test/driver_pycuda.py").CombinedOutput()
	if err != nil || string(out) != "ok\n" {
		t.Errorf("%v\n%s", err, out)
	}
}
