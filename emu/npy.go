package emu

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
)

const npyMagic = "\x93NUMPY"

// Decode returns the numbers of a file as little-endian bytes: a file in
// NumPy's format (.npy), whose type must be t, or the bytes as they are.
func Decode(data []byte, t Type) ([]byte, error) {
	if !isNpy(data) {
		if len(data)%t.Size() != 0 {
			return nil, fmt.Errorf("%d bytes are not a whole number of %s", len(data), t)
		}
		return data, nil
	}
	header, body, err := splitNpy(data)
	if err != nil {
		return nil, err
	}
	descr := npyField(header, "descr")
	want := npyType(t)
	if descr != want && !(len(descr) == 3 && descr[0] == '|' && want[1:] == descr[1:]) {
		return nil, fmt.Errorf("the array has elements of type %q, not %s (%q)", descr, t, want)
	}
	if len(body)%t.Size() != 0 {
		return nil, errCutOff
	}
	return body, nil
}

// NpyType returns the type of the elements of a file in NumPy's format. Truth values are u8.
func NpyType(data []byte) (Type, error) {
	if !isNpy(data) {
		return "", errors.New("the file is not in NumPy's format, so its type and size are needed: TYPE[COUNT]=@FILE")
	}
	header, _, err := splitNpy(data)
	if err != nil {
		return "", err
	}
	descr := npyField(header, "descr")
	if descr == "|b1" {
		return "u8", nil
	}
	for _, t := range []Type{"i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f16", "f32", "f64"} {
		if want := npyType(t); descr == want || t.Size() == 1 && descr == "|"+want[1:] {
			return t, nil
		}
	}
	return "", fmt.Errorf("the array has elements of type %q, which kernels have no type for", descr)
}

var errCutOff = errors.New("the file is cut off")

func isNpy(data []byte) bool { return strings.HasPrefix(string(data[:min(len(data), 6)]), npyMagic) }

// splitNpy returns the header and the elements of a file in NumPy's format.
func splitNpy(data []byte) (header string, body []byte, err error) {
	if len(data) < 12 {
		return "", nil, errCutOff
	}
	n, at := int(binary.LittleEndian.Uint16(data[8:])), 10
	if data[6] >= 2 {
		n, at = int(binary.LittleEndian.Uint32(data[8:])), 12
	}
	if n < 0 || at+n > len(data) {
		return "", nil, errCutOff
	}
	header, body = string(data[at:at+n]), data[at+n:]
	if strings.Contains(npyField(header, "fortran_order"), "True") {
		return "", nil, errors.New("the array is in Fortran order")
	}
	return header, body, nil
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
