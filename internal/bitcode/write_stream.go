package bitcode

import (
	"io"

	"gonvvm/internal/ir"
)

// Stream is the source of the bodies of functions for Write.
type Stream struct {
	// Has reports whether symbol i is a function with a body.
	Has func(i uint32) bool
	// Skip reports whether symbol i is left out of the file.
	Skip func(i uint32) bool
	// Load gives function i its body, and the module metadata, constants and types that
	// only this body refers to. It may be called twice for a function.
	Load func(i uint32) error
	// Done is called when the body is not needed any more. It may be dropped, with the metadata that came with it.
	Done func(f *ir.Func)
}

// Write writes the output of Append with one body in memory at a time. Metadata that came with a body is written with
// the body. The first error of Load or out ends it; nothing is written before the last body has been loaded.
func Write(out io.Writer, m *ir.Module, opt WriteOptions, from Stream) error {
	w := newWriter(m, opt)
	w.from = &from
	pieces, err := w.pieces()
	if err != nil {
		return err
	}
	for _, p := range pieces {
		if _, err := out.Write(p); err != nil {
			return err
		}
	}
	return nil
}

// loadFailure ends writing because a body could not be had.
type loadFailure struct{ err error }

// defined reports whether symbol i is a function with a body.
func (w *writer) defined(i uint32) bool {
	if w.from != nil {
		return w.from.Has(i)
	}
	s := &w.m.Syms[i]
	return s.Kind == ir.SymFunc && !s.IsDecl()
}

// load makes sure that the body of function i is there.
func (w *writer) load(i uint32) {
	if w.from == nil {
		return
	}
	if err := w.from.Load(i); err != nil {
		panic(loadFailure{err})
	}
	w.md.ids = extended(w.md.ids, len(w.m.MDs))
	w.attrs.listID = extended(w.attrs.listID, len(w.m.AttrLists))
	w.attrs.first = extended(w.attrs.first, len(w.m.AttrSets))
}

// extended returns s with at least n elements.
func extended(s []uint32, n int) []uint32 {
	if n > len(s) {
		s = append(s, make([]uint32, n-len(s))...)
	}
	return s
}

// done lets the body of function i go.
func (w *writer) done(i uint32) {
	if w.from != nil {
		w.from.Done(w.m.Syms[i].Fn)
	}
}

// skipped reports whether symbol i is left out.
func (w *writer) skipped(i uint32) bool { return w.from != nil && w.from.Skip(i) }

// addModuleMetadata numbers the metadata that the bodies to come may share. Locations that are
// not a scope are written in the records of instructions.
func (w *writer) addModuleMetadata() {
	for i := 1; i < len(w.m.MDs); i++ {
		n := &w.m.MDs[i]
		switch n.Kind {
		case ir.MDSpecial:
			if n.Str == "DILocation" && !n.Distinct {
				continue
			}
		case ir.MDTuple, ir.MDExpr:
		default:
			continue // part of a node
		}
		w.md.add(ir.MD(i))
	}
}

// enter makes nodes that are added from now on the function's own, whose constants are in pool.
func (t *mdTable) enter(pool *constPool) {
	t.outer = mdExtent{len(t.strings), len(t.nodes)}
	if t.w.from != nil {
		t.pool = pool
	}
}

// own reports whether the function has nodes of its own.
func (t *mdTable) own() bool {
	return len(t.strings) > t.outer.strings || len(t.nodes) > t.outer.nodes
}

// leave forgets the nodes that are the function's own.
func (t *mdTable) leave() {
	for _, s := range t.strings[t.outer.strings:] {
		delete(t.byText, s)
	}
	for _, id := range t.touched {
		t.ids[id] = 0
	}
	for _, x := range t.ownNums {
		delete(t.numbers, x)
	}
	t.strings, t.nodes = t.strings[:t.outer.strings], t.nodes[:t.outer.nodes]
	t.touched, t.ownNums = t.touched[:0], t.ownNums[:0]
	t.outer = mdExtent{}
	t.pool = &t.w.pool
}

// setID notes the index of a node or string.
func (t *mdTable) setID(n ir.MD, i uint32) {
	if t.pool != &t.w.pool && t.ids[n] == 0 {
		t.touched = append(t.touched, n)
	}
	t.ids[n] = i
}

// constant returns the constant that a node holds: one of the module, which a function that
// has the node for itself takes into its own table.
func (t *mdTable) constant(v ir.Value) constRef {
	if t.pool != &t.w.pool {
		v = t.pool.f.Consts.Import(&t.w.m.Consts, v)
		t.pool.grow()
	}
	return t.pool.ref(v, 0)
}
