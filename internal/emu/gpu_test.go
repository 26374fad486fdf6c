package emu

import (
	"errors"
	"path/filepath"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// noGPU is the exit status of scripts/gpu_vectors.py without a GPU.
const noGPU = 77

// TestFormsOnGPU runs the vectors of testdata/forms on a GPU, where there is one: the
// emulator is right if the machine agrees.
func TestFormsOnGPU(t *testing.T) {
	python := oracle.Find("python3")
	if python == "" {
		t.Skipf("needs python3 and %s=1", oracle.EnvOracles)
	}
	out, err := oracle.RunOnce(python, nil, filepath.Join(testkit.Root(t), "scripts", "gpu_vectors.py"))
	var exit interface{ ExitCode() int }
	if errors.As(err, &exit) && exit.ExitCode() == noGPU {
		t.Skip(err)
	}
	if err != nil {
		t.Error(err)
	}
	t.Logf("%s", out)
}
