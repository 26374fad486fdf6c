package bitcode

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

func mustRead(t testing.TB, bc []byte) *ir.Module {
	t.Helper()
	m, err := Read("<stdin>", bc, Options{KeepNames: true})
	if err != nil {
		t.Fatalf("%s", diag.Of(err).Append(nil))
	}
	return m
}

// reordered are modules whose debugging nodes have fields in another order than LLVM
// prints them in.
var reordered = map[string]bool{"debug.ll": true, "metadata.ll": true}

// sources returns all modules that the round trips are made with: the corpus and the
// modules with every construct.
func sources(t *testing.T, f func(t *testing.T, m *ir.Module, old bool)) {
	for _, c := range testkit.Corpus(t) {
		t.Run(c.String(), func(t *testing.T) { f(t, parseText(t, c.Read(t)), false) })
	}
	ownModules(t, func(t *testing.T, name string, src []byte) {
		f(t, parseText(t, src), oldSources[name] || reordered[name])
	})
}

// ownModules runs f on the modules that together have every construct of the text.
func ownModules(t *testing.T, f func(t *testing.T, name string, src []byte)) {
	for _, glob := range []string{"testdata/*.ll", "../llasm/testdata/*.ll"} {
		list, err := filepath.Glob(glob)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range list {
			name := filepath.Base(path)
			t.Run(name, func(t *testing.T) {
				src, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				f(t, name, src)
			})
		}
	}
}

// typeLine is the definition of a structure.
var typeLine = regexp.MustCompile(`(?m)^%[^=\n]* = type .*\n`)

// textOf prints a module with its structures in alphabetical order: in bitcode a
// structure follows those that it holds.
func textOf(m *ir.Module) []byte {
	text := string(ir.Append(nil, m))
	list := typeLine.FindAllString(text, -1)
	slices.Sort(list)
	return []byte(typeLine.ReplaceAllString(text, "") + strings.Join(list, ""))
}

// A module written in the modern dialect is read back as an equal module (requirements 7.2).
func TestRoundTrip(t *testing.T) {
	sources(t, func(t *testing.T, m *ir.Module, old bool) {
		if old { // the fields of its debugging nodes are in another order, or are not all there
			m = mustRead(t, mustAppend(t, m, Modern))
		}
		want := textOf(m)
		got := textOf(mustRead(t, mustAppend(t, m, Modern)))
		if d := testkit.Diff(want, got); d != "" {
			t.Errorf("another module comes back: %s", d)
		}
	})
}

// libdevice, which is of LLVM 3.8, is written and read back as an equal module.
func TestRoundTripLibdevice(t *testing.T) {
	m := mustRead(t, testkit.Libdevice(t))
	want := textOf(m)
	if d := testkit.Diff(want, textOf(mustRead(t, mustAppend(t, m, Modern)))); d != "" {
		t.Errorf("another module comes back: %s", d)
	}
	m = mustRead(t, mustAppend(t, m, LLVM7)) // its layout and its calls of newer intrinsics change
	want = textOf(m)
	old := textOf(mustRead(t, mustAppend(t, m, LLVM7)))
	if d := testkit.Diff(want, old); d != "" {
		t.Errorf("another module comes back from the LLVM 7 dialect: %s", d)
	}
}

// A module written in the LLVM 7 dialect is read as a module that round-trips unchanged: all constructs that LLVM 7
// lacks have been replaced.
func TestRoundTripLLVM7(t *testing.T) {
	sources(t, func(t *testing.T, m *ir.Module, _ bool) {
		bc, err := Append(nil, m, WriteOptions{Dialect: LLVM7})
		if err != nil {
			if d := diag.Of(err); len(d) == 1 && d[0].Code == failOld {
				t.Skip(err) // the message names construct and place
			}
			t.Fatal(err)
		}
		once := mustRead(t, bc)
		// LLVM has exchanged getter and setter of a property since, and cannot distinguish them.
		want := property.ReplaceAll(textOf(once), nil)
		if d := testkit.Diff(want, property.ReplaceAll(textOf(mustRead(t, mustAppend(t, once, LLVM7))), nil)); d != "" {
			t.Errorf("another module comes back: %s", d)
		}
	})
}

var property = regexp.MustCompile(`.*!DIObjCProperty.*`)

// A splat too long to be written element by element comes back as a splat.
func TestRoundTripLongSplat(t *testing.T) {
	text := "@g = addrspace(1) global <100000000 x i32> splat (i32 7)\n"
	m, err := llasm.Parse("splat.ll", []byte(text), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	bc := mustAppend(t, m, Modern)
	if len(bc) > 1<<12 {
		t.Errorf("%d bytes", len(bc))
	}
	if got := string(textOf(mustRead(t, bc))); !strings.Contains(got, "splat (i32 7)") {
		t.Errorf("another module comes back: %s", got)
	}
}
