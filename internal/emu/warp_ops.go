package emu

import (
	"math/bits"
	"slices"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/emu/lanewise"
	"gonvvm/internal/emu/simd"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/softfp"
)

// gather collects the lanes that a .sync instruction names. It returns the lanes that execute it now; 0 means that s
// has to wait, or that its state has changed. Lanes that name others than the first lane does are left to execute the
// instruction by themselves.
func (w *warp) gather(s *split, in *inst, m uint32, masks *vec) uint32 {
	want := uint32(masks[lane(m)])
	group := uint32(0)
	for k := m; k != 0; k &= k - 1 {
		if i := lane(k); uint32(masks[i]) == want {
			group |= 1 << i
		}
	}
	if w.g.check {
		if bad := group &^ want; bad != 0 {
			w.report(s.fr, in, bad, CodeBarrier, "a thread is not in the mask of the instruction that it executes", "", false)
		}
	}
	need := want & w.live
	if group != s.mask {
		// Only this group stays in s.
		if rest := m &^ group; rest != 0 {
			w.add(s.fr, s.pc, rest)
		}
		if rest := s.mask &^ m; rest != 0 { // those whose guard is false
			w.place(s.fr, s.pc+1, rest)
		}
		s.mask = group
	}
	if group&need == need {
		return group
	}
	// Others wait at the same instruction?
	have := group
	for _, o := range w.splits {
		if o != s && o.state == atSync && o.sync == want {
			have |= o.mask
		}
	}
	if have&need != need {
		s.state, s.sync = atSync, want
		return 0
	}
	for i := 0; i < len(w.splits); i++ {
		o := w.splits[i]
		if o == s || o.state != atSync || o.sync != want {
			continue
		}
		if o.fr == s.fr && o.pc == s.pc {
			group |= o.mask
			s.mask |= o.mask
			w.drop(i)
			i--
			continue
		}
		// It came to another instruction with the same mask; there it continues.
		o.state, o.sync = ready, 0
		o.fr.released(o)
	}
	return group
}

// released marks that the next .sync instruction of o needs no more lanes.
func (fr *frame) released(o *split) { o.bar = releasedSync }

// releasedSync in split.bar: the lanes have met others at other instructions.
const releasedSync = 1 << 31

// wakeSync looks again at those that wait for lanes which may have ended.
func (w *warp) wakeSync() {
	for _, s := range w.splits {
		if s.state != atSync {
			continue
		}
		have := uint32(0)
		for _, o := range w.splits {
			if o.state == atSync && o.sync == s.sync {
				have |= o.mask
			}
		}
		if need := s.sync & w.live; have&need == need {
			s.state = ready // executes its instruction once more, which finds all there
		}
	}
}

// syncOp wraps a computation on the lanes of a .sync instruction.
func syncOp(masks func(in *inst) uint32, op func(w *warp, fr *frame, in *inst, m uint32)) ctlFn {
	return func(w *warp, s *split, in *inst, m uint32) bool {
		var group uint32
		if s.bar == releasedSync {
			s.bar = 0
			group = m
		} else if group = w.gather(s, in, m, &s.fr.regs[masks(in)]); group == 0 {
			return false
		}
		if w.g.check {
			w.syncLanes(group)
		}
		op(w, s.fr, in, group)
		s.pc++
		return len(w.splits) == 1 || s.state == ready
	}
}

func maskInE(in *inst) uint32 { return in.e }

func decodeBarWarp(d *decoder) bool {
	ctl := syncOp(maskInE, func(*warp, *frame, *inst, uint32) {})
	if d.variant.has(withWeak) {
		ctl = meetWarp(ctl)
	}
	d.emit(inst{kind: kCtl, e: d.src(0, isa.B32), ctl: ctl})
	return true
}

// decodeShfl decodes shfl and shfl.sync; the former works on the lanes that
// happen to execute it together.
func decodeShfl(d *decoder) bool     { return d.shfl(false) }
func decodeShflSync(d *decoder) bool { return d.shfl(true) }

func (d *decoder) shfl(sync bool) bool {
	first, second := d.pair(0)
	x := &extra{a: predSink}
	if second != 0 {
		x.a = uint64(d.pdstAt(second))
	}
	in := inst{d: d.dstAt(first), a: d.src(1, isa.B32), b: d.src(2, isa.B32), c: d.src(3, isa.B32), x: x}
	mode := d.op.Get(isa.SlotMode)
	exec := func(w *warp, fr *frame, in *inst, m uint32) { shfl(fr, in, m, mode) }
	if o := d.f.Opnds[first]; d.variant.has(withChecks) && o.Kind == ptx.OpReg && d.values.Tracked[o.Idx] {
		if v := d.arg(1); v.Kind == ptx.OpReg && d.values.Tracked[v.Idx] {
			in.n = 1
		}
		exec = func(w *warp, fr *frame, in *inst, m uint32) { shflChecked(fr, in, m, mode) }
	} else if sync {
		x.from = d.permutation(mode)
	}
	if sync {
		in.e = d.src(4, isa.B32)
		in.kind, in.ctl = kCtl, syncOp(maskInE, exec)
	} else {
		in.kind, in.exec = kExec, exec
	}
	d.emit(in)
	return true
}

// permutation returns the lanes that those of a whole warp get their values from, nil if operands other than the value are not
// constants or the mask does not name all lanes.
func (d *decoder) permutation(mode isa.Atom) *simd.Permutation {
	var v [3]uint64
	for i := range v {
		slot := d.src(2+i, isa.B32)
		k := slices.IndexFunc(d.fn.consts, func(c constant) bool { return c.slot == slot })
		if k < 0 {
			return nil
		}
		v[i] = d.fn.consts[k].val
	}
	if uint32(v[2]) != all {
		return nil
	}
	p := &simd.Permutation{}
	for i := range p.From {
		j, ok := shflLane(mode, i, int(v[0]), int(v[1]))
		p.From[i] = uint8(j)
		p.Valid |= b2u(ok) << i
	}
	return p
}

// shfl moves values between lanes (PTX ISA §9.7.9.6).
func shfl(fr *frame, in *inst, m uint32, mode isa.Atom) {
	a := fr.regs[in.a]
	var r vec
	var p uint32
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		j, ok := shflSource(fr, in, i, mode)
		p |= b2u(ok) << i
		r[i] = a[j]
	}
	blend(&fr.regs[in.d], &r, m)
	q := &fr.preds[in.x.a]
	*q = *q&^m | p
}

// shflSource returns the lane that lane i gets its value from, and whether it is in range.
func shflSource(fr *frame, in *inst, i int, mode isa.Atom) (j int, ok bool) {
	return shflLane(mode, i, int(fr.regs[in.b][i]), int(fr.regs[in.c][i]))
}

// shflLane is shflSource for the operands b and c.
func shflLane(mode isa.Atom, i, b, c int) (j int, ok bool) {
	bval, cval, segment := b&31, c&31, c>>8&31
	maxLane := i&segment | cval&^segment
	switch mode {
	case isa.Up:
		j = i - bval
		ok = j >= maxLane
	case isa.Down:
		j = i + bval
		ok = j <= maxLane
	case isa.Bfly:
		j = i ^ bval
		ok = j <= maxLane
	default: // idx
		j = i&segment | bval&^segment
		ok = j <= maxLane
	}
	if !ok {
		j = i
	}
	return j & 31, ok
}

func decodeVote(d *decoder) bool     { return d.vote(false) }
func decodeVoteSync(d *decoder) bool { return d.vote(true) }

func (d *decoder) vote(sync bool) bool {
	in := inst{}
	in.a, in.b = d.psrc(1)
	ballot := d.op.Has(isa.Ballot)
	mode := d.op.Get(isa.SlotOperation)
	if ballot {
		in.d = d.dst(0)
	} else {
		in.d = d.pdst(0)
	}
	exec := func(_ *warp, fr *frame, in *inst, m uint32) {
		p := (fr.preds[in.a] ^ in.b) & m
		if ballot {
			d := &fr.regs[in.d]
			for k := m; k != 0; k &= k - 1 {
				d[lane(k)] = uint64(p)
			}
			return
		}
		yes := false
		switch mode {
		case isa.All:
			yes = p == m
		case isa.Any:
			yes = p != 0
		default: // uni
			yes = p == m || p == 0
		}
		q := &fr.preds[in.d]
		*q &^= m
		if yes {
			*q |= m
		}
	}
	if sync {
		in.e = d.src(2, isa.B32)
		in.kind, in.ctl = kCtl, syncOp(maskInE, exec)
	} else {
		in.kind, in.exec = kExec, exec
	}
	d.emit(in)
	return true
}

func decodeMatchAny(d *decoder) bool { return d.match(false) }
func decodeMatchAll(d *decoder) bool { return d.match(true) }

func (d *decoder) match(every bool) bool {
	first, second := d.pair(0)
	p := uint32(predSink)
	if second != 0 {
		p = d.pdstAt(second)
	}
	in := inst{kind: kCtl, d: d.dstAt(first), b: p, a: d.src(1, d.op.Type()), e: d.src(2, isa.B32)}
	mask := integer.WidthMask(d.op.Type())
	in.ctl = syncOp(maskInE, func(_ *warp, fr *frame, in *inst, m uint32) {
		a := fr.regs[in.a]
		d := &fr.regs[in.d]
		same := true
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			r := uint32(0)
			for j := m; j != 0; j &= j - 1 {
				if l := lane(j); a[l]&mask == a[i]&mask {
					r |= 1 << l
				}
			}
			same = same && r == m
			if !every {
				d[i] = uint64(r)
			}
		}
		if !every {
			return
		}
		q := &fr.preds[in.b]
		*q &^= m
		v := uint64(0)
		if same {
			*q |= m
			v = uint64(m)
		}
		for k := m; k != 0; k &= k - 1 {
			d[lane(k)] = v
		}
	})
	d.emit(in)
	return true
}

func decodeActivemask(d *decoder) bool {
	d.emit(inst{kind: kExec, d: d.dst(0), exec: func(_ *warp, fr *frame, in *inst, m uint32) {
		for k := m; k != 0; k &= k - 1 {
			fr.regs[in.d][lane(k)] = uint64(m)
		}
	}})
	return true
}

func decodeRedux(d *decoder) bool {
	t, op := d.op.Type(), d.op.Get(isa.SlotOperation)
	abs, nan := d.op.Has(isa.Abs), d.op.Has(isa.NaN)
	join := func(a, b uint32) uint32 { return reduceInt(op, isSigned(t), a, b) }
	if t == isa.F32 {
		join = func(a, b uint32) uint32 { return minMax32(a, b, op == isa.Max, nan) }
	}
	d.emit(inst{kind: kCtl, d: d.dst(0), a: d.src(1, t), e: d.src(2, isa.B32), ctl: syncOp(maskInE, func(_ *warp, fr *frame, in *inst, m uint32) {
		a := &fr.regs[in.a]
		var acc uint32
		for k := m; k != 0; k &= k - 1 {
			v := uint32(a[lane(k)])
			if abs {
				v &^= 1 << 31
			}
			if t == isa.F32 && lanewise.IsNaN32(v) {
				v = softfp.NaN32
			}
			if k == m {
				acc = v
			} else {
				acc = join(acc, v)
			}
		}
		for k := m; k != 0; k &= k - 1 {
			fr.regs[in.d][lane(k)] = uint64(acc)
		}
	})})
	return true
}

// reduceInt combines two 32-bit values.
func reduceInt(op isa.Atom, s bool, a, b uint32) uint32 {
	switch op {
	case isa.Add:
		return a + b
	case isa.Min:
		if s {
			return uint32(min(int32(a), int32(b)))
		}
		return min(a, b)
	case isa.Max:
		if s {
			return uint32(max(int32(a), int32(b)))
		}
		return max(a, b)
	case isa.And:
		return a & b
	case isa.Or:
		return a | b
	}
	return a ^ b
}

// decodeElect: the leader is the lowest lane of the mask.
func decodeElect(d *decoder) bool {
	first, second := d.pair(0)
	p := uint32(predSink)
	if second != 0 {
		p = d.pdstAt(second)
	}
	d.emit(inst{kind: kCtl, d: d.dstAt(first), b: p, e: d.src(1, isa.B32), ctl: syncOp(maskInE, func(_ *warp, fr *frame, in *inst, m uint32) {
		leader := bits.TrailingZeros32(m)
		for k := m; k != 0; k &= k - 1 {
			fr.regs[in.d][lane(k)] = uint64(leader)
		}
		q := &fr.preds[in.b]
		*q = *q&^m | 1<<leader
	})})
	return true
}
