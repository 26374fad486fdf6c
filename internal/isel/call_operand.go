package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// An operandWriter makes the operands of the instruction that call v becomes.
type operandWriter struct {
	s            *selector
	v            ir.Value
	op           isa.Opcode
	info         *isa.IntrinsicInfo
	res          []ptx.RegID
	narrow, wide ptx.RegID // a result in a .b8 register and where it is wanted
}

// intrinsicOperands emits the instruction of an intrinsic with its operands.
func (s callSelector) intrinsicOperands(v ir.Value, op isa.Opcode, info *isa.IntrinsicInfo, res []ptx.RegID) {
	var w operandWriter // filled in place: a literal is made aside and copied as a block
	w.s, w.v, w.op, w.info, w.res = s.selector, v, op, info, res
	form := op.Info().Operands()
	src := info.Sources()
	ops := s.operands[:0]
	k := 0 // operand of the form
	for i := 0; i < len(src); i++ {
		sr := src[i]
		o := &form[min(k, len(form)-1)]
		k++
		if o.Conditional() && !o.Present(op) { // the modifier that requires it was not selected
			continue
		}
		paired := k < len(form) && form[k].Flags&isa.Paired != 0
		switch {
		case sr.Kind == isa.FromGroup:
			n := uint16(0)
			for _, e := range src[i+1 : i+1+int(o.Elems)] {
				if e.Kind != isa.FromNone {
					n++
				}
			}
			ops = append(ops, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpTex}, Sub: n})
		case sr.Kind == isa.FromResultVector:
			n := len(res) - int(info.Results) + 1 // the other results have one register each
			ops = append(ops, group(ptx.OpVec, n))
			for _, r := range res[sr.Index : int(sr.Index)+n] {
				ops = append(ops, reg(r))
			}
			w.res = res[n-1:]
		case sr.Kind == isa.FromVector:
			x := s.arg(v, int(sr.Index))
			n := s.lay.count(s.f.TypeOf(x))
			ops = append(ops, group(ptx.OpVec, n))
			for j := range n {
				ops = append(ops, reg(s.reg(x, j)))
			}
		case sr.Count > 0:
			ops = append(ops, group(ptx.OpVec, int(sr.Count+sr.Pad)))
			for j := range int(sr.Count) {
				ops = append(ops, w.operand(sr, o, j))
			}
			for range sr.Pad { // the manual requires four coordinates where three would do
				ops = append(ops, ops[len(ops)-1])
			}
		case paired && i+1 < len(src) && src[i+1].Kind != isa.FromNone:
			ops = append(ops, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpPair}}, w.operand(sr, o, 0), w.operand(src[i+1], &form[k], 0))
			i++
			k++
		case paired:
			ops = append(ops, w.operand(sr, o, 0))
			if i+1 < len(src) {
				i++
				k++
			}
		case sr.Kind == isa.FromNone && o.Flags&isa.Optional != 0:
		case sr.Kind == isa.FromArg && o.Kind == isa.KindValue:
			x := s.arg(v, int(sr.Index))
			if s.isPlain(x) {
				ops = append(ops, reg(s.demand(x, 0)))
			} else if n, ok := s.f.Consts.Uint(x); ok && s.f.TypeOf(x) == ir.I32 && o.Flags&isa.RegOnly == 0 {
				ops = append(ops, imm(int64(int32(n))))
			} else {
				ops = append(ops, w.operand(sr, o, 0))
			}
		default:
			ops = append(ops, w.operand(sr, o, 0))
		}
	}
	s.e(op, ops...)
	s.operands = ops
	if s.opt.LLC && op.Sem() == isa.SemMov { // llvm.nvvm.move.*, which llc keeps
		s.buf[len(s.buf)-1].Flags |= ptx.Pinned
	}
	if w.narrow != 0 {
		s.e(isa.Op_cvt_u16_u8, reg(w.wide), reg(w.narrow))
	}
}

// isPlain reports whether x as an operand is its register, whatever type the operand has.
func (s callSelector) isPlain(x ir.Value) bool {
	switch s.f.TypeOf(x) {
	case ir.I32, ir.Float, ir.Double:
		return s.computes(x)
	}
	return false
}

// operand returns operand o of the instruction, or element i of it if it is a vector.
func (w *operandWriter) operand(sr isa.Source, o *isa.OperandInfo, i int) ptx.Operand {
	s := w.s
	switch sr.Kind {
	case isa.FromResult:
		if int(sr.Index)+i >= len(w.res) {
			break
		}
		r := w.res[int(sr.Index)+i]
		if s.cls[r] == c16 && o.Type(w.op) == isa.E2m1x2 {
			w.narrow, w.wide = s.newReg(c8), r
			r = w.narrow
		}
		return reg(r)
	case isa.FromConst:
		return imm(sr.Const())
	case isa.FromSreg:
		return sreg(w.info.Sreg)
	case isa.FromArg:
		x := s.calls().arg(w.v, int(sr.Index)+i)
		switch {
		case sr.Count > 0 && !s.isPacked(s.f.TypeOf(x)): // elements of a vector are registers
			return reg(s.reg(x, 0))
		case o.Kind == isa.KindImm:
			return w.immediate(x, int(sr.Index)+i, o)
		case s.f.TypeOf(x) == ir.I64:
			if n, ok := s.calls().imageHandle(x); ok {
				if o.Kind == isa.KindAddr {
					return addrSym(n, 0)
				}
				return sym(n, 0)
			}
		}
		if o.Kind == isa.KindAddr && o.Flags&isa.RegOnly != 0 {
			return addrReg(s.reg(x, 0), 0)
		}
		if o.Kind == isa.KindAddr {
			return s.calls().plainAddress(x)
		}
		y := w.argument(x, o)
		if o.Flags&isa.RegOnly != 0 && y.Kind != ptx.OpReg {
			y = reg(s.reg(x, 0))
		}
		return y
	}
	return ptx.Operand{}
}

// immediate returns x, argument i of the intrinsic, which has to be a constant that o can
// be.
func (w *operandWriter) immediate(x ir.Value, i int, o *isa.OperandInfo) ptx.Operand {
	s := w.s
	n, ok := s.f.Consts.Sint(x)
	if s.m.Types.Bits(s.f.TypeOf(x)) == 1 {
		n &= 1
	}
	if ok {
		s.ints().checkLimit(w.v, i, w.info.Name(), o.Limit(), n)
	} else {
		s.mustBeConstant(w.v, i, w.info.Name())
	}
	return imm(n)
}

// argument returns argument x as operand o.
func (w *operandWriter) argument(x ir.Value, o *isa.OperandInfo) ptx.Operand {
	s := w.s
	ty := s.f.TypeOf(x)
	switch ty {
	case ir.I32, ir.I64, ir.Double:
		return s.use(x, 0)
	case ir.Float:
		r := s.use(x, 0)
		if r.Kind == ptx.OpF32 {
			if t := o.Type(w.op); t != 0 && t.Class() == isa.ClassBits { // bits in integer notation
				r = imm(int64(int32(r.Imm)))
			}
		}
		return r
	}
	if s.inPack(ty, w.op) {
		return reg(s.vec().pack(x, 0))
	}
	t := o.Type(w.op)
	if t != 0 && t.Bits() == 128 && s.lay.count(ty) == 2 {
		r := s.newReg(c128)
		s.e(isa.Op_mov_b128, reg(r), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
		return reg(r)
	}
	c := s.lay.of(ty)[0].class
	switch {
	case t != 0 && t.Bits() == 8 && c == c16 && (t == isa.E2m1x2 || w.op.Info().Flags&isa.Widen == 0): // a .b8 register is wanted
		r := s.newReg(c8)
		s.e(isa.Op_cvt_u8_u16, reg(r), reg(s.reg(x, 0)))
		return reg(r)
	case c == cPred && t != 0 && t.Bits() == 32:
		return reg(s.ints().extend(x, 0, c32, false))
	case c == cPred || c == cF16 || c == cBF16:
		return reg(s.reg(x, 0))
	}
	return s.use(x, 0)
}
