package emu

import (
	"strings"
	"testing"

	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// runLaunch loads PTX and executes one launch of the corpus on it; it returns
// the buffers after it.
func runLaunch(t *testing.T, src []byte, l *testkit.Launch, cfg Config) ([][]byte, *Result) {
	t.Helper()
	m, err := ptx.Parse("corpus.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	dev := NewDevice(64)
	mod, err := dev.Load(m, "corpus.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	k, err := mod.Kernel(l.Kernel)
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, k.ParamBytes())
	addrs := make([]uint64, len(l.Args))
	for i, p := range k.Params() {
		a := &l.Args[i]
		data := a.Data
		if a.Buffer {
			addrs[i], err = dev.Alloc(uint64(len(a.Data)))
			if err != nil {
				t.Fatal(err)
			}
			if err := dev.Write(addrs[i], a.Data); err != nil {
				t.Fatal(err)
			}
			data = make([]byte, 8)
			store(data, 0, 8, addrs[i])
		}
		if len(data) > p.Size {
			t.Fatalf("argument %d has %d bytes, parameter %s %d", i, len(data), p.Name, p.Size)
		}
		copy(params[p.Offset:], data)
	}
	cfg.Grid, cfg.Block, cfg.Shared, cfg.Params = l.Grid, l.Block, l.Shared, params
	res, err := k.Launch(&cfg)
	if err != nil {
		t.Fatal(err)
	}
	out := make([][]byte, len(l.Args))
	for i := range l.Args {
		if l.Args[i].Buffer {
			out[i] = make([]byte, len(l.Args[i].Data))
			if err := dev.Read(addrs[i], out[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out, res
}

// TestCorpusClean runs the corpus under the sanitizer, which must find nothing.
func TestCorpusClean(t *testing.T) {
	for _, f := range testkit.Corpus(t, "O0", "O2") {
		t.Run(f.String(), func(t *testing.T) {
			src, err := testkit.RunLLC(t, f.Read(t), "-mcpu=sm_80", "-O2")
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range testkit.Launches(t, f.Name) {
				_, res := runLaunch(t, src, l, Config{Sanitize: true})
				for _, x := range res.Findings {
					t.Errorf("%s: %s", l.Kernel, x.Diagnostic().Append(nil))
				}
				if !res.Done {
					t.Errorf("%s did not finish", l.Kernel)
				}
			}
		})
	}
}

// TestCorpusAgrees compiles the corpus with LLVM's back end, from IR at three levels, and compares the memory after the
// launches with the expected contents, and the levels with each other.
func TestCorpusAgrees(t *testing.T) {
	type variant struct {
		name string
		out  [][]byte
	}
	first := map[string]variant{}
	for _, f := range testkit.Corpus(t, "O0", "raw", "O2") {
		t.Run(f.String(), func(t *testing.T) {
			src, err := testkit.RunLLC(t, f.Read(t), "-mcpu=sm_80", "-O2")
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range testkit.Launches(t, f.Name) {
				var stdout strings.Builder
				out, res := runLaunch(t, src, l, Config{Stdout: &stdout})
				for _, x := range res.Findings {
					t.Errorf("%s: %s", l.Kernel, x.Diagnostic().Append(nil))
				}
				if !res.Done {
					t.Errorf("%s did not finish", l.Kernel)
					continue
				}
				if want, ok := testkit.Expect(l); ok {
					for i := range out {
						if err := l.CompareExpected(i, want[i], out[i]); err != nil {
							t.Errorf("against plain Go: %v", err)
						}
					}
				} else {
					t.Errorf("nobody has said what %s computes", l.Kernel)
				}
				key := f.Name + "/" + l.Kernel
				want, ok := first[key]
				if !ok {
					first[key] = variant{f.Variant, out}
					continue
				}
				for i := range out {
					if err := l.Compare(i, want.out[i], out[i]); err != nil {
						t.Errorf("%s against %s: %v", f.Variant, want.name, err)
					}
				}
			}
		})
	}
}
