package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// Optimizer improves one function after the other and keeps its storage. The
// zero value is ready to use; one goroutine uses it at a time.
type Optimizer struct {
	// LLC keeps instructions that llc keeps: constants in registers, the sum of a frame register and 0, operations on
	// the results of comparisons.
	LLC bool

	f *ptx.Func

	defs []uint8       // by register: definitions, at most 2; guarded ones count as 2
	uses []uint32      // by register
	def  []uint32      // by register: 1 + index of the only defining instruction
	repl []ptx.Operand // by register: its replacement; Kind OpNone: itself
	dead slab.BitSet   // by instruction
	keep slab.BitSet   // by register: an offset that rescale lets alone

	flow  flow
	table cseTable
	co    coalescer
	moves []move

	batched []uint32      // scratch of hoistOperands
	opnds   []ptx.Operand // scratch of renumber
	room    []ptx.Operand // of the function while it is worked on
	num     []int32       // by register: its number, while they are given out
}

// maxRounds bounds how often the rules are applied: each round needs something that
// the one before made possible.
const maxRounds = 4

// Func improves f and reports whether it changed.
func (o *Optimizer) Func(f *ptx.Func) bool {
	if len(f.Insts) == 0 || !o.eligible(f) {
		return false
	}
	o.f = f
	home := f.Opnds // the parser's functions share the rest of the table
	f.Opnds = append(o.room[:0], home...)
	changed := o.improve()
	o.room = f.Opnds
	f.Opnds = home
	if changed {
		f.Opnds = append(home[:0:len(home)], o.room...)
	}
	return changed
}

// improve does the work of Func. Operands may be added to those of o.f.
func (o *Optimizer) improve() bool {
	f := o.f
	changed, current := false, false // current: the last survey is that of f as it is
	for range maxRounds {
		if !o.survey() {
			break
		}
		o.repl = slab.Sized(o.repl, len(f.Regs))
		o.dead.Reset(len(f.Insts))
		again := o.fold()
		again = o.carries() || again
		known := o.copies()
		again = o.cse() || again
		if again || known {
			again = o.substitute() || again
		}
		again = !o.LLC && o.halves() || again
		if again {
			o.count()
			o.strict()
		}
		again = !o.LLC && o.fuse() || again
		again = o.removeDead() || again
		if !again {
			current = true
			break
		}
		changed = true
		o.compact()
	}
	if current || o.survey() {
		changed = o.place() || changed
	}
	if changed {
		o.uses = slab.Sized(o.uses, len(f.Regs))
		o.renumber()
	}
	return changed
}

// survey finds the control flow, definitions and uses of the function; false if the targets of a branch are unknown.
func (o *Optimizer) survey() bool {
	if !o.flow.compute(o.f) {
		return false
	}
	o.count()
	o.strict()
	return true
}

// place decides in which runs addresses are computed, and which registers are one.
func (o *Optimizer) place() bool {
	f := o.f
	changed := false
	o.dead.Reset(len(f.Insts))
	if !o.LLC && o.rescale() {
		changed = true
		if o.removeDead() { // offsets that only other runs needed
			o.compact()
			o.survey()
		}
	}
	if o.hoist() {
		changed = true
		o.flow.compute(f)
	}
	free := !o.LLC && len(f.Watch) == 0 // to order instructions otherwise
	if free && o.products() {
		changed = true
	}
	if free && o.batch() {
		changed = true
	}
	o.dead.Reset(len(f.Insts))
	for range maxRounds {
		again, moved := o.coalesce(free)
		if again {
			changed = true
			o.compact()
		}
		if !moved || !o.survey() {
			break
		}
		o.dead.Reset(len(f.Insts))
	}
	return changed
}

// eligible reports whether all of f's instructions can be looked into.
func (o *Optimizer) eligible(f *ptx.Func) bool {
	for i := range f.Insts {
		if f.Insts[i].Op == isa.OpRaw {
			return false
		}
	}
	return true
}

// operands returns the operands of in, groups with their elements.
func (o *Optimizer) operands(in *ptx.Inst) []ptx.Operand {
	return o.f.Opnds[in.Ops : in.Ops+uint32(in.N)]
}

// count counts definitions and uses of registers.
func (o *Optimizer) count() {
	f := o.f
	o.defs = slab.Sized(o.defs, len(f.Regs))
	o.uses = slab.Sized(o.uses, len(f.Regs))
	o.def = slab.Sized(o.def, len(f.Regs))
	for i := range f.Insts {
		in := &f.Insts[i]
		o.uses[in.Guard]++
		ops := o.operands(in)
		n, known := ptx.Destinations(in, ops)
		first := ptx.FirstRead(in, ops, n)
		for k := range ops {
			x := &ops[k]
			if x.Kind == ptx.OpAddrReg {
				o.uses[x.Idx]++
			}
			if x.Kind != ptx.OpReg {
				continue
			}
			if k < n || !known {
				o.def[x.Idx] = uint32(i) + 1
				if o.defs[x.Idx]++; in.Guard != 0 || !known || first < n || o.defs[x.Idx] > 2 {
					o.defs[x.Idx] = 2
				}
			}
			if k >= first || !known {
				o.uses[x.Idx]++
			}
		}
	}
	for r := range f.Regs {
		if f.Regs[r].Scoped || f.Regs[r].Vec != 0 {
			o.defs[r] = 2
		}
	}
}

// single reports whether register r has one definition, which is always executed
// before its uses.
func (o *Optimizer) single(r uint32) bool { return o.defs[r] == 1 }

// pure reports whether in computes its destinations from its operands alone, so that it does not matter when it is executed.
func (o *Optimizer) pure(in *ptx.Inst) bool {
	if in.Flags&ptx.Pinned != 0 {
		return false
	}
	if in.Op.Info().Flags&(isa.Convergent|isa.MayLoad|isa.MayStore|isa.Terminator|isa.SideEffect|isa.Barrier|isa.IsCall) != 0 {
		return false
	}
	switch in.Op.Sem() {
	case isa.SemAdd, isa.SemSub, isa.SemMul, isa.SemMulWide, isa.SemMul24, isa.SemMad, isa.SemMadWide, isa.SemMad24, isa.SemSad,
		isa.SemDiv, isa.SemRem, isa.SemAbs, isa.SemNeg, isa.SemMin, isa.SemMax, isa.SemPopc, isa.SemClz, isa.SemBfind, isa.SemBrev,
		isa.SemBfe, isa.SemBfi, isa.SemFns, isa.SemBmsk, isa.SemSzext, isa.SemDp4a, isa.SemDp2a, isa.SemAnd, isa.SemOr, isa.SemXor,
		isa.SemNot, isa.SemCnot, isa.SemLop3, isa.SemShf, isa.SemShl, isa.SemShr, isa.SemPrmt, isa.SemTestp, isa.SemCopysign,
		isa.SemFadd, isa.SemFsub, isa.SemFmul, isa.SemFfma, isa.SemFmad, isa.SemFdiv, isa.SemFabs, isa.SemFneg, isa.SemFmin, isa.SemFmax,
		isa.SemFrcp, isa.SemFsqrt, isa.SemFrsqrt, isa.SemFsin, isa.SemFcos, isa.SemFlg2, isa.SemFex2, isa.SemFtanh,
		isa.SemSelp, isa.SemSlct, isa.SemSetp, isa.SemSet, isa.SemCvtFf, isa.SemCvtFi, isa.SemCvtIf, isa.SemCvtIi, isa.SemCvta, isa.SemCvtaTo,
		isa.SemIsspacep:
		return true
	}
	ops := o.operands(in)
	return in.Op.Sem() == isa.SemMov && (len(ops) != 2 || ops[1].Kind != ptx.OpSreg || stable(isa.Atom(ops[1].Sub)))
}

// stable reports whether reading special register a gives the same whenever a
// thread does it.
func stable(a isa.Atom) bool {
	switch a {
	case isa.TidX, isa.TidY, isa.TidZ, isa.NtidX, isa.NtidY, isa.NtidZ, isa.CtaidX, isa.CtaidY, isa.CtaidZ,
		isa.NctaidX, isa.NctaidY, isa.NctaidZ, isa.Laneid, isa.WarpSz:
		return true
	}
	return false
}
