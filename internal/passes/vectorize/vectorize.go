// Package vectorize joins accesses to adjacent memory to vector accesses, and aligns local variables for them. (LLVM: load-store-vectorizer,
// infer-alignment.)
package vectorize

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	// Bytes is the width of ld.v4.b32 and st.v4.b32. Elements of less than 32 bits share registers.
	Bytes = 16
	// window is the number of accesses of a block that are considered together.
	window     = 64
	maxBetween = 24 // writes between the accesses
)

// Env is the function that the passes work on.
type Env struct {
	F       *ir.Func
	B       *ir.Builder
	Values  *analysis.ValueTracking
	Effects *analysis.EffectTable
	Escapes *analysis.Escapes
	Gaps    bool // loads may have gaps (ir.FlagGaps): instruction selection follows
	Partial bool // PTX can tell which bytes are used: it has the pragma used_bytes_mask
	LLC     bool // join no words of different sizes, which llc does not
}

// piece is a load or store of a scalar or of a vector that is not as wide as it may be.
type piece struct {
	inst ir.Value // None: it has been joined to another one
	elem ir.Type  // the scalar, or the element of the vector
	n    int      // scalars in it
	base ir.Value
	form analysis.Linear
	acc  analysis.Access
	used bool
}

// Vectorizer is the storage of the passes.
type Vectorizer struct {
	Env

	m      *ir.Module
	c      *ir.Consts
	ty     *ir.Types
	pieces []piece    // accesses of the block that may still be joined
	raised bool       // the alignment of a variable
	kept   []ir.Value // local variables that stay in registers
}

func (s *Vectorizer) enter(env Env) {
	s.Env, s.m, s.c, s.ty = env, env.F.Mod, &env.F.Consts, &env.F.Mod.Types
	s.raised, s.kept = false, s.kept[:0]
}

// Run merges loads and stores of adjacent scalars of one type, or vectors of it, into vector accesses if the
// alignment is known, and those of different types and equal size, or of words of four and eight bytes, into accesses of structures, for which
// instruction selection has vector instructions, too. A load may read memory between or after those that it replaces (Env.Gaps). Merged loads
// execute at the place of the first, merged stores at the place of the last, so no access in between may alias those that move. It reports whether
// it has changed the function.
func (s *Vectorizer) Run(e Env) bool {
	s.enter(e)
	f, list := s.F, s.pieces
	s.Escapes.Reset(f)
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for _, op := range [...]ir.Op{ir.OpLoad, ir.OpStore} {
			list = list[:0]
			flush := func() {
				if len(list) > 1 && s.join(list, op) {
					changed = true
				}
				list = list[:0]
			}
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				switch {
				case f.Op(v) == op && analysis.IsSimple(f, v):
					if p, ok := s.pieceOf(v, op); ok {
						list = append(list, p)
						if len(list) == window {
							flush()
						}
					}
				case f.Op(v) == ir.OpFence, f.Op(v) == ir.OpCall && s.Effects.Call(f, v)&analysis.Convergent != 0:
					flush()
				case op == ir.OpLoad && f.Op(v) == ir.OpCall:
					s.alignFilled(v)
				}
				v = next
			}
			flush()
		}
	}
	s.pieces = list
	return changed || s.raised
}

// pieceOf describes access v if it is one that can be joined.
func (s *Vectorizer) pieceOf(v ir.Value, op ir.Op) (p piece, ok bool) {
	f := s.F
	t, ptr := analysis.AccessedType(f, v), analysis.PointerOf(f, v)
	p.n = 1
	if s.ty.IsVector(t) {
		if t, p.n = s.ty.Elem(t), int(s.ty.Len64(t)); uint64(p.n)*s.m.SizeOf(t) > Bytes/2 {
			return p, false
		}
	}
	switch s.ty.Kind(t) {
	case ir.IntKind:
		if n := s.ty.Bits(t); n != 8 && n != 16 && n != 32 && n != 64 {
			return p, false
		}
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.PtrKind:
	default:
		return p, false
	}
	if s.ty.AddrSpace(f.TypeOf(ptr)) == analysis.ParamSpace {
		return p, false
	}
	p.inst, p.elem = v, t
	if p.base, ok = p.form.OfAddress(s.Values, ptr); !ok {
		return p, false
	}
	p.acc = analysis.AccessOf(f, v)
	return p, true
}

// movable reports whether the accesses of a group can be executed together: loads at the first of them, stores at the
// last one.
func (s *Vectorizer) movable(list []piece, group []int, op ir.Op) bool {
	f := s.F
	first, last := list[group[0]].inst, list[group[0]].inst
	lo, hi := group[0], group[0]
	for _, j := range group {
		if j < lo {
			lo, first = j, list[j].inst
		}
		if j > hi {
			hi, last = j, list[j].inst
		}
	}
	member := func(v ir.Value) int {
		for _, j := range group {
			if list[j].inst == v {
				return j
			}
		}
		return -1
	}
	esc := s.Escapes
	if op == ir.OpLoad {
		// Writes between the first one and each later one.
		var writes []analysis.Access
		for v := first; ; v = f.Next(v) {
			if j := member(v); j >= 0 {
				for i := range writes {
					if !analysis.Invariant(f, v, list[j].acc.Ref) && esc.Clobbers(&writes[i], &list[j].acc) {
						return false
					}
				}
			} else if e := s.Effects.Inst(f, v); e&(analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 && f.Op(v) != ir.OpAlloca {
				if e&analysis.MayNotReturn != 0 || len(writes) == maxBetween {
					return false
				}
				if e&analysis.Writes != 0 {
					writes = append(writes, s.Effects.Access(f, v))
				}
			}
			if v == last {
				return true
			}
		}
	}
	// Stores that wait: nothing may read or write their memory until the last one.
	var waiting []int
	for v := first; ; v = f.Next(v) {
		if j := member(v); j >= 0 {
			waiting = append(waiting, j)
		} else if e := s.Effects.Inst(f, v); e&(analysis.Reads|analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 && f.Op(v) != ir.OpAlloca {
			if e&(analysis.MayNotReturn|analysis.InaccessibleMem) != 0 {
				return false
			}
			acc := s.Effects.Access(f, v)
			for _, j := range waiting {
				if esc.Touches(&acc, &list[j].acc) {
					return false
				}
			}
		}
		if v == last {
			return true
		}
	}
}
