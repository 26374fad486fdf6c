package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gonvvm/internal/fatbin"
	"gonvvm/internal/target"
)

// objectDump is one call of `gonvvm cuobjdump`, or of gonvvm by that name: the command line of NVIDIA's tool, without disassembly.
type objectDump struct {
	ptx, elf, listPTX, listELF bool
	extractPTX, extractELF     string // part of the names of the files, or "all"
	sm                         target.SM
}

const cuobjdumpUsage = "usage: gonvvm cuobjdump -lptx|-ptx|-xptx NAME|-lelf|-elf|-xelf NAME [-arch sm_NN] FILE...\n\n" +
	"Lists, prints or extracts the device code of programs, object files, libraries and fat binaries. Of machine code only the list and\n" +
	"the files are there; an ELF file of gonvvm, which holds PTX, counts as PTX, too.\n"

func (d *objectDump) flags() []nvFlag {
	on := func(p *bool) func(string) error { return func(string) error { *p = true; return nil } }
	text := func(p *string) func(string) error { return func(v string) error { *p = v; return nil } }
	return []nvFlag{
		{"dump-ptx ptx", false, on(&d.ptx)},
		{"dump-elf elf", false, on(&d.elf)},
		{"list-ptx lptx", false, on(&d.listPTX)},
		{"list-elf lelf", false, on(&d.listELF)},
		{"extract-ptx xptx", true, text(&d.extractPTX)},
		{"extract-elf xelf", true, text(&d.extractELF)},
		{"gpu-architecture arch", true, func(v string) error {
			sm, err := target.ParseSM(v)
			if err != nil {
				return errValue
			}
			d.sm = sm
			return nil
		}},
		{"dump-sass sass", false, func(string) error { return errors.New("machine code is not disassembled here") }},
		{"all-fatbin all sort-functions sort", false, nil},
		{"dump-elf-symbols symbols dump-resource-usage res-usage", false, func(string) error {
			return errors.New("symbols and resources of machine code are not read here; gonvvm ptx stat counts registers of PTX")
		}},
		{"function fun", true, nil},
	}
}

func cuobjdumpMain(args []string, s *streams) int {
	if nvTool("cuobjdump", cuobjdumpUsage, args, s) {
		return exitOK
	}
	fail := func(err error) int {
		fmt.Fprintf(s.err, "cuobjdump fatal   : %v\n", err)
		return exitInput
	}
	var d objectDump
	files, err := parseNVFlags(args, d.flags(), false)
	switch {
	case err != nil:
		return fail(err)
	case len(files) == 0:
		return fail(errors.New("an input file is expected"))
	}
	if !d.ptx && !d.elf && !d.listPTX && !d.listELF && d.extractPTX == "" && d.extractELF == "" {
		d.ptx = true
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return fail(err)
		}
		containers, err := fatbin.Containers(data)
		if err != nil {
			return fail(fmt.Errorf("%s: %w", file, err))
		}
		if len(containers) == 0 {
			fmt.Fprintf(s.err, "cuobjdump info    : File '%s' does not contain device code\n", file)
			continue
		}
		if err := d.file(file, containers, s); err != nil {
			return s.failed(err)
		}
	}
	return exitOK
}

// file handles the device code of a file. The files of code are numbered by kind.
func (d *objectDump) file(file string, containers [][]fatbin.Entry, s *streams) error {
	base := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	count := map[fatbin.Kind]int{}
	for _, list := range containers {
		for _, e := range append(fatbin.Flat(list), machineCode(list)...) {
			if d.sm != 0 && (e.Arch != d.sm.Number() || fatbin.SuffixFlag(d.sm.Suffix()) != e.Flags&(fatbin.FlagArchA|fatbin.FlagArchF)) {
				continue
			}
			count[e.Kind]++
			if err := d.entry(&e, base, count[e.Kind], s); err != nil {
				return err
			}
		}
	}
	return nil
}

// machineCode returns the ELF files among entries that fatbin.Flat replaces by the PTX in them.
func machineCode(list []fatbin.Entry) (files []fatbin.Entry) {
	for _, e := range list {
		if _, ok := fatbin.FromELF(e.Data); ok && e.Kind == fatbin.ELF {
			files = append(files, e)
		}
	}
	return files
}

func (d *objectDump) entry(e *fatbin.Entry, base string, n int, s *streams) error {
	kind, word, list, dump, extract := "ELF", "elf", d.listELF, d.elf, d.extractELF
	name := fmt.Sprintf("%s.%d.sm_%d%s.cubin", base, n, e.Arch, e.Suffix())
	if e.Kind == fatbin.PTX {
		kind, word, list, dump, extract = "PTX", "ptx", d.listPTX, d.ptx, d.extractPTX
		name = strings.TrimSuffix(name, "cubin") + "ptx"
	}
	if list {
		fmt.Fprintf(s.out, "%s file %4d: %s\n", kind, n, name)
	}
	if dump {
		fmt.Fprintf(s.out, "\nFatbin %s code:\n================\narch = sm_%d%s\ncode version = [%d,%d]\ncompile_size = 64bit\n", word, e.Arch, e.Suffix(), e.Major, e.Minor)
		if e.Name != "" {
			fmt.Fprintf(s.out, "identifier = %s\n", e.Name)
		}
		if e.Kind == fatbin.PTX {
			fmt.Fprintf(s.out, "\n%s\n", e.Data)
		}
	}
	if extract == "all" || extract != "" && strings.Contains(name, extract) {
		fmt.Fprintf(s.out, "Extracting %s file %4d: %s\n", kind, n, name)
		return os.WriteFile(name, e.Data, 0o644)
	}
	return nil
}
