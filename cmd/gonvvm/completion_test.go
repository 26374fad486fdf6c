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

// completed is words of a command line, and the words that a shell proposes for the last.
var completed = []struct{ words, want string }{
	{"gonvvm comp", "compile completion"},
	{"gonvvm compile -generate-l", "-generate-line-info"},
	{"gonvvm compile -arch=sm_100", "sm_100 sm_100f sm_100a"},
	{"gonvvm compile -style=", "nvvm llvm"},
	{"gonvvm compile -style=llvm -rej", "-reject-global-ctors"},
	{"gonvvm ptx c", "check"},
	{"gonvvm run -memory-m", "-memory-model"},
}

// shell returns the path of a shell, and the file with the completion for it.
func shell(t *testing.T, name, file string) (path, script string) {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skip(name + " is not installed: scripts/oracles.sh shells")
	}
	_, text, _ := gonvvm("", "completion", name)
	script = filepath.Join(t.TempDir(), file)
	if err := os.WriteFile(script, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path, script
}

// proposes compares the proposals of a shell with those of the table. A shell may propose "-flag=value" for the value, and "-flag=" for
// "-flag"; the order is its own.
func proposes(t *testing.T, words, want string, got []string) {
	t.Helper()
	flag, _, valued := strings.Cut(words[strings.LastIndexByte(words, ' ')+1:], "=")
	for i, w := range got {
		if valued {
			w = strings.TrimPrefix(w, flag+"=")
		}
		got[i] = strings.TrimSuffix(w, "=")
	}
	list := strings.Fields(want)
	slices.Sort(list)
	slices.Sort(got)
	if !slices.Equal(got, list) {
		t.Errorf("%q: %q, want %q", words, got, list)
	}
}

// TestBashCompletes completes words in bash itself.
func TestBashCompletes(t *testing.T) {
	bash, script := shell(t, "bash", "gonvvm.bash")
	for _, x := range completed {
		cmd := exec.Command(bash, "--norc", "-c", `compopt() { :; }
source "$1"
read -ra COMP_WORDS <<< "$0"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_gonvvm
printf '%s\n' "${COMPREPLY[@]}"`, strings.ReplaceAll(x.words, "=", " = "), script) // bash splits words at "="
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		proposes(t, x.words, x.want, strings.Fields(string(out)))
	}
}

// TestFishCompletes completes words in fish itself.
func TestFishCompletes(t *testing.T) {
	fish, script := shell(t, "fish", "gonvvm.fish")
	for _, x := range completed {
		cmd := exec.Command(fish, "--no-config", "-c", `source $argv[1]; cd (dirname $argv[1]); complete -C $argv[2]`, script, x.words) // where no file begins so
		cmd.Env = append(os.Environ(), "HOME="+filepath.Dir(script))
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		var got []string
		for line := range strings.Lines(string(out)) {
			word, _, _ := strings.Cut(strings.TrimSpace(line), "\t")
			got = append(got, word)
		}
		proposes(t, x.words, x.want, got)
	}
}

// zshAsks is the script that an interactive zsh reads: a key completes the words of the file $IN, one line after another, and writes the
// proposals, those of a line on one line.
const zshAsks = `setopt extendedglob
fpath=($DIR $fpath)
autoload -U compinit
compinit -u -D
typeset -ga hits
compadd() {
  if [[ " $* " != *" -"[a-zA-Z]#[OAD]" "* ]]; then
    local -a got
    builtin compadd -O got "$@"
    hits+=($got)
  fi
  builtin compadd "$@"
}
ask() {
  local line
  for line in ${(f)"$(<$DIR/in)"}; do
    hits=()
    BUFFER=$line
    CURSOR=$#BUFFER
    zle complete-word
    print -r -- $hits >> $DIR/out
  done
  exit
}
zle -N ask
bindkey '^X' ask
`

// TestZshCompletes completes words in zsh itself, which works only in a terminal, and the first flag of every subcommand.
func TestZshCompletes(t *testing.T) {
	zsh, script := shell(t, "zsh", "_gonvvm")
	dir := filepath.Dir(script)
	cases := slices.Clone(completed)
	firsts(document(), func(name string, all []documented) {
		for _, d := range all {
			if len(d.flags) > 0 {
				f := d.flags[len(d.flags)-1]
				cases = append(cases, struct{ words, want string }{"gonvvm " + name + " -" + f.name, "*"})
				return
			}
		}
	})
	var in strings.Builder
	for _, x := range cases {
		in.WriteString(x.words + "\n")
	}
	for name, text := range map[string]string{"in": in.String(), "asks": zshAsks} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(zsh, "-f", "-c", `zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "source $DIR/asks"
zpty -w -n z $'\x18'
while zpty -r z line; do print -r -- $line; done`)
	cmd.Env = append(os.Environ(), "DIR="+dir, "HOME="+dir, "TERM=dumb")
	said, _ := cmd.CombinedOutput() // the status is that of the last read
	if strings.Contains(string(said), "_arguments:") {
		t.Errorf("zsh says\n%s", said)
	}
	out, err := os.ReadFile(filepath.Join(dir, "out"))
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if err != nil || len(lines) != len(cases) {
		t.Fatalf("%d lines for %d: %v\n%s", len(lines), len(cases), err, said)
	}
	for i, x := range cases {
		if got := strings.Fields(lines[i]); x.want != "*" {
			proposes(t, x.words, x.want, got)
		} else if len(got) == 0 {
			t.Errorf("%q: nothing is proposed", x.words)
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
