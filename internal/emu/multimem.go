package emu

import (
	"strings"

	"gonvvm/internal/isa"
)

// multimem (PTX ISA §9.7.9.14) accesses the memory of several devices at one address. There is one device here: an
// address is an ordinary one, and a reduction over all devices is that device's value.

func decodeMultimem(d *decoder) bool {
	switch text := strings.TrimPrefix(d.op.String(), "multimem."); {
	case strings.HasPrefix(text, "ld_reduce."):
		return decodeLd(d)
	case strings.HasPrefix(text, "st."):
		return decodeSt(d)
	case strings.HasPrefix(text, "red."):
		return decodeRed(d)
	case strings.HasPrefix(text, "cp.async.bulk."):
		return decodeCpBulk(d)
	case strings.HasPrefix(text, "cp.reduce.async.bulk."):
		return decodeCpBulkRed(d)
	}
	return false
}

// decodeStAsyncMmio and decodeRedAsyncMmio: stores and reductions in global memory that a
// thread does not wait for. They are carried out at once, with release semantics.
func decodeStAsyncMmio(d *decoder) bool  { return decodeSt(d) }
func decodeRedAsyncMmio(d *decoder) bool { return decodeRed(d) }

// decodeCpBulkOob decodes a bulk copy of which up to 15 bytes at either end are not read: they may lie outside of
// allocations. In shared memory they stay unchanged.
func decodeCpBulkOob(d *decoder) bool {
	b := &bulk{dst: d.place3(0, spShared), src: d.place3(1, spGlobal), n: d.src(2, isa.U32), mbar: d.place3(5, spShared), proxy: isProxy}
	left, right := d.src(3, isa.U32), d.src(4, isa.U32)
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			n := fr.regs[b.n][i] & 0xffffffff
			from, end := fr.regs[left][i]&0xffffffff, n-fr.regs[right][i]&0xffffffff
			src, dst := b.src.at(w, fr, i), b.dst.at(w, fr, i)
			if n%bulkUnit != 0 || src%bulkUnit != 0 || dst%bulkUnit != 0 || from >= bulkUnit || n-end >= bulkUnit {
				w.fault(fr, in, 1<<i, CodeMisaligned, "the addresses and the size are not multiples of 16 bytes, or more than 15 are ignored at an end", "")
				return
			}
			a := w.ofMbarrier(b.mbar.space, b.mbar.at(w, fr, i))
			for at := from; at < end; at++ {
				mem, off := w.resolveAs(a, fr, in, spGlobal, src+at, i, 1, isRead)
				if mem == nil {
					return
				}
				v := mem[off]
				if mem, off = w.resolveAs(a, fr, in, spShared, dst+at, i, 1, isWrite); mem == nil {
					return
				}
				w.overwrite.warp = 0
				mem[off] = v
			}
			if !w.completeTx(fr, in, b.mbar.at(w, fr, i), i, n) {
				return
			}
		}
	}})
	return true
}
