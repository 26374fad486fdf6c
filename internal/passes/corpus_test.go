package passes

import (
	"bytes"
	"fmt"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// verifyHook checks the whole module after a pass and shows the first error. An instruction has at most one loop's metadata.
func verifyHook(m *ir.Module, pass string) error {
	if err := verify.Module(m); err != nil {
		return fmt.Errorf("after %s: %w", pass, err)
	}
	var err error
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			loops := 0
			for _, a := range f.Attachments(nil, f.Terminator(b)) {
				if a.Kind == "llvm.loop" {
					loops++
				}
			}
			if loops > 1 {
				err = fmt.Errorf("after %s: %s: a branch has the metadata of %d loops", pass, s.Name, loops)
			}
		}
	})
	return err
}

func parse(t testing.TB, name string, src []byte) *ir.Module {
	t.Helper()
	m, err := llasm.Parse(name, src, llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	if m.LayoutText != "" {
		if err := m.Layout.Parse(m.LayoutText); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Every module of the corpus is well formed after every pass, at every level, and the output reads back and is accepted
// by LLVM's verifier.
func TestCorpusStaysValid(t *testing.T) {
	for _, file := range append(testkit.Corpus(t), testkit.Cpp(t, "raw")...) {
		t.Run(file.String(), func(t *testing.T) {
			src := file.Read(t)
			var outputs [][]byte
			for _, level := range []int{0, 3} {
				m := parse(t, file.Path, src)
				if err := verify.Module(m); err != nil {
					t.Fatalf("before any pass: %v", err)
				}
				original := ir.Append(nil, m)
				c := m.Clone()
				if err := Run(m, Options{Machine: machineAt(level), Verify: verifyHook}); err != nil {
					t.Fatalf("level %d: %v", level, err)
				}
				text := ir.Append(nil, m)
				if !bytes.Equal(ir.Append(nil, c), original) {
					t.Errorf("level %d: what happens to a module shows in its clone", level)
				}
				if level > 0 { // data of the clone outside the text is the original's
					if err := Run(c, Options{Machine: machineAt(level)}); err != nil || !bytes.Equal(ir.Append(nil, c), text) {
						t.Errorf("level %d: a clone becomes something else, error %v", level, err)
					}
				}
				if _, err := llasm.Parse(file.Path, text, llasm.Options{}); err != nil {
					t.Fatalf("level %d: %v", level, err)
				}
				outputs = append(outputs, text)
			}
			if testing.Short() {
				return
			}
			for _, text := range outputs { // without the tool, the test ends here
				if _, err := testkit.RunOpt(t, text, "-passes=verify", "-disable-output"); err != nil {
					t.Error(err)
				}
			}
		})
	}
}
