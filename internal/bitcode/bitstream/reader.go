package bitstream

import "encoding/binary"

// Entry is the kind of entry that Next finds.
type Entry uint8

// Entries of a stream.
const (
	AtStreamEnd Entry = iota // no more bits; at the top level only
	AtError                  // see Reader.Err
	AtBlockEnd
	AtBlock  // Reader.Block is its id; Enter or Skip follows
	AtRecord // Reader.Code, Ops, Blob
)

// blockInfoID is the block that defines abbreviations for other blocks.
const blockInfoID = 0

const (
	topWidth    = 2 // bits of an abbreviation id outside of blocks
	firstAbbrev = 4 // id of the first abbreviation that a block defines
)

// Error is an error in a stream, with its position.
type Error struct {
	Bit uint64 // offset from the beginning of the stream
	Msg string
}

func (e *Error) Error() string { return e.Msg }

// Reader is a position in a bit stream. The zero value is not ready; see NewReader.
type Reader struct {
	data []byte
	pos  uint64 // in bits
	end  uint64

	width   uint     // bits of an abbreviation id
	abbrevs []abbrev // of the current block
	stack   []frame
	info    []blockInfo

	Block uint32   // id of the block at AtBlock
	Code  uint32   // of a record
	Ops   []uint64 // of a record, valid until the next one
	Blob  []byte   // of a record, part of the data
	Start uint64   // bit at which the last entry begins

	err *Error
}

// frame is the state of an enclosing block.
type frame struct {
	width   uint
	abbrevs []abbrev
	end     uint64 // of the block inside
}

// blockInfo is the abbreviations that every block with an id has.
type blockInfo struct {
	id      uint32
	abbrevs []abbrev
}

// NewReader returns a reader of the stream in data, which begins with a magic number.
func NewReader(data []byte) *Reader {
	r := &Reader{data: data, end: uint64(len(data)) * 8, width: topWidth}
	r.pos = min(32, r.end)
	return r
}

// Fork returns a reader of the same stream that knows the abbreviations for blocks read so far. It is outside of all
// blocks.
func (r *Reader) Fork() *Reader {
	return &Reader{data: r.data, pos: r.pos, end: r.end, width: topWidth, info: r.info}
}

// Err returns the error after AtError.
func (r *Reader) Err() *Error { return r.err }

// Pos returns the position in bits.
func (r *Reader) Pos() uint64 { return r.pos }

// Left returns the number of bits that have not been read.
func (r *Reader) Left() uint64 { return r.end - r.pos }

// Seek moves to a bit of the stream; the blocks that surround it are the caller's.
func (r *Reader) Seek(bit uint64) { r.pos = min(bit, r.end) }

// Depth returns the number of blocks that surround the position.
func (r *Reader) Depth() int { return len(r.stack) }

func (r *Reader) fail(msg string) Entry {
	if r.err == nil {
		r.err = &Error{r.Start, msg}
	}
	return AtError
}

// fixed reads n bits, at most 32. Behind the end it reads zeros and sets the error.
func (r *Reader) fixed(n uint) uint64 {
	p := r.pos
	if i := p >> 3; i+8 <= uint64(len(r.data)) {
		r.pos = p + uint64(n)
		return binary.LittleEndian.Uint64(r.data[i:]) >> (p & 7) & (1<<n - 1)
	}
	return r.fixedAtEnd(n)
}

func (r *Reader) fixedAtEnd(n uint) uint64 {
	if r.end-r.pos < uint64(n) {
		r.pos = r.end
		r.fail("the stream ends too early")
		return 0
	}
	var b [8]byte
	copy(b[:], r.data[r.pos>>3:])
	x := binary.LittleEndian.Uint64(b[:]) >> (r.pos & 7) & (1<<n - 1)
	r.pos += uint64(n)
	return x
}

// fixed64 reads n bits, at most 64.
func (r *Reader) fixed64(n uint) uint64 {
	if n <= 32 {
		return r.fixed(n)
	}
	lo := r.fixed(32)
	return lo | r.fixed(n-32)<<32
}

// window is the number of bits that one load gives at any position in a byte.
const window = 57

// vbr reads a number in chunks of n bits, at most 32, whose highest bit marks a further chunk.
func (r *Reader) vbr(n uint) uint64 {
	i := r.pos >> 3
	if i+8 > uint64(len(r.data)) {
		return r.longVBR(n)
	}
	w := binary.LittleEndian.Uint64(r.data[i:]) >> (r.pos & 7)
	more := uint64(1) << (n - 1)
	x := w & (more<<1 - 1)
	if x&more == 0 {
		r.pos += uint64(n)
		return x
	}
	x &= more - 1
	for shift, used := n-1, n; used+n <= window; shift += n - 1 {
		c := w >> used
		used += n
		x |= (c & (more - 1)) << shift
		if c&more == 0 {
			r.pos += uint64(used)
			return x
		}
	}
	return r.longVBR(n)
}

// longVBR is vbr chunk by chunk: near the end of the data and for long numbers.
func (r *Reader) longVBR(n uint) uint64 {
	x := r.fixed(n)
	more := uint64(1) << (n - 1)
	if x&more == 0 {
		return x
	}
	x &= more - 1
	for shift := n - 1; ; shift += n - 1 {
		c := r.fixed(n)
		if shift >= 64 {
			if c != 0 || n == 1 {
				r.fail("a number of more than 64 bits")
				return 0
			}
			return x
		}
		x |= (c & (more - 1)) << shift
		if c&more == 0 {
			return x
		}
	}
}

// align moves to the next multiple of 32 bits.
func (r *Reader) align() {
	r.pos = (r.pos + 31) &^ 31
	if r.pos > r.end {
		r.pos = r.end
		r.fail("the stream ends too early")
	}
}

// Next reads the next entry. A record that defines an abbreviation is none.
func (r *Reader) Next() Entry {
	for {
		r.Start = r.pos
		if len(r.stack) == 0 && r.end-r.pos < 8 {
			return AtStreamEnd
		}
		var e Entry
		switch id := r.fixed(r.width); id {
		case EndBlock:
			e = r.leave()
		case EnterSubblock:
			r.Block = uint32(r.vbr(8))
			e = AtBlock
		case DefineAbbrev:
			a, ok := r.defineAbbrev()
			if !ok {
				return AtError
			}
			r.abbrevs = append(r.abbrevs, a)
			continue
		case Unabbreviated:
			e = r.unabbreviated()
		default:
			if id-firstAbbrev >= uint64(len(r.abbrevs)) {
				return r.fail("an abbreviation that is not defined")
			}
			e = r.abbreviated(&r.abbrevs[id-firstAbbrev])
		}
		if r.err != nil {
			return AtError
		}
		return e
	}
}

// leave ends the current block.
func (r *Reader) leave() Entry {
	if len(r.stack) == 0 {
		return r.fail("the end of a block outside of blocks")
	}
	r.align()
	s := &r.stack[len(r.stack)-1]
	r.width, r.abbrevs = s.width, s.abbrevs
	r.stack = r.stack[:len(r.stack)-1]
	return AtBlockEnd
}

// header reads the header of a block after its id: the width of its abbreviation ids and its length in bits.
func (r *Reader) header() (width uint, length uint64) {
	w := r.vbr(4)
	r.align()
	length = r.fixed(32) * 32
	if r.err == nil && (w < 2 || w > 32) {
		r.fail("a block with impossible abbreviation ids")
	}
	if length > r.end-r.pos {
		r.fail("a block that is longer than the file")
	}
	return uint(w), length
}

// Skip passes over the block that Next found.
func (r *Reader) Skip() bool {
	_, n := r.header()
	if r.err != nil {
		return false
	}
	r.pos += n
	return true
}

// maxDepth bounds the nesting of blocks.
const maxDepth = 64

// Enter enters the block that Next found. The abbreviations of a block info block are read at once: its only entry is
// AtBlockEnd.
func (r *Reader) Enter() bool {
	if len(r.stack) == maxDepth {
		r.fail("blocks are nested too deeply")
		return false
	}
	id := r.Block
	w, n := r.header()
	if r.err != nil {
		return false
	}
	r.stack = append(r.stack, frame{r.width, r.abbrevs, r.pos + n})
	r.width, r.abbrevs = w, nil
	for i := range r.info {
		if r.info[i].id == id {
			a := r.info[i].abbrevs
			r.abbrevs = a[:len(a):len(a)] // appending copies
		}
	}
	return true
}

// ReadBlockInfo reads the block info block that Next found.
func (r *Reader) ReadBlockInfo() bool {
	if !r.Enter() {
		return false
	}
	r.abbrevs = nil
	at := -1
	for {
		r.Start = r.pos
		switch id := r.fixed(r.width); id {
		case EndBlock:
			r.leave()
			return r.err == nil
		case EnterSubblock:
			r.Block = uint32(r.vbr(8))
			if r.err != nil || !r.Skip() {
				return false
			}
		case DefineAbbrev:
			a, ok := r.defineAbbrev()
			if !ok {
				return false
			}
			if at < 0 {
				r.fail("an abbreviation for no block")
				return false
			}
			r.info[at].abbrevs = append(r.info[at].abbrevs, a)
		case Unabbreviated:
			r.unabbreviated()
			if r.err != nil {
				return false
			}
			if r.Code == 1 && len(r.Ops) > 0 { // SETBID
				at = r.infoOf(uint32(r.Ops[0]))
			}
		default:
			r.fail("an abbreviated record in the block info")
			return false
		}
		if r.err != nil {
			return false
		}
	}
}

func (r *Reader) infoOf(id uint32) int {
	for i := range r.info {
		if r.info[i].id == id {
			return i
		}
	}
	r.info = append(r.info, blockInfo{id: id})
	return len(r.info) - 1
}

// IsBlockInfo reports whether the block that Next found defines abbreviations.
func (r *Reader) IsBlockInfo() bool { return r.Block == blockInfoID }

// BlockEnd returns the bit at which the current block ends, from its header.
func (r *Reader) BlockEnd() uint64 {
	if len(r.stack) == 0 {
		return r.end
	}
	return r.stack[len(r.stack)-1].end
}
