package bitcode

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// Modules that together have every instruction, constant, attribute and node of metadata read as the modules of their
// text.
func TestForms(t *testing.T) {
	files, err := filepath.Glob("testdata/read/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no files")
	}
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			bc, err := testkit.RunTool(t, "llvm-as-22", text, "--disable-verify", "-o", "-", "-")
			if err != nil {
				t.Fatal(err)
			}
			args := []string{"-o", "-", "-"}
			if bytes.Contains(text, []byte("with: materialize-metadata")) { // or LLVM drops metadata that its verifier refuses
				args = append(args, "--materialize-metadata")
			}
			dis, err := testkit.RunTool(t, "llvm-dis-22", bc, args...)
			if err != nil {
				t.Fatal(err)
			}
			sameModule(t, bc, bytes.Replace(dis, []byte("; ModuleID = '-'"), []byte("; ModuleID = '<stdin>'"), 1))
		})
	}
}

// A wrapper around bitcode, zeros after it, and several modules in a file.
func TestContainers(t *testing.T) {
	bc := small(t)
	plain, err := Read("m", bc, Options{})
	if err != nil {
		t.Fatal(err)
	}
	want := ir.Append(nil, plain)
	n := len(bc)
	wrapper := append([]byte{0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0, 24, 0, 0, 0, byte(n), byte(n >> 8), 0, 0, 7, 0, 0, 1, 0, 0, 0, 0}, bc...)
	for name, data := range map[string][]byte{
		"wrapper": append(wrapper, "trailing bytes"...),
		"zeros":   append(bytes.Clone(bc), make([]byte, 12)...),
	} {
		m, err := Read("m", data, Options{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if d := testkit.Diff(want, ir.Append(nil, m)); d != "" {
			t.Errorf("%s: %s", name, d)
		}
	}
	for name, data := range map[string][]byte{
		"two files":   append(bytes.Clone(bc), bc...),
		"two modules": append(bytes.Clone(bc), bc[4:]...),
	} {
		if _, err := Read("m", data, Options{}); err == nil {
			t.Errorf("%s: read as one module", name)
		}
		all, err := OpenAll("m", data, Options{})
		if err != nil || len(all) != 2 {
			t.Errorf("%s: %d modules, %v", name, len(all), err)
			continue
		}
		for _, l := range all {
			if err := l.MaterializeAll(); err != nil {
				t.Errorf("%s: %v", name, err)
			} else if d := testkit.Diff(want, ir.Append(nil, l.Module)); d != "" {
				t.Errorf("%s: %s", name, d)
			}
		}
	}
}

// Bodies read one by one, in any order, are those read all at once; before they are
// read, functions look like declarations.
func TestLazy(t *testing.T) {
	for _, bc := range [][]byte{small(t), testkit.Libdevice(t)} {
		whole, err := Read("m", bc, Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		l, err := Open("m", bc, Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		m := l.Module
		bodies := 0
		for i := len(m.Syms) - 1; i > 0; i-- {
			if !l.HasBody(uint32(i)) {
				continue
			}
			bodies++
			if !m.Syms[i].IsDecl() {
				t.Fatalf("@%s has a body before it was read", m.Syms[i].Name)
			}
			if err := l.Materialize(uint32(i)); err != nil {
				t.Fatal(err)
			}
			if m.Syms[i].IsDecl() || l.HasBody(uint32(i)) {
				t.Fatalf("@%s has no body although it was read", m.Syms[i].Name)
			}
		}
		l.Finish()
		if bodies < 2 {
			t.Fatalf("%d bodies", bodies)
		}
		sameFunctions(t, whole, m)
	}
}

// sameFunctions compares the bodies of two modules by name: their intrinsic declarations may be in another order.
func sameFunctions(t *testing.T, a, b *ir.Module) {
	t.Helper()
	a.Funcs(func(s *ir.Symbol, f *ir.Func) {
		i := b.Lookup(s.Name)
		if i == 0 || b.Syms[i].IsDecl() {
			t.Fatalf("@%s is missing", s.Name)
		}
		g := b.Syms[i].Fn
		for x, y := f.Entry(), g.Entry(); x != 0 || y != 0; x, y = f.NextBlock(x), g.NextBlock(y) {
			v, w := f.First(x), g.First(y)
			for v != ir.None && w != ir.None {
				if one, two := f.AppendInst(nil, v), g.AppendInst(nil, w); f.Op(v) != g.Op(w) || f.Op(v) != ir.OpCall && !bytes.Contains(one, []byte("!")) && !bytes.Equal(one, two) {
					t.Fatalf("@%s: %s and %s", s.Name, one, two)
				}
				v, w = f.Next(v), g.Next(w)
			}
			if v != w {
				t.Fatalf("@%s: blocks of different lengths", s.Name)
			}
		}
	})
}

// libdevice, which LLVM 3.8 wrote, and the module that we read of it are the same to LLVM (P-12).
func TestLibdevice(t *testing.T) {
	bc := testkit.Libdevice(t)
	m, err := Read("<stdin>", bc, Options{KeepNames: true, NoUpgrade: true})
	if err != nil {
		t.Fatal(err)
	}
	want, err := testkit.RunOpt(t, bc, "-passes=verify,strip")
	if err != nil {
		t.Fatal(err)
	}
	got, err := testkit.RunOpt(t, ir.Append(nil, m), "-passes=verify,strip")
	if err != nil {
		t.Fatal(err)
	}
	if d := testkit.Diff(definitions(want), definitions(got)); d != "" {
		t.Errorf("LLVM reads another module: %s", d)
	}
}

var groups = regexp.MustCompile(`#[0-9]+`)

// definitions removes text that depends on the order of use lists: comments with predecessors, and the order of the
// intrinsics that LLVM declares.
func definitions(text []byte) []byte {
	var b []byte
	for _, l := range bytes.SplitAfter(normal(text), []byte("\n")) {
		switch {
		case bytes.HasPrefix(l, []byte("declare ")), bytes.HasPrefix(l, []byte("; Function Attrs")),
			bytes.HasPrefix(l, []byte("attributes #")), len(l) == 1:
			continue
		}
		if k := bytes.Index(l, []byte("; preds = ")); k >= 0 {
			l = append(l[:k:k], '\n')
		}
		b = append(b, groups.ReplaceAll(l, []byte("#"))...)
	}
	return b
}
