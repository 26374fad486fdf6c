package diag_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"gonvvm/diag"
)

var update = flag.Bool("update", false, "write the golden files")

// samples are diagnostics with each field set in one of them at least.
func samples() diag.List {
	typo := &diag.Diagnostic{
		Code: "L0006", File: "saxpy.ll", Pos: diag.Pos{Line: 3, Col: 10}, Msg: "unknown instruction 'mull'",
		Source: "  %sum = mull i32 %v, %x", Hint: "did you mean mul?",
	}
	typo.Replace("mul")
	return diag.List{
		typo,
		{
			Code: "L0004", File: "saxpy.ll", Pos: diag.Pos{Line: 9, Col: 5}, Msg: `@"a b" is defined twice`, Source: "x = @\"a b\" = global i32 0",
			Related: []diag.Related{{File: "saxpy.ll", Pos: diag.Pos{Line: 2, Col: 1}, Msg: "the first definition"}},
		},
		{Code: "B0001", Severity: diag.Warning, File: "x.bc", Where: "bit 1234", Msg: "the stream ends\x00here"},
		{Severity: diag.Note, File: "é.ll", Pos: diag.Pos{Line: 1, Col: 7}, Msg: "multi-byte text before the column", Source: "; é𝄞 %x"},
		{Msg: "no input modules"},
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := "testdata/" + name
	if *update {
		if err := os.WriteFile(path, got, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s differs (run with -update and look at the difference):\n%s", path, got)
	}
}

func TestRendering(t *testing.T) {
	l := samples()
	golden(t, "samples.txt", l.Append(nil))
	golden(t, "samples.json", l.AppendJSON(nil))
	golden(t, "samples.sarif", l.AppendSARIF(nil, diag.Tool{Name: "gonvvm", Version: "1.2.3"}))
	for name, b := range map[string][]byte{"json": l.AppendJSON(nil), "sarif": l.AppendSARIF(nil, diag.Tool{}), "empty json": diag.List(nil).AppendJSON(nil), "empty sarif": diag.List(nil).AppendSARIF(nil, diag.Tool{})} {
		if !json.Valid(b) {
			t.Errorf("%s is not JSON:\n%s", name, b)
		}
	}
}

// The range of a diagnostic is the token at its position.
func TestRange(t *testing.T) {
	for _, c := range []struct{ before, token, after string }{
		{"  ", "%x.y", " = add"},
		{"load ", "i32", ","},
		{"", `@"a b"`, " = global"},
		{"", `"open`, ""},
		{"add i32 ", "-5", ", 3"},
		{"x ", "=", " y"},
		{"x ", "é", "y"},
		{"\t", "!dbg", " !3"},
		{"    ", "fma.rn.f32", " %f1"},
	} {
		d := diag.Diagnostic{Pos: diag.Pos{Line: 1, Col: int32(len(c.before)) + 1}, Source: c.before + c.token + c.after}
		start, end := d.Range()
		if got := d.Source[start.Col-1 : end.Col-1]; got != c.token {
			t.Errorf("%q at %d: range %q, want %q", d.Source, start.Col, got, c.token)
		}
	}
	for _, d := range []diag.Diagnostic{{}, {Pos: diag.Pos{Line: 1, Col: 9}, Source: "short"}, {Pos: diag.Pos{Line: 1, Col: 1}}} {
		if start, end := d.Range(); start != end {
			t.Errorf("%+v has the range %v to %v", d, start, end)
		}
	}
}

// Rendering accepts every position, also one outside of the source.
func FuzzRendering(f *testing.F) {
	f.Add("a b", "f.ll", "m", int32(1), int32(1))
	f.Add("é𝄞", "f.ll", "m", int32(1), int32(3))
	f.Fuzz(func(t *testing.T, source, file, msg string, line, col int32) {
		l := diag.List{{File: file, Msg: msg, Source: source, Pos: diag.Pos{Line: line, Col: max(col, 1)}}}
		l[0].Replace("x")
		l.Append(nil)
		if !json.Valid(l.AppendJSON(nil)) || !json.Valid(l.AppendSARIF(nil, diag.Tool{})) {
			t.Error("not JSON")
		}
	})
}

func TestOf(t *testing.T) {
	l := samples()
	if got := diag.Of(fmt.Errorf("compile: %w", l.Err())); len(got) != len(l) {
		t.Errorf("of a wrapped list: %v", got)
	}
	if got := diag.Of(l[0]); len(got) != 1 || got[0] != l[0] {
		t.Errorf("of one diagnostic: %v", got)
	}
	if got := diag.Of(errors.New("x")); len(got) != 1 || got[0].Msg != "x" || got.Err() == nil {
		t.Errorf("of another error: %v", got)
	}
	if diag.Of(nil) != nil || l[2:4].Err() != nil {
		t.Error("a list without errors is an error")
	}
}

// Every code has an explanation, and no code has two.
func TestCodes(t *testing.T) {
	seen := map[diag.Code]bool{}
	for i := range diag.Codes {
		if seen[i.Code] || i.Title == "" || i.Text == "" || strings.HasSuffix(i.Title, ".") {
			t.Errorf("%s: given twice, or without a title or a text", i.Code)
		}
		seen[i.Code] = true
		if diag.Lookup(i.Code) == nil {
			t.Errorf("%s is not found", i.Code)
		}
	}
}

func ExampleList_Append() {
	l := diag.List{{
		Code: "L0006", File: "saxpy.ll", Pos: diag.Pos{Line: 4, Col: 8}, Msg: "unknown instruction 'mull'",
		Source: "  %s = mull i32 %v, %x", Hint: "did you mean mul?",
	}}
	fmt.Print(string(l.Append(nil)))
	// Output:
	// saxpy.ll:4:8: error: unknown instruction 'mull' [L0006]
	//       %s = mull i32 %v, %x
	//            ^
	//     hint: did you mean mul?
}

func ExampleLookup() {
	fmt.Println(diag.Lookup("L0004").Title)
	// Output: a name is defined twice
}
