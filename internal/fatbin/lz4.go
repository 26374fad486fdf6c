package fatbin

import "errors"

var errLZ4 = errors.New("the compressed code is damaged")

// lz4 decompresses one block of LZ4 to size bytes: sequences of literals and of copies from the output so far.
func lz4(src []byte, size int) ([]byte, error) {
	dst := make([]byte, 0, min(size, 64*len(src)+64))
	i := 0
	length := func(n int) (int, bool) { // of a field that 15 continues
		if n < 15 {
			return n, true
		}
		for i < len(src) {
			c := src[i]
			i++
			if n += int(c); n > size {
				return 0, false
			}
			if c != 255 {
				return n, true
			}
		}
		return 0, false
	}
	for i < len(src) {
		token := src[i]
		i++
		n, ok := length(int(token >> 4))
		if !ok || n > len(src)-i || n > size-len(dst) {
			return nil, errLZ4
		}
		dst = append(dst, src[i:i+n]...)
		if i += n; i == len(src) {
			break // the last sequence has no copy
		}
		if len(src)-i < 2 {
			return nil, errLZ4
		}
		offset := int(src[i]) | int(src[i+1])<<8
		i += 2
		n, ok = length(int(token & 15))
		n += 4
		if !ok || offset == 0 || offset > len(dst) || n > size-len(dst) {
			return nil, errLZ4
		}
		for range n { // source and destination may overlap
			dst = append(dst, dst[len(dst)-offset])
		}
	}
	if len(dst) != size {
		return nil, errLZ4
	}
	return dst, nil
}
