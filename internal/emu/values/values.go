// Package values finds the registers of a function of PTX that may be read without a value. Most registers have one
// wherever they are read: the code shows it, and then no check is needed at run time.
package values

import (
	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Function is the result of Analyze.
type Function struct {
	f       *ptx.Func
	Tracked []bool // by number: registers that may be read without a value
	Partial bool   // lanes may get values of a shfl that no lane gave
	chosen  []bool // registers whose value a selp may discard
	joined  []bool // predicates whose value a logical operation may discard
}

// Analyze analyses a function with its blocks in the order of blocks.Order. mayLack reports whether a load may read memory
// without a value.
func Analyze(f *ptx.Func, bs []blocks.Block, order []int, mayLack func(*ptx.Inst) bool) *Function {
	v := &Function{f: f, Tracked: make([]bool, len(f.Regs)), Partial: shufflesPart(f), chosen: make([]bool, len(f.Regs)), joined: make([]bool, len(f.Regs))}
	v.findChosen()
	v.findJoined()
	v.findUnwritten(bs, order)
	v.spread(mayLack)
	return v
}

// Unwritten returns, by number, the registers that an instruction reads without a write on each way to it.
func Unwritten(f *ptx.Func, bs []blocks.Block, order []int) []bool {
	v := &Function{f: f, Tracked: make([]bool, len(f.Regs))}
	v.findUnwritten(bs, order)
	return v.Tracked
}

// EachReg calls do for every register that an instruction of f names, except its guard.
func EachReg(f *ptx.Func, in *ptx.Inst, do func(id ptx.RegID, dst bool)) {
	ops := in.Op.Info().Operands()
	hasDst := len(ops) > 0 && ops[0].Flags&isa.Dst != 0 || in.Op.Sem() == isa.SemCall
	for k, end := in.Ops, in.Ops+uint32(in.N); k < end; {
		next := k + f.Span(k)
		for ; k < next; k++ {
			if o := &f.Opnds[k]; o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
				do(ptx.RegID(o.Idx), hasDst && o.Kind == ptx.OpReg)
			}
		}
		hasDst = false
	}
}

// findUnwritten tracks the registers that an instruction reads without a write on each way to it.
func (v *Function) findUnwritten(bs []blocks.Block, list []int) {
	f := v.f
	words := (len(f.Regs) + 63) / 64
	in := make([]uint64, words*len(bs)) // registers with a value at each block's start
	for i := range in {
		in[i] = ^uint64(0)
	}
	entry := make([]uint64, words)
	for i := range f.Params {
		if p := &f.Params[i]; p.Space == isa.Reg {
			for id := range f.Regs {
				if f.Regs[id].Prefix == p.Name && f.Regs[id].Num < 0 {
					entry[id/64] |= 1 << (id % 64)
				}
			}
		}
	}
	if len(list) > 0 {
		copy(in[list[0]*words:], entry)
	}
	now := make([]uint64, words)
	block := func(b int, use func(ptx.RegID)) {
		copy(now, in[b*words:])
		for k := bs[b].First; k < bs[b].End; k++ {
			x := &f.Insts[k]
			if use != nil {
				if x.Guard != 0 && now[x.Guard/64]>>(x.Guard%64)&1 == 0 {
					use(x.Guard)
				}
				EachReg(v.f, x, func(id ptx.RegID, dst bool) {
					if !dst && now[id/64]>>(id%64)&1 == 0 {
						use(id)
					}
				})
			}
			if x.Guard != 0 {
				continue
			}
			EachReg(v.f, x, func(id ptx.RegID, dst bool) {
				if dst {
					now[id/64] |= 1 << (id % 64)
				}
			})
		}
	}
	for changed := true; changed; {
		changed = false
		for _, b := range list {
			block(b, nil)
			for _, s := range bs[b].Succs {
				to := in[s*words : s*words+words]
				for i, w := range now {
					if to[i]&^w != 0 {
						to[i] &= w
						changed = true
					}
				}
			}
		}
	}
	for _, b := range list {
		block(b, func(id ptx.RegID) { v.Tracked[id] = true })
	}
}

// spread also tracks results of loads from memory that may not have been written, and results of instructions that hand
// undefined values on.
func (v *Function) spread(mayLack func(*ptx.Inst) bool) {
	f := v.f
	for k := range f.Insts {
		in := &f.Insts[k]
		if IsShfl(in.Op) && v.Partial || in.Op.Sem() == isa.SemLd && mayLack(in) {
			EachReg(v.f, in, func(id ptx.RegID, dst bool) { v.Tracked[id] = v.Tracked[id] || dst })
		}
	}
	for changed := true; changed; {
		changed = false
		for k := range f.Insts {
			in := &f.Insts[k]
			if !v.Flows(in) && !IsShfl(in.Op) {
				continue
			}
			from := false
			EachReg(v.f, in, func(id ptx.RegID, dst bool) { from = from || !dst && v.Tracked[id] })
			if !from {
				continue
			}
			EachReg(v.f, in, func(id ptx.RegID, dst bool) {
				if dst && !v.Tracked[id] {
					v.Tracked[id], changed = true, true
				}
			})
		}
	}
}

// Flows reports whether an instruction hands undefined values on. Any other one needs values.
//
// Arithmetic does so where lanes get values of a shfl that no lane gave, since reductions compute more results than they
// use, and before a selp, which may discard the result.
func (v *Function) Flows(in *ptx.Inst) bool {
	return Bitwise(in.Op) || arithmetic(in.Op) && (v.Partial || v.result(in, v.chosen))
}

// Bitwise reports whether the result of an instruction is undefined in the bits alone that it takes from undefined ones.
func Bitwise(op isa.Opcode) bool {
	switch op.Sem() {
	case isa.SemMov, isa.SemCvtIi, isa.SemCvta, isa.SemCvtaTo, isa.SemSelp, isa.SemSetp,
		isa.SemAnd, isa.SemOr, isa.SemXor, isa.SemNot, isa.SemLop3, isa.SemShl, isa.SemShr, isa.SemShf, isa.SemBfe, isa.SemBfi, isa.SemPrmt:
		return true
	}
	return false
}

// arithmetic reports whether all results of an instruction are registers that it names, and it has no other effect.
func arithmetic(op isa.Opcode) bool {
	switch op.Sem() {
	case isa.SemAddc, isa.SemAddcc, isa.SemSubc, isa.SemSubcc, isa.SemMadc, isa.SemMadcc: // the carry is not a result
		return false
	}
	return Pure(op)
}

// Pure reports whether an instruction has results and no other effect.
func Pure(op isa.Opcode) bool {
	const effects = isa.Convergent | isa.MayLoad | isa.MayStore | isa.Terminator | isa.SideEffect | isa.Barrier | isa.IsCall
	return op.Info().Flags&effects == 0
}

// result reports whether a result of an instruction is in a set of registers.
func (v *Function) result(in *ptx.Inst, set []bool) bool {
	found := false
	EachReg(v.f, in, func(id ptx.RegID, dst bool) { found = found || dst && set[id] })
	return found
}

// findChosen fills v.chosen: the registers that selp, or arithmetic whose result it chooses from, reads. Compilers compute
// both values of a choice, and the registers of one of them may have a value only where it is the chosen one.
func (v *Function) findChosen() {
	f := v.f
	for changed := true; changed; {
		changed = false
		for k := len(f.Insts) - 1; k >= 0; k-- {
			in := &f.Insts[k]
			if sem := in.Op.Sem(); sem != isa.SemSelp && (!arithmetic(in.Op) || !v.result(in, v.chosen)) {
				continue
			}
			EachReg(v.f, in, func(id ptx.RegID, dst bool) {
				if !dst && !v.chosen[id] {
					v.chosen[id], changed = true, true
				}
			})
		}
	}
}

// findJoined fills v.joined. Compilers compute both conditions of a choice, and compare registers that have a value only where the
// other condition does not decide.
func (v *Function) findJoined() {
	for k := range v.f.Insts {
		in := &v.f.Insts[k]
		sem := in.Op.Sem()
		if (sem == isa.SemAnd || sem == isa.SemOr) && in.Op.Get(isa.SlotType) == isa.Pred || in.Op.Get(isa.SlotBoolOp) != 0 {
			EachReg(v.f, in, func(id ptx.RegID, dst bool) { v.joined[id] = v.joined[id] || !dst })
		}
	}
}

// Lazy reports whether a comparison does not need the values that it compares.
func (v *Function) Lazy(in *ptx.Inst) bool {
	return v.Partial || in.Op.Get(isa.SlotBoolOp) != 0 || v.result(in, v.joined)
}

// IsShfl reports whether an instruction is shfl or shfl.sync.
func IsShfl(op isa.Opcode) bool { return op.Sem() == isa.SemShfl || op.Sem() == isa.SemShflSync }

const allLanes = 0xffffffff

// shufflesPart reports whether a function has a shfl in which not all lanes of the warp need take part.
func shufflesPart(f *ptx.Func) bool {
	for k := range f.Insts {
		switch in := &f.Insts[k]; in.Op.Sem() {
		case isa.SemShfl:
			return true
		case isa.SemShflSync:
			if o := &f.Opnds[in.Ops+uint32(in.N)-1]; o.Kind != ptx.OpInt && o.Kind != ptx.OpHex || uint32(o.Imm) != allLanes {
				return true
			}
		}
	}
	return false
}
