package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"strings"

	"gonvvm/internal/fatbin"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// fatBinary is one call of `gonvvm fatbinary`, or of gonvvm by that name: the command line of NVIDIA's tool as clang and nvcc write it. The code
// is not compressed.
type fatBinary struct {
	out, embedded string
	ident         string
	images        []image
	relocatable   bool
	flags         uint64
}

// image is a file of a fat binary.
type image struct {
	kind string // elf, ptx, or "" if its first bytes say so
	sm   target.SM
	file string
}

const fatbinaryUsage = "usage: gonvvm fatbinary --create FILE --image3=kind=elf|ptx,sm=NN,file=FILE...\n\n" +
	"Writes a fat binary with the flags of NVIDIA's tool: --create, --image, --image2, --image3, --ident, --embedded-fatbin, --debug,\n" +
	"--device-c. Flags of compression have no effect.\n"

func (b *fatBinary) flagTable() []nvFlag {
	text := func(p *string) func(string) error { return func(v string) error { *p = v; return nil } }
	flag := func(bit uint64) func(string) error { return func(string) error { b.flags |= bit; return nil } }
	return []nvFlag{
		{"create", true, text(&b.out)},
		{"embedded-fatbin fatbin", true, text(&b.embedded)},
		{"ident", true, text(&b.ident)},
		{"image image2 image3", true, b.image},
		{"64", false, flag(fatbin.Flag64Bit)},
		{"32", false, func(string) error { return errors.New("code of 32 bits is not supported") }},
		{"debug g", false, flag(fatbin.FlagDebug)},
		{"device-c c", false, func(string) error { b.relocatable = true; return nil }},
		{"cmdline cicc-cmdline tileir-cmdline", true, nil},
		{"compress compress-mode host key", true, nil},
		{"compress-all concat link no-asm cuda opencl", false, nil},
	}
}

// image reads an image: kind=ptx,sm=80,file=NAME, or profile=compute_80,file=NAME. The name is the rest.
func (b *fatBinary) image(spec string) error {
	var m image
	for spec != "" && m.file == "" {
		key, rest, ok := strings.Cut(spec, "=")
		if !ok {
			return fmt.Errorf("image %q: a keyword and = are expected", spec)
		}
		value, next, _ := strings.Cut(rest, ",")
		var err error
		switch key {
		case "file":
			m.file = rest
		case "kind":
			m.kind = value
		case "sm":
			m.sm, err = target.ParseSM("sm_" + value)
		case "profile":
			if number, ok := strings.CutPrefix(value, "compute_"); ok {
				value, m.kind = "sm_"+number, "ptx"
			}
			m.sm, err = target.ParseSM(value)
		default:
			return fmt.Errorf("image %q: unknown keyword %q", spec, key)
		}
		if err != nil {
			return err
		}
		spec = next
	}
	if m.file == "" {
		return errors.New("an image lacks its file")
	}
	b.images = append(b.images, m)
	return nil
}

func fatbinaryMain(args []string, s *streams) int {
	if nvTool("fatbinary", fatbinaryUsage, args, s) {
		return exitOK
	}
	fail := func(err error) int {
		fmt.Fprintf(s.err, "fatbinary fatal   : %v\n", err)
		return exitInput
	}
	b := fatBinary{flags: fatbin.FlagLinux}
	files, err := parseNVFlags(args, b.flagTable(), false)
	switch {
	case err != nil:
		return fail(err)
	case len(files) > 0:
		return fail(fmt.Errorf("unexpected argument '%s'", files[0]))
	case b.out == "" && b.embedded == "":
		return fail(errors.New("the name of the output is missing: --create FILE"))
	case len(b.images) == 0:
		return fail(errors.New("an image is expected: --image3=kind=ptx,sm=80,file=FILE"))
	}
	var list []fatbin.Entry
	for i := range b.images {
		e, err := b.entry(&b.images[i])
		if err != nil {
			return fail(err)
		}
		list = append(list, e...)
	}
	data := fatbin.Append(nil, list...)
	if b.out != "" {
		if err := writeOutput(b.out, data, s.out); err != nil {
			return s.failed(err)
		}
	}
	if b.embedded != "" {
		if err := writeOutput(b.embedded, b.source(data), s.out); err != nil {
			return s.failed(err)
		}
	}
	return exitOK
}

// entry reads an image. A file that is a fat binary, as an object file of clang for all devices, gives all its entries.
func (b *fatBinary) entry(m *image) ([]fatbin.Entry, error) {
	data, err := os.ReadFile(m.file)
	if err != nil {
		return nil, err
	}
	if fatbin.Is(data) {
		list, err := fatbin.Parse(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.file, err)
		}
		return list, nil
	}
	e := fatbin.Entry{Arch: m.sm.Number(), Flags: b.flags | fatbin.SuffixFlag(m.sm.Suffix()), Name: b.ident, Data: data}
	switch {
	case m.kind == "elf" || m.kind == "" && fatbin.IsELF(data):
		if !fatbin.IsELF(data) {
			return nil, fmt.Errorf("%s is not an ELF file", m.file)
		}
		e.Kind, e.Major, e.Minor = fatbin.ELF, 1, 8
	case m.kind == "ptx" || m.kind == "":
		e.Kind, e.Data = fatbin.PTX, bytes.TrimRight(data, "\x00")
		p, err := ptx.Parse(m.file, e.Data)
		if err != nil {
			return nil, err
		}
		e.Major, e.Minor = int(p.Version)/10, int(p.Version)%10
		if m.sm == 0 {
			e.Arch, e.Flags = p.SM.Number(), b.flags|fatbin.SuffixFlag(p.SM.Suffix())
		}
	default:
		return nil, fmt.Errorf("%s: unknown kind %q of an image", m.file, m.kind)
	}
	return []fatbin.Entry{e}, nil
}

// source returns the C source that nvcc includes: the fat binary in its section, and the structure that points to it.
func (b *fatBinary) source(data []byte) []byte {
	section := ".nv_fatbin"
	if b.relocatable {
		section = "__nv_relfatbin"
	}
	data = append(data, make([]byte, -len(data)&7)...)
	var out bytes.Buffer
	fmt.Fprintf(&out, "#ifndef __SKIP_INTERNAL_FATBINARY_HEADERS\n#include \"fatbinary_section.h\"\n#endif\n"+
		"#define __CUDAFATBINSECTION \".nvFatBinSegment\"\n#define __CUDAFATBINDATASECTION \"%s\"\n"+
		"asm(\n\".section %s, \\\"a\\\"\\n\"\n\".align 8\\n\"\n\"fatbinData:\\n\"\n", section, section)
	for at := 0; at < len(data); at += 8 {
		fmt.Fprintf(&out, "\".quad %#016x\\n\"\n", binary.LittleEndian.Uint64(data[at:]))
	}
	fmt.Fprintf(&out, "\".text\\n\");\n#ifdef __cplusplus\nextern \"C\" {\n#endif\nextern const unsigned long long fatbinData[%d];\n"+
		"static const __fatBinC_Wrapper_t __fatDeviceText __attribute__((aligned(8))) __attribute__((section(__CUDAFATBINSECTION))) = {\n"+
		"\t0x466243b1, 1, fatbinData, 0};\n#undef __CUDAFATBINDATASECTION\n#undef __CUDAFATBINSECTION\n#ifdef __cplusplus\n}\n#endif\n", len(data)/8)
	return out.Bytes()
}
