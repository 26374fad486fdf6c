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
func (s callSelector) callOrIntrinsic(v ir.Value) {
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
		s.fail(v, "S0030", "no instruction for "+y.Name+": "+isa.AbsentIntrinsic(y.Name), "")
	case y.Intrinsic <= ir.NVVMIntrinsic:
		s.fail(v, "S0010", "unknown intrinsic "+y.Name, s.env.closest(y.Name))
	default:
		s.generic(v, y.Intrinsic)
	}
}

// tableIntrinsic selects an intrinsic that is one instruction, as the ISA
// tables describe it.
func (s callSelector) tableIntrinsic(v ir.Value, id isa.IntrinsicID) {
	f := s.f
	info := isa.Intrinsic(id)
	if arg, id := info.Variant(); id != 0 {
		n, ok := f.Consts.Uint(s.arg(v, arg))
		if !ok {
			s.mustBeConstant(v, arg, info.Name())
			return
		}
		if n != 0 {
			info = isa.Intrinsic(id)
		}
	}
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
			s.ints().badChoice(v, &sel, info.Name(), n)
			return
		}
	}
	if !s.t.Has(target.FeatureWmmaAligned) && op.Has(isa.Aligned) && strings.HasPrefix(info.Name(), "nvvm.wmma.") {
		op = op.Without(isa.Aligned) // the word is newer than the instructions
	}
	if known := &s.allowed[int(op.Form())%len(s.allowed)]; *known != op {
		var needs [16]target.Feature
		for _, ft := range op.Needs(needs[:0]) {
			if !s.mayUse(ft) {
				s.need(v, "llvm."+info.Name(), ft)
				return
			}
		}
		*known = op
	}
	if !s.ints().checkTensormap(v, op, info) {
		return
	}
	if info.Sreg != 0 {
		s.e(op, reg(s.result(v, 0)), sreg(info.Sreg))
		return
	}
	if s.addNegated(v, op) || s.mixedIntrinsic(v, op) {
		return
	}
	if op.Type() == isa.F32x2 && !s.env.f32x2() {
		s.fail(v, "S0030", "no instruction for "+info.Name()+": the option -nvptx-no-f32x2 excludes pairs of f32", "")
		return
	}
	res := s.results(v, op)
	s.intrinsicOperands(v, op, info, res)
	s.deliver(v, op, res)
}

// addNegated selects an addition of a negated number as a subtraction.
func (s callSelector) addNegated(v ir.Value, op isa.Opcode) bool {
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
	if d := s.result(v, 0); sub.Type() != isa.F32 || !s.fp().mixedSum(d, 0, sub, x, f.Operand(y, 0)) {
		s.e(sub, reg(d), reg(s.reg(x, 0)), s.use(f.Operand(y, 0), 0))
	}
	return true
}

// mixedIntrinsic selects a sum or fused operation of f32, op, whose operands were extended from 16 bits as one of mixed precision.
func (s callSelector) mixedIntrinsic(v ir.Value, op isa.Opcode) bool {
	sum := op.Form() == isa.Op_add_rn_f32.Form()
	if !sum && op.Form() != isa.Op_fma_rn_f32.Form() {
		return false
	}
	x, y := s.f.Operand(v, 0), s.f.Operand(v, 1)
	if s.fp().widened(x) == 0 && s.fp().widened(y) == 0 {
		return false
	}
	if sum {
		return s.fp().mixedSum(s.result(v, 0), 0, op, x, y)
	}
	return s.fp().mixedFMA(s.result(v, 0), 0, op, x, y, func() ptx.Operand { return s.use(s.f.Operand(v, 2), 0) })
}

// arg returns argument i of an intrinsic, where the argument numbers are those of the
// table.
func (s callSelector) arg(v ir.Value, i int) ir.Value {
	if s.argMap != nil {
		i = int(s.argMap[i])
	}
	return s.f.Operand(v, i)
}

// inPack reports whether a vector of type t is one register in the instruction of an intrinsic: 32 bits, or 64 for a pair of f32.
func (s *selector) inPack(t ir.Type, op isa.Opcode) bool {
	return s.isPacked(t) || op.Type() == isa.F32x2
}

// results returns a register for each result of an intrinsic, which is instruction op. A vector in one register is
// unpacked later. The slice is valid until the next call.
func (s callSelector) results(v ir.Value, op isa.Opcode) []ptx.RegID {
	t := s.f.TypeOf(v)
	if t == ir.Void {
		return nil
	}
	s.resbuf = s.resbuf[:0]
	if ty := &s.m.Types; !t.IsFixed() && ty.Kind(t) == ir.StructKind {
		k := 0
		for _, e := range ty.Elems(t) {
			k = s.resultsOf(v, op, e, k)
		}
	} else {
		s.resultsOf(v, op, t, 0)
	}
	return s.resbuf
}

// resultsOf appends the registers for member k of v, of type t, to resbuf and returns the
// number of the next component.
func (s callSelector) resultsOf(v ir.Value, op isa.Opcode, t ir.Type, k int) int {
	n := s.lay.count(t)
	if s.inPack(t, op) {
		s.resbuf = append(s.resbuf, s.vec().demandPack(v, k))
		return k + n
	}
	for i := range n {
		s.resbuf = append(s.resbuf, s.result(v, k+i))
	}
	return k + n
}

// deliver unpacks packed results.
func (s callSelector) deliver(v ir.Value, op isa.Opcode, res []ptx.RegID) {
	t := s.f.TypeOf(v)
	if t.IsFixed() {
		return
	}
	if s.m.Types.Kind(t) != ir.StructKind {
		if s.inPack(t, op) {
			s.vec().split(v, 0, res[0])
		}
		return
	}
	k, i := 0, 0
	for _, e := range s.m.Types.Elems(t) {
		n := s.lay.count(e)
		if s.inPack(e, op) {
			s.vec().split(v, k, res[i])
			i++
		} else {
			i += n
		}
		k += n
	}
}

// plainAddress returns pointer x as the address operand of an instruction
// whose spelling fixes the space: nothing of the space is folded.
func (s callSelector) plainAddress(x ir.Value) ptx.Operand {
	if w, k := s.resolve(x, 0); w.IsInst() || w.IsParam() {
		if s.m.Types.IsPtr(s.f.TypeOf(x)) && s.f.Op(w) == ir.OpGEP && s.opt.Level > 0 {
			var buf [4]gepTerm
			if off, terms := s.mem().gepInst(w, buf[:0]); len(terms) == 0 && fits32(off) && s.mayFold(w, s.f.Operand(w, 0)) {
				if r := s.reg(s.f.Operand(w, 0), 0); s.cls[r] == s.ptrClass(s.m.Types.AddrSpace(s.f.TypeOf(x))) {
					return addrReg(r, off)
				}
			}
		}
		return addrReg(s.demand(w, k), 0)
	}
	as := s.m.Types.AddrSpace(s.f.TypeOf(x))
	if a := s.mem().addressOf(x); a.space == as && a.sym != 0 {
		return a.operand()
	}
	return addrReg(s.reg(x, 0), 0)
}
