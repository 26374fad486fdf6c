package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestArchitectures compiles for several architectures at once: each output is that of a compilation alone, and nothing is written if one fails.
func TestArchitectures(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "k.ll"), filepath.Join(dir, "k.ptx")
	if err := os.WriteFile(in, []byte(kernel), 0o600); err != nil {
		t.Fatal(err)
	}
	code, _, errs := gonvvm("", "compile", "-arch=sm_80,compute_90", in, "-o", out, "-MD", "-report="+filepath.Join(dir, "r.json"), "-remarks="+filepath.Join(dir, "remarks"))
	if code != exitOK || errs != "" {
		t.Fatalf("exit %d\n%s", code, errs)
	}
	for _, arch := range []string{"sm_80", "compute_90"} {
		got, err := os.ReadFile(filepath.Join(dir, "k."+arch+".ptx"))
		if _, want, _ := gonvvm("", "compile", "-arch="+arch, in); err != nil || string(got) != want {
			t.Errorf("%s: %v\n%s\nalone:\n%s", arch, err, got, want)
		}
		for _, file := range []string{"r." + arch + ".json", "remarks." + arch} {
			if _, err := os.Stat(filepath.Join(dir, file)); err != nil {
				t.Error(err)
			}
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("k.ptx is written, too")
	}
	rule, err := os.ReadFile(filepath.Join(dir, "k.d"))
	if want := filepath.Join(dir, "k.sm_80.ptx") + " " + filepath.Join(dir, "k.compute_90.ptx") + ": \\\n  " + in + "\n"; err != nil || string(rule) != want {
		t.Errorf("%q, not %q: %v", rule, want, err)
	}
	if code, _, errs := gonvvm(kernel, "compile", "-arch=sm_80,sm_90", "-"); code != exitUsage || !strings.Contains(errs, "several architectures need -o FILE.ptx") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	// An instruction of sm_90: the file for sm_90 is not written either, and warnings about the input come once.
	const newer = "declare void @llvm.nvvm.barrier.cluster.arrive()\ndefine void @f() {\n  call void @llvm.nvvm.barrier.cluster.arrive()\n  ret void\n}\n"
	out = filepath.Join(dir, "n.ptx")
	if code, _, errs := gonvvm(newer, "compile", "-arch=sm_90,sm_80", "-", "-o", out); code != exitInput || !strings.Contains(errs, "sm_90") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	if files, _ := filepath.Glob(filepath.Join(dir, "n.*")); len(files) > 0 {
		t.Errorf("%v are written", files)
	}
	_, _, one := gonvvm("target datalayout = \"\"\n"+newer, "compile", "-arch=sm_90", "-dialect=nvvm", "-", "-o", out)
	_, _, two := gonvvm("target datalayout = \"\"\n"+newer, "compile", "-arch=sm_90,sm_100", "-dialect=nvvm", "-", "-o", out)
	if one == "" || one != two {
		t.Errorf("one architecture:\n%s\ntwo:\n%s", one, two)
	}
}
