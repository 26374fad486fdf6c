package cureport

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// Each file of records becomes text, JSON, a page and suppressions as in the golden files beside it.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	source := func(name string) ([]byte, bool) {
		return []byte("1 < 2\nsecond\nthird & last\nfourth\nfifth\n"), name == "k.cu"
	}
	for _, file := range files {
		base := strings.TrimSuffix(file, ".jsonl")
		r := read(t, file)
		testkit.Golden(t, base+".txt", []byte(r.Text(BySource)))
		testkit.Golden(t, base+".ptx.txt", []byte(r.Text(ByPTX)))
		testkit.Golden(t, base+".json", r.JSON())
		testkit.Golden(t, base+".html", r.HTML("program <argument>", source))
		testkit.Golden(t, base+".supp", r.Rules())
	}
}

func read(t *testing.T, file string) *Report {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The suppressions that Rules writes leave out all findings.
func TestRulesSuppressAll(t *testing.T) {
	r := read(t, "testdata/mixed.jsonl")
	rules, err := ParseRules(r.Rules())
	if err != nil {
		t.Fatal(err)
	}
	all := r.Errors()
	r.Suppress(rules)
	if r.Errors() != 0 || r.Suppressed != all || all == 0 {
		t.Errorf("%d of %d errors are left, %d are suppressed", r.Errors(), all, r.Suppressed)
	}
}

func TestSuppress(t *testing.T) {
	for _, c := range []struct {
		rule string
		left int // of 35 errors
	}{
		{"*", 0},
		{"racecheck", 4},
		{"R0005 line=5", 4},
		{"R0005 line=6", 35},
		{"racecheck kernel=scale*2>", 4},
		{"racecheck kernel=scale", 35},
		{"* file=*.cu", 3},
		{"* file=*.c*", 3},
		{"* file=k*k.cu", 35},
		{`* text="ld.shared.u32 %r1, [\"a\"];"`, 34},
		{"leakcheck host=set*", 34},
		{"memcheck host=cleanup", 34},
		{"leakcheck host=main", 35},
		{"# nothing\n\nsynccheck\n", 35},
	} {
		r := read(t, "testdata/mixed.jsonl")
		rules, err := ParseRules([]byte(c.rule))
		if err != nil {
			t.Fatal(err)
		}
		r.Suppress(rules)
		if got := r.Errors(); got != c.left {
			t.Errorf("%q leaves %d errors, not %d", c.rule, got, c.left)
		}
	}
}

// Mistakes in files are errors with the line.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"* line=0": "line 1: line=0 is not", "\n* color=red": "line 2: unknown property color", "kernel=k": "expected a tool", "* kernel": "property=value",
		`* text="a`: "quotes of text",
	} {
		if _, err := ParseRules([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
	for text, want := range map[string]string{"{": "line 1", "\n{\"kind\":\"other\"}": "line 2 of the report: unknown kind"} {
		if _, err := Read([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
}

// A frame in this program gets its function and its line.
func TestSymbolize(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	m := openModule(path)
	if len(m.symbols) == 0 {
		t.Skip("the test is not an ELF file with symbols")
	}
	for _, s := range m.symbols {
		if !strings.HasSuffix(s.Name, ".TestSymbolize") {
			continue
		}
		r := Report{Records: []Record{{Stack: []Frame{{Module: path, Offset: s.Value + 8 - m.base}, {Module: path + ".absent"}}}}}
		r.Symbolize()
		f := r.Records[0].Stack[0]
		if f.Symbol != s.Name || m.dwarf != nil && filepath.Base(f.File) != "report_test.go" {
			t.Errorf("%+v", f)
		}
		return
	}
	t.Error("the symbols lack this test")
}
