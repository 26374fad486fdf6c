package testkit

import (
	"testing"

	"gonvvm/internal/oracle"
)

// Oracle returns the path of a tool: "llc-22", "opt-22", "llvm-as-22",
// "llvm-dis-22", "llvm-link-22", "FileCheck-22", "clang-22", "llvm-as-14",
// "llvm-dis-14", "clang-14". Where it is not installed, or GONVVM_ORACLES is not set, the
// test is skipped; it fails if GONVVM_ORACLES=require.
func Oracle(t testing.TB, tool string) string {
	t.Helper()
	path := oracle.Find(tool)
	if path == "" {
		missing(t, tool)
	}
	return path
}

// missing skips the test for want of an oracle, or fails it.
func missing(t testing.TB, what string) {
	t.Helper()
	switch {
	case !oracle.Admitted():
		t.Skipf("needs %s, and oracle tests run only with %s=1", what, oracle.EnvOracles)
	case oracle.Required():
		t.Fatalf("%s is not installed, and %s=require: run scripts/oracles.sh", what, oracle.EnvOracles)
	}
	t.Skipf("%s is not installed: scripts/oracles.sh installs it", what)
}

// RunLLC compiles LLVM IR (text or bitcode) with LLVM 22's llc and returns the
// PTX. Usual arguments: "-mcpu=sm_80", "-O3". The triple comes from the module.
func RunLLC(t testing.TB, ir []byte, args ...string) ([]byte, error) {
	t.Helper()
	return RunTool(t, "llc-22", ir, append([]string{"-o", "-"}, args...)...)
}

// RunOpt runs LLVM 22's opt over a module and returns the result as text.
// Usual arguments: "-O3", "-passes=instcombine", "-passes=verify".
func RunOpt(t testing.TB, ir []byte, args ...string) ([]byte, error) {
	t.Helper()
	return RunTool(t, "opt-22", ir, append([]string{"-S", "-o", "-"}, args...)...)
}

// RunTool runs an oracle that reads its standard input and returns its standard
// output; an input that it refuses gives an *oracle.ToolError. The result is kept in the cache folder and
// used again for the same tool, arguments and input.
func RunTool(t testing.TB, tool string, stdin []byte, args ...string) ([]byte, error) {
	t.Helper()
	return oracle.Run(Oracle(t, tool), stdin, args...)
}

// PtxasPath returns the path of the newest ptxas that knows an architecture. Where there
// is none, or GONVVM_ORACLES is not set, the test is skipped; it fails if
// GONVVM_ORACLES=require.
func PtxasPath(t testing.TB, arch string) string {
	t.Helper()
	path := oracle.PtxasFor(arch)
	if path == "" {
		missing(t, "a ptxas that knows "+arch)
	}
	return path
}

// Ptxas assembles a PTX module for an architecture ("sm_80") with the newest
// installed ptxas that knows it: the 13.x series dropped the targets before
// sm_75, which 12.9 still has. Extra arguments go to ptxas ("-O0", "-c"). A module
// that ptxas refuses has an Err in the result. The result is kept in the cache
// folder. Where no ptxas knows the architecture the test is skipped, or fails if
// GONVVM_ORACLES=require.
func Ptxas(t testing.TB, ptx []byte, arch string, args ...string) *oracle.Assembly {
	t.Helper()
	a, err := oracle.Assemble(PtxasPath(t, arch), ptx, arch, args...)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// PtxasRefusal assembles as Ptxas does and returns ptxas's error for the module, "" if there is none; a crash counts as
// a refusal.
func PtxasRefusal(t testing.TB, ptx []byte, arch string, args ...string) string {
	t.Helper()
	a, err := oracle.Assemble(PtxasPath(t, arch), ptx, arch, args...)
	if err != nil {
		return err.Error()
	}
	return a.Err
}

// RunNVVM compiles a module (text or bitcode of LLVM 7) to PTX with NVIDIA's libNVVM of CUDA 12. A module that it
// refuses gives an *oracle.ToolError. Without libNVVM, or a C compiler for the program that loads it, the test is
// skipped: unlike the others this oracle is optional.
func RunNVVM(t testing.TB, module []byte, options ...string) ([]byte, error) {
	t.Helper()
	lib := oracle.LibNVVM()
	if lib == "" {
		if !oracle.Admitted() {
			missing(t, "libNVVM")
		}
		t.Skip("libnvvm.so of CUDA 12 is not installed: see scripts/oracles.sh")
	}
	if oracle.NVVMHelper() == "" {
		t.Skip("no C compiler found to build the program that loads libnvvm.so")
	}
	return oracle.CompileNVVM(lib, module, options...)
}
