package ptx

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// twice formats src and checks that formatting again changes nothing.
func twice(t *testing.T, name string, src []byte) []byte {
	t.Helper()
	one, err := Format(name, src)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return nil
	}
	two, err := Format(name, one)
	if err != nil {
		t.Errorf("%s formatted: %v", name, err)
		return one
	}
	if !bytes.Equal(one, two) {
		t.Errorf("%s: formatting again changes it:\n%s", name, testkit.Diff(one, two))
	}
	if a, b := comments(src), comments(one); a != b {
		t.Errorf("%s: comments were\n%s\nand are\n%s", name, a, b)
	}
	return one
}

// comments returns all comments of src, one on each line.
func comments(src []byte) string {
	var b strings.Builder
	for _, t := range Tokens(src) {
		if t.Kind == TokComment || t.Kind == TokBlock {
			b.Write(src[t.Start:t.End])
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// TestFormat compares the layout of files in every shape with golden files.
func TestFormat(t *testing.T) {
	files, _ := filepath.Glob("testdata/roundtrip/*.ptx")
	more, _ := filepath.Glob("testdata/format/*.ptx")
	for _, path := range append(files, more...) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			base := strings.TrimSuffix(filepath.Base(path), ".ptx")
			testkit.Golden(t, filepath.Join("testdata/format", base+".out"), twice(t, path, src))
		})
	}
}

// TestFormatErrors: text that cannot be read is not formatted; text that can be read but is wrong is.
func TestFormatErrors(t *testing.T) {
	if out, err := Format("t.ptx", []byte(head+".entry k() { .reg .b32 %r<2>; add.s32 %r1,; }")); err == nil || out != nil {
		t.Errorf("a syntax error is formatted: %s", out)
	}
	got := twice(t, "t.ptx", []byte(head+".entry k(){newer.instruction %x,[%y+4];bra nowhere;}"))
	if want := "\tnewer.instruction \t%x, [%y+4];\n\tbra \tnowhere;\n"; !strings.Contains(string(got), want) {
		t.Errorf("no %q in\n%s", want, got)
	}
}

func FuzzFormat(f *testing.F) {
	files, _ := filepath.Glob("testdata/*/*.ptx")
	for _, path := range files {
		if src, err := os.ReadFile(path); err == nil {
			f.Add(src)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if _, err := Format("fuzz.ptx", src); err == nil {
			twice(t, "fuzz.ptx", src)
		} else if strings.Contains(err.Error(), "formatting changes") {
			t.Error(err)
		}
	})
}
