package ir

import "io"

// flushAt is how much text is collected before it is written.
const flushAt = 64 << 10

// Write writes what Append appends, piece by piece and one function at a time.
// Before a function is written, load is called with its symbol: it may give the
// function its body, with nodes of metadata and types that are new. After it, done is
// called, which may drop the body. Either may be nil. The first error of w or load
// ends the writing.
func Write(w io.Writer, m *Module, load func(sym uint32) error, done func(f *Func)) error {
	p := newPrinter(make([]byte, 0, flushAt+flushAt/4), m)
	p.head()
	p.numberSyms()
	p.numberGlobals()
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind == SymFunc && !s.Dead {
			p.numberGroup(s)
		}
	}
	p.globals()
	for i := 1; i < len(m.Syms); i++ {
		if s := &m.Syms[i]; s.Kind != SymFunc || s.Dead {
			continue
		}
		if load != nil {
			if err := load(uint32(i)); err != nil {
				return err
			}
		}
		s := &m.Syms[i]
		if n := len(m.MDs); n > len(p.mdNums) {
			p.mdNums = extended(p.mdNums, n)
		}
		p.numberFunc(s)
		p.str("\n")
		p.function(s)
		if done != nil {
			done(s.Fn)
		}
		if err := p.flush(w, flushAt); err != nil {
			return err
		}
	}
	p.attributeGroups()
	p.namedNodes()
	for i := range p.mdOrder {
		p.numberedNode(i)
		if err := p.flush(w, flushAt); err != nil {
			return err
		}
	}
	return p.flush(w, 1)
}

// flush writes the text so far if there are at least n bytes of it.
func (p *printer) flush(w io.Writer, n int) error {
	if len(p.b) < n {
		return nil
	}
	_, err := w.Write(p.b)
	p.b = p.b[:0]
	return err
}
