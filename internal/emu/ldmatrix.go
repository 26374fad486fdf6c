package emu

import "gonvvm/internal/isa"

// ldmatrix, stmatrix and movmatrix (PTX ISA §9.7.14.5.15 ff.): small matrices between the rows
// that lanes have the addresses of and the registers of the whole warp.

// rowBytes is the size of a row, whatever its elements are.
const rowBytes = 16

// smallMatrix is a kind of matrix: how many rows of 16 bytes it has, how many registers of a lane, and
// which bytes of it a register of lane l has.
type smallMatrix struct {
	rows, regs int
	at         func(l, reg, b int) (row, col int)
	bits       int // of an element in memory, of which a register has bytes; 8: bytes
}

// smallMatrix returns the kind of matrix that an instruction moves.
func (d *decoder) smallMatrix() (t smallMatrix, ok bool) {
	t = smallMatrix{rows: 8, regs: 1, bits: 8}
	switch {
	case d.op.Has(isa.B6x16P32):
		t.bits = 6
	case d.op.Has(isa.B4x16P64):
		t.bits = 4
	}
	switch {
	case d.op.Has(isa.M8n8) && d.op.Has(isa.Trans): // pairs of bytes, row and column changed
		t.at = func(l, _, b int) (int, int) { return l&3*2 + b>>1, l>>2*2 + b&1 }
	case d.op.Has(isa.M8n8), d.op.Has(isa.M8n16):
		t.at = func(l, _, b int) (int, int) { return l >> 2, l&3*4 + b }
	case d.op.Has(isa.M16n16):
		t.rows, t.regs = 16, 2
		t.at = func(l, reg, b int) (int, int) { return l&3*4 + reg*2 + b&1, l>>2 + b>>1*8 }
	case d.op.Has(isa.M16n8):
		t.at = func(l, _, b int) (int, int) { return l&3*2 + b&1, l>>2 + b>>1*8 }
	default:
		return t, false
	}
	return t, true
}

// element returns element col of a row as a byte: smaller ones are packed in its first bytes, with padding after them.
func (t *smallMatrix) element(row []byte, col int) uint64 { return bitsAt(row, col*t.bits, t.bits) }

func decodeLdmatrix(d *decoder) bool {
	t, ok := d.smallMatrix()
	regs := d.vectorDst(0)
	return ok && d.moveTiles(&t, regs, 1, func(_ *warp, fr *frame, m uint32, row [][]byte) {
		for k := m; k != 0; k &= k - 1 {
			l := lane(k)
			for j, r := range regs {
				var x uint64
				for b := range 4 {
					at, col := t.at(l, j%t.regs, b)
					x |= t.element(row[j/t.regs*t.rows+at], col) << (8 * b)
				}
				fr.regs[r][l] = x
			}
		}
	})
}

func decodeStmatrix(d *decoder) bool {
	t, ok := d.smallMatrix()
	regs := d.vectorSrc(1)
	return ok && d.moveTiles(&t, regs, 0, func(w *warp, fr *frame, m uint32, row [][]byte) {
		w.cta.unit.progress++
		for k := m; k != 0; k &= k - 1 {
			l := lane(k)
			for j, r := range regs {
				for b := range 4 {
					at, col := t.at(l, j%t.regs, b)
					row[j/t.regs*t.rows+at][col] = byte(fr.regs[r][l] >> (8 * b))
				}
			}
		}
	})
}

// moveTiles resolves the addresses of the rows: lane i has that of row i of all matrices.
func (d *decoder) moveTiles(t *smallMatrix, regs []uint32, addr int, op func(w *warp, fr *frame, m uint32, row [][]byte)) bool {
	rows := len(regs) / t.regs * t.rows
	if rows == 0 || rows > lanes || len(regs)%t.regs != 0 {
		return false
	}
	x := &extra{op: d.op}
	in := inst{kind: kCtl, e: d.constant(all), x: x}
	in.a, in.imm, x.space = d.addr(addr, spaceOf(d.op.Get(isa.SlotSpace)))
	kind := isRead
	if addr == 0 {
		kind = isWrite
	}
	in.ctl = syncOp(maskInE, func(w *warp, fr *frame, in *inst, m uint32) {
		row := make([][]byte, rows)
		for i := range row {
			if m>>i&1 == 0 {
				w.fault(fr, in, m, CodeBarrier, "matrix instruction without the lanes that have the addresses", "")
				return
			}
			mem, off := w.resolve(fr, in, in.x.space, w.address(fr.regs[in.a][i]+in.imm), i, rowBytes, kind)
			if mem == nil {
				return
			}
			w.overwrite.warp = 0
			row[i] = mem[off : off+rowBytes]
		}
		op(w, fr, m, row)
	})
	d.emit(in)
	return true
}

// decodeMovmatrix transposes an 8×8 matrix that is spread over the warp.
func decodeMovmatrix(d *decoder) bool {
	in := inst{kind: kCtl, e: d.constant(all), d: d.dst(0), a: d.src(1, isa.B32)}
	in.ctl = syncOp(maskInE, func(_ *warp, fr *frame, in *inst, m uint32) {
		a := fr.regs[in.a]
		var r vec
		for l := range lanes {
			for e := range 2 {
				// Element (row l/4, column 2(l mod 4)+e) of the result.
				from := (l&3*2+e)*4 + l>>3
				r[l] |= a[from] >> (16 * (l >> 2 & 1)) & 0xffff << (16 * e)
			}
		}
		blend(&fr.regs[in.d], &r, m)
	})
	d.emit(in)
	return true
}
