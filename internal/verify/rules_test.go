package verify

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/llasm"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// notInText lists the codes that no text leads to, with the test that makes their mistakes in a module.
var notInText = map[diag.Code]string{
	"V0001": "TestMistakes", // the reader ends blocks and knows their names
	"V0005": "TestMistakes", // a fault of the use lists
	"V0012": "the reader",   // an index out of its tables, from damaged bitcode
}

// ruleCase is a pair of modules of testdata/rules.txt: a refused one, and an accepted one that differs in one place.
type ruleCase struct {
	code              diag.Code
	options           []string
	name              string
	refused, accepted string
}

func (c *ruleCase) has(option string) bool { return slices.Contains(c.options, option) }

const nvvmHeader = "target datalayout = \"" + target.LayoutNVVM64 + "\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n!nvvmir.version = !{!99}\n!99 = !{i32 2, i32 0}\n"

// readCases reads testdata/rules.txt, which says how it is written.
func readCases(t *testing.T) []ruleCase {
	t.Helper()
	text, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	var cases []ruleCase
	for _, part := range strings.Split("\n"+string(text), "\n== ")[1:] {
		first, body, _ := strings.Cut(part, "\n")
		head, name, ok := strings.Cut(first, ": ")
		words := strings.Fields(head)
		if !ok || len(words) < 2 {
			t.Fatalf("bad case %q", first)
		}
		c := ruleCase{code: diag.Code(words[0]), options: words[1:], name: name}
		body, edits, _ := strings.Cut(strings.TrimSpace(body)+"\n", "\n-- ")
		c.refused, c.accepted = body+"\n", body+"\n"
		for _, edit := range strings.Split(strings.TrimSuffix(edits, "\n"), "\n-- ") {
			from, to, _ := strings.Cut(edit, " => ")
			for _, p := range []*string{&from, &to} {
				if *p, err = strconv.Unquote(*p); err != nil {
					t.Fatalf("%s: %q: %v", first, edit, err)
				}
			}
			if !strings.Contains(c.accepted, from) {
				t.Fatalf("%s: the module has no %q", first, from)
			}
			c.accepted = strings.ReplaceAll(c.accepted, from, to)
		}
		if c.has("nvvm") && !c.has("bare") {
			c.refused, c.accepted = nvvmHeader+c.refused, nvvmHeader+c.accepted
		}
		cases = append(cases, c)
	}
	return cases
}

// check returns the messages about a module.
func (c *ruleCase) check(t *testing.T, text string) diag.List {
	t.Helper()
	m, err := llasm.Parse("a.ll", []byte(text), llasm.Options{})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	opt := &Options{Dialect: LLVM, Strict: c.has("strict"), Notes: c.has("notes"), Sources: [][]byte{[]byte(text)}}
	if c.has("nvvm") {
		opt.Dialect = NVVM
	}
	return Check(m, opt)
}

// Each rule refuses the smallest module that breaks it with its code and message, and accepts one that differs in one place.
func TestRules(t *testing.T) {
	var golden strings.Builder
	for _, c := range readCases(t) {
		t.Run(string(c.code)+" "+c.name, func(t *testing.T) {
			l := c.check(t, c.refused)
			golden.WriteString(string(c.code) + " " + c.name + "\n")
			for _, d := range l {
				if d.Code == c.code {
					golden.WriteString("\t" + d.Severity.String() + ": " + d.Msg + "\n")
				}
			}
			if !slices.ContainsFunc(l, func(d *diag.Diagnostic) bool { return d.Code == c.code }) {
				t.Errorf("the rule does not see it: %v", l)
			}
			if l := c.check(t, c.accepted); len(l) > 0 {
				t.Errorf("%v\n%s", l, c.accepted)
			}
		})
	}
	testkit.Golden(t, "testdata/rules.golden", []byte(golden.String()))
}

// Every code of the verifier has a pair.
func TestRulesComplete(t *testing.T) {
	cases := readCases(t)
	for info := range diag.Codes {
		if c := info.Code; c[0] == 'V' || c[0] == 'N' {
			has := slices.ContainsFunc(cases, func(r ruleCase) bool { return r.code == c })
			if has == (notInText[c] != "") {
				t.Errorf("%s, %s: want either a case in testdata/rules.txt or a reason in notInText", c, info.Title)
			}
		}
	}
}

// Where a rule is one of LLVM's, LLVM's assembler has the same opinion about both modules; it accepts both where it is ours.
func TestRulesLLVM(t *testing.T) {
	for _, c := range readCases(t) {
		if !c.has("llvm") {
			continue
		}
		t.Run(string(c.code)+" "+c.name, func(t *testing.T) {
			_, err := testkit.RunTool(t, "llvm-as-22", []byte(c.refused), "-o", "-")
			if refuses := err != nil; refuses == c.has("ours") {
				t.Errorf("llvm-as: %v", err)
			}
			if _, err := testkit.RunTool(t, "llvm-as-22", []byte(c.accepted), "-o", "-"); err != nil {
				t.Errorf("llvm-as refuses the accepted module: %v", err)
			}
		})
	}
}
