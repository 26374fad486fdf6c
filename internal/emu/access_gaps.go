package emu

import (
	"math/bits"
	"strconv"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// A compiler may load the elements of a vector that it needs together with others between or after them, which nothing reads. (LLVM does, with
// the pragma used_bytes_mask where PTX has it.) The memory of those elements counts as not accessed: it may have no value, lie after the end of
// an allocation, or be written by another thread.

// byteRun is a range of the bytes of a vector. Its size is a power of two, and it is aligned to it.
type byteRun struct{ from, to uint8 }

// usedBytes returns the bytes of a load that are used, nil for all: those of the pragma before it, or of the elements that an
// instruction reads.
func (d *decoder) usedBytes(in *inst, elems []uint32) []byteRun {
	total := int(in.size) * int(in.n)
	used, pragma := d.pragmaMask()
	switch {
	case len(elems) < 2 && !pragma || in.flags&fStrong != 0 || in.x.order != nil || total > maxElement:
		return nil
	case in.x.space == spLocal || in.x.space == spFrame || in.x.space == spParam: // parts without a value have none in the registers
		return nil
	}
	all := ^uint64(0) >> (64 - total)
	if !pragma {
		for i, k := range elems {
			if o := &d.f.Opnds[k]; o.Kind == ptx.OpReg && d.uses.Reads[o.Idx] > 0 {
				n := total / len(elems)
				used |= (1<<n - 1) << (i * n)
			}
		}
	}
	if used &= all; used == all || used == 0 {
		return nil
	}
	var runs []byteRun
	for at := 0; used>>at != 0; {
		from := at + bits.TrailingZeros64(used>>at)
		n := total
		for whole := uint64(1)<<n - 1; from%n != 0 || used>>from&whole != whole; whole = 1<<n - 1 {
			n /= 2
		}
		at = from + n
		runs = append(runs, byteRun{uint8(from), uint8(at)})
	}
	return runs
}

// pragmaMask returns the mask of a pragma used_bytes_mask before the current instruction.
func (d *decoder) pragmaMask() (mask uint64, ok bool) {
	if d.inIdx == 0 {
		return 0, false
	}
	before := &d.f.Insts[d.inIdx-1]
	if before.Op.Sem() != isa.SemPragmaStmt {
		return 0, false
	}
	text, ok := strings.CutPrefix(d.mod.m.Names.Get(ptx.Name(d.f.Opnds[before.Ops].Idx)), "used_bytes_mask")
	if !ok {
		return 0, false
	}
	mask, err := strconv.ParseUint(strings.TrimSpace(text), 0, 64)
	return mask, err == nil
}

// execLdGaps is a load of which some bytes are not accessed. Elements without memory become 0.
func execLdGaps(w *warp, fr *frame, in *inst, m uint32) {
	size, total := uint64(in.size), uint64(in.size)*uint64(in.n)
	addr := fr.regs[in.a] // a copy: the address may be overwritten
	var last *byte        // the memory that lane from has read, as in execLd
	from := 0
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		at := w.address(addr[i] + in.imm)
		if in.x.space == spGeneric {
			if sp, _ := w.g.dev.win.classify(at); sp == spLocal {
				execLd(w, fr, in, 1<<i)
				continue
			}
		}
		for _, r := range in.x.dst {
			fr.regs[r][i] = 0
		}
		if at&(total-1) != 0 {
			w.misaligned(fr, in, in.x.space, at, i, total)
			if w.halt {
				return
			}
			continue
		}
		for k, u := range in.x.used {
			mem, off := w.resolve(fr, in, in.x.space, at+uint64(u.from), i, uint64(u.to-u.from), isRead)
			if mem == nil {
				if w.halt {
					return
				}
				break
			}
			if k > 0 {
				continue
			}
			if last == &mem[off] {
				fr.copyLane(in.x.dst, i, from)
				continue
			}
			last, from = &mem[off], i
			for j, r := range in.x.dst {
				if p := off + uint64(j)*size - uint64(u.from); p < uint64(len(mem)) && uint64(len(mem))-p >= size {
					fr.regs[r][i] = in.finish(load(mem, p, in.size))
				}
			}
		}
	}
}

// copyLane copies the values of lane from in registers to another lane.
func (fr *frame) copyLane(regs []uint32, to, from int) {
	for _, r := range regs {
		fr.regs[r][to] = fr.regs[r][from]
	}
}
