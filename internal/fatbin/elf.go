package fatbin

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"strconv"
	"strings"
)

// section is the section of ELF files in which compilers put containers, relocatable that for code which is linked later.
const (
	section     = ".nv_fatbin"
	relocatable = "__nv_relfatbin"
)

// machine is the number of CUDA in ELF files.
const machine = 190

// IsELF reports whether data begins as an ELF file does.
func IsELF(data []byte) bool { return bytes.HasPrefix(data, []byte(elf.ELFMAG)) }

// AppendELF appends an ELF file whose only contents is a container with entries. It stands where tools expect a cubin.
func AppendELF(b []byte, list ...Entry) []byte { return appendELF(b, elf.ET_EXEC, list) }

// AppendObject is AppendELF for code that is linked later (ptxas -c).
func AppendObject(b []byte, list ...Entry) []byte { return appendELF(b, elf.ET_REL, list) }

func appendELF(b []byte, kind elf.Type, list []Entry) []byte {
	names := "\x00" + section + "\x00.shstrtab\x00"
	body := Append(nil, list...)
	const head = 64
	at := head + uint64(len(body))
	table := (at + uint64(len(names)) + 7) &^ 7
	h := elf.Header64{
		Ident: [elf.EI_NIDENT]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(kind), Machine: machine, Version: uint32(elf.EV_CURRENT), Shoff: table, Ehsize: head, Shentsize: 64, Shnum: 3, Shstrndx: 2,
	}
	if len(list) > 0 {
		h.Flags = uint32(list[0].Arch) | uint32(list[0].Arch)<<16
	}
	sections := []elf.Section64{
		{},
		{Name: 1, Type: uint32(elf.SHT_PROGBITS), Off: head, Size: uint64(len(body)), Addralign: 8},
		{Name: uint32(len(section)) + 2, Type: uint32(elf.SHT_STRTAB), Off: at, Size: uint64(len(names)), Addralign: 1},
	}
	var out bytes.Buffer
	_ = binary.Write(&out, binary.LittleEndian, &h) // memory has room
	out.Write(body)
	out.WriteString(names)
	out.Write(make([]byte, table-at-uint64(len(names))))
	_ = binary.Write(&out, binary.LittleEndian, sections)
	return append(b, out.Bytes()...)
}

// FromELF returns the container in an ELF file, the first one if there are several; false if there is none.
func FromELF(data []byte) ([]byte, bool) {
	for _, b := range bodies(data) {
		return b.data, true
	}
	return nil, false
}

// body is a container in a file.
type body struct {
	at   int // where it begins
	data []byte
}

// bodies finds the containers in a file: one, or those in the sections of an ELF file, where they follow each other with padding.
func bodies(data []byte) (list []body) {
	if Is(data) {
		return follow(nil, data, 0)
	}
	if !IsELF(data) {
		return nil
	}
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	for _, s := range f.Sections {
		if s.Name == section || s.Name == relocatable {
			if end := s.Offset + s.Size; s.Type != elf.SHT_NOBITS && end >= s.Offset && end <= uint64(len(data)) {
				list = follow(list, data[s.Offset:end], int(s.Offset))
			}
		}
	}
	return list
}

// follow appends the containers in data, which is at a place in its file.
func follow(list []body, data []byte, at int) []body {
	for len(data) >= headerSize {
		n := headerSize + binary.LittleEndian.Uint64(data[8:])
		switch {
		case !Is(data):
			n = 8 // padding
		case n < headerSize || n > uint64(len(data)):
			return list
		default:
			list = append(list, body{at, data[:n]})
			n = (n + 7) &^ 7
		}
		n = min(n, uint64(len(data)))
		data, at = data[n:], at+int(n)
	}
	return list
}

// Containers reads all containers of a fat binary, an object file, a library of object files, or a program.
func Containers(data []byte) (list [][]Entry, err error) {
	for _, file := range members(data) {
		for _, b := range bodies(data[file.at:][:file.size]) {
			entries, err := Parse(b.data)
			if err != nil {
				return nil, err
			}
			list = append(list, entries)
		}
	}
	return list, nil
}

// Prune removes the entries that keep refuses from all containers of a file. The containers stay where they are, so that pointers to
// them hold, with zeros after them.
func Prune(data []byte, keep func(*Entry) bool) ([]byte, error) {
	data = bytes.Clone(data)
	for _, file := range members(data) {
		for _, b := range bodies(data[file.at:][:file.size]) {
			entries, err := Parse(b.data)
			if err != nil {
				return nil, err
			}
			var left []Entry
			for i := range entries {
				if keep(&entries[i]) {
					left = append(left, entries[i])
				}
			}
			if len(left) == len(entries) {
				continue
			}
			body := Append(nil, left...)
			if len(body) > len(b.data) { // code that was compressed
				continue
			}
			at := data[file.at+b.at:][:len(b.data)]
			clear(at[copy(at, body):])
		}
	}
	return data, nil
}

// member is a file in a library.
type member struct{ at, size int }

// members returns the files of a library (ar), or the file itself.
func members(data []byte) []member {
	const magic, head = "!<arch>\n", 60
	if !bytes.HasPrefix(data, []byte(magic)) {
		return []member{{0, len(data)}}
	}
	var list []member
	for at := len(magic); at+head <= len(data); {
		size, err := strconv.Atoi(strings.TrimSpace(string(data[at+48 : at+58])))
		if err != nil || size < 0 || size > len(data)-at-head {
			break
		}
		list = append(list, member{at + head, size})
		at += head + size + size&1
	}
	return list
}

// ELFSize returns the size of a 64-bit ELF file that lies in memory: the end of the last of its parts. read returns n bytes at an
// offset.
func ELFSize(read func(off, n uint64) []byte) (uint64, bool) {
	var h elf.Header64
	if binary.Read(bytes.NewReader(read(0, 64)), binary.LittleEndian, &h) != nil || h.Ident[elf.EI_CLASS] != byte(elf.ELFCLASS64) {
		return 0, false
	}
	end := uint64(h.Ehsize)
	if h.Phnum > 0 {
		end = max(end, h.Phoff+uint64(h.Phnum)*uint64(h.Phentsize))
	}
	if h.Shnum == 0 {
		return end, true
	}
	size := uint64(h.Shnum) * uint64(h.Shentsize)
	if h.Shentsize != 64 {
		return 0, false
	}
	end = max(end, h.Shoff+size)
	list := make([]elf.Section64, h.Shnum)
	if binary.Read(bytes.NewReader(read(h.Shoff, size)), binary.LittleEndian, list) != nil {
		return 0, false
	}
	for i := range list {
		if s := &list[i]; elf.SectionType(s.Type) != elf.SHT_NOBITS {
			end = max(end, s.Off+s.Size)
		}
	}
	return end, true
}
