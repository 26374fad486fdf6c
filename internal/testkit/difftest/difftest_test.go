package difftest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/irgen"
)

// variants compares with llc where it is installed, else our levels with each other.
func variants(t *testing.T, llvm bool) []Variant { return variantsFor(t, "sm_80", llvm) }

func variantsFor(t *testing.T, arch string, llvm bool) []Variant {
	t.Helper()
	var run Tool
	if llvm {
		testkit.Oracle(t, "llc-22")
		run = oracle.Run
	}
	vs, err := Variants(arch, 0, run, false)
	if err != nil {
		t.Fatal(err)
	}
	return vs
}

// testdata holds reduced programs on which compilations once differed.
func regressions(t *testing.T, vs []Variant, dir string) {
	files, err := filepath.Glob(filepath.Join(dir, "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if what := Check(vs, string(text)); what != "" {
			t.Errorf("%s: %s", f, what)
		}
	}
}

func random(t *testing.T, vs []Variant, n int) {
	var opts []irgen.Options
	for seed := range uint64(n) {
		opts = append(opts, irgen.Options{Seed: seed, Statements: 15})
	}
	for some := range slices.Chunk(opts, 16) {
		for i, what := range CheckAll(vs, some) {
			if what != "" {
				t.Errorf("seed %d: %s (go run ./tools/difffuzz reduces it)", some[i].Seed, what)
			}
		}
	}
}

func TestRegressions(t *testing.T)       { regressions(t, variants(t, false), "testdata") }
func TestRegressionsAsLLVM(t *testing.T) { regressions(t, variants(t, true), "testdata") }

// Features that older architectures lack.
func TestRegressionsSM90(t *testing.T) {
	regressions(t, variantsFor(t, "sm_90", false), "testdata/sm_90")
}

func TestRegressionsSM90AsLLVM(t *testing.T) {
	regressions(t, variantsFor(t, "sm_90", true), "testdata/sm_90")
}

func TestRandom(t *testing.T)       { random(t, variants(t, false), 64) }
func TestRandomAsLLVM(t *testing.T) { random(t, variants(t, true), 64) }

// Newer targets have instructions of their own, packed ones for example.
func TestRandomSM100(t *testing.T) { random(t, variantsFor(t, "sm_100", false), 128) }

// The same seed gives the same program, and leaving a statement out gives another
// valid one.
func TestGenerator(t *testing.T) {
	vs := variants(t, false)
	for seed := range uint64(10) {
		opt := irgen.Options{Seed: seed, Statements: 30}
		if first := irgen.Generate(opt); first != irgen.Generate(opt) {
			t.Fatalf("seed %d gives two programs", seed)
		}
		opt.Skip = map[uint64]bool{}
		for i, id := range irgen.Statements(opt) {
			opt.Skip[id] = i%5 == 2
		}
		if what := Check(vs, irgen.Generate(opt)); what != "" {
			t.Errorf("seed %d with statements left out: %s", seed, what)
		}
	}
}

// TestPadding looks for programs that leave the padding of a structure in their memory: a store of a structure gives
// those bytes no value, and a later read may return anything.
func TestPadding(t *testing.T) {
	stores := 0
	seeds := []uint64{100000300, 100002706, 100006956, 100007629}
	for seed := range uint64(1500) {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds {
		m, err := llasm.Parse("in.ll", []byte(irgen.Generate(irgen.Options{Seed: seed, Statements: 12})), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i := range m.Syms {
			f := m.Syms[i].Fn
			if f == nil {
				continue
			}
			for b := f.Entry(); b != 0; b = f.NextBlock(b) {
				for v := f.First(b); v != ir.None; v = f.Next(v) {
					if f.Op(v) != ir.OpStore || m.Types.Kind(f.TypeOf(f.Operand(v, 0))) != ir.StructKind {
						continue
					}
					stores++
					if at, ok := writtenAgain(f, v); !ok {
						t.Errorf("seed %d: of the %d bytes of a structure, those from %d on stay", seed, m.SizeOf(f.TypeOf(f.Operand(v, 0))), at)
					}
				}
			}
		}
	}
	if stores < 100 {
		t.Errorf("%d stores of structures in the programs", stores)
	}
}

// writtenAgain reports whether the stores that follow a store of a structure, but for a load of it, write all its
// bytes from the first on, else which one they do not.
func writtenAgain(f *ir.Func, v ir.Value) (at uint64, ok bool) {
	t := f.TypeOf(f.Operand(v, 0))
	size, to := f.Mod.SizeOf(t), analysis.RefOf(f, f.Operand(v, 1))
	for v = f.Next(v); v != ir.None && at < size; v = f.Next(v) {
		switch f.Op(v) {
		case ir.OpLoad:
			if f.TypeOf(v) != t {
				return at, false
			}
		case ir.OpStore:
			a := analysis.AccessOf(f, v)
			if a.Ref.Base != to.Base || !a.Ref.Exact || a.Ref.Off != to.Off+int64(at) {
				return at, false
			}
			at += a.Size
		case ir.OpCall:
			return at, false
		}
	}
	return at, at >= size
}

// TestRandomOnHost compares with the results of this machine's CPU.
func TestRandomOnHost(t *testing.T) {
	testkit.Oracle(t, "clang-22")
	h, err := NewHost()
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	vs := append([]Variant{h.Variant("-O2")}, variants(t, false)...)
	for seed := range uint64(10) {
		opt := irgen.Options{Seed: seed, Statements: 20, Host: true}
		if what := Check(vs, irgen.Generate(opt)); what != "" {
			t.Errorf("seed %d: %s (go run ./tools/difffuzz -host reduces it)", seed, what)
		}
	}
	if _, err := vs[0].Run(irgen.Generate(irgen.Options{Seed: 1, Statements: 5}), []string{"k"}, input()); err == nil {
		t.Error("a program for GPUs ran on the CPU")
	}
}

// TestReduce gives the reducer a compiler that is wrong about signed division, and
// wants a program that still divides but does little else.
func TestReduce(t *testing.T) {
	right := Variant{"right", func(_ string, _ []string, in []byte) ([]Result, error) {
		return []Result{{Out: make([]byte, len(in))}}, nil
	}}
	wrong := Variant{"wrong", func(text string, _ []string, in []byte) ([]Result, error) {
		out := make([]byte, len(in))
		if strings.Contains(text, " sdiv ") {
			out[8] = 1
		}
		return []Result{{Out: out}}, nil
	}}
	vs := []Variant{right, wrong}
	tried := 0
	for seed := uint64(1); tried < 5; seed++ {
		opt := irgen.Options{Seed: seed, Statements: 60}
		before := irgen.Generate(opt)
		if Check(vs, before) == "" {
			continue
		}
		tried++
		reduced := Reduce(opt, func(o irgen.Options) string { return Check(vs, irgen.Generate(o)) })
		after := irgen.Generate(reduced)
		if Check(vs, after) == "" {
			t.Fatalf("seed %d: the reduced program does not fail", seed)
		}
		if b, a := lines(opt), lines(reduced); a > b/2 || strings.Count(after, " sdiv ") > 2 {
			t.Errorf("seed %d: %d lines became %d:\n%s", seed, b, a, after)
		}
	}
}

// lines counts the lines of a program that its statements make.
func lines(opt irgen.Options) int {
	frame := opt
	frame.Skip = nil
	all := irgen.Statements(frame)
	frame.Skip = map[uint64]bool{}
	for _, id := range all {
		frame.Skip[id] = true
	}
	return strings.Count(irgen.Generate(opt), "\n") - strings.Count(irgen.Generate(frame), "\n")
}
