package fatbin

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
)

// section is the section of ELF files in which compilers put containers.
const section = ".nv_fatbin"

// machine is the number of CUDA in ELF files.
const machine = 190

// IsELF reports whether data begins as an ELF file does.
func IsELF(data []byte) bool { return bytes.HasPrefix(data, []byte(elf.ELFMAG)) }

// AppendELF appends an ELF file whose only contents is a container with entries. It stands where tools expect a cubin.
func AppendELF(b []byte, list ...Entry) []byte {
	names := "\x00" + section + "\x00.shstrtab\x00"
	body := Append(nil, list...)
	const head = 64
	at := head + uint64(len(body))
	table := (at + uint64(len(names)) + 7) &^ 7
	h := elf.Header64{
		Ident: [elf.EI_NIDENT]byte{0x7f, 'E', 'L', 'F', byte(elf.ELFCLASS64), byte(elf.ELFDATA2LSB), byte(elf.EV_CURRENT)},
		Type:  uint16(elf.ET_EXEC), Machine: machine, Version: uint32(elf.EV_CURRENT), Shoff: table, Ehsize: head, Shentsize: 64, Shnum: 3, Shstrndx: 2,
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

// FromELF returns the container in an ELF file; false if there is none.
func FromELF(data []byte) ([]byte, bool) {
	f, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		return nil, false
	}
	s := f.Section(section)
	if s == nil || s.Type == elf.SHT_NOBITS {
		return nil, false
	}
	body, err := s.Data()
	return body, err == nil && Is(body)
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
