package lto

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"strings"
)

// Layout of a container; numbers are little-endian.
const (
	magic      = "\xed\x43\x4e\x7f" // as NVIDIA's
	mark       = "gonvvm\x00\x00"   // ours
	version    = 1
	headerSize = len(magic) + len(mark) + 4 + 4 + 4 + 8 // version, CRC-32, length of the options, length of the bitcode
)

// Container is a module between the steps of link-time optimization.
type Container struct {
	Options []string // of the first step: "arch=compute_80", "ftz=1"; in the order of their names, without NUL bytes
	Bitcode []byte
}

// Errors of Decode.
var (
	ErrForeign = errors.New("the container is NVIDIA's: its contents are private to the release of CUDA that wrote it")
	ErrDamaged = errors.New("the container is damaged or cut off")
	ErrVersion = errors.New("a newer release of gonvvm wrote the container")
)

// Is reports whether data starts as a container does, NVIDIA's included.
func Is(data []byte) bool { return len(data) >= len(magic) && string(data[:len(magic)]) == magic }

// Append appends the container in its written form to b.
func (c *Container) Append(b []byte) []byte {
	options := strings.Join(c.Options, "\x00")
	start := len(b)
	b = append(b, magic+mark...)
	b = binary.LittleEndian.AppendUint32(b, version)
	sum := len(b)
	b = binary.LittleEndian.AppendUint32(b, 0)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(options)))
	b = binary.LittleEndian.AppendUint64(b, uint64(len(c.Bitcode)))
	b = append(append(b, options...), c.Bitcode...)
	binary.LittleEndian.PutUint32(b[sum:], crc32.ChecksumIEEE(b[start+headerSize:]))
	return b
}

// Decode reads a container. Bitcode shares the memory of data. Bytes after the end of the container are zeros, which clients may
// leave there.
func Decode(data []byte) (*Container, error) {
	head := magic + mark
	switch {
	case !Is(data):
		return nil, ErrDamaged
	case len(data) < len(head) || string(data[:len(head)]) != head:
		return nil, ErrForeign
	case len(data) < headerSize:
		return nil, ErrDamaged
	}
	word := data[len(head):]
	switch v := binary.LittleEndian.Uint32(word); {
	case v > version:
		return nil, ErrVersion
	case v != version:
		return nil, ErrDamaged
	}
	body := data[headerSize:]
	n, m := uint64(binary.LittleEndian.Uint32(word[8:])), binary.LittleEndian.Uint64(word[12:])
	if n > uint64(len(body)) || m > uint64(len(body))-n {
		return nil, ErrDamaged
	}
	for _, c := range body[n+m:] {
		if c != 0 {
			return nil, ErrDamaged
		}
	}
	body = body[:n+m]
	if crc32.ChecksumIEEE(body) != binary.LittleEndian.Uint32(word[4:]) {
		return nil, ErrDamaged
	}
	c := &Container{Bitcode: body[n:]}
	if n > 0 {
		c.Options = strings.Split(string(body[:n]), "\x00")
	}
	return c, nil
}

// Option returns the value of an option of the first step.
func (c *Container) Option(name string) (value string, ok bool) {
	for _, o := range c.Options {
		if key, v, _ := strings.Cut(o, "="); key == name {
			return v, true
		}
	}
	return "", false
}
