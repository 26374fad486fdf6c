package bitcode

import (
	"bytes"
	"errors"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// oneByOne writes bitcode as text with one body in memory at a time. It reports
// whether that is possible.
func oneByOne(t *testing.T, bc []byte) (text []byte, ok bool) {
	t.Helper()
	l, err := Open("<stdin>", bc, Options{KeepNames: true, OneByOne: true})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	together := errors.New("together")
	load := func(sym uint32) error {
		if err := l.Materialize(sym); err != nil {
			return err
		}
		if !l.OneByOne() {
			return together
		}
		return nil
	}
	err = ir.Write(&b, l.Module, ir.Stream{Skip: l.Replaced, Load: load, Done: l.Drop})
	if err != nil && err != together && err != ir.ErrOrder {
		t.Fatal(err)
	}
	return b.Bytes(), err == nil
}

// A module that is read, written and dropped function by function gives the same text
// as one that is read as a whole (§7.2, lazy bodies).
func TestOneByOne(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		series := "22"
		if f.Variant == "typed" {
			series = "14"
		}
		t.Run(f.String(), func(t *testing.T) {
			sameOneByOne(t, assemble(t, series, f.Read(t)))
		})
	}
	t.Run("libdevice", func(t *testing.T) { sameOneByOne(t, testkit.Libdevice(t)) })
}

func sameOneByOne(t *testing.T, bc []byte) {
	t.Helper()
	got, ok := oneByOne(t, bc)
	if !ok {
		t.Skip("the functions depend on each other")
	}
	m, err := Read("<stdin>", bc, Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	if d := testkit.Diff(ir.Append(nil, m), got); d != "" {
		t.Fatalf("another text function by function: %s", d)
	}
}

// Bodies that need each other are noticed: an address of a block of another function,
// read before or after it.
func TestNotOneByOne(t *testing.T) {
	const target = "define void @b() {\n  br label %x\nx:\n  ret void\n}\n"
	const user = "define ptr @a() {\n  ret ptr blockaddress(@b, %x)\n}\n"
	for _, src := range []string{target + user, user + target} {
		if _, ok := oneByOne(t, assemble(t, "22", []byte(src))); ok {
			t.Errorf("not noticed:\n%s", src)
		}
	}
}
