package emu

import (
	"errors"
	"os/exec"
	"path/filepath"
	"testing"

	"gonvvm/internal/testkit"
)

// noGPU is the exit status of scripts/gpu_vectors.py where there is no GPU.
const noGPU = 77

// TestFormsOnGPU runs the vectors of testdata/forms on a GPU, where there is one: the
// emulator is right if the machine agrees.
func TestFormsOnGPU(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed")
	}
	out, err := exec.Command(python, filepath.Join(testkit.Root(t), "scripts", "gpu_vectors.py")).CombinedOutput()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() == noGPU {
		t.Skipf("%s", out)
	}
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
