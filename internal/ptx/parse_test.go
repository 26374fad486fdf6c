package ptx

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// roundTrip parses src, prints it, and checks that the printed text parses
// and prints to itself. It returns the printed text.
func roundTrip(t *testing.T, name string, src []byte) []byte {
	t.Helper()
	m, err := Parse(name, src)
	if err != nil {
		t.Errorf("parse: %v", err)
		return nil
	}
	one := Append(nil, m)
	m2, err := Parse(name+" printed", one)
	if err != nil {
		t.Errorf("parse of printed text: %v", err)
		return nil
	}
	two := Append(nil, m2)
	if !bytes.Equal(one, two) {
		t.Errorf("printed text changes when it is parsed and printed again: %s", firstDiff(one, two))
	}
	return one
}

func firstDiff(a, b []byte) string {
	la, lb := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
	for i := range la {
		if i >= len(lb) || la[i] != lb[i] {
			other := ""
			if i < len(lb) {
				other = lb[i]
			}
			return la[i] + "  →  " + other
		}
	}
	return "one is longer"
}

// TestRoundTrip reads PTX as compilers print it and compares the printed
// module with a golden file.
func TestRoundTrip(t *testing.T) {
	files, _ := filepath.Glob("testdata/roundtrip/*.ptx")
	if len(files) == 0 {
		t.Fatal("no test data")
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			got := roundTrip(t, f, src)
			testkit.Golden(t, strings.TrimSuffix(f, ".ptx")+".out", got)
		})
	}
}

// TestRoundTripAssembles: ptxas accepts the input and the output of the round trips, too.
func TestRoundTripAssembles(t *testing.T) {
	for _, name := range []string{"scopes.ptx", "scopes.out", "llvm-calls.ptx", "llvm-calls.out", "video.ptx", "video.out"} {
		src, err := os.ReadFile("testdata/roundtrip/" + name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := Parse(name, src)
		if err != nil {
			t.Fatal(err)
		}
		if msg := testkit.PtxasRefusal(t, src, m.SM.String(), "-c"); msg != "" {
			t.Errorf("%s: %s", name, msg)
		}
	}
}

// TestOwnTables checks that a table of a function that grows does not write to the next function, whose table stood
// after it in memory.
func TestOwnTables(t *testing.T) {
	m, err := Parse("two.ptx", []byte(".version 8.0\n.target sm_80\n.address_size 64\n"+
		".func f() { .reg .b32 %r<3>; add.s32 %r1, %r2, 1; ret; }\n.func g() { .reg .b32 %r<3>; sub.s32 %r1, %r2, 2; ret; }\n"))
	if err != nil {
		t.Fatal(err)
	}
	g := m.Funcs[1]
	insts, opnds, regs, blocks := slices.Clone(g.Insts), slices.Clone(g.Opnds), slices.Clone(g.Regs), slices.Clone(g.Blocks)
	f := &m.Funcs[0]
	f.Insts = append(f.Insts, Inst{Ops: 7})
	f.Opnds = append(f.Opnds, Operand{Imm: 7})
	f.Regs = append(f.Regs, Reg{Num: 7})
	f.Blocks = append(f.Blocks, Block{First: 7})
	if !slices.Equal(g.Insts, insts) || !slices.Equal(g.Opnds, opnds) || !slices.Equal(g.Regs, regs) || !slices.Equal(g.Blocks, blocks) {
		t.Error("a function that grows overwrites the next one")
	}
}
