package main

import (
	"os"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/bitcode"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// verdicts reads the list of modules that libNVVM and gonvvm judge differently.
func verdicts(t *testing.T) map[string][3]string {
	t.Helper()
	data, err := os.ReadFile("testdata/libnvvm.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string][3]string{}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.Fields(line)
		if len(f) < 5 {
			t.Fatalf("libnvvm.txt: %q: a code, two verdicts and a reason are wanted", line)
		}
		list[f[0]] = [3]string{f[1], f[2], strings.Join(f[3:], " ")}
	}
	return list
}

// theirs returns the verdict of NVIDIA's libNVVM for a module: "accepts", "refuses", or "crashes".
func theirs(t *testing.T, module string) (verdict, log string) {
	t.Helper()
	_, err := testkit.RunNVVM(t, []byte(module), "-arch=compute_90")
	switch {
	case err == nil:
		return "accepts", ""
	case strings.Contains(err.Error(), "input refused"):
		return "refuses", err.Error()
	}
	return "crashes", err.Error()
}

// ours returns the verdict of gonvvm for a module without -strict: "accepts" or "refuses".
func ours(module string) (verdict, log string) {
	code, _, log := gonvvm(module, "compile", "-libdevice=none", "-dialect=nvvm", "-arch=sm_90", "-o", os.DevNull, "-")
	if code == exitOK {
		return "accepts", log
	}
	return "refuses", log
}

// The module of each rule of the NVVM IR specification goes through NVIDIA's compiler and ours. Where they differ, the
// list has the reason; its entries must be current. With -strict all of these modules are refused, as TestRules shows
// (S4-02).
func TestRulesLibNVVM(t *testing.T) {
	list := verdicts(t)
	same, seen := 0, 0
	diag.Codes(func(i *diag.Info) bool {
		if i.Code[0] != 'N' || i.Example == "" {
			return true
		}
		seen++
		their, theirLog := theirs(t, i.Example)
		our, ourLog := ours(i.Example)
		want, listed := list[string(i.Code)]
		delete(list, string(i.Code))
		switch {
		case their == our && !listed:
			same++
		case their == our:
			t.Errorf("%s is in the list, and both %s", i.Code, our)
		case want[0] != their || want[1] != our:
			t.Errorf("%s: libNVVM %s and gonvvm %s (%s); the list says %q\n%s\n%s", i.Code, their, our, i.Title, want, theirLog, ourLog)
		}
		return true
	})
	for code := range list {
		t.Errorf("%s is in the list and no rule", code)
	}
	if same == 0 || same == seen {
		t.Errorf("%d of %d judged alike", same, seen)
	}
	t.Logf("%d of %d judged alike", same, seen)
}

// A module with all that the specification supports is accepted by both. It is given to libNVVM as bitcode of LLVM 7,
// for its text has attributes in a form that came later.
func TestSupportedLibNVVM(t *testing.T) {
	m, err := llasm.Parse("strict.ll", []byte(strictModule), llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: bitcode.LLVM7})
	if err != nil {
		t.Fatal(err)
	}
	if v, log := theirs(t, string(bc)); v != "accepts" {
		t.Errorf("libNVVM %s it: %s", v, log)
	}
	if v, log := ours(strictModule); v != "accepts" {
		t.Errorf("gonvvm %s it: %s", v, log)
	}
}
