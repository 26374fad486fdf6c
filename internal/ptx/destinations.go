package ptx

import "gonvvm/internal/isa"

// Destinations returns the number of entries of ops, the operands of in with the elements of groups, that are written;
// all of them come first. known is false if the form has destinations elsewhere or the operands do not belong to it.
func Destinations(in *Inst, ops []Operand) (n int, known bool) {
	info := in.Op.Info()
	switch {
	case info.Flags&isa.NoDst != 0:
		return 0, true
	case info.Flags&isa.OneDst != 0:
		if len(ops) == 0 {
			return 0, false
		}
		n = written(&ops[0])
		return n, n > 0 && n <= len(ops)
	case info.Flags&isa.IsCall != 0:
		return 0, false
	}
	infos := info.Operands()
	front := true
	for i := 0; i < len(infos); i += infos[i].Span(infos[i:]) {
		p := &infos[i]
		if p.Flags&isa.Dst == 0 {
			front = false
			continue
		}
		if !p.Present(in.Op) {
			continue
		}
		if !front {
			return 0, false
		}
		if p.Flags&isa.Paired != 0 { // counted with the one before if it is there
			continue
		}
		if n >= len(ops) {
			return 0, false
		}
		k := written(&ops[n])
		if k == 0 {
			return 0, false
		}
		n += k
	}
	return n, n <= len(ops)
}

// FirstRead returns the index of the first of operands ops that in reads, of which the first n are written: wgmma reads its accumulators
// too, unless its scale-d is the constant 0.
func FirstRead(in *Inst, ops []Operand, n int) int {
	info := in.Op.Info()
	if info.Flags&isa.ReadsDst == 0 {
		return n
	}
	infos := info.Operands()
	for i, k := 0, 0; i < len(infos) && k < len(ops); i += infos[i].Span(infos[i:]) {
		if p := &infos[i]; p.Present(in.Op) {
			x := &ops[k]
			if p.Type(in.Op) == isa.Pred && x.Kind == OpInt && x.Imm == 0 && x.Flags == 0 {
				return n
			}
			k += max(1, written(x))
		}
	}
	return 0
}

// written returns how many entries destination d and its elements are, 0 if it is none.
func written(d *Operand) int {
	switch d.Kind {
	case OpReg, OpNone:
		return 1
	case OpPair:
		return 3
	case OpVec:
		return 1 + int(d.Sub)
	}
	return 0
}
