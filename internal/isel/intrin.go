package isel

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// callOrIntrinsic selects a call: an intrinsic from the table, one of LLVM's
// own, or a real call.
func (s *selector) callOrIntrinsic(v ir.Value) {
	y := s.f.CalleeSym(v)
	if y == nil || y.Intrinsic == ir.NotIntrinsic {
		s.call(v)
		return
	}
	switch {
	case y.Intrinsic == ir.NVVMIntrinsic && y.NVVM != 0:
		s.tableIntrinsic(v, isa.IntrinsicID(y.NVVM))
	case y.Intrinsic == ir.NVVMIntrinsic && s.special(v, y.Name):
	case y.Intrinsic <= ir.NVVMIntrinsic && isa.AbsentIntrinsic(y.Name) != "":
		s.fail(v, "S0030", "there is no instruction for "+y.Name+": "+isa.AbsentIntrinsic(y.Name), "")
	case y.Intrinsic <= ir.NVVMIntrinsic:
		s.fail(v, "S0010", "unknown intrinsic "+y.Name, s.env.closest(y.Name))
	default:
		s.generic(v, y.Intrinsic)
	}
}

// tableIntrinsic selects an intrinsic that is one instruction, as the ISA
// tables describe it.
func (s *selector) tableIntrinsic(v ir.Value, id isa.IntrinsicID) {
	f := s.f
	info := isa.Intrinsic(id)
	op := info.Op
	for _, sel := range info.Selections() {
		x := s.arg(v, int(sel.Arg))
		n, ok := f.Consts.Sint(x)
		if f.TypeOf(x) == ir.I1 {
			n &= 1
		}
		if !ok {
			s.mustBeConstant(v, int(sel.Arg), info.Name())
			return
		}
		if op, ok = sel.Apply(op, n); !ok {
			s.badChoice(v, &sel, info.Name(), n)
			return
		}
	}
	if s.t.PTX < 63 && op.Has(isa.Aligned) && strings.HasPrefix(info.Name(), "nvvm.wmma.") {
		op = op.Without(isa.Aligned) // the word is newer than the instructions
	}
	var needs [16]target.Feature
	for _, ft := range op.Needs(needs[:0]) {
		if !s.need(v, "llvm."+info.Name(), ft) {
			return
		}
	}
	if !s.checkRanges(v, info.Name()) {
		return
	}
	if info.Sreg != 0 {
		s.e(op, reg(s.result(v, 0)), sreg(info.Sreg))
		return
	}
	if s.addNegated(v, op) {
		return
	}
	res := s.results(v, info)
	s.intrinsicOperands(v, op, info, res)
	s.deliver(v, res)
}

// addNegated selects an addition of a negated number as a subtraction.
func (s *selector) addNegated(v ir.Value, op isa.Opcode) bool {
	f := s.f
	var sub isa.Opcode
	switch op.Form() {
	case isa.Op_add_rn_f32.Form():
		sub = isa.Op_sub_rn_f32
	case isa.Op_add_rn_f64.Form():
		sub = isa.Op_sub_rn_f64
	default:
		return false
	}
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	if !s.folds(y, ir.OpFNeg) {
		x, y = y, x
		if !s.folds(y, ir.OpFNeg) {
			return false
		}
	}
	sub, _ = sub.WithSlot(isa.SlotRound, op.Get(isa.SlotRound))
	if op.Has(isa.Ftz) {
		sub = sub.With(isa.Ftz)
	}
	if op.Has(isa.Sat) {
		sub = sub.With(isa.Sat)
	}
	s.e(sub, reg(s.result(v, 0)), reg(s.reg(x, 0)), s.use(f.Operand(y, 0), 0))
	return true
}

// arg returns argument i of an intrinsic, where the argument numbers are those of the
// table.
func (s *selector) arg(v ir.Value, i int) ir.Value {
	if s.argMap != nil {
		i = int(s.argMap[i])
	}
	return s.f.Operand(v, i)
}

// result returns the register of component k of v, a new one if nobody wants it.
func (s *selector) result(v ir.Value, k int) ptx.RegID {
	if d := s.def(v, k); d != 0 {
		return d
	}
	return s.newReg(s.lay.of(s.f.TypeOf(v))[k].class)
}

// results returns a register for each result of an intrinsic. A result that is a
// vector of halves or bytes lives in one 32-bit register and is taken apart later.
func (s *selector) results(v ir.Value, info *isa.IntrinsicInfo) []ptx.RegID {
	n := int(info.Results)
	t := s.f.TypeOf(v)
	if t == ir.Void {
		return nil
	}
	out := make([]ptx.RegID, 0, max(n, 1))
	ty := &s.m.Types
	members := []ir.Type{t}
	if ty.Kind(t) == ir.StructKind {
		members = ty.Elems(t)
	}
	k := 0
	for _, e := range members {
		if s.isPacked(e) {
			out = append(out, s.demandPack(v, k))
			k += s.lay.count(e)
			continue
		}
		for range s.lay.count(e) {
			out = append(out, s.result(v, k))
			k++
		}
	}
	return out
}

// isPacked reports whether type t is a vector that PTX keeps in one 32-bit register.
func (s *selector) isPacked(t ir.Type) bool {
	if !s.m.Types.IsVector(t) {
		return false
	}
	cs := s.lay.of(t)
	return int(cs[0].lanes) == len(cs) && cs[0].class.bits() == 16
}

// deliver takes packed results apart.
func (s *selector) deliver(v ir.Value, res []ptx.RegID) {
	ty := &s.m.Types
	t := s.f.TypeOf(v)
	if t == ir.Void {
		return
	}
	members := []ir.Type{t}
	if ty.Kind(t) == ir.StructKind {
		members = ty.Elems(t)
	}
	k, i := 0, 0
	for _, e := range members {
		n := s.lay.count(e)
		if s.isPacked(e) {
			s.split(v, k, res[i])
			i++
		} else {
			i += n
		}
		k += n
	}
}

// argument returns argument x as an operand of PTX type t.
func (s *selector) argument(v, x ir.Value, t isa.Atom) ptx.Operand {
	ty := s.f.TypeOf(x)
	if s.isPacked(ty) {
		return reg(s.pack(x, 0))
	}
	if t != 0 && t.Bits() == 128 && s.lay.count(ty) == 2 {
		r := s.newReg(c128)
		s.e(isa.Op_mov_b128, reg(r), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
		return reg(r)
	}
	cp := s.lay.of(ty)[0]
	if t == isa.E2m1x2 && cp.class == c16 { // such operands must be .b8 registers
		r := s.newReg(c8)
		s.e(isa.Op_cvt_u8_u16, reg(r), reg(s.reg(x, 0)))
		return reg(r)
	}
	if t == isa.B128 && s.lay.count(ty) == 2 {
		d := s.newReg(c128)
		s.e(isa.Op_mov_b128, reg(d), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
		return reg(d)
	}
	if cp.class == cPred || cp.class == cF16 || cp.class == cBF16 {
		if t != 0 && t.Bits() == 32 && cp.class == cPred {
			return reg(s.extend(x, 0, c32, false))
		}
		return reg(s.reg(x, 0))
	}
	o := s.use(x, 0)
	if t != 0 && t.Class() == isa.ClassBits && o.Kind == ptx.OpF32 { // bits in integer notation
		o = imm(int64(int32(o.Imm)))
	}
	return o
}

// intrinsicOperands emits the instruction of an intrinsic with its operands.
func (s *selector) intrinsicOperands(v ir.Value, op isa.Opcode, info *isa.IntrinsicInfo, res []ptx.RegID) {
	f := s.f
	form := op.Info().Operands()
	src := info.Sources()
	ops := make([]ptx.Operand, 0, 32)
	var narrow, wide ptx.RegID // a result in a .b8 register and where it is wanted
	one := func(sr isa.Source, o *isa.OperandInfo, i int) ptx.Operand {
		switch sr.Kind {
		case isa.FromResult:
			if int(sr.Index)+i >= len(res) {
				break
			}
			r := res[int(sr.Index)+i]
			if o.Type(op) == isa.E2m1x2 && s.cls[r] == c16 {
				narrow, wide = s.newReg(c8), r
				r = narrow
			}
			return reg(r)
		case isa.FromConst:
			return imm(sr.Const())
		case isa.FromSreg:
			return sreg(info.Sreg)
		case isa.FromArg:
			x := s.arg(v, int(sr.Index)+i)
			if sr.Count > 0 && !s.isPacked(f.TypeOf(x)) { // elements of a vector are registers
				return reg(s.reg(x, 0))
			}
			if n, ok := s.imageHandle(x); ok {
				if o.Kind == isa.KindAddr {
					return addrSym(n, 0)
				}
				return sym(n, 0)
			}
			if o.Kind == isa.KindAddr {
				return s.plainAddress(x)
			}
			if o.Kind == isa.KindImm {
				n, ok := f.Consts.Sint(x)
				if s.m.Types.Bits(f.TypeOf(x)) == 1 {
					n &= 1
				}
				if ok {
					s.checkLimit(v, int(sr.Index)+i, info.Name(), o.Limit(), n)
				} else {
					s.mustBeConstant(v, int(sr.Index)+i, info.Name())
				}
				return imm(n)
			}
			return s.argument(v, x, o.Type(op))
		}
		return ptx.Operand{}
	}
	k := 0 // operand of the form
	for i := 0; i < len(src); i++ {
		sr := src[i]
		o := &form[min(k, len(form)-1)]
		k++
		if !o.Present(op) { // the modifier that asks for it was not selected
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
			ops = append(ops, ptx.Operand{Kind: ptx.OpTex, Sub: n})
		case sr.Kind == isa.FromResultVector:
			ops = append(ops, group(ptx.OpVec, len(res)))
			for _, r := range res {
				ops = append(ops, reg(r))
			}
		case sr.Kind == isa.FromVector:
			x := s.arg(v, int(sr.Index))
			n := s.lay.count(f.TypeOf(x))
			ops = append(ops, group(ptx.OpVec, n))
			for j := range n {
				ops = append(ops, reg(s.reg(x, j)))
			}
		case sr.Count > 0:
			ops = append(ops, group(ptx.OpVec, int(sr.Count+sr.Pad)))
			for j := range int(sr.Count) {
				ops = append(ops, one(sr, o, j))
			}
			for range sr.Pad { // the manual wants four coordinates where three say all
				ops = append(ops, ops[len(ops)-1])
			}
		case paired && i+1 < len(src) && src[i+1].Kind != isa.FromNone:
			ops = append(ops, ptx.Operand{Kind: ptx.OpPair}, one(sr, o, 0), one(src[i+1], &form[k], 0))
			i++
			k++
		case paired:
			ops = append(ops, one(sr, o, 0))
			if i+1 < len(src) {
				i++
				k++
			}
		case sr.Kind == isa.FromNone && o.Flags&isa.Optional != 0:
		case o.Flags&isa.Optional != 0 && !o.Present(op):
		default:
			ops = append(ops, one(sr, o, 0))
		}
	}
	s.e(op, ops...)
	if narrow != 0 {
		s.e(isa.Op_cvt_u16_u8, reg(wide), reg(narrow))
	}
}

// plainAddress returns pointer x as the address operand of an instruction
// whose spelling fixes the space: nothing of the space is folded.
func (s *selector) plainAddress(x ir.Value) ptx.Operand {
	if w, k := s.resolve(x, 0); w.IsInst() || w.IsParam() {
		if s.m.Types.IsPtr(s.f.TypeOf(x)) && s.f.Op(w) == ir.OpGEP && !s.opt.OptNone {
			var buf [4]gepTerm
			if off, terms := s.gepInst(w, buf[:0]); len(terms) == 0 && fits32(off) && s.mayFold(w, s.f.Operand(w, 0)) {
				if r := s.reg(s.f.Operand(w, 0), 0); s.cls[r] == s.ptrClass(s.m.Types.AddrSpace(s.f.TypeOf(x))) {
					return addrReg(r, off)
				}
			}
		}
		return addrReg(s.demand(w, k), 0)
	}
	as := s.m.Types.AddrSpace(s.f.TypeOf(x))
	if a := s.addressOf(x); a.space == as && a.sym != 0 {
		return a.operand()
	}
	return addrReg(s.reg(x, 0), 0)
}
