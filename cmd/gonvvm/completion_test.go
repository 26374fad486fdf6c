package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// small is a table with everything that scripts and the manual show.
var small = []documented{
	{"compile", "[flags] FILE...", "compile LLVM IR", []documentedFlag{
		{"arch", "architecture", "it's the [target]: one", []string{"sm_80", "sm_90"}}, {"g", "", "debug information", nil}, {"o", "file", "output", nil},
	}},
	{"ptx check", "[flags] FILE...", "check PTX", []documentedFlag{{"strict", "", "refuse more", nil}}},
	{"ptx fmt", "[flags] FILE...", "format PTX", []documentedFlag{{"w", "", "write", nil}}},
}

// TestCompletionScripts compares the scripts for a small table with golden files.
func TestCompletionScripts(t *testing.T) {
	for _, sh := range shells {
		var b bytes.Buffer
		sh.write(&b, small)
		testkit.Golden(t, filepath.Join("testdata/completion", sh.name), b.Bytes())
	}
	var b bytes.Buffer
	manual(&b, small)
	testkit.Golden(t, "testdata/completion/gonvvm.1", b.Bytes())
}

// TestCompletionTables looks for every subcommand and flag in the scripts and the manual.
func TestCompletionTables(t *testing.T) {
	list := document()
	flags := 0
	for _, sh := range []string{"bash", "zsh", "fish", "powershell"} {
		code, out, errs := gonvvm("", "completion", sh)
		if code != exitOK || errs != "" {
			t.Fatalf("%s: exit %d\n%s", sh, code, errs)
		}
		for _, d := range list {
			if !strings.Contains(out, first(d.name)) {
				t.Errorf("%s: no %s", sh, d.name)
			}
			for _, f := range d.flags {
				flags++
				dash := "-"
				if sh == "fish" {
					dash = "-o "
				}
				if !strings.Contains(out, dash+f.name) {
					t.Errorf("%s: no -%s of %s", sh, f.name, d.name)
				}
			}
		}
	}
	if flags < 400 {
		t.Errorf("only %d flags", flags)
	}
	i := slices.IndexFunc(list, func(d documented) bool { return d.name == "compile" })
	k := slices.IndexFunc(list[i].flags, func(f documentedFlag) bool { return f.name == "arch" })
	if !slices.Contains(list[i].flags[k].choices, "sm_90a") {
		t.Errorf("-arch has the values %v", list[i].flags[k].choices)
	}
	if code, _, errs := gonvvm("", "completion", "bsh"); code != exitUsage || !strings.Contains(errs, "did you mean bash?") {
		t.Errorf("exit %d\n%s", code, errs)
	}
}

// TestBashCompletes completes words in bash itself.
func TestBashCompletes(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("bash is not installed")
	}
	_, script, _ := gonvvm("", "completion", "bash")
	for _, x := range []struct{ words, want string }{
		{"gonvvm comp", "compile completion"},
		{"gonvvm compile -generate-l", "-generate-line-info"},
		{"gonvvm compile -arch = sm_100", "sm_100 sm_100f sm_100a"},
		{"gonvvm compile -style =", "nvvm llvm"},
		{"gonvvm ptx c", "check"},
	} {
		cmd := exec.Command(bash, "--norc", "-c", "compopt() { :; }\n"+script+`
read -ra COMP_WORDS <<< "$0"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_gonvvm
echo "${COMPREPLY[@]}"`, x.words)
		out, err := cmd.CombinedOutput()
		if err != nil || strings.TrimSpace(string(out)) != x.want {
			t.Errorf("%q: %s %v", x.words, out, err)
		}
	}
}

// TestResponses reads arguments from files.
func TestResponses(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	inner := write("inner", `b\ c 'd "e' "f\"g" ''`)
	outer := write("outer", "a\n\t@"+inner+"\r\nz")
	got, err := expandResponses([]string{"x", "@" + outer, "@missing", "@"}, 0)
	if want := []string{"x", "a", "b c", `d "e`, `f"g`, "", "z", "@missing", "@"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	loop := write("loop", "@"+filepath.Join(dir, "loop"))
	if _, err := expandResponses([]string{"@" + loop}, 0); err == nil || !strings.Contains(err.Error(), "nested more than") {
		t.Error(err)
	}
	if _, err := expandResponses([]string{"@" + write("open", `"a`)}, 0); err == nil || !strings.Contains(err.Error(), "not closed") {
		t.Error(err)
	}
}

// TestColor asks for colors.
func TestColor(t *testing.T) {
	const wrong = "define void @f() {\n  ret i32 %x\n}\n"
	_, _, always := gonvvm(wrong, "verify", "-color=always", "-")
	_, _, auto := gonvvm(wrong, "verify", "-")
	if !strings.Contains(always, "\x1b[1m<stdin>:2:7: \x1b[0m\x1b[1;31merror: \x1b[0m") || strings.Contains(auto, "\x1b") {
		t.Errorf("%q\n%q", always, auto)
	}
	if code, _, errs := gonvvm("", "verify", "-color=blue", "-"); code != exitUsage || !strings.Contains(errs, "auto, always and never") {
		t.Errorf("exit %d\n%s", code, errs)
	}
}
