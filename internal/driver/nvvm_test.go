package driver

import (
	"strings"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// withVersion gives a module the version of NVVM IR that libNVVM requires, if it has none.
func withVersion(m *ir.Module) {
	if m.Named("nvvmir.version") != nil {
		return
	}
	n := ir.MDNode{Kind: ir.MDTuple}
	for _, x := range [...]uint64{2, 0} {
		n.Ops = append(n.Ops, m.AddMD(ir.MDNode{Kind: ir.MDValue, Val: m.Consts.Int(ir.I32, x)}))
	}
	m.NamedMDs = append(m.NamedMDs, ir.NamedMD{Name: "nvvmir.version", Ops: []ir.MD{m.AddMD(n)}})
}

// unoptimised are the kernels that libNVVM compiles without its optimiser, and why.
var unoptimised = map[string]string{
	"constant_tables": "it takes pointers that were loaded for global ones, whatever they point to",
	"globals_init":    "the same",
	"raytrace":        "it rounds intermediate results in another way, and colours depend on which ray hits",
}

// checkNVVM runs the parser and the checker on the output of NVIDIA's compiler: nothing in it is refused, and it is
// unchanged after printing and reading again.
func checkNVVM(t *testing.T, name string, text []byte) {
	t.Helper()
	if err := checkOutput(name, text); err != nil {
		t.Errorf("%s", diag.Of(err).Append(nil))
		return
	}
	m, err := ptx.Parse(name, text)
	if err != nil {
		t.Fatal(err)
	}
	one := ptx.Append(nil, m)
	if m, err = ptx.Parse(name, one); err != nil {
		t.Fatalf("printed again: %v", err)
	}
	if two := ptx.Append(nil, m); string(two) != string(one) {
		t.Errorf("printing changes\n%s\nto\n%s", one, two)
	}
	if err := checkOutput(name, one); err != nil {
		t.Errorf("printed again: %s", diag.Of(err).Append(nil))
	}
}

// The output of NVIDIA's compiler for other targets, and without its optimiser, parses, passes the checker and
// round-trips, too.
func TestCheckLibNVVM(t *testing.T) {
	for _, f := range testkit.Corpus(t, "O2") {
		m, err := llasm.Parse(f.Name, f.Read(t), llasm.Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		withVersion(m)
		bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: bitcode.LLVM7})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		for _, args := range [][]string{{"-arch=compute_90a", "-opt=3", "-generate-line-info"}, {"-arch=compute_75", "-opt=0", "-g"}} {
			if unsupported(f.Name, "sm"+strings.TrimPrefix(args[0], "-arch=compute")) {
				continue
			}
			theirs, err := testkit.RunNVVM(t, bc, args...)
			if err != nil {
				t.Errorf("%s: %v", f, err)
				continue
			}
			checkNVVM(t, f.String(), theirs)
		}
	}
}

// NVIDIA's compiler accepts the LLVM 7 bitcode of every kernel, and its output leaves the same memory as our own PTX
// (S1-74, S1-76, P-12).
func TestCorpusLibNVVM(t *testing.T) {
	testkit.Long(t)
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			src := f.Read(t)
			m, err := llasm.Parse(f.Name, src, llasm.Options{KeepNames: true})
			if err != nil {
				t.Fatal(err)
			}
			withVersion(m)
			bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: bitcode.LLVM7})
			if err != nil {
				t.Fatalf("%s", diag.Of(err).Append(nil))
			}
			level := "-opt=3"
			if unoptimised[f.Name] != "" {
				level = "-opt=0"
			}
			theirs, err := testkit.RunNVVM(t, bc, "-arch=compute_80", "-fma=0", level)
			if err != nil {
				t.Fatal(err)
			}
			checkNVVM(t, f.String(), theirs)
			if f.Variant == "g" {
				return
			}
			opt := options(t, "sm_80")
			opt.FMA = false
			ours := compile(t, f, src, opt)
			for _, l := range testkit.Launches(t, f.Name) {
				compareBuffers(t, l, "libNVVM against ours", launch(t, ours, l), launch(t, theirs, l))
			}
		})
	}
}
