package capi

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
		{[]string{"-json", path, planted}, 5, []string{`"source":6`, `"thread":[100,0,0]`}},
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
