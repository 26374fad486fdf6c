//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/testkit"
)

// execLibraries returns a folder that looks like one of scripts/build-libs. The programs of these tests are shell scripts that write
// records as the driver does; capi tests the driver itself.
func execLibraries(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "lib64"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "lib64/libcuda.so.1"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// records is a program that writes the records of a golden test of cureport.
func records(t *testing.T) string {
	t.Helper()
	file, err := filepath.Abs("../../internal/cureport/testdata/mixed.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return "cat '" + file + "' >$GONVVM_REPORT; exit 3"
}

// gonvvmExec runs `gonvvm exec` with flags, and the shell with a script.
func gonvvmExec(t *testing.T, script string, flags ...string) (code int, out, err string) {
	t.Helper()
	var o, e bytes.Buffer
	args := append([]string{"-libs=" + execLibraries(t)}, flags...)
	code = execMain(append(args, "/bin/sh", "-c", script), &streams{in: strings.NewReader(""), out: &o, err: &e})
	return code, o.String(), e.String()
}

// The options become the environment of the program, in which the driver reads them.
func TestExecEnvironment(t *testing.T) {
	const script = `echo "$GONVVM_TOOLS|$GONVVM_KERNELS|$GONVVM_PROFILE|$GONVVM_MEMORY|$GONVVM_DEVICES"`
	for _, c := range []struct{ flags, want string }{
		{"", "memcheck,racecheck,initcheck,synccheck||||"},
		{"-tools=leakcheck,memcheck", "memcheck,leakcheck||||"},
		{"-tools=all", "memcheck,racecheck,initcheck,synccheck,leakcheck||||"},
		{"-leaks", "memcheck,racecheck,initcheck,synccheck,leakcheck||||"},
		{"-sanitize=0", "none||||"},
		{"-tools=none -leaks", "leakcheck||||"},
		{"-kernel=a+b -kernel=/^x.*y$/", `memcheck,racecheck,initcheck,synccheck|(?:^a\+b$)|(?:^x.*y$)|||`},
		{"-profile -tools=none", "none||1||"},
		{"-memory=1GiB -devices=sm_90:2GiB", "memcheck,racecheck,initcheck,synccheck|||1GiB|sm_90:2GiB"},
	} {
		code, out, err := gonvvmExec(t, script, strings.Fields(c.flags)...)
		if code != exitOK || strings.TrimSpace(out) != c.want {
			t.Errorf("%s: %d %q %s, not %q", c.flags, code, out, err, c.want)
		}
	}
}

// Wrong options are errors of usage that name the mistake.
func TestExecUsage(t *testing.T) {
	for flags, want := range map[string]string{
		"-tools=memchek": `unknown tool "memchek"`, "-kernel=/(/": "missing closing )", "-memory=lots": "not a size", "-timeout=-1s": "negative",
		"-suppressions=absent": "no such file", "-profile=lines": "the values are source, ptx and none", "-devices=sm_1": "sm_1", "-libs=/absent": "build-libs",
	} {
		if code, _, err := gonvvmExec(t, "exit 0", flags); code != exitUsage || !strings.Contains(err, want) {
			t.Errorf("%s: %d %q, not %q", flags, code, err, want)
		}
	}
}

// The report has the forms that the options ask for, and the status is that of findings.
func TestExecReport(t *testing.T) {
	dir := t.TempDir()
	file := func(name string) string { return filepath.Join(dir, name) }
	rule := file("rules")
	if err := os.WriteFile(rule, []byte("racecheck kernel=scale*\nR0001\nR0003\nR0014\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, flags := range map[string]string{
		"text": "", "profile": "-profile=ptx", "json": "-json", "suppressed": "-suppressions=" + rule,
		"html": "-html=" + file("html"), "file": "-o=" + file("file"), "write": "-write-suppressions=" + file("write"),
	} {
		code, _, err := gonvvmExec(t, records(t), strings.Fields(flags)...)
		if code != exitFindings {
			t.Errorf("%s: status %d", name, code)
		}
		got := []byte(err)
		switch name {
		case "html", "file", "write":
			var err error
			if got, err = os.ReadFile(file(name)); err != nil {
				t.Error(err)
			}
		}
		if name == "html" {
			got = bytes.ReplaceAll(got, []byte(strings.TrimSuffix(strings.SplitN(records(t), "'", 3)[1], "")), []byte("FILE"))
		}
		testkit.Golden(t, "testdata/exec/"+name, got)
	}
	all := file("all")
	if err := os.WriteFile(all, []byte("*\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, err := gonvvmExec(t, records(t), "-suppressions="+all); code != 3 || !strings.Contains(err, "0 errors, 35 suppressed") {
		t.Errorf("without findings the status is %d: %s", code, err)
	}
}

// The limit of time ends a program: by the driver, by SIGTERM, and by SIGKILL.
func TestExecTimeout(t *testing.T) {
	start := time.Now()
	code, _, err := gonvvmExec(t, "exec sleep 60", "-timeout=100ms")
	if code != exitTimeout || !strings.Contains(err, "time limit of 100ms") {
		t.Errorf("%d %s", code, err)
	}
	code, _, err = gonvvmExec(t, "trap '' TERM; while :; do :; done", "-timeout=100ms")
	if code != exitTimeout {
		t.Errorf("%d %s", code, err)
	}
	if d := time.Since(start); d > 30*time.Second {
		t.Errorf("it took %v", d)
	}
	if code, out, err := gonvvmExec(t, `test "$GONVVM_DEADLINE" -gt 1000000000000; echo $?`, "-timeout=1m"); code != 0 || out != "0\n" {
		t.Errorf("%d %s %s", code, out, err)
	}
}

// A program that is interrupted leaves the findings so far, and the launch that was running.
func TestExecInterrupted(t *testing.T) {
	script := strings.TrimSuffix(records(t), "exit 3") + `echo '{"Launch":4,"Kernel":"k","Done":3,"Total":8,"Time":2000000000}' >$GONVVM_PROGRESS; kill -INT $$`
	code, _, err := gonvvmExec(t, script)
	if code != exitFindings || !strings.Contains(err, "ended during launch 4 of kernel k: 3 of 8 blocks done in 2s") || !strings.Contains(err, "ERROR SUMMARY: 35") {
		t.Errorf("%d %s", code, err)
	}
	if code, _, _ := gonvvmExec(t, "kill -INT $$"); code != 130 {
		t.Errorf("status %d", code)
	}
}
