package wire

import "encoding/binary"

// AppendList appends the written form of a list.
func AppendList(b []byte, list ...[]byte) []byte {
	b = binary.LittleEndian.AppendUint64(b, uint64(len(list)))
	for _, s := range list {
		b = append(binary.LittleEndian.AppendUint64(b, uint64(len(s))), s...)
	}
	return b
}

// ParseList reads a list. The strings share the memory of data; ok is false if data is not exactly one list.
func ParseList(data []byte) (list [][]byte, ok bool) {
	number := func() (uint64, bool) {
		if len(data) < 8 {
			return 0, false
		}
		n := binary.LittleEndian.Uint64(data)
		data = data[8:]
		return n, true
	}
	n, ok := number()
	if !ok || n > uint64(len(data)/8) {
		return nil, false
	}
	list = make([][]byte, n)
	for i := range list {
		size, ok := number()
		if !ok || size > uint64(len(data)) {
			return nil, false
		}
		list[i], data = data[:size:size], data[size:]
	}
	return list, len(data) == 0
}

// texts returns byte strings as strings.
func texts(list [][]byte) []string {
	s := make([]string, len(list))
	for i := range list {
		s[i] = string(list[i])
	}
	return s
}
