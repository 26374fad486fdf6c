package capi

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// onDriver runs a command with our driver as that of the system.
func onDriver(t *testing.T, dir, devices string, args ...string) (string, int) {
	t.Helper()
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), "LD_LIBRARY_PATH="+dir+"/lib64", "GONVVM_CUDA=libcuda.so.1", "GONVVM_DEVICES="+devices, "GONVVM_REPORT=/dev/null", "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}

// The tests of package cuda pass with our driver.
func TestGoPackage(t *testing.T) {
	dir := libraries(t)
	for _, device := range []string{"sm_80", "sm_90"} {
		if out, code := onDriver(t, dir, device, "go", "-C", "../cuda", "test", "-count=1", "-v", "./..."); code != 0 || !strings.Contains(out, "--- PASS: TestLaunch") {
			t.Errorf("%s: %s", device, out)
		}
	}
}

// gonvvm run has the same arguments and results on a GPU, which our driver plays.
func TestRunOnDevice(t *testing.T) {
	dir := libraries(t)
	if _, err := os.Stat(dir + "/bin/gonvvm-cuda"); err != nil {
		t.Skip("gonvvm-cuda cannot be built: ", err)
	}
	run := []string{dir + "/bin/gonvvm", "run", "../testdata/kernels/saxpy.O2.ll", "-arch=sm_80", "-grid=4", "-block=128", "-print=1:3"}
	args := []string{"i32:500", "f32:2.5", "in:f32[512]=ramp", "inout:f32[512]=ramp"}
	for _, c := range []struct {
		flags string
		args  []string
		code  int
		text  []string
	}{
		{"", args, 0, []string{"0 3.5 7"}},
		{"-device=cuda", args, 0, []string{"0 3.5 7"}},
		{"-both", args, 0, []string{"0 3.5 7"}},
		{"-device=cuda:1", args, 1, []string{"CUDA_ERROR_INVALID_DEVICE"}},
		{"-device=cuda -time", args, 0, []string{"on NVIDIA A100", "the best of 11 launches"}},
		{"-both -json", args, 0, []string{`"device": "NVIDIA A100`, `"file": "cpu"`, `"wrong": 0`}},
		{"-device=gpu", args, 2, []string{"the devices are cpu, cuda and cuda:N"}},
		{"-device=cuda", args[:3], 1, []string{"has 4 parameters, not 3"}},
		{"-device=cuda -kernel=other", args, 1, []string{"NOT_FOUND"}},
	} {
		list := append(append([]string(nil), run...), strings.Fields(c.flags)...)
		out, code := onDriver(t, dir, "sm_80", append(list, c.args...)...)
		if code != c.code {
			t.Errorf("%s %s: status %d, not %d\n%s", c.flags, c.args, code, c.code, out)
		}
		for _, text := range c.text {
			if !strings.Contains(out, text) {
				t.Errorf("%s %s: the output lacks %q\n%s", c.flags, c.args, text, out)
			}
		}
	}
	// A kernel that takes the clock has other results on every device.
	clock := t.TempDir() + "/clock.ptx"
	if err := os.WriteFile(clock, []byte(".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry k(.param .u64 p) { .reg .b64 %x<2>; "+
		"ld.param.u64 %x0, [p]; mov.u64 %x1, %globaltimer; st.global.u64 [%x0], %x1; ret; }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	out, code := onDriver(t, dir, "sm_80", dir+"/bin/gonvvm", "run", clock, "-both", "out:u64[1]")
	if code != 1 || !strings.Contains(out, "differs from that of the CPU in 1 of 1 elements") {
		t.Errorf("status %d\n%s", code, out)
	}
}

// The tools that compare with a GPU do so with our driver as the GPU.
func TestToolsOnDevice(t *testing.T) {
	dir := libraries(t)
	helper := dir + "/bin/gonvvm-cuda"
	if _, err := os.Stat(helper); err != nil {
		t.Skip("gonvvm-cuda cannot be built: ", err)
	}
	launches := t.TempDir() + "/launches.json.gz"
	for _, c := range []struct{ args, text string }{
		{"./tools/difffuzz -n 32 -llvm=false -arch sm_90 -gpu " + helper, "32 programs, 0 differ"},
		{
			"./bench -what=record,hardware -gonvvm " + dir + "/bin/gonvvm -arch sm_90 -kernels ^saxpy -reps 1 -record " + launches + " -gpu " + helper,
			"launches on a GPU, 0 of which differ from the emulator: PASS",
		},
	} {
		out, code := onDriver(t, dir, "sm_90", append([]string{"go", "-C", "..", "run"}, strings.Fields(c.args)...)...)
		if code != 0 || !strings.Contains(out, c.text) {
			t.Errorf("%s: status %d\n%s", c.args, code, out)
		}
	}
	out, code := onDriver(t, dir, "sm_80", dir+"/bin/gonvvm", "run", "../testdata/kernels/syscalls.O2.ll", "-arch=sm_80", "-device=cuda", "-kernel=say_hello", "-block=2", "i32:7", "f32:1.5")
	if code != 0 || !strings.Contains(out, "thread 1: n=7 f=1.5 s=text") {
		t.Errorf("text that a kernel prints: status %d\n%s", code, out)
	}
}

// The emulator from C, and ptx_run.
func TestEmulator(t *testing.T) {
	dir := libraries(t)
	if out, code := onDriver(t, dir, "sm_80", dir+"/emulator"); code != 0 || !strings.HasSuffix(out, "ok\n") {
		t.Errorf("%d %s", code, out)
	}
}
