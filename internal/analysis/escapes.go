package analysis

import "gonvvm/internal/ir"

// Escapes answers whether the address of an alloca is known outside of the
// accesses to it. It remembers its answers for one function.
type Escapes struct {
	f       *ir.Func
	private answers
	lent    answers
	passed  []ir.Value // the phis and selects of one question
}

// answers holds the answers so far, by instruction.
type answers []uint8

const (
	notAsked uint8 = iota
	kept           // an alloca whose address stays with the accesses
	escaping
	passing // a phi or select that hands such an address to accesses only, as far as was looked
)

// Reset prepares for function f and forgets all answers.
func (e *Escapes) Reset(f *ir.Func) {
	e.f = f
	e.private, e.lent = e.private[:0], e.lent[:0]
}

// Func returns the function that the answers are about.
func (e *Escapes) Func() *ir.Func { return e.f }

// Private reports whether v is an alloca whose address only accesses in this
// function use.
func (e *Escapes) Private(v ir.Value) bool { return e.keeps(v, &e.private, false) }

// Lent reports whether v is an alloca whose address only accesses in this function use, and calls that get it as
// an argument and do not keep it: other calls do not know it.
func (e *Escapes) Lent(v ir.Value) bool { return e.keeps(v, &e.lent, true) }

// keeps answers for alloca v; with calls, those may get the address that do not keep it.
func (e *Escapes) keeps(v ir.Value, a *answers, calls bool) bool {
	if !v.IsInst() || e.f.Op(v) != ir.OpAlloca {
		return false
	}
	if len(*a) == 0 {
		n := e.f.NumInsts()
		if cap(*a) < n {
			*a = make(answers, n+n/4)
		}
		*a = (*a)[:n]
		clear(*a)
	}
	if int(v) >= len(*a) { // made since Reset
		return false
	}
	known := *a
	if known[v] == notAsked {
		known[v] = escaping
		budget := 2000
		e.passed = e.passed[:0]
		if e.staysIn(v, known, calls, &budget) {
			known[v] = kept
		} else {
			// A value that passed may have led to a phi that was being visited, and escapes.
			for _, p := range e.passed {
				if known[p] == passing {
					known[p] = notAsked
				}
			}
		}
	}
	return known[v] == kept
}

// staysIn reports whether only accesses and assumptions use address p and the addresses computed from it.
func (e *Escapes) staysIn(p ir.Value, known answers, calls bool, budget *int) bool {
	f := e.f
	for u := f.FirstUse(p); u != 0; u = f.NextUse(u) {
		if *budget--; *budget < 0 {
			return false
		}
		v := f.User(u)
		switch f.Op(v) {
		case ir.OpLoad, ir.OpICmp:
		case ir.OpStore:
			if f.UseIndex(u) != 1 {
				return false
			}
		case ir.OpCmpXchg, ir.OpAtomicRMW:
			if f.UseIndex(u) != 0 {
				return false
			}
		case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
			if !f.Mod.Types.IsPtr(f.TypeOf(v)) || f.UseIndex(u) != 0 || !e.staysIn(v, known, calls, budget) {
				return false
			}
		case ir.OpPtrToInt:
			if !OnlyAssumed(f, v) {
				return false
			}
		case ir.OpSelect, ir.OpPhi:
			if int(v) >= len(known) || known[v] == escaping {
				return false
			}
			if known[v] == passing {
				continue
			}
			known[v] = passing
			e.passed = append(e.passed, v)
			if !e.staysIn(v, known, calls, budget) {
				known[v] = escaping
				return false
			}
		case ir.OpCall:
			if !e.Accessing(v) && !(calls && e.borrows(v, f.UseIndex(u))) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// Accessing reports whether call v is an intrinsic that does no more with an address than access it.
func (e *Escapes) Accessing(v ir.Value) bool {
	switch e.f.CalleeIntrinsic(v) {
	case ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset,
		ir.IntrMemcpyInline, ir.IntrMemsetInline:
		return true
	}
	return false
}

// borrows reports whether call v gets operand i as an argument that it does not keep.
func (e *Escapes) borrows(v ir.Value, i int) bool {
	f := e.f
	if i >= f.NumArgs(v) || len(f.Call(v).Bundles) != 0 {
		return false
	}
	return NotCaptured(f.Mod, f.Mod.AttrLists[f.Call(v).Attrs].Param(i)) || NotCaptured(f.Mod, e.calleeParam(v, i))
}

// calleeParam returns the attributes of parameter i of the function that call v calls directly.
func (e *Escapes) calleeParam(v ir.Value, i int) ir.AttrSetID {
	f := e.f
	if s := f.CalleeSym(v); s != nil && s.Kind == ir.SymFunc {
		l := f.Mod.AttrLists[s.Fn.Attrs]
		return l.Param(i)
	}
	return 0
}

// NotCaptured reports whether a parameter with attributes set is not known elsewhere when the call has returned.
func NotCaptured(m *ir.Module, set ir.AttrSetID) bool {
	a := m.Attr(set, ir.AttrCaptures)
	return a != nil && a.Str == "none" || m.Attr(set, ir.AttrNoCapture) != nil
}

// getsAddress reports whether call v gets a pointer that may lead to alloca a, which is lent only, to write there, or
// with reads also to read.
func (e *Escapes) getsAddress(v, a ir.Value, reads bool) bool {
	f := e.f
	if !v.IsInst() || f.Op(v) != ir.OpCall {
		return true
	}
	ty := &f.Mod.Types
	for i := range f.NumArgs(v) {
		x := f.Operand(v, i)
		switch t := f.TypeOf(x); {
		case ty.IsPtr(t):
			o := Object(f, x)
			if (o == a || o.IsInst() && (f.Op(o) == ir.OpPhi || f.Op(o) == ir.OpSelect)) && (reads || !e.onlyReads(v, i)) {
				return true
			}
		case ty.IsVector(t) || ty.IsAggregate(t):
			return true
		}
	}
	return false
}

// onlyReads reports whether call v does not write through its argument i.
func (e *Escapes) onlyReads(v ir.Value, i int) bool {
	m := e.f.Mod
	l := m.AttrLists[e.f.Call(v).Attrs]
	for _, set := range [...]ir.AttrSetID{l.Param(i), e.calleeParam(v, i)} {
		if m.Attr(set, ir.AttrReadOnly) != nil || m.Attr(set, ir.AttrReadNone) != nil {
			return true
		}
	}
	return false
}
