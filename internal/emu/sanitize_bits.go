package emu

import (
	"math/bits"

	"gonvvm/internal/isa"
)

// Definedness of registers to the bit: padding, bit-fields and masked bytes of variables are copied, combined and cut
// without harm, and only the bits that a program uses need a value.
//
// The bits of a result that have no value are found by execution: the instruction runs with different values for the
// undefined bits of its sources, and the bits of the result that differ are undefined. That needs no rule for each
// instruction, and bits that are masked, shifted out or multiplied by zero come out as defined.

// regBits is a register of a frame and the mask of its bits.
type regBits struct {
	slot uint32
	mask uint64
}

// undefined returns the bits of a register that have no value in lane i.
func (fr *frame) undefined(r regBits, i int) uint64 {
	switch u := fr.undef[r.slot]; {
	case fr.init[r.slot]>>i&1 != 0:
		return 0
	case u != nil:
		return u[i] & r.mask
	}
	return r.mask
}

// setUndefined says which bits of a register have no value in lane i.
func (fr *frame) setUndefined(r regBits, i int, bits uint64) {
	u := fr.undef[r.slot]
	if bits &= r.mask; bits == 0 {
		fr.init[r.slot] |= 1 << i
		return
	}
	if u == nil {
		if fr.undef == nil {
			fr.undef = map[uint32]*vec{}
		}
		u = new(vec)
		for k := range u {
			u[k] = ^uint64(0)
		}
		fr.undef[r.slot] = u
	}
	fr.init[r.slot] &^= 1 << i
	u[i] = bits
}

// without returns the lanes of m in which no bit of a register has a value.
func (fr *frame) without(r regBits, m uint32) uint32 {
	bad := m &^ fr.init[r.slot]
	if fr.undef[r.slot] == nil {
		return bad
	}
	for k := bad; k != 0; k &= k - 1 {
		if i := lane(k); fr.undefined(r, i) != r.mask {
			bad &^= 1 << i
		}
	}
	return bad
}

// fills is the number of values that undefined bits are tried with.
const fills = 6

// fillBits returns a value for the undefined bits of source number k. The first four are two pairs of opposites.
func fillBits(round, k int) uint64 {
	const golden = 0x9e3779b97f4a7c15
	switch round {
	case 0:
		return 0
	case 1:
		return ^uint64(0)
	case 2:
		return golden * uint64(k+1)
	case 3:
		return ^(golden * uint64(k+1))
	}
	return 0xd1b54a32d192ed03 * uint64(k+1)
}

// execCheckFlow finds the bits of the results that are undefined.
func execCheckFlow(w *warp, fr *frame, in *inst, m uint32) {
	w.poisoned = 0
	if m = w.guarded(fr, in, m); m == 0 {
		return
	}
	c := in.x.check
	bad := uint32(0)
	for _, s := range c.src {
		bad |= m &^ fr.init[s.slot]
	}
	for _, p := range c.psrc {
		bad |= m &^ fr.pinit[p]
	}
	if bad != 0 && len(c.pdst) > 0 && !c.lazy { // a comparison uses the value
		for _, s := range c.src {
			w.needReg(fr, in, s, fr.without(s, bad))
		}
	}
	if bad != 0 {
		results := w.vary(fr, c, bad)
		for k, d := range c.dst {
			for b := bad; b != 0; b &= b - 1 {
				i := lane(b)
				undefined := results.regs[k][i]
				if c.whole && undefined != 0 {
					undefined = d.mask
				}
				fr.setUndefined(d, i, undefined)
			}
			fr.inherit(c, d.slot)
		}
		for k, p := range c.pdst {
			fr.pinit[p] = fr.pinit[p]&^bad | bad&^results.preds[k]
		}
	}
	for _, d := range c.dst {
		fr.init[d.slot] |= m &^ bad
	}
	for _, p := range c.pdst {
		fr.pinit[p] |= m &^ bad
	}
}

// inherit notes where an undefined result comes from.
func (fr *frame) inherit(c *checkList, d uint32) {
	for _, s := range c.src {
		if src, ok := fr.origin[s.slot]; ok {
			fr.origin[d] = src
			return
		}
	}
}

// flowResults has, for each result of an instruction, its undefined bits, and the lanes in which a predicate is undefined.
type flowResults struct {
	regs  []vec
	preds []uint32
}

// vary executes an instruction in the lanes m with different values for the undefined bits of its sources, and leaves all
// registers as they were.
func (w *warp) vary(fr *frame, c *checkList, m uint32) flowResults {
	r := flowResults{make([]vec, len(c.dst)), make([]uint32, len(c.pdst))}
	src, psrc := fr.values(c.src, c.psrc)
	dst, pdst := fr.values(c.dst, c.pdst)
	var first []vec
	var pfirst []uint32
	for round := range fills {
		fr.restore(c.src, c.psrc, src, psrc)
		fr.fillUndefined(c, m, round)
		for k := range c.parts {
			w.execPart(fr, &c.parts[k], m)
		}
		if round == 0 {
			first, pfirst = fr.values(c.dst, c.pdst)
		}
		for k, d := range c.dst {
			for i, v := range fr.regs[d.slot] {
				r.regs[k][i] |= v ^ first[k][i]
			}
		}
		for k, p := range c.pdst {
			r.preds[k] |= fr.preds[p] ^ pfirst[k]
		}
	}
	fr.restore(c.dst, c.pdst, dst, pdst)
	fr.restore(c.src, c.psrc, src, psrc)
	return r
}

// values returns the values of registers and predicates.
func (fr *frame) values(regs []regBits, preds []uint32) (v []vec, p []uint32) {
	for _, r := range regs {
		v = append(v, fr.regs[r.slot])
	}
	for _, k := range preds {
		p = append(p, fr.preds[k])
	}
	return v, p
}

// restore gives registers and predicates the values that they had.
func (fr *frame) restore(regs []regBits, preds []uint32, v []vec, p []uint32) {
	for k, r := range regs {
		fr.regs[r.slot] = v[k]
	}
	for k, r := range preds {
		fr.preds[r] = p[k]
	}
}

// fillUndefined gives the undefined bits of an instruction's sources the values of a round.
func (fr *frame) fillUndefined(c *checkList, m uint32, round int) {
	for k, s := range c.src {
		r := &fr.regs[s.slot]
		for b := m; b != 0; b &= b - 1 {
			i := lane(b)
			u, v := fr.undefined(s, i), fillBits(round, k)
			if round == fills-1 { // equal to the other operand
				v = fr.regs[c.other(s.slot)][i]
			}
			r[i] = r[i]&^u | v&u
		}
	}
	for k, p := range c.psrc {
		fr.preds[p] ^= uint32(fillBits(round, k)) & m &^ fr.pinit[p]
	}
}

// other returns the register that a comparison compares slot with; for others, any that it reads.
func (c *checkList) other(slot uint32) uint32 {
	p := &c.parts[len(c.parts)-1]
	if p.a == slot {
		return p.b
	}
	return p.a
}

// execPart executes an instruction that reads and writes nothing but registers.
func (w *warp) execPart(fr *frame, in *inst, m uint32) {
	switch in.kind {
	case kVec:
		var t vec
		in.vec(&t, &fr.regs[in.a], &fr.regs[in.b], &fr.regs[in.c])
		blend(&fr.regs[in.d], &t, m)
	case kScalar:
		d, a, b, c := &fr.regs[in.d], &fr.regs[in.a], &fr.regs[in.b], &fr.regs[in.c]
		for k := m; k != 0; k &= k - 1 {
			i := lane(k)
			d[i] = in.scalar(a[i], b[i], c[i])
		}
	case kSetp:
		r := in.cmp(&fr.regs[in.a], &fr.regs[in.b]) ^ uint32(in.imm)
		fr.preds[in.d] = fr.preds[in.d]&^m | r&m
	case kExec:
		in.exec(w, fr, in, m)
	}
}

// byteMasks has a mask of bits for each byte that a lane loads or stores: 1 for a bit with a value.
type byteMasks [lanes][maxElement]byte

// maxElement is the most bytes that a lane loads or stores at once.
const maxElement = 32

// storeBits finds the lanes that store a value with undefined bits, and those that store nothing else.
func (w *warp) storeBits(fr *frame, in *inst, m uint32) {
	c := in.x.check
	bad := uint32(0)
	for _, v := range c.val {
		bad |= m &^ fr.init[v.slot]
	}
	if w.partial = bad; bad == 0 {
		return
	}
	if w.masks == nil {
		w.masks = new(byteMasks)
	}
	for b := bad; b != 0; b &= b - 1 {
		i := lane(b)
		masks := &w.masks[i]
		for j := range masks {
			masks[j] = 0xff
		}
		lost := uint32(0)
		for _, v := range c.val {
			u := fr.undefined(v.regBits, i)
			lost += b2u(u == v.mask)
			size := (bits.Len64(v.mask) + 7) / 8
			for j := range size {
				if at := v.index*size + j; at < len(masks) {
					masks[at] = ^byte(u >> (8 * j))
				}
			}
		}
		if lost == uint32(in.n) {
			w.poisoned |= 1 << i
		}
	}
}

// writeBits says which bits of local memory have a value after a store by lane i.
func (w *warp) writeBits(s []byte, i int) {
	if w.partial>>i&1 != 0 {
		copy(s, w.masks[i][:])
		return
	}
	for j := range s {
		s[j] = 0xff
	}
}

// readBits notes which bits of local memory that lane i reads have a value.
func (w *warp) readBits(s []byte, i int) {
	if w.masks == nil {
		w.masks = new(byteMasks)
	}
	n := copy(w.masks[i][:], s)
	for j := n; j < maxElement; j++ {
		w.masks[i][j] = 0xff
	}
	w.unread |= 1 << i
}

// loaded marks the bits of a load's result as undefined that local memory has no value for.
func (w *warp) loaded(fr *frame, in *inst) {
	if w.unread == 0 {
		return
	}
	if fr.origin == nil {
		fr.origin = map[uint32]uint32{}
	}
	for b := w.unread; b != 0; b &= b - 1 {
		i := lane(b)
		for k, r := range in.x.dst {
			u := uint64(0)
			for j := range int(in.size) {
				if at := k*int(in.size) + j; at < maxElement && j < 8 {
					u |= uint64(^w.masks[i][at]) << (8 * j)
				}
			}
			if top := 8*uint(in.size) - 1; in.flags&fSigned != 0 && top < 63 && u>>top&1 != 0 {
				u |= ^uint64(0) << top
			}
			fr.setUndefined(regBits{r, ^uint64(0)}, i, u)
			if u != 0 {
				fr.origin[r] = in.src
			}
		}
	}
	w.unread = 0
}

// shflChecked is shfl under the sanitizer: values are as undefined as in their lane, and as a whole if that does not take part.
func shflChecked(fr *frame, in *inst, m uint32, mode isa.Atom) {
	src, dst := regBits{in.a, 1<<32 - 1}, regBits{in.d, 1<<32 - 1}
	var undefined vec
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		j, _ := shflSource(fr, in, i, mode)
		switch {
		case m>>j&1 == 0:
			undefined[i] = dst.mask
		case in.n != 0: // the value is tracked
			undefined[i] = fr.undefined(src, j)
		}
	}
	shfl(fr, in, m, mode)
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		if fr.setUndefined(dst, i, undefined[i]); undefined[i] != 0 {
			if fr.origin == nil {
				fr.origin = map[uint32]uint32{}
			}
			fr.origin[in.d] = in.src
		}
	}
}
