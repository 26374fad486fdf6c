package ptx_test

import (
	"bytes"
	"context"
	"testing"

	"gonvvm"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// equalAfterPrinting reads text, prints the module, and reads and prints that.
func equalAfterPrinting(t *testing.T, what string, text []byte) {
	t.Helper()
	m, err := ptx.Parse(what, text)
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	one := ptx.Append(nil, m)
	again, err := ptx.Parse(what+" printed", one)
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	if two := ptx.Append(nil, again); !bytes.Equal(one, two) {
		t.Errorf("%s changes when it is read and printed again:\n%s", what, testkit.Diff(one, two))
	}
	formatted, err := ptx.Format(what, text)
	if err != nil {
		t.Errorf("%v", err)
	} else if again, _ := ptx.Format(what, formatted); !bytes.Equal(formatted, again) {
		t.Errorf("formatting %s again changes it:\n%s", what, testkit.Diff(formatted, again))
	}
	if list := ptx.CheckNeeds(m, what, text); len(list) > 0 {
		t.Errorf("%s: %v", what, list)
	}
}

// TestCorpusRoundTrip reads the output of gonvvm and llc for every kernel.
func TestCorpusRoundTrip(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles every kernel")
	}
	for _, f := range testkit.Corpus(t, "O0", "O2", "g") {
		src := f.Read(t)
		t.Run(f.String(), func(t *testing.T) {
			opt := gonvvm.Options{Arch: "sm_90a", LineInfo: f.Variant == "g"}
			r, err := gonvvm.Compile(context.Background(), opt, gonvvm.Input{Name: f.String(), Data: src})
			if err != nil {
				t.Fatal(err)
			}
			equalAfterPrinting(t, "gonvvm", r.PTX)
			text, err := testkit.RunLLC(t, src, "-mcpu=sm_90a", "-mattr=+ptx85", "-O2")
			if err != nil {
				t.Fatal(err)
			}
			equalAfterPrinting(t, "llc", text)
		})
	}
}
