package fatbin

import (
	"encoding/binary"
	"math/bits"
)

// backward reads bits from the end of data, whose last byte ends with a 1.
type backward struct {
	data []byte
	left int // bits that are not read; negative if more were read than there are, as zeroes
}

func newBackward(data []byte) (backward, bool) {
	if len(data) == 0 || data[len(data)-1] == 0 {
		return backward{}, false
	}
	return backward{data, 8*len(data) - bits.LeadingZeros8(data[len(data)-1]) - 1}, true
}

// read returns the next n bits, at most 32.
func (r *backward) read(n int) int {
	r.left -= n
	return r.at(r.left, n)
}

// at returns n bits from bit pos on; those before the beginning are 0.
func (r *backward) at(pos, n int) int {
	shift := 0
	if pos < 0 {
		n += pos
		shift, pos = -pos, 0
		if n <= 0 || shift > 32 {
			return 0
		}
	}
	var b [8]byte
	copy(b[:], r.data[pos/8:])
	v := binary.LittleEndian.Uint64(b[:]) >> (pos % 8)
	return int(v&(1<<n-1)) << shift
}

// fseTable decodes a finite state entropy code.
type fseTable struct {
	log    int
	states []fseState
}

type fseState struct {
	symbol byte
	bits   byte
	next   uint16
}

// newFSE makes the table of a code with the probabilities norm; -1 is less than one.
func newFSE(norm []int, log int) *fseTable {
	size := 1 << log
	t := &fseTable{log, make([]fseState, size)}
	next := make([]int, len(norm))
	high := size
	for s, p := range norm {
		if p == -1 {
			high--
			t.states[high].symbol = byte(s)
			next[s] = 1
		}
	}
	pos, step := 0, size>>1+size>>3+3
	for s, p := range norm {
		if p <= 0 {
			continue
		}
		next[s] = p
		for range p {
			t.states[pos].symbol = byte(s)
			for pos = (pos + step) & (size - 1); pos >= high && high > 0; {
				pos = (pos + step) & (size - 1)
			}
		}
	}
	for i := range t.states {
		s := &t.states[i]
		n := next[s.symbol]
		next[s.symbol]++
		s.bits = byte(log - bits.Len(uint(n)) + 1)
		s.next = uint16(n<<s.bits - size)
	}
	return t
}

// readFSE reads the description of a code with at most count symbols and a log of at most most, and returns the rest of the data.
func readFSE(data []byte, count, most int) (*fseTable, []byte, bool) {
	pos := 0
	read := func(n int) int {
		var b [8]byte
		if pos/8 < len(data) {
			copy(b[:], data[pos/8:])
		}
		v := binary.LittleEndian.Uint64(b[:]) >> (pos % 8)
		pos += n
		return int(v & (1<<n - 1))
	}
	log := read(4) + 5
	if log > most {
		return nil, nil, false
	}
	var norm []int
	for left := 1 << log; left > 0; {
		n := bits.Len(uint(left + 1))
		v := read(n)
		low := 1<<(n-1) - 1
		threshold := 1<<n - 1 - (left + 1)
		if v&low < threshold {
			pos--
			v &= low
		} else if v > low {
			v -= threshold
		}
		p := v - 1
		left -= max(p, -p)
		norm = append(norm, p)
		for again := p == 0; again; {
			k := read(2)
			norm = append(norm, make([]int, k)...)
			again = k == 3
		}
		if left < 0 || len(norm) > count || pos > 8*len(data) {
			return nil, nil, false
		}
	}
	return newFSE(norm, log), data[(pos+7)/8:], true
}

// huffmanTable decodes a prefix code: an entry for each value of the next log bits.
type huffmanTable struct {
	log     int
	entries []huffmanEntry
}

type huffmanEntry struct{ symbol, bits byte }

// readHuffman reads the weights of a code, as they are or compressed, and returns the rest of the data.
func readHuffman(data []byte) (*huffmanTable, []byte, bool) {
	if len(data) == 0 {
		return nil, nil, false
	}
	head := int(data[0])
	data = data[1:]
	var weights []byte
	if head >= 128 {
		n := head - 127
		if (n+1)/2 > len(data) {
			return nil, nil, false
		}
		for i := range n {
			weights = append(weights, data[i/2]>>(4*(1-i%2))&15)
		}
		data = data[(n+1)/2:]
	} else {
		if head > len(data) {
			return nil, nil, false
		}
		var ok bool
		if weights, ok = readWeights(data[:head]); !ok {
			return nil, nil, false
		}
		data = data[head:]
	}
	t, ok := newHuffman(weights)
	return t, data, ok
}

// readWeights reads weights that two states of one code have compressed in turn.
func readWeights(data []byte) ([]byte, bool) {
	t, data, ok := readFSE(data, 256, 6)
	if !ok {
		return nil, false
	}
	r, ok := newBackward(data)
	if !ok {
		return nil, false
	}
	var weights []byte
	state := [2]int{r.read(t.log), r.read(t.log)}
	for i := 0; len(weights) < 255; i ^= 1 {
		s := t.states[state[i]]
		weights = append(weights, s.symbol)
		state[i] = int(s.next) + r.read(int(s.bits))
		if r.left < 0 {
			return append(weights, t.states[state[i^1]].symbol), true
		}
	}
	return nil, false
}

// newHuffman makes the table of a code. The last weight follows from the others.
func newHuffman(weights []byte) (*huffmanTable, bool) {
	sum := 0
	for _, w := range weights {
		if w > 12 {
			return nil, false
		}
		if w > 0 {
			sum += 1 << (w - 1)
		}
	}
	log := bits.Len(uint(sum))
	left := 1<<log - sum
	if sum == 0 || log > 12 || left&(left-1) != 0 || len(weights) > 255 {
		return nil, false
	}
	weights = append(weights, byte(bits.Len(uint(left))))
	t := &huffmanTable{log, make([]huffmanEntry, 0, 1<<log)}
	for w := byte(1); int(w) <= log; w++ {
		for s, x := range weights {
			if x == w {
				for range 1 << (w - 1) {
					t.entries = append(t.entries, huffmanEntry{byte(s), byte(log) + 1 - w})
				}
			}
		}
	}
	return t, len(t.entries) == 1<<log
}

// decode appends n symbols of a stream.
func (t *huffmanTable) decode(b, data []byte, n int) ([]byte, bool) {
	r, ok := newBackward(data)
	if !ok {
		return nil, false
	}
	for range n {
		e := t.entries[r.at(r.left-t.log, t.log)]
		r.left -= int(e.bits)
		b = append(b, e.symbol)
	}
	return b, r.left == 0
}

// decode4 decodes n symbols in four streams; the sizes of three come first.
func (t *huffmanTable) decode4(data []byte, n int) (b []byte, ok bool) {
	if len(data) < 6 {
		return nil, false
	}
	sizes, data := data[:6], data[6:]
	part := (n + 3) / 4
	for i := range 4 {
		size := len(data)
		if i < 3 {
			size = int(binary.LittleEndian.Uint16(sizes[2*i:]))
		} else {
			part = n - 3*part
		}
		if size > len(data) || part < 0 {
			return nil, false
		}
		if b, ok = t.decode(b, data[:size], part); !ok {
			return nil, false
		}
		data = data[size:]
	}
	return b, true
}
