package driver

import (
	"bytes"
	"context"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/irgen"
	"gonvvm/internal/verify"
)

func options(t testing.TB, arch string) *Options {
	t.Helper()
	sm, err := target.ParseSM(arch)
	if err != nil {
		t.Fatal(err)
	}
	return &Options{SM: sm, Codegen: Codegen{Level: 3, FMA: true}, Triple: "nvptx64-nvidia-cuda", Workers: 1}
}

func compile(t testing.TB, f testkit.CorpusFile, src []byte, opt *Options) []byte {
	t.Helper()
	r, _, err := Compile(context.Background(), opt, Input{Name: f.String() + ".ll", Data: src})
	if err != nil {
		t.Fatal(err)
	}
	return r.PTX
}

// Generate turns the result of Optimise into the same output as Compile gives for the text, if it has gaps, too.
func TestHalves(t *testing.T) {
	for _, f := range testkit.Corpus(t, "raw") {
		opt, src := options(t, "sm_80"), f.Read(t)
		gaps := *opt
		gaps.Tune = func(o *passes.Options) { o.Gaps = true }
		m, _, err := Optimise(context.Background(), &gaps, Input{Name: f.String() + ".ll", Data: src})
		if err != nil {
			t.Fatal(err)
		}
		r, _, err := Generate(opt, m)
		if err != nil {
			t.Fatal(err)
		}
		if want := compile(t, f, src, opt); !bytes.Equal(r.PTX, want) {
			t.Errorf("%s: the halves give other code than the whole", f)
		}
	}
}

// archs are the targets that every kernel is compiled for.
var archs = []string{"sm_52", "sm_70", "sm_80", "sm_90a", "sm_100a", "sm_120"}

// unsupported reports whether kernel name uses features that older targets lack.
func unsupported(name, arch string) bool {
	switch name {
	case "tensor_core": // wmma is of sm_70
		return arch == "sm_52"
	}
	return false
}

// Every kernel in every form compiles for every target at -O0 and -O3, and the output parses back and needs nothing
// newer than its header says (S1-81).
func TestCorpusCompiles(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			src := f.Read(t)
			for _, arch := range archs {
				if unsupported(f.Name, arch) {
					continue
				}
				for _, level := range []int{0, 3} {
					opt := options(t, arch)
					opt.Level = level
					if level == 0 {
						opt.Style = StyleLLVM
					}
					out := compile(t, f, src, opt)
					if err := checkOutput("out", out); err != nil {
						t.Errorf("%s -O%d: %v", arch, level, err)
					}
				}
			}
		})
	}
}

// After every pass the module is printed and read again: the result of a pass is well formed.
func TestCorpusBetweenPasses(t *testing.T) {
	testkit.Long(t)
	for _, f := range testkit.Corpus(t, "raw", "typed") {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			opt := options(t, "sm_80")
			opt.Verify = func(m *ir.Module, pass string) error {
				_, err := llasm.Parse("after "+pass, ir.Append(nil, m), llasm.Options{})
				return err
			}
			compile(t, f, f.Read(t), opt)
		})
	}
}

// Random programs stay valid as well, and no pass finds something where it had found nothing,
// unless something has changed.
func TestRandomBetweenPasses(t *testing.T) {
	for seed := range uint64(40) {
		text := irgen.Generate(irgen.Options{Seed: 4200 + seed, Statements: 12, SM: 90})
		for level := 1; level <= 3; level++ {
			opt := options(t, "sm_90")
			opt.Level, opt.Verify = level, func(m *ir.Module, _ string) error { return verify.Module(m) }
			if _, _, err := Compile(context.Background(), opt, Input{Name: "random.ll", Data: []byte(text)}); err != nil {
				t.Errorf("seed %d, -O%d: %v", seed, level, err)
			}
		}
	}
}

// The same input gives the same bytes, five times with one worker and with two.
func TestDeterminism(t *testing.T) {
	for _, f := range testkit.Corpus(t, "O0", "typed", "g") {
		src := f.Read(t)
		var first []byte
		for i := range 5 {
			for workers := 1; workers <= 2; workers++ {
				opt := options(t, "sm_80")
				opt.Workers, opt.LineInfo = workers, true
				out := compile(t, f, src, opt)
				if first == nil {
					first = out
				} else if !bytes.Equal(first, out) {
					t.Fatalf("%s: run %d with %d workers differs:\n%s", f, i, workers, testkit.Diff(first, out))
				}
			}
		}
	}
}

// ptxas accepts every kernel in every form for every target at -O3.
func TestCorpusPtxas(t *testing.T) {
	testkit.Long(t)
	testkit.PtxasPath(t, "sm_80")
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			src := f.Read(t)
			for _, arch := range archs {
				if unsupported(f.Name, arch) {
					continue
				}
				a := testkit.Ptxas(t, compile(t, f, src, options(t, arch)), arch, "-O3")
				if a.Err != "" {
					t.Errorf("%s: %s", arch, a.Err)
				}
			}
		})
	}
}

var header = regexp.MustCompile(`\.(?:entry|func)\s*(?:\([^)]*\))?\s*([\w$]+)\s*\(`)

// depots returns which functions of a PTX module have local memory.
func depots(text []byte) map[string]bool {
	out := map[string]bool{}
	name := ""
	for line := range strings.SplitSeq(string(text), "\n") {
		if m := header.FindStringSubmatch(line); m != nil {
			name = m[1]
			out[name] = out[name] || false
		}
		if strings.Contains(line, "__local_depot") && strings.Contains(line, ".b8") {
			out[name] = true
		}
	}
	return out
}

// No function has local memory where LLVM's opt -O2 and llc leave none.
func TestNoLocalMemory(t *testing.T) {
	testkit.Long(t)
	testkit.Oracle(t, "opt-22")
	testkit.Oracle(t, "llc-22")
	for _, f := range testkit.Corpus(t, "O0", "raw", "O2", "typed") {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			src := f.Read(t)
			bc, err := testkit.RunOpt(t, src, "-O2", "-mcpu=sm_80")
			if err != nil {
				t.Skipf("LLVM does not take this module: %v", err)
			}
			text, err := testkit.RunLLC(t, bc, "-mcpu=sm_80", "-O3")
			if err != nil {
				t.Skipf("LLVM does not take this module: %v", err)
			}
			theirs := depots(text)
			for name, ours := range depots(compile(t, f, src, options(t, "sm_80"))) {
				if there, ok := theirs[name]; ours && !there && ok {
					t.Errorf("%s has local memory, LLVM's has none", name)
				}
			}
		})
	}
}
