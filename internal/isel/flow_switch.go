package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
)

// switchInst selects a switch: a jump table if the cases are dense, else a
// chain of comparisons, which legalization made short.
func (s flowSelector) switchInst(v ir.Value, next ir.Block) {
	f := s.f
	x := f.Operand(v, 0)
	def := f.Operand(v, 1).Block()
	if s.lay.count(f.TypeOf(x)) != 1 {
		s.fail(v, "S0007", "switch on "+s.m.Types.String(f.TypeOf(x))+" cannot be selected", "use an integer of at most 64 bits")
		return
	}
	cp := s.lay.of(f.TypeOf(x))[0]
	var cases []lowering.SwitchCase
	for i := 2; i < f.NumOps(v); i += 2 {
		n, _ := f.Consts.Uint(f.Operand(v, i))
		if to := f.Operand(v, i+1).Block(); to != def {
			cases = append(cases, lowering.SwitchCase{Val: int64(n), To: to})
		}
	}
	if n, ok := s.constOf(x, 0); ok {
		if cp.bits < 64 {
			n &= 1<<cp.bits - 1
		}
		for _, c := range cases {
			if c.Val == n {
				def = c.To
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
	signed, span := lowering.SortCases(cases, int(cp.bits))
	dense := s.opt.IsJumpTable(len(cases), span)
	r := s.ints().extReg(x, 0, signed)
	if dense {
		s.jumpTable(r, cp.class, cases, def, span)
		return
	}
	s.compareChain(r, cp.class, cases, def, next)
}

// compareChain branches to the case that r equals.
func (s flowSelector) compareChain(r ptx.RegID, c class, cases []lowering.SwitchCase, def, next ir.Block) {
	eq := s.ints().setpOp(c, isa.Eq)
	shift := 64 - c.bits()
	for _, k := range cases {
		p := s.newReg(cPred)
		s.e(eq, reg(p), reg(r), imm(k.Val<<shift>>shift))
		s.target[s.id[k.To]] = true
		s.e(isa.Op_bra, label(s.id[k.To]))
		s.guard(p, false)
	}
	s.branch(def, next)
}

// jumpTable selects brx.idx over all values from the lowest to the highest case.
func (s flowSelector) jumpTable(r ptx.RegID, c class, cases []lowering.SwitchCase, def ir.Block, span uint64) {
	low := cases[0].Val
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
		if uint64(cases[i].Val)-uint64(low) == n {
			to = cases[i].To
			i++
		}
		s.target[s.id[to]] = true
		t.Targets = append(t.Targets, s.id[to])
	}
	s.out.Protos = append(s.out.Protos, t)
	o := ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpProto}, Idx: uint32(len(s.out.Protos) - 1)}
	s.e(isa.OpProtoDecl, o)
	s.e(isa.Op_brx_idx, reg(s.ints().resize(idx, c32)), o)
}
