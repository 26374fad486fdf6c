package ptxopt

import "gonvvm/internal/ptx"

// strict excludes registers with a use that their definition does not dominate: a value of an earlier iteration may be
// read there.
func (o *Optimizer) strict() {
	f := o.f
	check := func(r, i uint32) {
		if o.defs[r] == 1 && !o.flow.dominates(o.def[r]-1, i) {
			o.defs[r] = 2
		}
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		if in.Guard != 0 {
			check(uint32(in.Guard), uint32(i))
		}
		ops := o.operands(in)
		n, known := ptx.Destinations(in, ops)
		if n = ptx.FirstRead(in, ops, n); !known {
			n = 0
		}
		for k := range ops {
			if x := &ops[k]; x.Kind == ptx.OpAddrReg || x.Kind == ptx.OpReg && k >= n {
				check(x.Idx, uint32(i))
			}
		}
	}
}
