package emu

import (
	"fmt"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

func decodeNothing(*decoder) bool { return true }

// decodeNop is an instruction without effect here: caches, counters, hints.
func decodeNop(d *decoder) bool {
	d.emit(inst{kind: kExec, exec: func(*warp, *frame, *inst, uint32) {}})
	return true
}

// decodeNanosleep lets other threads run.
func decodeNanosleep(d *decoder) bool {
	d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, _ uint32) { w.polled = true }})
	return true
}

// decodeBra emits a jump whose target is filled in when all blocks have a place; until then it is ^block, block being a
// ptx.BlockID.
func decodeBra(d *decoder) bool {
	o := d.arg(0)
	if o.Kind != ptx.OpLabel || int(o.Idx) >= len(d.f.Blocks) {
		return false
	}
	d.emit(inst{kind: kBra})
	d.jumps = append(d.jumps, jump{len(d.out) - 1, -1, ^int(o.Idx)})
	return true
}

func decodeBrx(d *decoder) bool {
	o := d.arg(1)
	if o.Kind != ptx.OpProto || int(o.Idx) >= len(d.f.Protos) {
		return false
	}
	x := &extra{}
	a := d.src(0, isa.U32)
	for _, b := range d.f.Protos[o.Idx].Targets {
		if int(b) >= len(d.f.Blocks) {
			return false
		}
		d.jumps = append(d.jumps, jump{len(d.out), len(x.pcs), ^int(b)})
		x.pcs = append(x.pcs, 0)
	}
	d.emit(inst{kind: kCtl, a: a, x: x, ctl: ctlBrx})
	return true
}

// ctlBrx jumps by index: each lane to its own target.
func ctlBrx(w *warp, s *split, in *inst, m uint32) bool {
	idx := &s.fr.regs[in.a]
	fr, here, rest := s.fr, s.pc, s.mask&^m
	first := uint32(noStop)
	for k := m; k != 0; {
		i := lane(k)
		n := uint32(idx[i])
		group := uint32(0)
		for j := k; j != 0; j &= j - 1 {
			if l := lane(j); uint32(idx[l]) == n {
				group |= 1 << l
			}
		}
		k &^= group
		if int(n) >= len(in.x.pcs) {
			w.fault(fr, in, group, CodeCall, fmt.Sprintf("brx.idx with index %d of %d targets", n, len(in.x.pcs)), "")
			return false
		}
		t := in.x.pcs[n]
		if first == noStop {
			first = t
			s.pc, s.mask = t, group
			continue
		}
		w.place(fr, t, group)
	}
	if rest != 0 {
		w.place(fr, here+1, rest)
	}
	if first <= here && w.looped(s) {
		return false
	}
	return len(w.splits) == 1
}

func decodeRet(d *decoder) bool {
	d.emit(inst{kind: kCtl, ctl: ctlRet})
	return true
}

func decodeExit(d *decoder) bool {
	d.emit(inst{kind: kCtl, ctl: ctlExit})
	return true
}

func decodeTrap(d *decoder) bool {
	d.emit(inst{kind: kExec, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		w.fault(fr, in, m, CodeTrap, "trap", "")
	}})
	return true
}

// decodeBrkpt: without a debugger a breakpoint ends the launch, as on a GPU.
func decodeBrkpt(d *decoder) bool {
	d.emit(inst{kind: kExec, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		w.fault(fr, in, m, CodeTrap, "breakpoint", "")
	}})
	return true
}

func execUnsupported(w *warp, fr *frame, in *inst, m uint32) {
	if in.x.text == "operands" {
		w.fault(fr, in, m, CodeUnsupported, "the operands do not fit the instruction", "the form is "+in.x.op.Syntax())
		return
	}
	hint := ""
	if s := sections[in.x.op.Sem()]; s != "" {
		hint = "PTX ISA, section " + s
	}
	w.fault(fr, in, m, CodeUnsupported, "not emulated yet: "+in.x.op.String(), hint)
}

// sections names the sections of the PTX ISA about forms that testdata/missing.txt lists.
var sections = map[isa.Sem]string{
	isa.SemCvtNarrow4Rs:  "cvt: it does not say how the random bits of .e2m1x4 are shared out",
	isa.SemCpBulkReport:  "cp.async.bulk, .mbarrier::report",
	isa.SemFabric:        "Asynchronous fabric instructions",
	isa.SemMbarReport:    "mbarrier.test_wait/mbarrier.try_wait, .phase_type",
	isa.SemTmaOverride:   "cp.async.bulk.tensor, .override",
	isa.SemTmemExclusive: "tcgen05.alloc, .exclusive",
	isa.SemTcgen05Mma:    "tcgen05.mma: sparse matrices, .ashift",
	isa.SemTcgen05Shift:  "tcgen05.shift",
}

func execMissing(w *warp, fr *frame, in *inst, m uint32) {
	w.fault(fr, in, m, CodeSymbol, "'"+in.x.text+"' is not defined in this module", "")
}

// decodeCall decodes a direct or an indirect call.
func decodeCall(d *decoder) bool {
	site := &callSite{}
	x := &extra{call: site}
	if d.num() < 2 {
		return false
	}
	target := d.arg(1)
	switch target.Kind {
	case ptx.OpSym:
		s, ok := d.mod.syms[ptx.Name(target.Idx)]
		if !ok || s.fn == nil {
			d.poison(target)
			return true
		}
		site.target = d.mod.current[s.fn.index]
	case ptx.OpReg:
		site.fnReg = d.reg(target)
	default:
		return false
	}
	if d.num() > 2 {
		if !d.args(2, &site.args) {
			return false
		}
	}
	if d.num() > 3 {
		if p := d.arg(3); p.Kind == ptx.OpProto {
			site.proto = &d.f.Protos[p.Idx]
		}
	}
	if !d.args(0, &site.rets) {
		return false
	}
	d.emit(inst{kind: kCtl, ctl: ctlCall, x: x})
	return true
}

// args resolves the list of arguments or results in operand i.
func (d *decoder) args(i int, list *[]argRef) bool {
	switch d.arg(i).Kind {
	case ptx.OpNone:
		return true
	case ptx.OpList:
	default:
		return false
	}
	for _, k := range d.elems(i) {
		o := &d.f.Opnds[k]
		switch o.Kind {
		case ptx.OpSym:
			if l := d.where[k]; l != 0 && localSpace(d.f.Locals[l-1].Space) == spFrame {
				*list = append(*list, argRef{off: d.locals[l-1].off, size: d.locals[l-1].size})
				continue
			}
			if sp, _, off, ok := d.symbol(k); ok && sp == spFrame { // a parameter that is passed on
				*list = append(*list, argRef{off: uint32(off), size: d.paramSize(ptx.Name(o.Idx))})
				continue
			}
			*list = append(*list, argRef{reg: d.srcAt(k, isa.B64)})
		case ptx.OpReg:
			*list = append(*list, argRef{reg: d.regs[o.Idx], pred: d.f.Regs[o.Idx].Type == isa.Pred, size: uint32(d.f.Regs[o.Idx].Type.Bits() / 8)})
		case ptx.OpNone:
			*list = append(*list, argRef{reg: regSink})
		default:
			*list = append(*list, argRef{reg: d.srcAt(k, isa.B64), size: 8})
		}
	}
	return true
}

func (d *decoder) paramSize(name ptx.Name) uint32 {
	for i := range d.f.Params {
		if d.f.Params[i].Name == name {
			return d.fn.params[i].size
		}
	}
	for i := range d.f.Rets {
		if d.f.Rets[i].Name == name {
			return d.fn.rets[i].size
		}
	}
	return 0
}

// decodeAlloca takes memory from the top of each thread's stack.
func decodeAlloca(d *decoder) bool {
	in := inst{kind: kExec, d: d.dst(0), a: d.src(1, d.op.Type()), imm: 8}
	if d.num() > 2 {
		in.imm = max(8, d.arg(2).Imm)
	}
	in.exec = func(w *warp, fr *frame, in *inst, m uint32) {
		size := fr.regs[in.a]
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			base := alignUp(uint64(w.sp[i]), in.imm)
			end := base + size[i]
			if size[i] > w.g.stackLimit || end > w.g.stackLimit {
				w.fault(fr, in, 1<<i, CodeCall, fmt.Sprintf("stack overflow: alloca of %d bytes", size[i]), "")
				return
			}
			w.growLocal(uint32(end))
			if w.g.check {
				w.enterLocal(uint32(base), uint32(end), 1<<i)
			}
			w.sp[i] = uint32(end)
			fr.regs[in.d][i] = base
		}
	}
	d.emit(in)
	return true
}

func decodeStacksave(d *decoder) bool {
	d.emit(inst{kind: kExec, d: d.dst(0), exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			fr.regs[in.d][i] = uint64(w.sp[i])
		}
	}})
	return true
}

func decodeStackrestore(d *decoder) bool {
	d.emit(inst{kind: kExec, a: d.src(0, d.op.Type()), exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			if v := fr.regs[in.a][i]; v <= uint64(w.stride) {
				w.sp[i] = uint32(v)
			}
		}
	}})
	return true
}

// decodeMapa gives the address of the same variable in another CTA of the cluster.
func decodeMapa(d *decoder) bool {
	t := d.op.Type()
	generic := d.op.Get(isa.SlotSpace) == 0
	if o := d.arg(1); o.Kind == ptx.OpSym {
		generic = false // a name is an address in shared memory
	}
	back := d.op.Get(isa.SlotSpace) == 0 && !generic
	d.emit(inst{kind: kExec, d: d.dst(0), a: d.src(1, t), b: d.src(2, isa.U32), exec: func(w *warp, fr *frame, in *inst, m uint32) {
		a, b := fr.regs[in.a], fr.regs[in.b]
		base := w.g.dev.win.base(spShared)
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			off := a[i]
			if generic {
				sp, at := w.g.dev.win.classify(off)
				if sp != spShared {
					w.fault(fr, in, 1<<i, CodeBounds, fmt.Sprintf("mapa of %#x, which is not an address of shared memory", off), "")
					return
				}
				off = at
			}
			if b[i] >= uint64(w.g.clusterSize) {
				w.fault(fr, in, 1<<i, CodeBounds, fmt.Sprintf("mapa to CTA %d of a cluster of %d", b[i], w.g.clusterSize), "")
				return
			}
			off = off%ctaWindow + (b[i]+1)*ctaWindow
			if generic || back {
				off += base
			}
			fr.regs[in.d][i] = off
		}
	}})
	return true
}

// decodeGetctarank finds the CTA of the cluster that an address belongs to.
func decodeGetctarank(d *decoder) bool {
	t := d.op.Type()
	generic := d.op.Get(isa.SlotSpace) == 0 && d.arg(1).Kind != ptx.OpSym
	d.emit(inst{kind: kExec, d: d.dst(0), a: d.src(1, t), exec: func(w *warp, fr *frame, in *inst, m uint32) {
		a := fr.regs[in.a]
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			off := a[i]
			if generic {
				_, off = w.g.dev.win.classify(off)
			}
			rank := uint64(w.cta.rank)
			if n := off / ctaWindow; n > 0 {
				rank = n - 1
			}
			fr.regs[in.d][i] = rank
		}
	}})
	return true
}
