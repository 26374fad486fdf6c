package emu

import (
	"encoding/binary"
	"fmt"
	"strings"
)

const npyMagic = "\x93NUMPY"

// Decode returns the numbers of a file as little-endian bytes: a file in
// NumPy's format (.npy), whose type must be t, or the bytes as they are.
func Decode(data []byte, t Type) ([]byte, error) {
	if !strings.HasPrefix(string(data[:min(len(data), 6)]), npyMagic) {
		if len(data)%t.Size() != 0 {
			return nil, fmt.Errorf("%d bytes are not a whole number of %s", len(data), t)
		}
		return data, nil
	}
	if len(data) < 12 {
		return nil, fmt.Errorf("the file is cut off")
	}
	n, at := int(binary.LittleEndian.Uint16(data[8:])), 10
	if data[6] >= 2 {
		n, at = int(binary.LittleEndian.Uint32(data[8:])), 12
	}
	if n < 0 || at+n > len(data) {
		return nil, fmt.Errorf("the file is cut off")
	}
	header, body := string(data[at:at+n]), data[at+n:]
	descr := npyField(header, "descr")
	if strings.Contains(npyField(header, "fortran_order"), "True") {
		return nil, fmt.Errorf("the array is in Fortran order")
	}
	want := npyType(t)
	if descr != want && !(len(descr) == 3 && descr[0] == '|' && want[1:] == descr[1:]) {
		return nil, fmt.Errorf("the array has elements of type %q, not %s (%q)", descr, t, want)
	}
	if len(body)%t.Size() != 0 {
		return nil, fmt.Errorf("the file is cut off")
	}
	return body, nil
}

// npyType is NumPy's name of a type. There is none for bf16, whose bits are
// taken as u16.
func npyType(t Type) string {
	c := byte('u')
	switch {
	case t == "bf16":
	case t.Float():
		c = 'f'
	case t.signed():
		c = 'i'
	}
	return fmt.Sprintf("<%c%d", c, t.Size())
}

// npyField returns the value of a key in a header such as
// {'descr': '<f4', 'fortran_order': False, 'shape': (3,), }.
func npyField(header, key string) string {
	_, rest, ok := strings.Cut(header, "'"+key+"'")
	if !ok {
		return ""
	}
	rest = strings.TrimLeft(rest, " :")
	if v, ok := strings.CutPrefix(rest, "'"); ok {
		v, _, _ = strings.Cut(v, "'")
		return v
	}
	rest, _, _ = strings.Cut(rest, ",")
	return strings.TrimSpace(rest)
}

// EncodeNpy returns a file in NumPy's format with a one-dimensional array.
func EncodeNpy(data []byte, t Type) []byte {
	h := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d,), }", npyType(t), len(data)/t.Size())
	for (10+len(h)+1)%64 != 0 {
		h += " "
	}
	h += "\n"
	b := append([]byte(npyMagic), 1, 0)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(h)))
	b = append(b, h...)
	return append(b, data...)
}
