package emu

import (
	"gonvvm/internal/emu/tensormap"
	"gonvvm/internal/emu/tile"
	"gonvvm/internal/isa"
)

// smemMatrix is a matrix in shared memory as the descriptors of wgmma and tcgen05 say it
// lies there (PTX ISA §9.7.15.5.1.2, §9.7.16.4). Its elements are packed in pieces of 16 bytes:
// along K, or along M or N if it is transposed.
type smemMatrix struct {
	start, lead, stride uint64 // bytes
	base                uint64 // where the swizzle's pattern starts, in lines of 128 bytes
	swizzle             tensormap.Swizzle
	atom                tensormap.SwizzleAtom
	transposed          bool
	typ                 isa.Atom
	bits                int    // of an element in memory
	padded              bool   // a piece has sixteen elements, of fewer bits than eight
	by                  *agent // that reads it
}

// pieceBytes is the unit that every swizzle keeps together.
const pieceBytes = 16

// descriptor reads the fields that both kinds of descriptors have.
func (s *smemMatrix) descriptor(x uint64) {
	s.start, s.lead, s.stride = x&0x3fff<<4, x>>16&0x3fff<<4, x>>32&0x3fff<<4
	s.base = x >> 49 & 7
}

// wgmmaDescriptor reads a descriptor of wgmma.
func wgmmaDescriptor(x uint64, t isa.Atom, transposed bool) smemMatrix {
	s := smemMatrix{typ: t, bits: elementBits(t), transposed: transposed}
	s.descriptor(x)
	s.swizzle = [...]tensormap.Swizzle{tensormap.SwizzleNone, tensormap.Swizzle128B, tensormap.Swizzle64B, tensormap.Swizzle32B}[x>>62]
	return s
}

// piece returns the address of the 16 bytes with the unit-th piece of a line: line counts
// rows along M or N, or along K in a transposed matrix.
func (s *smemMatrix) piece(line, unit int) uint64 {
	l, u := uint64(line), uint64(unit)
	width := uint64(1)
	if s.swizzle != tensormap.SwizzleNone {
		width = uint64(s.swizzle.Width() / pieceBytes)
	}
	rows := uint64(8) // lines of a pattern
	if s.atom == tensormap.Atom32B {
		rows = 4
	}
	var off uint64
	switch {
	case !s.transposed && s.swizzle == tensormap.SwizzleNone:
		off = l%8*pieceBytes + l/8*s.stride + u*s.lead
	case !s.transposed:
		off = l%8*width*pieceBytes + l/8*s.stride + u*pieceBytes
	case s.swizzle == tensormap.SwizzleNone:
		off = u*s.stride + l%8*pieceBytes + l/8*s.lead
	default:
		off = u%width*pieceBytes + u/width*s.lead + l%rows*width*pieceBytes + l/rows*s.stride
	}
	addr := s.start + off - s.base<<7
	return s.swizzle.Apply(addr, s.atom) + s.base<<7
}

// read collects n rows from first on (of M or N) and k columns (of K). With columns, a row of the matrix in memory
// becomes a column of the result, as for B, otherwise a row.
func (s *smemMatrix) read(w *warp, fr *frame, in *inst, i, first, n, k int, columns bool) (m matrix, ok bool) {
	return s.readOf(w.cta, w, fr, in, i, first, n, k, columns)
}

// readOf reads from the shared memory of a CTA of the cluster.
func (s *smemMatrix) readOf(c *cta, w *warp, fr *frame, in *inst, i, first, n, k int, columns bool) (m matrix, ok bool) {
	room := &w.cta.unit.tiles
	per := pieceBytes * 8 / s.bits
	if s.padded {
		per = 16
	}
	// lines × elements of a line, which are whole pieces
	line0, lines, elem0, elems := first, n, 0, k
	if s.transposed {
		line0, lines, elem0, elems = 0, k, first, n
	}
	skip := elem0 % per
	m = matrix{(skip + elems + per - 1) / per * per, nil}
	m.v = room.take(lines * m.cols)
	t := elementType{typ: s.typ, width: s.bits}
	kind, table, format := t.kind(), t.table(), scalarFormat(s.typ)
	for line := range lines {
		row := m.v[line*m.cols:][:m.cols]
		for unit := 0; unit*per < m.cols; unit++ {
			data := w.piece(s, c, fr, in, i, s.piece(line0+line, elem0/per+unit))
			if data == nil {
				return m, false
			}
			if part := row[unit*per:][:per]; kind != tile.None {
				tile.WidenBytes(part, data, kind)
			} else {
				for e := range part {
					part[e] = t.value(bitsAt(data[:], e*s.bits, s.bits), table, format)
				}
			}
		}
	}
	if m.cols != elems {
		for line := range lines {
			copy(m.v[line*elems:][:elems], m.v[line*m.cols+skip:])
		}
		m = matrix{elems, m.v[:lines*elems]}
	}
	if columns != s.transposed { // the elements of a line are those of a column
		turned := matrix{lines, room.take(len(m.v))}
		tile.Transpose(turned.v, m.v, lines, elems)
		m = turned
	}
	return m, true
}

// piece returns 16 bytes of the shared memory of a CTA, nil after a fault.
func (w *warp) piece(s *smemMatrix, c *cta, fr *frame, in *inst, i int, addr uint64) *[pieceBytes]byte {
	if c == w.cta && !w.g.check && addr%pieceBytes == 0 && addr+pieceBytes <= uint64(len(c.shared)) {
		return (*[pieceBytes]byte)(c.shared[addr:])
	}
	mem, off := w.resolveAs(s.by, fr, in, spShared, c.own(w, addr), i, pieceBytes, isRead|isProxy)
	if mem == nil {
		return nil
	}
	return (*[pieceBytes]byte)(mem[off:])
}

// bitsAt returns n bits of data from bit on; those of more than eight are aligned.
func bitsAt(data []byte, bit, n int) uint64 {
	if n >= 8 {
		return load(data, uint64(bit/8), uint8(n/8))
	}
	v := uint64(data[bit/8])
	if bit/8+1 < len(data) {
		v |= uint64(data[bit/8+1]) << 8
	}
	return v >> (bit % 8) & (1<<n - 1)
}
