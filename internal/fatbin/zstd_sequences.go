package fatbin

// A sequence is a number of literals, and a copy of earlier output. Its three numbers are codes with extra bits.

// codeTable gives the codes of one of the numbers their meaning.
type codeTable struct {
	base   []int
	bits   []byte
	log    int   // of the default probabilities
	normal []int // default probabilities
	most   int   // largest log
}

// codeTables are the tables in the order of a block: literal lengths, offsets, match lengths (RFC 8878, 3.1.1.3.2.1 and 3.1.1.3.2.2).
var codeTables = [3]codeTable{
	{
		base:   []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 40, 48, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536},
		bits:   []byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16},
		log:    6,
		normal: []int{4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1},
		most:   9,
	},
	{
		log:    5,
		normal: []int{1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1},
		most:   8,
	},
	{
		base: []int{
			3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
			35, 37, 39, 41, 43, 47, 51, 59, 67, 83, 99, 131, 259, 515, 1027, 2051, 4099, 8195, 16387, 32771, 65539,
		},
		bits: []byte{
			0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
			1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
		},
		log: 6,
		normal: []int{
			1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
			1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1,
		},
		most: 9,
	},
}

// The kinds of tables in the order of codeTables.
const (
	literalLength = iota
	offsetCode
	matchLength
	maxOffsetCode = 31
)

// value returns the number of a code; its extra bits come from r.
func (c *codeTable) value(code byte, r *backward) (int, bool) {
	if c.base == nil {
		if code > maxOffsetCode {
			return 0, false
		}
		return 1<<code + r.read(int(code)), true
	}
	if int(code) >= len(c.base) {
		return 0, false
	}
	return c.base[code] + r.read(int(c.bits[code])), true
}

// count reads the number of sequences.
func count(data []byte) (n int, rest []byte, ok bool) {
	switch {
	case len(data) > 0 && data[0] < 128:
		return int(data[0]), data[1:], true
	case len(data) > 1 && data[0] < 255:
		return int(data[0]-128)<<8 | int(data[1]), data[2:], true
	case len(data) > 2:
		return int(data[1]) + int(data[2])<<8 + 0x7f00, data[3:], true
	}
	return 0, nil, false
}

// sequences appends the output of a block.
func (f *zstdFrame) sequences(literals, data []byte) bool {
	n, data, ok := count(data)
	if !ok {
		return false
	}
	if n > 0 {
		if data, ok = f.readTables(data); !ok {
			return false
		}
		r, ok := newBackward(data)
		if !ok {
			return false
		}
		var state [3]int
		for i := range state {
			state[i] = r.read(f.tables[i].log)
		}
		for k := range n {
			if literals, ok = f.sequence(&r, &state, literals, k == n-1); !ok {
				return false
			}
		}
		if r.left != 0 {
			return false
		}
	}
	f.out = append(f.out, literals...)
	return true
}

// readTables reads the tables of a block: the default ones, one symbol, new ones, or those of the block before.
func (f *zstdFrame) readTables(data []byte) ([]byte, bool) {
	if len(data) == 0 {
		return nil, false
	}
	modes := data[0]
	data = data[1:]
	for i := range f.tables {
		c := &codeTables[i]
		switch modes >> (6 - 2*i) & 3 {
		case 0:
			f.tables[i] = newFSE(c.normal, c.log)
		case 1:
			if len(data) == 0 {
				return nil, false
			}
			f.tables[i] = &fseTable{0, []fseState{{symbol: data[0]}}}
			data = data[1:]
		case 2:
			most := len(c.base)
			if c.base == nil {
				most = maxOffsetCode + 1
			}
			var ok bool
			if f.tables[i], data, ok = readFSE(data, most, c.most); !ok {
				return nil, false
			}
		case 3:
			if f.tables[i] == nil {
				return nil, false
			}
		}
	}
	return data, true
}

// sequence carries out one sequence, and returns the literals that are left.
func (f *zstdFrame) sequence(r *backward, state *[3]int, literals []byte, last bool) ([]byte, bool) {
	var v [3]int
	for _, i := range [...]int{offsetCode, matchLength, literalLength} {
		var ok bool
		if v[i], ok = codeTables[i].value(f.tables[i].states[state[i]].symbol, r); !ok {
			return nil, false
		}
	}
	if !last {
		for _, i := range [...]int{literalLength, matchLength, offsetCode} {
			s := f.tables[i].states[state[i]]
			state[i] = int(s.next) + r.read(int(s.bits))
		}
	}
	n, length := v[literalLength], v[matchLength]
	if r.left < 0 || n > len(literals) || len(f.out)+n+length > f.limit {
		return nil, false
	}
	f.out = append(f.out, literals[:n]...)
	offset := f.offset(v[offsetCode], n == 0)
	if offset <= 0 || offset > len(f.out) {
		return nil, false
	}
	for range length {
		f.out = append(f.out, f.out[len(f.out)-offset])
	}
	return literals[n:], true
}

// offset returns the offset that a number stands for: one of the last three, or a new one.
func (f *zstdFrame) offset(v int, none bool) int {
	p := &f.repeated
	if v > 3 {
		p[0], p[1], p[2] = v-3, p[0], p[1]
		return p[0]
	}
	if none {
		v++
	}
	switch v {
	case 1:
		return p[0]
	case 2:
		p[0], p[1] = p[1], p[0]
	case 3:
		p[0], p[1], p[2] = p[2], p[0], p[1]
	default:
		p[0], p[1], p[2] = p[0]-1, p[0], p[1]
	}
	return p[0]
}
