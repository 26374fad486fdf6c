package isel

import (
	"cmp"
	"math"
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

type switchCase struct {
	val int64 // zero- or sign-extended
	to  ir.Block
}

// sortCases sorts cases by their values of the given number of bits, unsigned or, if that
// makes them stand closer, signed: -1 is next to 0 then. It returns which, and how far the
// first is from the last.
func sortCases(cases []switchCase, bits int) (signed bool, span uint64) {
	shift := 64 - bits
	slices.SortFunc(cases, func(a, b switchCase) int { return cmp.Compare(uint64(a.val), uint64(b.val)) })
	span = uint64(cases[len(cases)-1].val) - uint64(cases[0].val)
	lo, hi := int64(math.MaxInt64), int64(math.MinInt64)
	for _, c := range cases {
		v := c.val << shift >> shift
		lo, hi = min(lo, v), max(hi, v)
	}
	if uint64(hi)-uint64(lo) >= span {
		return false, span
	}
	for i := range cases {
		cases[i].val = cases[i].val << shift >> shift
	}
	slices.SortFunc(cases, func(a, b switchCase) int { return cmp.Compare(a.val, b.val) })
	return true, uint64(hi) - uint64(lo)
}

// isDense reports whether n cases within span are worth a jump table.
func (s *selector) isDense(n int, span uint64) bool {
	return n >= 4 && span < 1<<15 && uint64(n)*10 >= (span+1)*4 && s.t.Has(target.FeatureBrxIdx)
}

// switchInst selects a switch: a jump table if the cases are dense, else a
// chain of comparisons; lowerSwitches made it short.
func (s *selector) switchInst(v ir.Value, next ir.Block) {
	f := s.f
	x := f.Operand(v, 0)
	def := f.Operand(v, 1).Block()
	if s.lay.count(f.TypeOf(x)) != 1 {
		s.fail(v, "S0007", "switch on "+s.m.Types.String(f.TypeOf(x))+" cannot be selected", "use an integer of at most 64 bits")
		return
	}
	cp := s.lay.of(f.TypeOf(x))[0]
	var cases []switchCase
	for i := 2; i < f.NumOps(v); i += 2 {
		n, _ := f.Consts.Uint(f.Operand(v, i))
		if to := f.Operand(v, i+1).Block(); to != def {
			cases = append(cases, switchCase{int64(n), to})
		}
	}
	if n, ok := s.constOf(x, 0); ok {
		if cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		for _, c := range cases {
			if c.val == n {
				def = c.to
			}
		}
		s.branch(def, next)
		return
	}
	if len(cases) == 0 {
		s.branch(def, next)
		return
	}
	if cp.class == cPred {
		w := s.newReg(c32)
		s.e(isa.Op_selp_b32, reg(w), imm(1), imm(0), reg(s.reg(x, 0)))
		s.compareChain(w, c32, cases, def, next)
		return
	}
	signed, span := sortCases(cases, int(cp.bits))
	dense := s.isDense(len(cases), span)
	r := s.extReg(x, 0, signed)
	if dense {
		s.jumpTable(r, cp.class, cases, def, span)
		return
	}
	s.compareChain(r, cp.class, cases, def, next)
}

// compareChain branches to the case that r equals.
func (s *selector) compareChain(r ptx.RegID, c class, cases []switchCase, def, next ir.Block) {
	eq := s.setpOp(c, isa.Eq)
	shift := 64 - c.bits()
	for _, k := range cases {
		p := s.newReg(cPred)
		s.e(eq, reg(p), reg(r), imm(k.val<<shift>>shift))
		s.target[s.id[k.to]] = true
		s.e(isa.Op_bra, label(s.id[k.to]))
		s.guard(p, false)
	}
	s.branch(def, next)
}

// jumpTable selects brx.idx over all values from the lowest to the highest case.
func (s *selector) jumpTable(r ptx.RegID, c class, cases []switchCase, def ir.Block, span uint64) {
	low := cases[0].val
	idx := r
	if low != 0 {
		idx = s.newReg(c)
		s.e(addI[c], reg(idx), reg(r), imm(-low))
	}
	p := s.newReg(cPred)
	s.e(setp(isa.Op_setp_eq_s32, isa.Gt, uType[c]), reg(p), reg(idx), imm(int64(span)))
	s.target[s.id[def]] = true
	s.e(isa.Op_bra, label(s.id[def]))
	s.guard(p, false)
	t := ptx.Proto{Kind: ptx.BranchTargets, Label: s.env.intern("$L_brx_" + itoa(s.num) + "_" + itoa(len(s.out.Protos)))}
	i := 0
	for n := range span + 1 {
		to := def
		if uint64(cases[i].val)-uint64(low) == n {
			to = cases[i].to
			i++
		}
		s.target[s.id[to]] = true
		t.Targets = append(t.Targets, s.id[to])
	}
	s.out.Protos = append(s.out.Protos, t)
	o := ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpProto}, Idx: uint32(len(s.out.Protos) - 1)}
	s.e(isa.OpProtoDecl, o)
	s.e(isa.Op_brx_idx, reg(s.resize(idx, c32)), o)
}
