package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// runOpt runs a command line and returns its exit code and output.
func runOpt(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	code = run(args, &streams{in: strings.NewReader(""), out: &out, err: &errs})
	return code, out.String(), errs.String()
}

const optSource = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %n) {
  %x = alloca i32
  store i32 %n, ptr %x
  %v = load i32, ptr %x
  %w = add i32 %v, 0
  store i32 %w, ptr %p
  ret void
}
define void @f(ptr %p) {
  %q = load ptr, ptr %p
  store i32 1, ptr %q
  ret void
}
`

// gonvvm opt runs levels and lists of passes, and can read its own output.
func TestOptCommand(t *testing.T) {
	in := filepath.Join(t.TempDir(), "in.ll")
	if err := os.WriteFile(in, []byte(optSource), 0o644); err != nil {
		t.Fatal(err)
	}
	code, out, errs := runOpt(t, "opt", "-O3", "-check", in)
	if code != 0 || strings.Contains(out, "alloca") || !strings.Contains(out, "define") {
		t.Fatalf("exit %d\n%s%s", code, out, errs)
	}
	again := filepath.Join(t.TempDir(), "again.ll")
	if err := os.WriteFile(again, []byte(out), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := runOpt(t, "opt", "-O0", again); code != 0 {
		t.Errorf("what opt prints is not read again: %s", errs)
	}
	code, out, _ = runOpt(t, "opt", "-passes=sroa", in)
	if code != 0 || strings.Contains(out, "alloca") || !strings.Contains(out, "add i32 %") || strings.Contains(out, "addrspacecast") {
		t.Errorf("-passes=sroa: exit %d\n%s", code, out)
	}
	if code, out, _ = runOpt(t, "opt", "-passes=default<O0>", in); code != 0 || !strings.Contains(out, "alloca") {
		t.Errorf("default<O0>: exit %d\n%s", code, out)
	}
	if code, _, errs = runOpt(t, "opt", "-passes=nonsense", in); code != exitUsage || !strings.Contains(errs, "nonsense") {
		t.Errorf("an unknown pass: exit %d, %s", code, errs)
	}
	if code, out, _ = runOpt(t, "opt", "-print-passes"); code != 0 || !strings.Contains(out, "infer-address-spaces") {
		t.Errorf("-print-passes: exit %d\n%s", code, out)
	}
}

// Dumps, times, statistics and remarks go to standard error or their file.
func TestOptWatches(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in.ll")
	if err := os.WriteFile(in, []byte(optSource), 0o644); err != nil {
		t.Fatal(err)
	}
	code, _, errs := runOpt(t, "opt", "-dump=text:after=sroa-early", in)
	if code != 0 || strings.Count(errs, "*** IR Dump After sroa-early") != 1 || !strings.Contains(errs, "@k(") {
		t.Errorf("-dump: exit %d\n%s", code, errs)
	}
	code, _, errs = runOpt(t, "compile", "-time", "-stats", "-o", filepath.Join(dir, "out.ptx"), in)
	for _, want := range []string{"total", "selection", "    sroa", "runs", "changed"} {
		if !strings.Contains(errs, want) {
			t.Errorf("-time -stats: exit %d, no %q in\n%s", code, want, errs)
		}
	}
	list := filepath.Join(dir, "remarks.json")
	code, _, errs = runOpt(t, "opt", "-Rpass-missed=infer", "-remarks="+list, in)
	if code != 0 || !strings.Contains(errs, in+":12:") || !strings.Contains(errs, "generic access: the pointer was loaded") {
		t.Errorf("-Rpass-missed: exit %d\n%s", code, errs)
	}
	text, err := os.ReadFile(list)
	if err != nil || !bytes.Contains(text, []byte(`"kind":"missed","pass":"infer-address-spaces","function":"f"`)) {
		t.Errorf("-remarks: %v\n%s", err, text)
	}
	if code, _, errs = runOpt(t, "opt", "-dump=html", in); code != exitUsage {
		t.Errorf("a wrong -dump: exit %d, %s", code, errs)
	}
}

// -bisect finds the pass after which a command fails: here grep for an instruction that sroa removes.
func TestOptBisect(t *testing.T) {
	if _, err := os.Stat("/bin/grep"); err != nil {
		t.Skip("no grep here")
	}
	in := filepath.Join(t.TempDir(), "in.ll")
	if err := os.WriteFile(in, []byte(optSource), 0o644); err != nil {
		t.Fatal(err)
	}
	code, out, errs := runOpt(t, "opt", "-bisect=/bin/grep -q alloca", in)
	if code != 0 || !strings.HasPrefix(out, "pass sroa-early on function k,") {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
}

// An unknown pass is answered with the nearest name, and a former name with the present one.
func TestOptUnknownPass(t *testing.T) {
	for name, hint := range map[string]string{"instcombin": "instcombine", "simplify": "instcombine", "loop-unrol": "loop-unroll", "memcopy": "memcpyopt"} {
		code, _, errs := runOpt(t, "opt", "-passes="+name, "x.ll")
		if code != exitUsage || !strings.Contains(errs, "unknown pass "+name+"; did you mean "+hint+"?") {
			t.Errorf("-passes=%s: exit %d, %s", name, code, errs)
		}
	}
}
