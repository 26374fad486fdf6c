package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// -diagnostics=json and =sarif write one document, also if nothing is wrong; a wrong command line is told as text.
func TestDiagnosticsFormat(t *testing.T) {
	const bad = "define void @f() {\n  ret i32 0\n}\n@f = global i32 0\ndefine void @g() {\n  rett void\n}\n"
	const good = "define ptx_kernel void @f() {\n  ret void\n}\n"
	var list []struct {
		Severity, Code, File, Message string
		Line, Column, EndColumn       int
		Related                       []struct{ Line int }
		Fix                           *struct{ Text string }
	}
	code, _, errs := gonvvm(bad, "compile", "-diagnostics=json", "-")
	if err := json.Unmarshal([]byte(errs), &list); err != nil || code != exitInput {
		t.Fatalf("code %d, %v:\n%s", code, err, errs)
	}
	var related, fixed bool
	for _, d := range list {
		related = related || len(d.Related) == 1 && d.Related[0].Line == 1
		fixed = fixed || d.Fix != nil && d.Fix.Text == "ret" && d.Line == 6 && d.EndColumn == d.Column+4
	}
	if len(list) != 3 || !related || !fixed {
		t.Errorf("got %s", errs)
	}
	var log struct {
		Runs []struct {
			Results []struct{ RuleID, Level string }
		}
	}
	code, _, errs = gonvvm(bad, "verify", "-diagnostics=sarif", "-")
	if err := json.Unmarshal([]byte(errs), &log); err != nil || code != exitInput || len(log.Runs) != 1 || len(log.Runs[0].Results) != 3 {
		t.Errorf("code %d, %v:\n%s", code, err, errs)
	}
	if code, out, errs := gonvvm(good, "compile", "-diagnostics=json", "-"); code != exitOK || errs != "[]\n" || !strings.Contains(out, ".entry f") {
		t.Errorf("code %d, standard error %q", code, errs)
	}
	if code, _, errs := gonvvm(good, "compile", "-diagnostics=xml", "-"); code != exitUsage || !strings.Contains(errs, "text, json and sarif") {
		t.Errorf("code %d, standard error %q", code, errs)
	}
}
