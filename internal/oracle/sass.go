package oracle

import (
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Instruction is an instruction of the machine code (SASS) of a kernel, from sm_70 on.
type Instruction struct {
	Opcode uint16 // the lowest 12 bits of the encoding
	Stall  uint8  // cycles after which the warp may issue its next instruction, at least 1
	Line   int32  // of the PTX, from 1; 0 if ptxas names none; SlowPath; Subroutine
	Jump   int32  // instructions between the next one and the target of a branch or call, or the place where threads meet again; 0 if there is none

	Guarded bool // a predicate decides whether it is executed
}

// SlowPath is the line of the subroutines that ptxas adds for special operands of divisions and roots of floating-point
// numbers: several lines call one, and ptxas gives it the line of any instruction.
const SlowPath = -1

// Subroutine is the line of the subroutines that ptxas calls for each operation that the machine does not have, such as divisions of 16 or 64 bits:
// ptxas gives one the line of any of its calls.
const Subroutine = -2

// instructionSize is the length of an instruction in bytes, from sm_70 on.
const instructionSize = 16

// Code assembles a PTX module and returns the machine code of its kernels by name, without padding.
func Code(path string, ptx []byte, arch string) (map[string][]Instruction, error) {
	dir, err := os.MkdirTemp("", "ptxas")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	in, out := filepath.Join(dir, "in.ptx"), filepath.Join(dir, "out.cubin")
	if err := os.WriteFile(in, ptx, 0o644); err != nil {
		return nil, err
	}
	if _, stderr, err := runProgram(path, nil, "-arch", arch, "-lineinfo", "-o", out, in); err != nil {
		return nil, &ToolError{Tool: path, Stderr: stderr, Err: err}
	}
	file, err := elf.Open(out)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return readCode(file, arch)
}

// readCode decodes the sections .text.KERNEL of a cubin for arch.
func readCode(file *elf.File, arch string) (map[string][]Instruction, error) {
	sections := map[elf.SectionIndex][]Instruction{}
	code := map[string][]Instruction{}
	for i, s := range file.Sections {
		name, ok := strings.CutPrefix(s.Name, ".text.")
		if !ok {
			continue
		}
		data, err := s.Data()
		if err != nil {
			return nil, err
		}
		list := make([]Instruction, codeLength(data))
		for k := range list {
			list[k] = decode(data[k*instructionSize:], arch)
		}
		sections[elf.SectionIndex(i)], code[name] = list, list
	}
	if err := readLines(file, sections); err != nil {
		return code, err
	}
	return code, markSlowPaths(file, sections)
}

// decode decodes an instruction.
func decode(word []byte, arch string) Instruction {
	const always, bra, bssy, call, form = 7, 0x147, 0x145, 0x144, 0x1ff
	low, high := binary.LittleEndian.Uint64(word), binary.LittleEndian.Uint64(word[8:])
	i := Instruction{Opcode: uint16(low & 0xfff), Stall: max(1, uint8(high>>41&15)), Guarded: low>>12&15 != always}
	if op := i.Opcode & form; op == bra || op == bssy || op == call {
		i.Guarded = i.Guarded || op == bra && high>>23&15 != always // the second predicate of a branch
		bytes := int64(int32(low >> 32))
		if len(arch) > len("sm_90") || arch >= "sm_90" { // eight lower bits of the distance, in words, are a field of their own
			bytes = bytes>>2<<10 | int64(low>>16&0xff)<<2
		}
		i.Jump = int32(bytes / instructionSize)
	}
	return i
}

// codeLength returns the number of instructions of a section. The last one is followed by a branch to itself and by NOPs up to the
// alignment, which are not counted.
func codeLength(data []byte) int {
	const opcodeMask, nop, bra = 0xfff, 0x918, 0x947
	n := len(data) / instructionSize
	opcode := func(i int) uint16 { return binary.LittleEndian.Uint16(data[i*instructionSize:]) & opcodeMask }
	for n > 0 && opcode(n-1) == nop {
		n--
	}
	if n > 0 && opcode(n-1) == bra {
		n--
	}
	return n
}

// markSlowPaths sets the lines of the instructions of slow paths and subroutines.
func markSlowPaths(file *elf.File, code map[elf.SectionIndex][]Instruction) error {
	symbols, err := file.Symbols()
	if err != nil {
		return err
	}
	for _, s := range symbols {
		if !strings.HasPrefix(s.Name, "$__internal_") {
			continue
		}
		line := int32(Subroutine)
		if strings.Contains(s.Name, "_f32") || strings.Contains(s.Name, "_f64") || strings.Contains(s.Name, "slowpath") {
			line = SlowPath
		}
		list := code[s.Section]
		first := min(len(list), int(s.Value)/instructionSize)
		list = list[first:min(len(list), first+int(s.Size)/instructionSize)]
		for k := range list {
			list[k].Line = line
		}
	}
	return nil
}

// readLines sets the lines of instructions from the section .nv_debug_line_sass, a line program of DWARF 2 whose addresses are
// relocated.
func readLines(file *elf.File, code map[elf.SectionIndex][]Instruction) error {
	s := file.Section(".nv_debug_line_sass")
	if s == nil {
		return errors.New("the cubin has no lines of PTX")
	}
	data, err := s.Data()
	if err != nil {
		return err
	}
	places, err := relocations(file, s.Name)
	if err != nil {
		return err
	}
	order := file.ByteOrder
	for at := 0; at+4 <= len(data); {
		end := at + 4 + int(order.Uint32(data[at:]))
		if end > len(data) || end < at+10 {
			return errors.New("a line program is cut off")
		}
		p := lineProgram{data: data[:end], at: at + 10 + int(order.Uint32(data[at+6:])), lineBase: int(int8(data[at+12])), lineRange: int(data[at+13]), opcodeBase: int(data[at+14])}
		if p.lineRange == 0 {
			return errors.New("a line program without a range of lines")
		}
		p.run(places, code)
		if p.bad != nil {
			return p.bad
		}
		at = end
	}
	return nil
}

// place is an address in a section.
type place struct {
	section elf.SectionIndex
	offset  uint64
}

// relocations returns the places that the 8 bytes at each relocated offset of a section refer to.
func relocations(file *elf.File, name string) (map[int]place, error) {
	symbols, err := file.Symbols()
	if err != nil {
		return nil, err
	}
	places := map[int]place{}
	for _, prefix := range []string{".rel", ".rela"} {
		s := file.Section(prefix + name)
		if s == nil {
			continue
		}
		data, err := s.Data()
		if err != nil {
			return nil, err
		}
		size := 16
		if s.Type == elf.SHT_RELA {
			size = 24
		}
		for ; len(data) >= size; data = data[size:] {
			offset, info := file.ByteOrder.Uint64(data), file.ByteOrder.Uint64(data[8:])
			index := int(info>>32) - 1
			if index < 0 || index >= len(symbols) {
				return nil, fmt.Errorf("a relocation of %s names symbol %d of %d", name, index+1, len(symbols))
			}
			places[int(offset)] = place{symbols[index].Section, symbols[index].Value}
		}
	}
	return places, nil
}

// lineProgram executes the opcodes of a line program.
type lineProgram struct {
	data                            []byte
	at                              int
	lineBase, lineRange, opcodeBase int
	bad                             error
}

func (p *lineProgram) byte() byte {
	if p.at >= len(p.data) {
		p.bad = errors.New("a line program is cut off")
		return 0
	}
	p.at++
	return p.data[p.at-1]
}

// leb reads a number in LEB128, with its sign if signed.
func (p *lineProgram) leb(signed bool) int64 {
	value, shift := int64(0), 0
	for {
		b := p.byte()
		value |= int64(b&0x7f) << shift
		shift += 7
		if b&0x80 == 0 || shift > 63 {
			if signed && b&0x40 != 0 && shift < 64 {
				value |= -1 << shift
			}
			return value
		}
	}
}

// run sets the lines of the instructions between each row and the next one (DWARF 2, 6.2).
func (p *lineProgram) run(places map[int]place, code map[elf.SectionIndex][]Instruction) {
	var now place
	line := int64(1)
	last, lastLine := place{}, int64(0)
	row := func() {
		list := code[last.section]
		for k := last.offset / instructionSize; lastLine != 0 && last.section == now.section && k < now.offset/instructionSize && k < uint64(len(list)); k++ {
			list[k].Line = int32(lastLine)
		}
		last, lastLine = now, line
	}
	for p.at < len(p.data) && p.bad == nil {
		switch op := int(p.byte()); {
		case op >= p.opcodeBase:
			op -= p.opcodeBase
			now.offset += uint64(op / p.lineRange)
			line += int64(p.lineBase + op%p.lineRange)
			row()
		case op == 0:
			size := int(p.leb(false))
			next := p.at + size
			switch p.byte() {
			case 1: // end of the sequence
				row()
				now, line, last, lastLine = place{}, 1, place{}, 0
			case 2:
				now = places[p.at]
			}
			if p.at = next; next > len(p.data) {
				p.bad = errors.New("a line program is cut off")
			}
		case op == 1:
			row()
		case op == 2:
			now.offset += uint64(p.leb(false))
		case op == 3:
			line += p.leb(true)
		case op == 4, op == 5: // file, column
			p.leb(false)
		case op == 8:
			now.offset += uint64((255 - p.opcodeBase) / p.lineRange)
		case op == 9:
			p.at += 2
		}
	}
}
