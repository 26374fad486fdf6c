package capi

import (
	"os/exec"
	"path/filepath"
	"testing"

	"gonvvm/internal/oracle"
)

// GCC's OpenMP and OpenACC offload to CUDA's driver, with PTX of GCC's own code generator: programs in C and Fortran run, and the
// sanitizer finds nothing in them. The OpenMP runtime lets blocks write the same values to its variables, so that no race is looked for.
func TestOffload(t *testing.T) {
	const mistakes = "-tools=memcheck,initcheck,synccheck"
	for _, c := range []struct {
		compiler, source, tools string
		flags                   []string
	}{
		{"gcc-offload", "openmp.c", mistakes, []string{"-fopenmp", "-foffload-options=-lm", "-foffload-options=-latomic", "-lm"}},
		{"gcc-offload", "openacc.c", "-tools=all", []string{"-fopenacc"}},
		{"gfortran-offload", "openmp.f90", mistakes, []string{"-fopenmp", "-foffload-options=-lm", "-foffload-options=-lgfortran"}},
	} {
		t.Run(c.source, func(t *testing.T) {
			compiler := oracle.Find(c.compiler)
			if compiler == "" {
				t.Skip(c.compiler + " is not installed: see scripts/oracles.sh clients")
			}
			program := filepath.Join(t.TempDir(), "program")
			args := append([]string{"-O2", "-foffload=nvptx-none", "test/offload/" + c.source, "-o", program}, c.flags...)
			if out, err := exec.Command(compiler, args...).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if out, err := exec.Command(libraries(t)+"/bin/gonvvm", "exec", "-devices=sm_80", c.tools, program).CombinedOutput(); err != nil || string(out) != "ok\n" {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
