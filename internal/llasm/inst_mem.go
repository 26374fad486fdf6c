package llasm

import (
	"math/bits"

	"gonvvm/internal/ir"
)

func log2(n uint64) uint8 { return uint8(bits.Len64(n) - 1) }

// alignTail reads an optional ", align N" and returns the alignment, or def.
func (p instParser) alignTail(def uint64) uint64 {
	if p.more() {
		p.expectWord("align")
		return p.decls().alignment()
	}
	return def
}

// pointerOperand checks that a value's type is a pointer.
func (p instParser) pointerOperand(off int, what string, t ir.Type) {
	if !p.m.Types.IsPtr(t) {
		panic(p.typeError(off, what+" cannot have an address", t, "an address is a pointer"))
	}
}

// sized checks that values of type t can be in memory.
func (p instParser) sized(off int, what string, t ir.Type) {
	if !p.m.Types.IsSized(t) {
		panic(p.fail(off, eBadType, what+" of type "+p.m.Types.String(t)+", which has no size", ""))
	}
}

// order reads an atomic ordering.
func (p instParser) order() ir.Order {
	if p.tok == tWord {
		for o := ir.Unordered; o <= ir.SeqCst; o++ {
			if o.String() == p.text {
				p.next()
				return o
			}
		}
	}
	panic(p.expected("an ordering: monotonic, acquire, release, acq_rel or seq_cst"))
}

// scope reads an optional syncscope("…"), or the older word singlethread.
func (p instParser) scope() uint8 {
	if p.acceptWord("singlethread") {
		return 1
	}
	if !p.acceptWord("syncscope") {
		return 0
	}
	p.expect('(', "'('")
	off := p.off
	name := p.str(p.stringConst("the name of a scope"))
	p.expect(')', "')'")
	for i, s := range p.m.Scopes {
		if s == name {
			return uint8(i)
		}
	}
	if len(p.m.Scopes) == 256 {
		panic(p.fail(off, eLimit, "more than 256 synchronisation scopes", ""))
	}
	return p.m.Scope(name)
}

func (p instParser) load() ir.Value {
	p.next()
	atomic := p.acceptWord("atomic")
	var fl ir.Flags
	if p.acceptWord("volatile") {
		fl = ir.FlagVolatile
	}
	off := p.off
	t := p.parseType()
	var x ir.Value
	if p.tok == ',' {
		p.next()
		poff := p.off
		var pt ptype
		x, pt = p.values().typeAndValue()
		p.pointerOperand(poff, "load", pt.t)
	} else { // before LLVM 3.7: load T* %p
		to, ok := p.pointee(t)
		if !ok {
			e := p.expected("','")
			if p.m.Types.IsPtr(t.t) {
				e.d.Hint = "the type of the loaded value comes first: load i32, ptr %p"
			}
			panic(e)
		}
		x = p.values().value(t)
		t = to
	}
	if k := p.m.Types.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind || k == ir.LabelKind {
		panic(p.typeError(off, "load cannot have a result", t.t, ""))
	}
	p.sized(off, "load", t.t)
	var m ir.Mem
	if atomic {
		m.Scope = p.scope()
		ooff := p.off
		m.Order = p.order()
		if m.Order == ir.Release || m.Order == ir.AcqRel {
			panic(p.fail(ooff, eInstruction, "a load cannot release", "its orderings are unordered, monotonic, acquire and seq_cst"))
		}
	}
	m.Align = log2(p.alignTail(p.m.AlignOf(t.t)))
	v := p.emit(ir.OpLoad, t.t, fl, 0, x)
	p.fn.f.SetMem(v, m)
	return v
}

func (p instParser) store() ir.Value {
	p.next()
	atomic := p.acceptWord("atomic")
	var fl ir.Flags
	if p.acceptWord("volatile") {
		fl = ir.FlagVolatile
	}
	off := p.off
	x, t := p.values().typeAndValue()
	p.sized(off, "store", t.t)
	p.expect(',', "','")
	poff := p.off
	to, pt := p.values().typeAndValue()
	p.pointerOperand(poff, "store", pt.t)
	var m ir.Mem
	if atomic {
		m.Scope = p.scope()
		ooff := p.off
		m.Order = p.order()
		if m.Order == ir.Acquire || m.Order == ir.AcqRel {
			panic(p.fail(ooff, eInstruction, "a store cannot acquire", "its orderings are unordered, monotonic, release and seq_cst"))
		}
	}
	m.Align = log2(p.alignTail(p.m.AlignOf(t.t)))
	v := p.emit(ir.OpStore, ir.Void, fl, 0, x, to)
	p.fn.f.SetMem(v, m)
	return v
}

func (p instParser) fence() ir.Value {
	p.next()
	m := ir.Mem{Scope: p.scope()}
	off := p.off
	m.Order = p.order()
	if m.Order < ir.Acquire {
		panic(p.fail(off, eInstruction, "a fence cannot be "+m.Order.String(), "its orderings are acquire, release, acq_rel and seq_cst"))
	}
	v := p.emit(ir.OpFence, ir.Void, 0, 0)
	p.fn.f.SetMem(v, m)
	return v
}

func (p instParser) cmpXchg() ir.Value {
	p.next()
	var m ir.Mem
	var fl ir.Flags
	m.Weak = p.acceptWord("weak")
	if p.acceptWord("volatile") {
		fl = ir.FlagVolatile
	}
	off := p.off
	x, pt := p.values().typeAndValue()
	p.pointerOperand(off, "cmpxchg", pt.t)
	p.expect(',', "','")
	off = p.off
	c, t := p.values().typeAndValue()
	if !p.m.Types.IsInt(t.t) && !p.m.Types.IsPtr(t.t) {
		panic(p.typeError(off, "cmpxchg cannot have operands", t.t, "it compares integers or pointers"))
	}
	p.expect(',', "','")
	n := p.sameType(t.t)
	m.Scope = p.scope()
	m.Order = p.order()
	off = p.off
	m.Failure = p.order()
	if m.Order == ir.Unordered || m.Failure == ir.Unordered || m.Failure == ir.Release || m.Failure == ir.AcqRel {
		panic(p.fail(off, eInstruction, "bad orderings of cmpxchg", "failure is monotonic, acquire or seq_cst; neither is unordered"))
	}
	m.Align = p.atomicAlign(t.t)
	v := p.emit(ir.OpCmpXchg, p.m.Types.Struct(false, t.t, ir.I1), fl, 0, x, c, n)
	p.fn.f.SetMem(v, m)
	return v
}

// atomicAlign reads an optional alignment; without it an atomic operation is
// aligned to its size.
func (p instParser) atomicAlign(t ir.Type) uint8 {
	n := uint64(1)
	for n < p.m.StoreSize(t) {
		n *= 2
	}
	return log2(p.alignTail(n))
}

func (p instParser) atomicRMW() ir.Value {
	p.next()
	ty := &p.m.Types
	var m ir.Mem
	var fl ir.Flags
	if p.acceptWord("volatile") {
		fl = ir.FlagVolatile
	}
	m.RMW = ir.NumRMWOps
	if p.tok == tWord {
		for o := ir.RMWXchg; o < ir.NumRMWOps; o++ {
			if o.String() == p.text {
				m.RMW = o
			}
		}
	}
	if m.RMW == ir.NumRMWOps {
		panic(p.expected("an operation such as xchg, add or fadd"))
	}
	p.next()
	off := p.off
	x, pt := p.values().typeAndValue()
	p.pointerOperand(off, "atomicrmw", pt.t)
	p.expect(',', "','")
	off = p.off
	y, t := p.values().typeAndValue()
	s := ty.Scalar(t.t)
	ok := false
	switch m.RMW {
	case ir.RMWXchg:
		ok = ty.IsInt(t.t) || ty.IsFloat(t.t) || ty.IsPtr(t.t)
	case ir.RMWFAdd, ir.RMWFSub, ir.RMWFMax, ir.RMWFMin, ir.RMWFMaximum, ir.RMWFMinimum:
		ok = ty.IsFloat(s)
	default:
		ok = ty.IsInt(t.t)
	}
	if !ok {
		hint := ""
		switch m.RMW {
		case ir.RMWAdd, ir.RMWSub, ir.RMWMax, ir.RMWMin:
			if ty.IsFloat(s) {
				hint = "the floating-point operation is f" + m.RMW.String()
			}
		}
		panic(p.typeError(off, "atomicrmw "+m.RMW.String()+" cannot have an operand", t.t, hint))
	}
	m.Scope = p.scope()
	off = p.off
	m.Order = p.order()
	if m.Order == ir.Unordered {
		panic(p.fail(off, eInstruction, "an atomicrmw cannot be unordered", ""))
	}
	m.Align = p.atomicAlign(t.t)
	v := p.emit(ir.OpAtomicRMW, t.t, fl, 0, x, y)
	p.fn.f.SetMem(v, m)
	return v
}

func (p instParser) alloca() ir.Value {
	p.next()
	ty := &p.m.Types
	var fl ir.Flags
	if p.acceptWord("inalloca") {
		fl |= ir.AllocaInAlloca
	}
	if p.acceptWord("swifterror") {
		fl |= ir.AllocaSwiftError
	}
	off := p.off
	t := p.parseType()
	if k := ty.Kind(t.t); k == ir.VoidKind || k == ir.FuncKind {
		panic(p.typeError(off, "alloca cannot have elements", t.t, ""))
	}
	p.sized(off, "alloca", t.t)
	count := ir.None
	align, space := uint64(0), uint32(0)
	for p.more() {
		switch {
		case p.acceptWord("align"):
			align = p.decls().alignment()
		case p.isWord("addrspace"):
			space = p.addrSpace()
		case count == ir.None:
			coff := p.off
			var ct ptype
			count, ct = p.values().typeAndValue()
			if !ty.IsInt(ct.t) {
				panic(p.typeError(coff, "alloca cannot have a number of elements", ct.t, ""))
			}
		default:
			panic(p.expected("'align' or 'addrspace'"))
		}
	}
	if align == 0 {
		align = p.preferredAlign(t.t)
	}
	if count == ir.None {
		count = p.consts.Int(ir.I32, 1)
	}
	return p.emit(ir.OpAlloca, ty.Pointer(space), fl|ir.Flags(log2(align)), uint32(t.t), count)
}

// preferredAlign returns the alignment of an alloca that gives none: that of the
// type, but 8 for structures (LLVM's default data layout has a:0:64).
func (p instParser) preferredAlign(t ir.Type) uint64 {
	ty := &p.m.Types
	for ty.Kind(t) == ir.ArrayKind {
		t = ty.Elem(t)
	}
	if ty.Kind(t) == ir.StructKind && !ty.IsPacked(t) {
		return max(8, p.m.AlignOf(t))
	}
	return p.m.AlignOf(t)
}

func (p instParser) gep() ir.Value {
	p.next()
	ty := &p.m.Types
	fl := p.flags(ir.OpGEP)
	off := p.off
	src := p.parseType()
	base := len(p.vals)
	var bt ptype
	if p.accept(',') {
		var x ir.Value
		x, bt = p.values().typeAndValue()
		p.vals = append(p.vals, x)
	} else { // before LLVM 3.7: getelementptr T* %p
		to, ok := p.pointees(src)
		if !ok {
			e := p.expected("','")
			if ty.IsPtr(src.t) {
				e.d.Hint = "the type that the indices go through comes first: getelementptr i8, ptr %p, i64 4"
			}
			panic(e)
		}
		p.vals = append(p.vals, p.values().value(src))
		src, bt = to, src
	}
	rt := bt.t
	for p.more() {
		ioff := p.off
		x, t := p.values().typeAndValue()
		if !ty.IsInt(ty.Scalar(t.t)) {
			panic(p.typeError(ioff, "getelementptr cannot have an index", t.t, ""))
		}
		if ty.IsVector(t.t) && !ty.IsVector(rt) {
			rt = ty.WithScalar(t.t, rt)
		}
		p.vals = append(p.vals, x)
	}
	p.checkGEP(off, src.t, bt.t, p.vals[base+1:])
	v := p.emit(ir.OpGEP, rt, fl, uint32(src.t), p.vals[base:]...)
	p.vals = p.vals[:base]
	return v
}

// checkGEP checks that the indices lead through the source element type.
func (p instParser) checkGEP(off int, src, base ir.Type, idx []ir.Value) {
	ty := &p.m.Types
	if !ty.IsPtr(ty.Scalar(base)) {
		panic(p.typeError(off, "getelementptr cannot have a base", base, "the base is a pointer"))
	}
	p.sized(off, "getelementptr over elements", src)
	t := src
	for i, x := range idx {
		if i == 0 {
			continue
		}
		switch ty.Kind(t) {
		case ir.ArrayKind, ir.VectorKind:
			t = ty.Elem(t)
		case ir.StructKind:
			if p.consts.Kind(x) == ir.CData || p.consts.Kind(x) == ir.CZero { // a vector of one number
				x = p.consts.Elem(x, 0)
			}
			n, ok := p.consts.Uint(x)
			if !ok {
				panic(p.fail(off, eType, "index "+utoa(uint64(i))+" selects an element of "+ty.String(t)+" and must be a constant", ""))
			}
			if w := p.consts.Type(x); w != ir.I32 {
				panic(p.fail(off, eType, "index "+utoa(uint64(i))+" selects an element of "+ty.String(t)+" and is an i32, not "+ty.String(w), ""))
			}
			if n >= uint64(len(ty.Elems(t))) {
				panic(p.fail(off, eType, "index "+utoa(uint64(i))+" is beyond the elements of "+ty.String(t), ""))
			}
			t = ty.Elems(t)[n]
		default:
			panic(p.fail(off, eType, "index "+utoa(uint64(i))+" goes into a value of type "+ty.String(t)+", which has no elements", ""))
		}
	}
}
