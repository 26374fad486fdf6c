package bitstream

import "encoding/binary"

// Ids of abbreviations that every block has.
const (
	EndBlock       = 0
	EnterSubblock  = 1
	DefineAbbrev   = 2
	Unabbreviated  = 3
	firstOwnAbbrev = 4
)

// OpKind is how an operand of an abbreviation is encoded.
type OpKind uint8

// Encodings of operands. The numbers but Literal's are those of the format.
const (
	Literal OpKind = 0 // always Data; takes no bits
	Fixed   OpKind = 1 // Data bits
	VBR     OpKind = 2 // chunks of Data bits
	Array   OpKind = 3 // a length, then the elements encoded by the next operand
	Char6   OpKind = 4 // [a-zA-Z0-9._] in six bits
	Blob    OpKind = 5 // a length, then aligned bytes
)

// AbbrevOp is an operand of an abbreviation.
type AbbrevOp struct {
	Kind OpKind
	Data uint64
}

// Abbrev is the layout of a record: the first operand is the record's code.
type Abbrev []AbbrevOp

// scope is a block that is open.
type scope struct {
	width   uint // of abbreviation ids in the block around it
	abbrevs int  // number of abbreviations that were defined before it
	start   int  // offset of the word that holds its length
}

// Writer appends a bit stream to a slice. Enter and End delimit blocks. The zero value is not ready: use NewWriter.
type Writer struct {
	b       []byte
	base    int    // where the stream starts in b
	cur     uint64 // bits that are not in b yet
	n       uint   // their number, less than 32
	width   uint   // of abbreviation ids
	scopes  []scope
	abbrevs []Abbrev // of all open blocks; those of the current one start at first
	first   int
	info    []blockAbbrevs
	gap     int // bytes left out at gapAt
	gapAt   int // offset in b
}

// blockAbbrevs are abbreviations that all blocks with an id start with.
type blockAbbrevs struct {
	id      uint64
	abbrevs []Abbrev
}

// NewWriter returns a writer that appends to dst, in which abbreviation ids
// outside of all blocks have the given width (2 at the top of a file).
func NewWriter(dst []byte, width uint) *Writer { return &Writer{b: dst, base: len(dst), width: width} }

// Bytes returns everything written; the stream must be at a 32-bit boundary.
func (w *Writer) Bytes() []byte { return w.b }

// Take returns the bytes that were written since the last call and gives the writer empty
// memory of the given size; no block may be open. Positions go on counting.
func (w *Writer) Take(size int) []byte {
	b := w.b
	w.base -= len(b)
	w.b = make([]byte, 0, size)
	return b
}

// LeaveOut leaves n bytes out, which the caller inserts at the offset that Split returns. They are whole blocks of
// another stream; both must be at a 32-bit boundary. It may be called once.
func (w *Writer) LeaveOut(n int) { w.gap, w.gapAt = n, len(w.b) }

// Split returns everything written before the gap and after it.
func (w *Writer) Split() (head, tail []byte) { return w.b[:w.gapAt], w.b[w.gapAt:] }

// Assume makes all blocks with an id start with the given abbreviations, whose ids count from 4. BlockInfo writes them
// for readers.
func (w *Writer) Assume(id uint64, a ...Abbrev) {
	w.info = append(w.info, blockAbbrevs{id, a})
}

// BlockInfo writes the block that defines the abbreviations of Assume.
func (w *Writer) BlockInfo() {
	w.Enter(0, 2)
	for _, i := range w.info {
		w.Record(1, []uint64{i.id})
		for _, a := range i.abbrevs {
			w.Define(a)
		}
	}
	w.End()
}

// Pos returns the current position in bits from the start of the stream.
func (w *Writer) Pos() uint64 { return uint64(len(w.b)-w.base+w.gap)*8 + uint64(w.n) }

// Emit writes the low n bits of x, n at most 32.
func (w *Writer) Emit(x uint64, n uint) {
	w.cur |= x << w.n
	w.n += n
	if w.n >= 32 {
		w.b = binary.LittleEndian.AppendUint32(w.b, uint32(w.cur))
		w.cur >>= 32
		w.n -= 32
	}
}

// EmitVBR writes x in chunks of n bits, whose highest bit marks a further chunk.
func (w *Writer) EmitVBR(x uint64, n uint) {
	more := uint64(1) << (n - 1)
	for x >= more {
		w.Emit(x&(more-1)|more, n)
		x >>= n - 1
	}
	w.Emit(x, n)
}

// Align writes zeros up to a 32-bit boundary.
func (w *Writer) Align() {
	if w.n > 0 {
		w.b = binary.LittleEndian.AppendUint32(w.b, uint32(w.cur))
		w.cur, w.n = 0, 0
	}
}

// Enter opens a block in which abbreviation ids have the given width.
func (w *Writer) Enter(id uint64, width uint) {
	w.Emit(EnterSubblock, w.width)
	w.EmitVBR(id, 8)
	w.EmitVBR(uint64(width), 4)
	w.Align()
	w.scopes = append(w.scopes, scope{w.width, w.first, len(w.b)})
	w.b = append(w.b, 0, 0, 0, 0)
	w.width, w.first = width, len(w.abbrevs)
	for _, i := range w.info {
		if i.id == id {
			w.abbrevs = append(w.abbrevs, i.abbrevs...)
		}
	}
}

// End closes the current block and fills in its length.
func (w *Writer) End() {
	w.Emit(EndBlock, w.width)
	w.Align()
	s := w.scopes[len(w.scopes)-1]
	w.scopes = w.scopes[:len(w.scopes)-1]
	n := len(w.b) - s.start - 4
	if s.start < w.gapAt {
		n += w.gap
	}
	binary.LittleEndian.PutUint32(w.b[s.start:], uint32(n)/4)
	w.abbrevs = w.abbrevs[:w.first]
	w.width, w.first = s.width, s.abbrevs
}

// Patch replaces the 32 bits at position pos, which were written as zeros. The
// stream must have reached the next boundary after them.
func (w *Writer) Patch(pos uint64, x uint32) {
	at := w.base + int(pos/8)
	bit := pos % 8
	v := uint64(x) << bit
	for i := range 5 {
		if at+i < len(w.b) {
			w.b[at+i] |= byte(v >> (8 * i))
		}
	}
}

// Define adds an abbreviation to the current block and returns its id.
func (w *Writer) Define(a Abbrev) uint {
	w.Emit(DefineAbbrev, w.width)
	w.EmitVBR(uint64(len(a)), 5)
	for _, op := range a {
		if op.Kind == Literal {
			w.Emit(1, 1)
			w.EmitVBR(op.Data, 8)
			continue
		}
		w.Emit(0, 1)
		w.Emit(uint64(op.Kind), 3)
		if op.Kind == Fixed || op.Kind == VBR {
			w.EmitVBR(op.Data, 5)
		}
	}
	w.abbrevs = append(w.abbrevs, a)
	return uint(len(w.abbrevs)-w.first) - 1 + firstOwnAbbrev
}

// Record writes a record without an abbreviation.
func (w *Writer) Record(code uint64, ops []uint64) {
	w.Emit(Unabbreviated, w.width)
	w.EmitVBR(code, 6)
	w.EmitVBR(uint64(len(ops)), 6)
	for _, x := range ops {
		w.EmitVBR(x, 6)
	}
}

// RecordString writes a record whose operands are ops and then the bytes of s.
func (w *Writer) RecordString(code uint64, ops []uint64, s string) {
	w.Emit(Unabbreviated, w.width)
	w.EmitVBR(code, 6)
	w.EmitVBR(uint64(len(ops)+len(s)), 6)
	for _, x := range ops {
		w.EmitVBR(x, 6)
	}
	for i := range len(s) {
		w.EmitVBR(uint64(s[i]), 6)
	}
}

// RecordAbbrev writes a record with an abbreviation of the current block. The
// code is the first element of ops; an array takes all elements that are left.
func (w *Writer) RecordAbbrev(id uint, ops []uint64) { w.abbreviated(id, ops, nil) }

// RecordBlob writes a record whose abbreviation ends in a blob.
func (w *Writer) RecordBlob(id uint, ops []uint64, blob []byte) { w.abbreviated(id, ops, blob) }

func (w *Writer) abbreviated(id uint, ops []uint64, blob []byte) {
	a := w.abbrevs[w.first+int(id)-firstOwnAbbrev]
	w.Emit(uint64(id), w.width)
	for i := 0; i < len(a); i++ {
		switch a[i].Kind {
		case Literal:
			ops = ops[1:]
		case Array:
			w.EmitVBR(uint64(len(ops)), 6)
			for _, x := range ops {
				w.operand(a[i+1], x)
			}
			return
		case Blob:
			w.EmitVBR(uint64(len(blob)), 6)
			w.Align()
			w.b = append(w.b, blob...)
			for len(w.b)&3 != w.base&3 {
				w.b = append(w.b, 0)
			}
			return
		default:
			w.operand(a[i], ops[0])
			ops = ops[1:]
		}
	}
}

func (w *Writer) operand(op AbbrevOp, x uint64) {
	switch op.Kind {
	case Fixed:
		if op.Data > 0 {
			w.Emit(x, uint(op.Data))
		}
	case VBR:
		w.EmitVBR(x, uint(op.Data))
	case Char6:
		w.Emit(char6(byte(x)), 6)
	}
}

// IsChar6 reports whether c can be an operand of kind Char6.
func IsChar6(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '_'
}

// char6 returns the six bits of a character for which IsChar6 holds.
func char6(c byte) uint64 {
	switch {
	case c >= 'a' && c <= 'z':
		return uint64(c - 'a')
	case c >= 'A' && c <= 'Z':
		return uint64(c-'A') + 26
	case c >= '0' && c <= '9':
		return uint64(c-'0') + 52
	case c == '.':
		return 62
	}
	return 63
}

// Signed returns x as it is written in operands that may be negative: the sign
// in the lowest bit. The least 64-bit integer is written as minus zero.
func Signed(x int64) uint64 {
	if x >= 0 {
		return uint64(x) << 1
	}
	return uint64(-x)<<1 | 1
}
