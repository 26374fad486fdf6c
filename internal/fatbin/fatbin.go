package fatbin

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// Kind is the kind of an entry.
type Kind uint16

const (
	PTX   Kind = 1     // text
	ELF   Kind = 2     // a binary for one architecture
	Group Kind = 0x100 // several entries that are compressed together
)

// Flags of an entry.
const (
	Flag64Bit   = uint64(0x1)
	FlagDebug   = 0x2
	FlagLinux   = 0x10
	FlagLZ4     = 0x2000
	FlagZstd    = 0x8000
	FlagArchA   = 0x100000 // for the architecture-specific variant (sm_90a)
	FlagArchF   = 0x200000 // for the family-specific variant (sm_100f)
	magic       = 0xba55ed50
	wrapper     = 0x466243b1
	headerSize  = 16
	entrySize   = 64
	ptxEntry    = 72 // with the place of the options
	maxUnpacked = 1 << 30
)

// SuffixFlag returns the flag for the suffix of an architecture: 'a', 'f', or 0.
func SuffixFlag(suffix byte) uint64 {
	switch suffix {
	case 'a':
		return FlagArchA
	case 'f':
		return FlagArchF
	}
	return 0
}

// Suffix returns the suffix of the architecture of an entry, "" if there is none.
func (e *Entry) Suffix() string {
	switch {
	case e.Flags&FlagArchA != 0:
		return "a"
	case e.Flags&FlagArchF != 0:
		return "f"
	}
	return ""
}

// Entry is the code for one architecture.
type Entry struct {
	Kind         Kind
	Major, Minor int    // of the PTX version
	Arch         int    // number of the architecture: 80
	Flags        uint64 // Flag…; those of compression say how Data was stored
	Name         string // identifier, usually empty
	Data         []byte // the text or the binary, not compressed; a text has no NUL at its end
}

// ErrNotFatbin is the error for data that does not begin as a container does.
var ErrNotFatbin = errors.New("not a fat binary")

// Is reports whether data begins as a container does.
func Is(data []byte) bool { return len(data) >= 4 && binary.LittleEndian.Uint32(data) == magic }

// IsWrapper reports whether data is the structure in a host program that points to a container. It cannot be read without the
// program.
func IsWrapper(data []byte) bool {
	return len(data) >= 4 && binary.LittleEndian.Uint32(data) == wrapper
}

// Parse reads a container. The entries of a group, which are compressed together, are in the place of the group.
func Parse(data []byte) ([]Entry, error) {
	if !Is(data) {
		return nil, ErrNotFatbin
	}
	if len(data) < headerSize {
		return nil, errors.New("the fat binary is cut off")
	}
	head := uint64(binary.LittleEndian.Uint16(data[6:]))
	size := binary.LittleEndian.Uint64(data[8:])
	if head < headerSize || head > uint64(len(data)) || size > uint64(len(data))-head {
		return nil, errors.New("the fat binary is cut off")
	}
	data = data[head : head+size]
	var list []Entry
	for len(data) > 0 {
		if len(data) < entrySize {
			return nil, errors.New("an entry of the fat binary is cut off")
		}
		head, size := uint64(binary.LittleEndian.Uint32(data[4:])), binary.LittleEndian.Uint64(data[8:])
		if head < entrySize || head > uint64(len(data)) || size > uint64(len(data))-head {
			return nil, errors.New("an entry of the fat binary is cut off")
		}
		e, err := parseEntry(data[:head], data[head:head+size])
		members := []Entry{e}
		if err == nil && e.Kind == Group {
			members, err = parseGroup(data[:head], e.Data)
		}
		if err != nil {
			return nil, fmt.Errorf("entry %d of the fat binary: %w", len(list)+1, err)
		}
		list = append(list, members...)
		data = data[head+size:]
	}
	return list, nil
}

func parseEntry(head, payload []byte) (Entry, error) {
	e := parseHeader(head)
	return e, e.unpack(payload, uint64(binary.LittleEndian.Uint32(head[16:])), binary.LittleEndian.Uint64(head[56:]))
}

// parseHeader reads the header of an entry.
func parseHeader(head []byte) Entry {
	u16 := func(at int) int { return int(binary.LittleEndian.Uint16(head[at:])) }
	e := Entry{
		Kind: Kind(u16(0)), Minor: u16(24), Major: u16(26), Arch: int(binary.LittleEndian.Uint32(head[28:])),
		Flags: binary.LittleEndian.Uint64(head[40:]),
	}
	if at, n := uint64(binary.LittleEndian.Uint32(head[32:])), uint64(binary.LittleEndian.Uint32(head[36:])); n > 0 && at+n <= uint64(len(head)) {
		e.Name = string(bytes.TrimRight(head[at:at+n], "\x00"))
	}
	return e
}

// unpack sets the code of an entry from its payload.
func (e *Entry) unpack(payload []byte, packed, unpacked uint64) error {
	e.Data = payload
	if e.Flags&(FlagLZ4|FlagZstd) != 0 && packed != 0 {
		if packed > uint64(len(payload)) || unpacked > maxUnpacked {
			return errors.New("the sizes of the compressed code are wrong")
		}
		decompress := lz4
		if e.Flags&FlagZstd != 0 {
			decompress = zstd
		}
		var err error
		if e.Data, err = decompress(payload[:packed], int(unpacked)); err != nil {
			return err
		}
	}
	e.cutText()
	return nil
}

// cutText ends a text before its NUL.
func (e *Entry) cutText() {
	if i := bytes.IndexByte(e.Data, 0); e.Kind == PTX && i >= 0 {
		e.Data = e.Data[:i]
	}
}

// parseGroup reads the entries of a group: its header holds their headers, all of one size, with the place of their code in data.
func parseGroup(head, data []byte) ([]Entry, error) {
	const table = entrySize + 8
	if len(head) < table {
		return nil, errors.New("the group of entries is cut off")
	}
	count, size := uint64(binary.LittleEndian.Uint32(head[entrySize:])), uint64(binary.LittleEndian.Uint32(head[entrySize+4:]))
	if size < 8 || size > uint64(len(head)-entrySize) || count == 0 || (size-8)%count != 0 || (size-8)/count < entrySize {
		return nil, errors.New("the table of the group of entries is wrong")
	}
	each := (size - 8) / count
	var list []Entry
	for i := range count {
		h := head[table+i*each:][:each]
		at, n := uint64(binary.LittleEndian.Uint32(h[4:])), binary.LittleEndian.Uint64(h[8:])
		if at > uint64(len(data)) || n > uint64(len(data))-at {
			return nil, errors.New("the code of the group of entries is cut off")
		}
		e := parseHeader(h)
		e.Data = data[at : at+n]
		e.cutText()
		list = append(list, e)
	}
	return list, nil
}

// Append appends a container with entries, not compressed, to b.
func Append(b []byte, list ...Entry) []byte {
	start := len(b)
	b = binary.LittleEndian.AppendUint32(b, magic)
	b = binary.LittleEndian.AppendUint16(b, 1)
	b = binary.LittleEndian.AppendUint16(b, headerSize)
	b = binary.LittleEndian.AppendUint64(b, 0)
	for _, e := range list {
		head, end := entrySize, 0
		if e.Kind == PTX {
			head, end = ptxEntry, 1 // the NUL
		}
		name := 0
		if e.Name != "" {
			name = head
			head = (head + len(e.Name) + 1 + 7) &^ 7
		}
		size := (len(e.Data) + end + 7) &^ 7
		h := make([]byte, head)
		binary.LittleEndian.PutUint16(h, uint16(e.Kind))
		binary.LittleEndian.PutUint16(h[2:], 0x101)
		binary.LittleEndian.PutUint32(h[4:], uint32(head))
		binary.LittleEndian.PutUint64(h[8:], uint64(size))
		if e.Kind == PTX {
			binary.LittleEndian.PutUint32(h[20:], entrySize)
		}
		binary.LittleEndian.PutUint16(h[24:], uint16(e.Minor))
		binary.LittleEndian.PutUint16(h[26:], uint16(e.Major))
		binary.LittleEndian.PutUint32(h[28:], uint32(e.Arch))
		if name != 0 {
			binary.LittleEndian.PutUint32(h[32:], uint32(name))
			binary.LittleEndian.PutUint32(h[36:], uint32(len(e.Name)))
			copy(h[name:], e.Name)
		}
		binary.LittleEndian.PutUint64(h[40:], e.Flags&^(FlagLZ4|FlagZstd))
		b = append(append(b, h...), e.Data...)
		b = append(b, make([]byte, size-len(e.Data))...)
	}
	binary.LittleEndian.PutUint64(b[start+8:], uint64(len(b)-start-headerSize))
	return b
}

// Flat returns the entries, those of containers in ELF files in the place of the files: an ELF file with PTX stands
// for machine code where tools ask for it.
func Flat(list []Entry) []Entry {
	var flat []Entry
	for _, e := range list {
		if body, ok := FromELF(e.Data); ok && e.Kind == ELF {
			if inner, err := Parse(body); err == nil {
				flat = append(flat, inner...)
				continue
			}
		}
		flat = append(flat, e)
	}
	return flat
}

// Best returns the index of the PTX for the newest architecture that a device of number arch executes, with a suffix that fits, -1 if
// there is none. suffix is 0, 'f' or 'a'.
func Best(list []Entry, arch int, suffix byte) int {
	best := -1
	for i, e := range list {
		exact := e.Flags & (FlagArchA | FlagArchF)
		switch {
		case e.Kind != PTX || e.Arch > arch:
		case exact&FlagArchA != 0 && (e.Arch != arch || suffix != 'a'):
		case exact&FlagArchF != 0 && (e.Arch/10 != arch/10 || suffix == 0):
		case best < 0 || e.Arch > list[best].Arch || e.Arch == list[best].Arch && exact != 0:
			best = i
		}
	}
	return best
}
