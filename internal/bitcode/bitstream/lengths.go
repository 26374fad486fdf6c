package bitstream

// Lengths reads the numbers of six-bit chunks in a blob.
type Lengths struct{ r Reader }

// NewLengths returns a reader of the numbers in data.
func NewLengths(data []byte) Lengths {
	return Lengths{Reader{data: data, end: uint64(len(data)) * 8}}
}

// Next returns the next number; ok is false after the end.
func (l *Lengths) Next() (n uint64, ok bool) {
	n = l.r.vbr(6)
	return n, l.r.err == nil
}
