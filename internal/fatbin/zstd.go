package fatbin

import (
	"encoding/binary"
	"errors"
)

// Decompression of Zstandard frames (RFC 8878), without dictionaries. zstd.go has frames and blocks, zstd_sequences.go the sequences of
// a block, zstd_entropy.go the two codes.

var errZstd = errors.New("the code compressed by zstd is damaged")

const (
	zstdMagic = 0xfd2fb528
	zstdBlock = 128 << 10 // bytes of a block at most, before and after decompression
)

// zstdFrame is the state of a frame.
type zstdFrame struct {
	out      []byte
	limit    int
	huffman  *huffmanTable
	tables   [3]*fseTable // of literal lengths, offsets and match lengths, for blocks that repeat them
	repeated [3]int       // the last offsets
}

// zstd decompresses a frame to n bytes.
func zstd(data []byte, n int) ([]byte, error) {
	data, ok := zstdHeader(data)
	if !ok {
		return nil, errZstd
	}
	f := zstdFrame{limit: n, repeated: [3]int{1, 4, 8}}
	for last := false; !last; {
		if len(data) < 3 {
			return nil, errZstd
		}
		head := int(data[0]) | int(data[1])<<8 | int(data[2])<<16
		last = head&1 != 0
		kind, size := head>>1&3, head>>3
		data = data[3:]
		stored := size
		if kind == 1 {
			stored = 1
		}
		if stored > len(data) || size > zstdBlock {
			return nil, errZstd
		}
		if !f.block(kind, data[:stored], size) || len(f.out) > n {
			return nil, errZstd
		}
		data = data[stored:]
	}
	if len(f.out) != n {
		return nil, errZstd
	}
	return f.out, nil
}

// zstdHeader skips the header of a frame.
func zstdHeader(data []byte) ([]byte, bool) {
	if len(data) < 5 || binary.LittleEndian.Uint32(data) != zstdMagic {
		return nil, false
	}
	d := data[4]
	single := d & 0x20 >> 5
	size := 5 + int(1-single) + [4]int{0, 1, 2, 4}[d&3] + [4]int{int(single), 2, 4, 8}[d>>6]
	if d&3 != 0 || size > len(data) {
		return nil, false
	}
	return data[size:], true
}

// block appends a block: bytes, one byte that is repeated, or compressed ones.
func (f *zstdFrame) block(kind int, data []byte, size int) bool {
	switch kind {
	case 0:
		f.out = append(f.out, data...)
	case 1:
		for range min(size, f.limit+1-len(f.out)) {
			f.out = append(f.out, data[0])
		}
	case 2:
		literals, rest, ok := f.literals(data)
		return ok && f.sequences(literals, rest)
	default:
		return false
	}
	return true
}

// literals reads the literals of a block, and returns the rest of it.
func (f *zstdFrame) literals(data []byte) (literals, rest []byte, ok bool) {
	if len(data) == 0 {
		return nil, nil, false
	}
	kind, format := data[0]&3, data[0]>>2&3
	if kind < 2 {
		return plainLiterals(data, kind == 1, format)
	}
	head, bits := 3, uint(10)
	if format >= 2 {
		head, bits = int(format)+2, 6+4*uint(format)
	}
	if len(data) < head {
		return nil, nil, false
	}
	var b [8]byte
	copy(b[:], data[:head])
	v := binary.LittleEndian.Uint64(b[:]) >> 4
	mask := uint64(1)<<bits - 1
	size, packed := int(v&mask), int(v>>bits&mask)
	data = data[head:]
	if packed > len(data) || size > zstdBlock {
		return nil, nil, false
	}
	rest, data = data[packed:], data[:packed]
	if kind == 2 {
		if f.huffman, data, ok = readHuffman(data); !ok {
			return nil, nil, false
		}
	}
	if f.huffman == nil {
		return nil, nil, false
	}
	if format == 0 {
		literals, ok = f.huffman.decode(nil, data, size)
		return literals, rest, ok
	}
	literals, ok = f.huffman.decode4(data, size)
	return literals, rest, ok
}

func plainLiterals(data []byte, repeated bool, format byte) (literals, rest []byte, ok bool) {
	head, size := 1, int(data[0]>>3)
	if format&1 != 0 {
		head = 2 + int(format>>1)
		if len(data) < head {
			return nil, nil, false
		}
		size = int(data[0]>>4) | int(data[1])<<4
		if head == 3 {
			size |= int(data[2]) << 12
		}
	}
	data = data[head:]
	if size > zstdBlock || repeated && len(data) == 0 || !repeated && len(data) < size {
		return nil, nil, false
	}
	if !repeated {
		return data[:size], data[size:], true
	}
	literals = make([]byte, size)
	for i := range literals {
		literals[i] = data[0]
	}
	return literals, data[1:], true
}
