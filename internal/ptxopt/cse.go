package ptxopt

import (
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// cseTable finds equal computations.
type cseTable struct {
	heads  []uint32 // by hash: 1 + index of an entry
	hash   []uint32
	inst   []uint32
	chain  []uint32
	levels []cseLevel

	// Registers with several definitions count as another value after each: by register,
	// the number of the definition or run that its value is from.
	version []uint32
	marks   []uint32 // by entry: the versions of the operands, mixed
}

type cseLevel struct{ run, size uint32 }

func (t *cseTable) reset(n int) {
	size := 64
	for size < n {
		size *= 2
	}
	t.heads = slab.Sized(t.heads, size)
	t.hash, t.inst, t.chain, t.levels, t.marks = t.hash[:0], t.inst[:0], t.chain[:0], t.levels[:0], t.marks[:0]
}

func (t *cseTable) push(h, i, mark uint32) {
	p := &t.heads[h&uint32(len(t.heads)-1)]
	t.hash, t.inst, t.chain = append(t.hash, h), append(t.inst, i), append(t.chain, *p)
	*p = uint32(len(t.hash))
	t.marks = append(t.marks, mark)
}

func (t *cseTable) pop(to uint32) {
	for k := len(t.hash) - 1; k >= int(to); k-- {
		t.heads[t.hash[k]&uint32(len(t.heads)-1)] = t.chain[k]
	}
	t.hash, t.inst, t.chain = t.hash[:to], t.inst[:to], t.chain[:to]
	t.marks = t.marks[:to]
}

// cse walks the dominator tree and replaces registers by others that hold the same computation in a dominating run.
func (o *Optimizer) cse() bool {
	f, t, w := o.f, &o.table, &o.flow
	t.reset(len(f.Insts))
	t.version = slab.Sized(t.version, len(f.Regs))
	stamp := uint32(0)
	found := false
	for _, r := range w.pre {
		for len(t.levels) > 0 && t.levels[len(t.levels)-1].run != w.idom[r] {
			t.pop(t.levels[len(t.levels)-1].size)
			t.levels = t.levels[:len(t.levels)-1]
		}
		t.levels = append(t.levels, cseLevel{r, uint32(len(t.hash))})
		stamp++
		begin := stamp // registers not written in this run have another version than in other runs
		for i := w.first[r]; i < w.first[r+1]; i++ {
			in := &f.Insts[i]
			ops := o.operands(in)
			if in.Guard != 0 || !o.pure(in) {
				stamp = o.written(in, ops, stamp)
				continue
			}
			if n, known := ptx.Destinations(in, ops); n != 1 || !known || ops[0].Kind != ptx.OpReg || !o.single(ops[0].Idx) || o.repl[ops[0].Idx].Kind == ptx.OpReg {
				stamp = o.written(in, ops, stamp)
				continue
			}
			h, mark, ok := o.hashOf(in, ops, begin)
			if !ok {
				continue
			}
			if k, ok := o.find(h, mark, in, ops); ok {
				if o.repl[ops[0].Idx].Kind != ptx.OpNone && w.run[k] != r {
					continue // a constant is not worth a register for long
				}
				o.repl[ops[0].Idx] = ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpReg}, Idx: o.operands(&f.Insts[k])[0].Idx}
				o.dead.Add(i)
				found = true
			} else {
				t.push(h, i, mark)
			}
		}
	}
	return found
}

// written gives the registers that in writes new versions, numbered from stamp, and returns the last number given.
func (o *Optimizer) written(in *ptx.Inst, ops []ptx.Operand, stamp uint32) uint32 {
	n, known := ptx.Destinations(in, ops)
	for k := range ops {
		if x := &ops[k]; x.Kind == ptx.OpReg && (k < n || !known) && !o.single(x.Idx) {
			stamp++
			o.table.version[x.Idx] = stamp
		}
	}
	return stamp
}

// source returns operand x with its register replaced.
func (o *Optimizer) source(x ptx.Operand) ptx.Operand {
	if x.Kind == ptx.OpReg && o.repl[x.Idx].Kind == ptx.OpReg {
		y := o.resolve(x.Idx)
		if y.Kind == ptx.OpReg && o.f.Regs[y.Idx].Type == o.f.Regs[x.Idx].Type {
			x.Idx = y.Idx
		}
	}
	return x
}

// hashOf returns a hash of the computation of in; ok is false if its result may differ between two executions. mark is
// the latest version of its operands; begin is the version of registers written before the run.
func (o *Optimizer) hashOf(in *ptx.Inst, ops []ptx.Operand, begin uint32) (h, mark uint32, ok bool) {
	h = slab.Mix(uint32(in.Op), uint32(in.Op>>32))
	for _, x := range ops[1:] {
		x = o.source(x)
		switch x.Kind {
		case ptx.OpReg:
			if !o.single(x.Idx) {
				if o.f.Regs[x.Idx].Scoped {
					return 0, 0, false
				}
				version := max(begin, o.table.version[x.Idx])
				if mark != 0 && mark != version { // two of them: the later one identifies both
					mark = max(mark, version)
				} else {
					mark = version
				}
			}
		case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64, ptx.OpSym, ptx.OpVec, ptx.OpSreg:
		default:
			return 0, 0, false
		}
		h = slab.Mix(slab.Mix(slab.Mix(h, uint32(x.Kind)<<24|uint32(x.Flags)<<16|uint32(x.Sub)), x.Idx), uint32(x.Imm)^uint32(x.Imm>>32))
	}
	return slab.Mix(h, mark), mark, true
}

// find returns an available instruction with the same computation as in and a result register of the same type.
func (o *Optimizer) find(h, mark uint32, in *ptx.Inst, ops []ptx.Operand) (uint32, bool) {
	f, t := o.f, &o.table
next:
	for e := t.heads[h&uint32(len(t.heads)-1)]; e != 0; e = t.chain[e-1] {
		if t.hash[e-1] != h || t.marks[e-1] != mark {
			continue
		}
		k := t.inst[e-1]
		other := &f.Insts[k]
		if other.Op != in.Op || other.N != in.N {
			continue
		}
		theirs := o.operands(other)
		if f.Regs[theirs[0].Idx].Type != f.Regs[ops[0].Idx].Type {
			continue
		}
		for j := 1; j < len(ops); j++ {
			if o.source(ops[j]) != o.source(theirs[j]) {
				continue next
			}
		}
		return k, true
	}
	return 0, false
}
