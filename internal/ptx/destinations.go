package ptx

import "gonvvm/internal/isa"

// Destinations returns how many entries of ops, the operands of in with the elements of groups, are
// written; all of them stand in front. known is false if the form has destinations elsewhere
// or the operands are none of its own.
func Destinations(in *Inst, ops []Operand) (n int, known bool) {
	info := in.Op.Info()
	if info.Flags&isa.IsCall != 0 {
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
		switch ops[n].Kind {
		case OpPair:
			n += 3
		case OpVec:
			n += 1 + int(ops[n].Sub)
		case OpReg, OpNone:
			n++
		default:
			return 0, false
		}
	}
	return n, n <= len(ops)
}
