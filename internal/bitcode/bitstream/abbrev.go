package bitstream

import "encoding/binary"

// encoding is how an operand is written.
type encoding uint8

const (
	encLiteral encoding = iota // the value is in the abbreviation
	encFixed                   // value bits
	encVBR                     // chunks of value bits
	encArray                   // a length, then operands of the next encoding
	encChar6                   // six bits for a letter, digit, '.' or '_'
	encBlob                    // a length, then bytes
)

// operand is one operand of an abbreviation.
type operand struct {
	enc   encoding
	value uint64
}

// abbrev is an abbreviation: the operands, the first of them the record's code.
type abbrev struct{ ops []operand }

// maxWidth bounds the bits of an operand.
const maxWidth = 64

// defineAbbrev reads the definition of an abbreviation.
func (r *Reader) defineAbbrev() (a abbrev, ok bool) {
	n := r.vbr(5)
	if r.err == nil && n > r.Left()/4+1 { // an operand takes at least four bits
		r.fail("an abbreviation that is longer than the file")
	}
	if r.err != nil {
		return a, false
	}
	a.ops = make([]operand, 0, n)
	for range n {
		var o operand
		if r.fixed(1) != 0 {
			o.value = r.vbr(8)
		} else {
			o.enc = encoding(r.fixed(3))
			switch o.enc {
			case encFixed, encVBR:
				o.value = r.vbr(5)
				if o.value > maxWidth || o.value == 1 && o.enc == encVBR {
					r.fail("an operand of an impossible width")
				}
				if o.value == 0 { // no bits: always zero
					o.enc = encLiteral
				}
			case encArray, encChar6, encBlob:
			default:
				r.fail("an operand of an unknown encoding")
			}
		}
		if r.err != nil {
			return a, false
		}
		a.ops = append(a.ops, o)
	}
	if !a.valid() {
		r.fail("an abbreviation that cannot be")
		return a, false
	}
	return a, true
}

// valid reports whether an array has a simple element after it and nothing else, and a blob is at the end.
func (a *abbrev) valid() bool {
	n := len(a.ops)
	for i, o := range a.ops {
		switch o.enc {
		case encArray:
			if i == 0 || i != n-2 {
				return false
			}
			if e := a.ops[n-1].enc; e == encArray || e == encBlob {
				return false
			}
		case encBlob:
			if i == 0 || i != n-1 {
				return false
			}
		}
	}
	return n > 0
}

// alphabet is the alphabet of encChar6.
const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"

// scalar reads an operand that is neither array nor blob.
func (r *Reader) scalar(o *operand) uint64 {
	switch o.enc {
	case encFixed:
		return r.fixed64(uint(o.value))
	case encVBR:
		return r.vbrN(uint(o.value))
	case encChar6:
		return uint64(alphabet[r.fixed(6)])
	}
	return o.value
}

// vbrN reads a number in chunks of up to 64 bits.
func (r *Reader) vbrN(n uint) uint64 {
	if n <= 32 {
		return r.vbr(n)
	}
	x := r.fixed64(n)
	if x>>(n-1)&1 != 0 {
		r.fail("a number of more than 64 bits")
	}
	return x
}

// unabbreviated reads a record that is written as numbers of six-bit chunks.
func (r *Reader) unabbreviated() Entry {
	r.Code = uint32(r.vbr(6))
	n := r.vbr(6)
	if r.err == nil && n > r.Left()/6 {
		r.fail("a record that is longer than the file")
	}
	if r.err != nil {
		return AtError
	}
	r.Blob = nil
	ops := r.ops(n)
	for i := range ops {
		ops[i] = r.vbr(6)
	}
	return AtRecord
}

// ops returns room for n operands, which becomes Ops.
func (r *Reader) ops(n uint64) []uint64 {
	if uint64(cap(r.Ops)) < n {
		r.Ops = make([]uint64, n, max(64, n+n/4))
	}
	r.Ops = r.Ops[:n]
	return r.Ops
}

// abbreviated reads a record by its abbreviation.
func (r *Reader) abbreviated(a *abbrev) Entry {
	r.Code = uint32(r.scalar(&a.ops[0]))
	r.Blob = nil
	r.Ops = r.Ops[:0]
	for i := 1; i < len(a.ops); i++ {
		switch o := &a.ops[i]; o.enc {
		case encArray:
			r.array(&a.ops[i+1])
			i++
		case encBlob:
			r.blob()
		default:
			r.Ops = append(r.Ops, r.scalar(o))
		}
	}
	return AtRecord
}

// array reads a length and that many operands.
func (r *Reader) array(e *operand) {
	n := r.vbr(6)
	width := uint64(6)
	switch e.enc {
	case encFixed, encVBR:
		width = e.value
	case encLiteral:
		width = 1 // not even that; but no file has arrays of nothing longer than itself
	}
	if r.err == nil && n > r.Left()/width {
		r.fail("an array that is longer than the file")
	}
	if r.err != nil {
		return
	}
	k := len(r.Ops)
	if need := k + int(n); need > cap(r.Ops) {
		ops := make([]uint64, k, max(64, need+need/4))
		copy(ops, r.Ops)
		r.Ops = ops
	}
	r.Ops = r.Ops[:k+int(n)]
	ops := r.Ops[k:]
	switch {
	case e.enc == encChar6:
		r.fixedRun(ops, 6)
		for i, x := range ops {
			ops[i] = uint64(alphabet[x])
		}
	case e.enc == encFixed && e.value <= 32:
		r.fixedRun(ops, uint(e.value))
	default:
		for i := range ops {
			ops[i] = r.scalar(e)
		}
	}
}

// fixedRun reads numbers of n bits, several from each load.
func (r *Reader) fixedRun(ops []uint64, n uint) {
	per := int(window / n)
	for len(ops) >= per {
		i := r.pos >> 3
		if i+8 > uint64(len(r.data)) {
			break
		}
		w := binary.LittleEndian.Uint64(r.data[i:]) >> (r.pos & 7)
		for k := range ops[:per] {
			ops[k] = w & (1<<n - 1)
			w >>= n
		}
		ops = ops[per:]
		r.pos += uint64(per) * uint64(n)
	}
	for k := range ops {
		ops[k] = r.fixed(n)
	}
}

// blob reads a length and that many bytes at a multiple of 32 bits.
func (r *Reader) blob() {
	n := r.vbr(6)
	r.align()
	if r.err == nil && n > r.Left()/8 {
		r.fail("a blob that is longer than the file")
	}
	if r.err != nil {
		return
	}
	from := r.pos / 8
	r.Blob = r.data[from : from+n : from+n]
	r.pos += n * 8
	r.align()
}
