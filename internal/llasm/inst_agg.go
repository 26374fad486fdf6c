package llasm

import "gonvvm/internal/ir"

func (p instParser) extractElement() ir.Value {
	p.next()
	ty := &p.m.Types
	off := p.off
	x, t := p.values().typeAndValue()
	if !ty.IsVector(t.t) {
		panic(p.typeError(off, "extractelement cannot have an operand", t.t, "extractvalue is for structures and arrays"))
	}
	p.expect(',', "','")
	i := p.intOperand("an index")
	return p.emit(ir.OpExtractElement, ty.Elem(t.t), 0, 0, x, i)
}

// intOperand reads a type and value that must be an integer.
func (p instParser) intOperand(what string) ir.Value {
	off := p.off
	x, t := p.values().typeAndValue()
	if !p.m.Types.IsInt(t.t) {
		panic(p.typeError(off, what+" cannot be", t.t, "it is an integer"))
	}
	return x
}

func (p instParser) insertElement() ir.Value {
	p.next()
	ty := &p.m.Types
	off := p.off
	x, t := p.values().typeAndValue()
	if !ty.IsVector(t.t) {
		panic(p.typeError(off, "insertelement cannot have an operand", t.t, "insertvalue is for structures and arrays"))
	}
	p.expect(',', "','")
	e := p.sameType(ty.Elem(t.t))
	p.expect(',', "','")
	i := p.intOperand("an index")
	return p.emit(ir.OpInsertElement, t.t, 0, 0, x, e, i)
}

func (p instParser) shuffle() ir.Value {
	p.next()
	ty := &p.m.Types
	off := p.off
	x, t := p.values().typeAndValue()
	if !ty.IsVector(t.t) {
		panic(p.typeError(off, "shufflevector cannot have operands", t.t, ""))
	}
	p.expect(',', "','")
	y := p.sameType(t.t)
	p.expect(',', "','")
	moff := p.off
	mt := p.parseType()
	if !ty.IsVector(mt.t) || ty.Elem(mt.t) != ir.I32 {
		panic(p.typeError(moff, "shufflevector cannot have a mask", mt.t, "a mask is a vector of i32"))
	}
	m := p.values().constant(mt)
	base := len(p.nums)
	p.maskWords(moff, m, mt.t, t.t)
	aux := p.fn.f.AddWords(p.nums[base:])
	p.nums = p.nums[:base]
	rt := ty.Vector(ty.Elem(t.t), int(ty.Len64(mt.t)), ty.IsScalable(mt.t))
	return p.emit(ir.OpShuffleVector, rt, 0, aux, x, y)
}

// maxMask bounds the lanes of a shuffle.
const maxMask = 1 << 16

// maskWords pushes the lanes that a mask selects onto the stack of numbers, ^0 for
// poison.
func (p instParser) maskWords(off int, m ir.Value, mt, t ir.Type) {
	ty := &p.m.Types
	n := ty.Len64(mt)
	if n > maxMask {
		panic(p.fail(off, eLimit, "a shuffle of more than 65536 lanes", ""))
	}
	if ty.IsScalable(mt) && !p.consts.IsZero(m) && !p.consts.IsUndef(m) {
		panic(p.fail(off, eConstant, "the mask of a scalable shuffle is zeroinitializer, undef or poison", ""))
	}
	lanes := 2 * ty.Len64(t)
	for i := range int(n) {
		e := p.consts.Elem(m, i)
		x, ok := p.consts.Uint(e)
		switch {
		case ok && x < lanes:
			p.nums = append(p.nums, uint32(x))
		case !ok && e != ir.None && p.consts.IsUndef(e):
			p.nums = append(p.nums, ^uint32(0))
		case ok:
			panic(p.fail(off, eConstant, "lane "+utoa(x)+" of the mask is beyond the two operands", ""))
		default:
			panic(p.fail(off, eConstant, "the mask of shufflevector must be numbers, undef or poison", ""))
		}
	}
}

// indexList reads ", N, N…" and returns the type of the element that it leads to;
// the numbers are pushed onto the stack of numbers.
func (p instParser) indexList(off int, t ir.Type) ir.Type {
	ty := &p.m.Types
	if !ty.IsAggregate(t) {
		panic(p.typeError(off, "cannot access elements of a value", t, ""))
	}
	if p.tok != ',' {
		panic(p.expected("','"))
	}
	for p.more() {
		ioff := p.off
		n := p.uint(1<<32-1, "an index")
		switch ty.Kind(t) {
		case ir.StructKind:
			if n >= uint64(len(ty.Elems(t))) {
				panic(p.fail(ioff, eType, "index "+utoa(n)+" is beyond the elements of "+ty.String(t), ""))
			}
			t = ty.Elems(t)[n]
		case ir.ArrayKind:
			if n >= ty.Len64(t) {
				panic(p.fail(ioff, eType, "index "+utoa(n)+" is beyond the elements of "+ty.String(t), ""))
			}
			t = ty.Elem(t)
		default:
			panic(p.fail(ioff, eType, "index "+utoa(n)+" goes into a value of type "+ty.String(t)+", which has no elements", ""))
		}
		p.nums = append(p.nums, uint32(n))
	}
	return t
}

func (p instParser) extractValue() ir.Value {
	p.next()
	off := p.off
	x, t := p.values().typeAndValue()
	base := len(p.nums)
	et := p.indexList(off, t.t)
	aux := p.fn.f.AddWords(p.nums[base:])
	p.nums = p.nums[:base]
	return p.emit(ir.OpExtractValue, et, 0, aux, x)
}

func (p instParser) insertValue() ir.Value {
	p.next()
	off := p.off
	x, t := p.values().typeAndValue()
	p.expect(',', "','")
	eoff := p.off
	e, et := p.values().typeAndValue()
	base := len(p.nums)
	want := p.indexList(off, t.t)
	if et.t != want {
		panic(p.values().mismatch(eoff, "an element of type "+p.m.Types.String(et.t), want))
	}
	aux := p.fn.f.AddWords(p.nums[base:])
	p.nums = p.nums[:base]
	return p.emit(ir.OpInsertValue, t.t, 0, aux, x, e)
}
