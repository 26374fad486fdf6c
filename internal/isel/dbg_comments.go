package isel

import (
	"strconv"
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// annotate gives every block the comment that llc prints with -asm-verbose: its number
// where it has no label, its name in the IR, and its place in the loops around it.
func (s dbgSelector) annotate() {
	var l analysis.Loops
	if s.backEdge() {
		var c analysis.CFG
		var d analysis.Dom
		c.Compute(s.f)
		d.Compute(&c)
		l.Compute(&d)
	}
	var b []byte
	for i, blk := range s.layout {
		b = b[:0]
		out := &s.out.Blocks[i]
		if out.Label == 0 {
			b = append(strconv.AppendInt(append(b, "%bb."...), int64(i), 10), ':')
		}
		if name := s.f.NameOf(blk.Value()); name != "" {
			if len(b) > 0 {
				b = append(b, " // "...)
			}
			b = ir.AppendName(append(b, '%'), name)
		}
		if l.C != nil {
			b = s.loopComment(b, &l, blk)
		}
		out.Comment = strings.TrimPrefix(string(b), "\n")
	}
}

// backEdge reports whether an edge does not go down the layout: there may be a loop.
func (s dbgSelector) backEdge() bool {
	for i, b := range s.layout {
		for k := range s.f.NumSuccs(b) {
			if int(s.id[s.f.Succ(b, k)]) <= i {
				return true
			}
		}
	}
	return false
}

// loopComment appends lines that name the loops that contain blk, and the loop whose header it is.
func (s dbgSelector) loopComment(b []byte, l *analysis.Loops, blk ir.Block) []byte {
	n := l.C.Number(blk)
	x := l.Of(n)
	if x == 0 {
		return b
	}
	header := func(b []byte, x uint32) []byte {
		b = strconv.AppendInt(append(b, "BB"...), int64(s.num), 10)
		return strconv.AppendInt(append(b, '_'), int64(s.id[l.C.Block(l.Header(x))]), 10)
	}
	indent := func(b []byte, n uint32) []byte {
		for range n {
			b = append(b, ' ')
		}
		return b
	}
	depth := func(b []byte, label string, x uint32) []byte {
		return strconv.AppendUint(append(b, label...), uint64(l.Depth(x)), 10)
	}
	if l.Header(x) != n {
		b = append(b, "\n  in Loop: Header="...)
		return depth(header(b, x), " Depth=", x)
	}
	b = parents(b, l, l.Parent(x), func(b []byte, p uint32) []byte {
		b = append(indent(append(b, '\n'), 2*l.Depth(p)), "Parent Loop "...)
		return depth(header(b, p), " Depth=", p)
	})
	b = append(b, "\n=>"...)
	b = indent(b, 2*(l.Depth(x)-1))
	inner := true
	for y := x + 1; int(y) <= l.Len(); y++ {
		inner = inner && l.Parent(y) != x
	}
	if inner {
		b = append(b, "This Inner Loop Header: "...)
	} else {
		b = append(b, "This Loop Header: "...)
	}
	b = depth(b, "Depth=", x)
	return s.childLoops(b, l, x, func(b []byte, y uint32) []byte {
		b = append(indent(append(b, '\n'), 2*l.Depth(y)), "Child Loop "...)
		return depth(header(b, y), " Depth ", y)
	})
}

// parents appends a line for each loop around, the outermost first.
func parents(b []byte, l *analysis.Loops, x uint32, line func([]byte, uint32) []byte) []byte {
	if x == 0 {
		return b
	}
	return line(parents(b, l, l.Parent(x), line), x)
}

// childLoops appends a line for each loop inside x, each before those inside it.
func (s dbgSelector) childLoops(b []byte, l *analysis.Loops, x uint32, line func([]byte, uint32) []byte) []byte {
	for y := x + 1; int(y) <= l.Len(); y++ {
		if l.Parent(y) == x {
			b = s.childLoops(line(b, y), l, y, line)
		}
	}
	return b
}

// numberCalls numbers the calls of all functions together, as llc does; bodies counts
// those of each function for itself, from its end.
func (e *env) numberCalls(fs []ptx.Func) {
	n := -1
	for i := range fs {
		f := &fs[i]
		for k := range f.Insts {
			in := &f.Insts[k]
			form := in.Op.Form()
			if form == isa.FormProtoDecl {
				if p := &f.Protos[f.Opnds[in.Ops].Idx]; p.Kind == ptx.CallPrototype {
					p.Label = e.intern("prototype_" + itoa(n))
				}
				continue
			}
			if form != isa.FormScopeOpen && form != isa.FormScopeClose || in.N == 0 {
				continue
			}
			o := &f.Opnds[in.Ops]
			if !strings.HasPrefix(e.out.Names.Get(ptx.Name(o.Idx)), "callseq ") {
				continue
			}
			if form == isa.FormScopeOpen {
				n++
				o.Idx = uint32(e.intern("callseq " + itoa(n) + ", 0"))
			} else {
				o.Idx = uint32(e.intern("callseq " + itoa(n)))
			}
		}
	}
}
