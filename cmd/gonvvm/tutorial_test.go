package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// pairwise is the kernel of the guide's two tutorials: one thread for each element of
// c = op(a, b), marked by metadata, with the data layout of the guide (S3-67, S3-68).
func pairwise(declare, op string) string {
	return `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
` + declare + `
define void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {
  %i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr float, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr float, ptr addrspace(1) %b, i32 %i
  %pc = getelementptr float, ptr addrspace(1) %c, i32 %i
  %x = load float, ptr addrspace(1) %pa, align 4
  %y = load float, ptr addrspace(1) %pb, align 4
  %z = ` + op + `
  store float %z, ptr addrspace(1) %pc, align 4
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @kernel, !"kernel", i32 1}
`
}

// The tutorials of LLVM's guide: a kernel of additions compiles to the one load, add and
// store that the guide shows, and runs (S3-67, S3-68).
func TestTutorialAdd(t *testing.T) {
	dir := t.TempDir()
	src, out := filepath.Join(dir, "kernel.ll"), filepath.Join(dir, "kernel.ptx")
	write(t, src, pairwise("", "fadd float %x, %y"))
	if code, _, errs := gonvvm("", "llc", "-mcpu=sm_20", src, "-o", out); code != exitOK {
		t.Fatal(errs)
	}
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{".target sm_20", ".visible .entry kernel(", "%tid.x", "ld.global", "add.rn.f32", "st.global"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the PTX lacks %q:\n%s", want, text)
		}
	}
	code, got, errs := gonvvm("", "run", out, "-block=4", "-print=1", "in:f32[4]=ramp", "in:f32[4]=10", "out:f32[4]")
	if code != exitOK {
		t.Fatal(errs)
	}
	for _, want := range []string{"10", "11", "12", "13"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q lacks %s", got, want)
		}
	}
}

// The flow of the second one: link with libdevice, make everything internal except the kernel, set the values of
// reflection, optimise, select, run (S3-59 … S3-64, S3-69). In one command, too.
func TestTutorialLibdevice(t *testing.T) {
	dir := t.TempDir()
	lib := filepath.Join(dir, "libdevice.10.bc")
	write(t, lib, string(testkit.Libdevice(t)))
	src := filepath.Join(dir, "t2.ll")
	write(t, src, pairwise("declare float @__nv_powf(float, float)", "call float @__nv_powf(float %x, float %y)"))

	linked, flow := filepath.Join(dir, "t2.linked.bc"), filepath.Join(dir, "flow.ptx")
	code, _, errs := gonvvm("", "link", src, lib, "-internalize", "-keep=kernel", "-o", linked)
	if code != exitOK {
		t.Fatal(errs)
	}
	if n := size(t, linked); n > 100_000 {
		t.Errorf("the linked module has %d bytes: unused functions are still there", n)
	}
	if code, _, errs = gonvvm("", "compile", "-arch=sm_52", "-nvvm-reflect-add=__CUDA_FTZ=0", linked, "-o", flow); code != exitOK {
		t.Fatal(errs)
	}
	direct := filepath.Join(dir, "direct.ptx")
	if code, _, errs = gonvvm("", "compile", "-arch=sm_52", "-libdevice="+dir, src, "-o", direct); code != exitOK {
		t.Fatal(errs)
	}
	for _, path := range []string{flow, direct} {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "reflect") || strings.Contains(string(text), ".extern") {
			t.Errorf("%s: reflection or something undefined is left", path)
		}
		code, got, errs := gonvvm("", "run", path, "-block=5", "-print=1", "in:f32[5]=ramp", "in:f32[5]=3", "out:f32[5]")
		if code != exitOK {
			t.Fatal(errs)
		}
		for _, want := range []string{"0", "1", "8", "27", "64"} {
			if !strings.Contains(got, want) {
				t.Errorf("%q lacks %s", got, want)
			}
		}
		if a := testkit.Ptxas(t, text, "sm_52"); a.Err != "" {
			t.Error(a.Err)
		}
	}
}

// libdevice is found by the environment, and where it is named but not there the message
// says so (P-13).
func TestFindLibdevice(t *testing.T) {
	dir := t.TempDir()
	toolkit := filepath.Join(dir, "cuda")
	if err := os.MkdirAll(filepath.Join(toolkit, "nvvm", "libdevice"), 0o755); err != nil {
		t.Fatal(err)
	}
	const library = "define float @__nv_powf(float %x, float %y) {\n  %r = fmul float %x, %y\n  ret float %r\n}\n"
	write(t, filepath.Join(toolkit, "nvvm", "libdevice", "libdevice.10.bc"), library) // text under that name is as good
	src := pairwise("declare float @__nv_powf(float, float)", "call float @__nv_powf(float %x, float %y)")
	for _, key := range []string{"CUDA_HOME", "CUDA_PATH"} {
		t.Run(key, func(t *testing.T) {
			t.Setenv(key, toolkit)
			if code, out, errs := gonvvm(src, "compile", "-arch=sm_80", "-"); code != exitOK || !strings.Contains(out, "mul") {
				t.Errorf("exit %d\n%s", code, errs)
			}
		})
	}
	other, broken := filepath.Join(dir, "other.ll"), filepath.Join(dir, "broken.bc")
	write(t, other, "define float @powf(float %x) {\n  ret float %x\n}\n")
	write(t, broken, "\x7fELF")
	for _, c := range []struct {
		flag, want string
		code       int
	}{
		{"none", "__nv_powf is a function of libdevice, which is not linked", exitInput},
		{filepath.Join(dir, "nowhere.bc"), "no such file", exitUsage},
		{dir, "holds no libdevice.10.bc", exitUsage},
		{other, "__nv_powf is a function of libdevice, which " + other + " does not define", exitInput},
		{broken, "this file was taken for libdevice and is not a module", exitInput},
	} {
		code, out, errs := gonvvm(src, "compile", "-arch=sm_80", "-libdevice="+c.flag, "-")
		if code != c.code || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("-libdevice=%s: exit %d, %q, want %d and %q", c.flag, code, errs, c.code, c.want)
		}
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func size(t *testing.T, path string) int64 {
	t.Helper()
	st, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return st.Size()
}
