package bitcode

import (
	"math/big"

	"gonvvm/internal/ir"
)

// pendingConst is a constant that refers to values that were not known when its
// record was read.
type pendingConst struct {
	code uint32
	typ  slot // its type
	ops  []uint64
	at   uint64 // bit of the record
	busy bool
}

// maxConstDepth bounds the nesting of constants whose parts follow them.
const maxConstDepth = 2000

// constants reads the block of constants that Next found into the table of values.
func (r *reader) constants() {
	r.enter()
	cur := slot{t: ir.I32, id: noType}
	first := len(r.vals)
	for r.record() {
		ops := r.s.Ops
		if r.s.Code == cstSetType {
			id := r.need(1)[0]
			cur = slot{t: r.typ(id), id: uint32(id)}
			switch r.m.Types.Kind(cur.t) {
			case ir.VoidKind, ir.FuncKind, ir.LabelKind, ir.MetadataKind:
				panic(r.fail(eType, "a constant cannot have type "+r.m.Types.String(cur.t)))
			}
			continue
		}
		v, ok := r.simpleConst(cur)
		if !ok {
			if v, ok = r.composite(r.s.Code, cur, ops, 0); !ok {
				// It refers to later constants.
				if r.pendAt == nil {
					r.pendAt = make(map[uint32]int)
				}
				r.pending = append(r.pending, pendingConst{r.s.Code, cur, append([]uint64(nil), ops...), r.s.Start, false})
				r.pendAt[uint32(len(r.vals))] = len(r.pending)
			}
		}
		t := cur
		if v.Kind() == ir.KAsm {
			t.t = ir.Ptr
		}
		t.v = v
		r.vals = append(r.vals, t)
	}
	for i := first; len(r.pending) > 0 && i < len(r.vals); i++ {
		if r.vals[i].v == ir.None {
			r.resolve(uint32(i), 0)
		}
	}
	if len(r.pending) > 0 {
		r.pending = r.pending[:0]
		clear(r.pendAt)
	}
}

// resolve makes the pending constant with number id.
func (r *reader) resolve(id uint32, depth int) ir.Value {
	k := r.pendAt[id]
	if k == 0 {
		panic(r.fail(eRef, "value "+utoa(uint64(id))+" is not a constant"))
	}
	p := &r.pending[k-1]
	if p.busy {
		panic(errorAt(r.base, p.at, eRef, "a constant that is part of itself"))
	}
	if depth > maxConstDepth {
		panic(errorAt(r.base, p.at, eLimit, "constants are nested too deeply"))
	}
	p.busy = true
	v, ok := r.composite(p.code, p.typ, p.ops, depth+1)
	if !ok {
		panic(errorAt(r.base, p.at, eRef, "a constant that refers to values that there are none of"))
	}
	r.vals[id].v = v
	return v
}

// constant returns value id as an operand of a constant. While the block is read
// (depth 0), ok is false for one that is not known yet.
func (r *reader) constant(id uint64, depth int) (s slot, ok bool) {
	if id >= uint64(len(r.vals)) {
		if depth == 0 {
			return s, false
		}
		panic(r.fail(eRef, "use of undefined value "+utoa(id)))
	}
	s = r.vals[id]
	if s.v == ir.None {
		if depth == 0 {
			return s, false
		}
		s.v = r.resolve(uint32(id), depth)
	}
	switch s.v.Kind() {
	case ir.KConst:
		if int(id) < r.globals && r.consts != &r.m.Consts {
			s.v = r.consts.Import(&r.m.Consts, s.v)
		}
	case ir.KSym:
	default:
		panic(r.fail(eType, "value "+utoa(id)+" is not a constant"))
	}
	return s, true
}

// simpleConst makes a constant that refers to no other.
func (r *reader) simpleConst(cur slot) (v ir.Value, ok bool) {
	c, ty, t, ops := r.consts, &r.m.Types, cur.t, r.s.Ops
	switch r.s.Code {
	case cstNull, cstUndef, cstPoison:
		if ty.Kind(t) == ir.StructKind && ty.IsOpaque(t) {
			panic(r.fail(eType, "a constant cannot have the opaque type "+ty.String(t)))
		}
		switch r.s.Code {
		case cstNull:
			return c.Null(t), true
		case cstUndef:
			return c.Undef(t), true
		}
		return c.Poison(t), true
	case cstInteger:
		x := signed(r.need(1)[0])
		r.wantKind(t, ir.IntKind)
		return c.SInt(t, int64(x)), true
	case cstWideInteger:
		r.wantKind(t, ir.IntKind)
		w := (ty.Bits(t) + 63) / 64
		if len(ops) > w || len(ops) == 0 {
			panic(r.fail(eRecord, "a number that does not fit "+ty.String(t)))
		}
		words := make([]uint64, len(ops))
		for i, x := range ops {
			words[i] = signed(x)
		}
		if w == 1 {
			return c.Int(t, words[0]), true
		}
		return c.Wide(t, words), true
	case cstFloat:
		x := r.need(1)
		switch ty.Kind(t) {
		case ir.HalfKind, ir.BFloatKind:
			return c.FloatBits(t, x[0]&0xffff), true
		case ir.FloatKind:
			return c.FloatBits(t, x[0]&0xffffffff), true
		case ir.DoubleKind:
			return c.FloatBits(t, x[0]), true
		case ir.X86FP80Kind:
			r.need(2)
			return c.Wide(t, []uint64{x[1]&0xffff | x[0]<<16, x[0] >> 48}), true
		case ir.FP128Kind, ir.PPCFP128Kind:
			r.need(2)
			return c.Wide(t, []uint64{x[0], x[1]}), true
		}
		panic(r.fail(eType, "a floating-point constant of type "+ty.String(t)))
	case cstString, cstCString:
		n := uint64(len(ops))
		if r.s.Code == cstCString {
			n++
		}
		if ty.Kind(t) != ir.ArrayKind || ty.Elem(t) != ir.I8 || ty.Len64(t) != n {
			panic(r.fail(eType, "a string of "+utoa(n)+" bytes of type "+ty.String(t)))
		}
		b := make([]byte, n)
		for i, x := range ops {
			b[i] = byte(x)
		}
		if n == 0 {
			return c.Null(t), true
		}
		return c.Data(t, b), true
	case cstData:
		return r.data(t), true
	case cstInlineAsm, cstInlineAsmOld, cstInlineAsmOld2, cstInlineAsmOld3:
		return r.inlineAsm(cur), true
	}
	return ir.None, false
}

// wantKind checks the class of a constant's type.
func (r *reader) wantKind(t ir.Type, k ir.TypeKind) {
	if r.m.Types.Kind(t) != k {
		panic(r.fail(eType, "a constant of type "+r.m.Types.String(t)+" of another form"))
	}
}

// maxSplatData is as in ir: longer vectors of equal elements are splats.
const maxSplatData = 256

// data makes an array or vector of numbers.
func (r *reader) data(t ir.Type) ir.Value {
	c, ty, ops := r.consts, &r.m.Types, r.s.Ops
	k := ty.Kind(t)
	if k != ir.ArrayKind && k != ir.VectorKind || ty.Len64(t) != uint64(len(ops)) || ty.IsScalable(t) {
		panic(r.fail(eType, utoa(uint64(len(ops)))+" numbers of type "+ty.String(t)))
	}
	size := 0
	et := ty.Elem(t)
	switch et {
	case ir.I8:
		size = 1
	case ir.I16, ir.Half, ir.BFloat:
		size = 2
	case ir.I32, ir.Float:
		size = 4
	case ir.I64, ir.Double:
		size = 8
	default:
		panic(r.fail(eType, "numbers of type "+ty.String(t)))
	}
	if len(ops) == 0 {
		return c.Null(t)
	}
	same := k == ir.VectorKind && len(ops) > maxSplatData
	b := make([]byte, 0, len(ops)*size)
	for _, x := range ops {
		same = same && x == ops[0]
		for range size {
			b = append(b, byte(x))
			x >>= 8
		}
	}
	if same {
		e := ops[0] & (1<<(8*size-1)<<1 - 1)
		if ty.IsInt(et) {
			return c.Splat(t, c.Int(et, e))
		}
		return c.Splat(t, c.FloatBits(et, e))
	}
	return c.Data(t, b)
}

// inlineAsm makes a text of assembly.
func (r *reader) inlineAsm(cur slot) ir.Value {
	ops := r.need(2)
	var a ir.InlineAsm
	if r.s.Code == cstInlineAsm {
		a.FnType = r.typ(ops[0])
		ops = ops[1:]
	} else {
		e := r.elemID(cur.id)
		if e == noType {
			panic(r.fail(eType, "inline assembly whose type is not that of a function pointer"))
		}
		a.FnType = r.typ(uint64(e))
	}
	if r.m.Types.Kind(a.FnType) != ir.FuncKind {
		panic(r.fail(eType, "inline assembly of type "+r.m.Types.String(a.FnType)))
	}
	fl := ops[0]
	a.SideEffect = fl&asmSideEffect != 0
	a.AlignStack = fl&asmAlignStack != 0
	a.Intel = r.s.Code != cstInlineAsmOld && fl&asmIntel != 0
	a.Unwind = (r.s.Code == cstInlineAsmOld3 || r.s.Code == cstInlineAsm) && fl&asmUnwind != 0
	ops = ops[1:]
	str := func() string {
		if len(ops) == 0 || ops[0] > uint64(len(ops)-1) {
			panic(r.short())
		}
		s := r.text(ops[1 : 1+ops[0]])
		ops = ops[1+ops[0]:]
		return r.str(s)
	}
	a.Text = str()
	a.Constraints = str()
	r.m.Asms = append(r.m.Asms, a)
	return ir.AsmValue(uint32(len(r.m.Asms) - 1))
}

// bigWords reads n words of a number and returns it in decimal.
func (r *reader) bigWords(n uint64, bits uint, next func() uint64) string {
	if n > uint64(bits+63)/64 {
		panic(r.fail(eRecord, "a number that is too long"))
	}
	x := new(big.Int)
	for i := range n {
		w := new(big.Int).SetUint64(signed(next()))
		x.Or(x, w.Lsh(w, uint(i)*64))
	}
	if x.Bit(int(bits)-1) != 0 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), bits))
	}
	return x.String()
}
