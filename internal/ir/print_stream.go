package ir

import (
	"errors"
	"io"
)

// flushAt is how much text is collected before it is written.
const flushAt = 64 << 10

// ErrOrder says that a function that Load added has attributes whose group would have another
// number than in the text that Append appends.
var ErrOrder = errors.New("a function that was added while the module was written has attributes of its own")

// Stream says how Write comes by the functions of a module. Each field may be nil.
type Stream struct {
	// Skip reports whether a symbol is left out of the text.
	Skip func(sym uint32) bool
	// Load is called before a function is written. It may give it its body, and the
	// module new metadata, types, and functions after the existing ones.
	Load func(sym uint32) error
	// Done is called after a function has been written. It may drop the body.
	Done func(f *Func)
}

// Write writes the text that Append appends, piece by piece and one function at a time. The
// first error of w or Load ends the writing, and so does ErrOrder.
func Write(w io.Writer, m *Module, from Stream) error {
	p := newPrinter(make([]byte, 0, flushAt+flushAt/4), m)
	p.w = w
	p.head()
	p.numberSyms()
	p.numberGlobals()
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymFunc && !s.Dead && !from.skips(uint32(i)) {
			p.numberGroup(s)
		}
	}
	groups, known := uint32(len(p.groups)), len(m.Syms)
	p.globals()
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind != SymFunc || s.Dead || from.skips(uint32(i)) {
			continue
		}
		if from.Load != nil {
			if err := from.Load(uint32(i)); err != nil {
				return err
			}
		}
		for ; known < len(m.Syms); known++ {
			if fn := m.Syms[known].Fn; fn != nil {
				if set := m.AttrLists[fn.Attrs].Fn; len(m.AttrSets[set]) > 0 && p.groupNum(set) >= groups {
					return ErrOrder
				}
			}
		}
		s := &m.Syms[i]
		if n := len(m.MDs); n > len(p.mdNums) {
			p.mdNums = extended(p.mdNums, n)
		}
		p.numberFunc(s)
		p.str("\n")
		p.function(s)
		if from.Done != nil {
			from.Done(s.Fn)
		}
		if p.flush(flushAt); p.err != nil {
			return p.err
		}
	}
	p.attributeGroups()
	p.namedNodes()
	for i := range p.mdOrder {
		p.numberedNode(i)
		if p.flush(flushAt); p.err != nil {
			return p.err
		}
	}
	p.flush(1)
	return p.err
}

// flush writes the text so far if it has somewhere to go and there are at least n bytes of it.
func (p *printer) flush(n int) {
	if p.w == nil || len(p.b) < n {
		return
	}
	if p.err == nil {
		_, p.err = p.w.Write(p.b)
	}
	p.b = p.b[:0]
}

func (s *Stream) skips(sym uint32) bool { return s.Skip != nil && s.Skip(sym) }
