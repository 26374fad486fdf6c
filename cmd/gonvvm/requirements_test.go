package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// choice is a list of words in a call, of which each is put there in turn.
var choice = regexp.MustCompile(`\{([^{}, ][^{}]*)\}`)

// expandChoices calls f with every combination of the choices in the call, put into both.
func expandChoices(call, want string, f func(call, want string)) {
	expandChoice(1, call, want, f)
}

func expandChoice(n int, call, want string, f func(call, want string)) {
	m := choice.FindStringSubmatchIndex(call)
	if m == nil {
		f(call, want)
		return
	}
	for word := range strings.SplitSeq(call[m[2]:m[3]], ",") {
		in, out, ok := strings.Cut(word, "=")
		if !ok {
			out = in
		}
		ref := fmt.Sprintf("$%d", n)
		c := call[:m[0]] + in + call[m[1]:]
		expandChoice(n+1, strings.ReplaceAll(strings.ReplaceAll(c, "$T", in), ref, out), strings.ReplaceAll(want, ref, out), f)
	}
}

// splitList cuts a list at the commas that are in no brackets.
func splitList(list string) (out []string) {
	depth, from := 0, 0
	for i, c := range list {
		switch c {
		case '(', '<', '{':
			depth++
		case ')', '>', '}':
			depth--
		case ',':
			if depth == 0 {
				out, from = append(out, strings.TrimSpace(list[from:i])), i+1
			}
		}
	}
	if s := strings.TrimSpace(list[from:]); s != "" {
		out = append(out, s)
	}
	return out
}

// callModule returns a module with a function that executes call, of the form "type @name(type, type constant, …)".
func callModule(t *testing.T, call string) string {
	at, open := strings.Index(call, "@"), 0
	if at >= 0 {
		open = at + strings.IndexByte(call[at:], '(')
	}
	if at < 0 || open < at {
		t.Fatalf("%q is not a call", call)
	}
	ret, name := strings.TrimSpace(call[:at]), call[at:open]
	var params, args, types []string
	for i, a := range splitList(strings.TrimSuffix(call[open+1:], ")")) {
		if k := strings.LastIndexByte(a, ' '); k > 0 && !strings.HasSuffix(a, ")") && !strings.HasSuffix(a, ">") {
			args, types = append(args, a), append(types, a[:k])
			continue
		}
		p := fmt.Sprintf("%s %%a%d", a, i)
		params, args, types = append(params, p), append(args, p), append(types, a)
	}
	params = append(params, "ptr %out")
	use := ""
	result := ""
	if ret != "void" {
		result, use = "%r = ", fmt.Sprintf("  store %s %%r, ptr %%out\n", ret)
	}
	return fmt.Sprintf("declare %s %s(%s)\ndefine void @f(%s) {\n  %scall %s %s(%s)\n%s  ret void\n}\n",
		ret, name, strings.Join(types, ", "), strings.Join(params, ", "), result, ret, name, strings.Join(args, ", "), use)
}

// register matches a register of the printed text, and blanks.
var register = regexp.MustCompile(`%[a-z]+[0-9]+\b|[ \t\n]+`)

// withoutNumbers returns PTX on one line with % for each register.
func withoutNumbers(ptx string) string {
	return register.ReplaceAllStringFunc(ptx, func(s string) string {
		if s[0] == '%' {
			return "%"
		}
		return " "
	})
}

// TestRequirementsIntrinsics compiles a call of each intrinsic that the requirements name, with all its choices, and
// demands the instruction or the error. The rules are in testdata/requirements/intrinsics.txt.
func TestRequirementsIntrinsics(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "requirements", "intrinsics.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.SplitN(line, " | ", 3)
		if len(f) != 3 {
			t.Fatalf("%q has not three fields", line)
		}
		call, want, ok := strings.Cut(f[2], " => ")
		if !ok {
			t.Fatalf("%q has no =>", line)
		}
		t.Run(f[0], func(t *testing.T) {
			expandChoices(call, want, func(call, want string) {
				args := append([]string{"compile", "-o", "-"}, strings.Fields(f[1])...)
				code, out, errs := gonvvm(callModule(t, call), append(args, "-")...)
				if said, isError := strings.CutPrefix(want, "error: "); isError {
					if code != exitInput || !strings.Contains(errs, said) {
						t.Errorf("%s: exit %d, wanted an error with %q\n%s%s", call, code, said, out, errs)
					}
					return
				}
				if said, isWarning := strings.CutPrefix(want, "warning: "); isWarning {
					if code != exitOK || !strings.Contains(errs, "warning: ") || !strings.Contains(errs, said) {
						t.Errorf("%s: exit %d, wanted a warning with %q\n%s%s", call, code, said, out, errs)
					}
					return
				}
				if code != exitOK || !strings.Contains(withoutNumbers(out), want) {
					t.Errorf("%s: exit %d, wanted %s\n%s%s", call, code, want, out, errs)
				}
			})
		})
	}
}

// TestRequirementsModules runs the commands on the modules of testdata/requirements/modules.txt and demands the results
// listed after each.
func TestRequirementsModules(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "requirements", "modules.txt"))
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "\n== ")
	for _, b := range blocks[1:] {
		head, body, _ := strings.Cut(b, "\n")
		rules, command, ok := strings.Cut(head, " : ")
		if !ok {
			t.Fatalf("%q names no command", head)
		}
		var input strings.Builder
		var wants []string
		for line := range strings.Lines(body) {
			if want, ok := strings.CutPrefix(line, "->"); ok {
				wants = append(wants, strings.TrimSpace(want))
			} else {
				input.WriteString(line)
			}
		}
		t.Run(rules, func(t *testing.T) {
			code, out, errs := gonvvm(input.String(), append(strings.Fields(command), "-")...)
			fails := false
			for _, want := range wants {
				verb, rest, _ := strings.Cut(want, " ")
				good := strings.Contains(withoutNumbers(out), want)
				switch verb {
				case "error":
					fails = true
					good = code != exitOK && strings.Contains(errs, "error: ") && strings.Contains(errs, rest)
				case "warning":
					good = strings.Contains(errs, "warning: ") && strings.Contains(errs, rest)
				case "usage":
					fails = true
					good = code == exitUsage && strings.Contains(errs, rest)
				case "silent":
					good = errs == ""
				case "not":
					good = !strings.Contains(withoutNumbers(out), rest)
				}
				if !good {
					t.Errorf("%s: exit %d, wanted %s", command, code, want)
				}
			}
			if !fails && code != exitOK {
				t.Errorf("%s: exit %d", command, code)
			}
			if t.Failed() || testing.Verbose() {
				t.Logf("%s\n%s\n%s", input.String(), out, errs)
			}
		})
	}
}
