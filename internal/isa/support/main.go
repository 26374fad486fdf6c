// Command support writes docs/isa-support.md: the part of the PTX instruction set and
// of the NVVM intrinsics that gonvvm knows, from the tables of package isa, and the part
// of it that the emulator executes. It runs in the folder of package isa (go generate).
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

func main() {
	out := flag.String("o", filepath.Join("..", "..", "docs", "isa-support.md"), "output file")
	flag.Parse()
	if err := os.WriteFile(*out, document(), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// group is the forms of one family with one mnemonic.
type group struct {
	family, root string
	forms        []isa.Form
	intrinsics   int
	emulated     int
	sm           target.SM
	ptx          target.PTX
}

// document returns the text of docs/isa-support.md.
func document() []byte {
	var groups []*group
	byForm := make([]*group, isa.NumForms)
	for f := isa.Form(1); f < isa.NumForms; f++ {
		info := f.Info()
		if info.Flags&isa.NoGuard != 0 {
			continue // no instruction
		}
		root := mnemonic(f)
		var g *group
		for _, x := range groups {
			if x.family == f.Family() && x.root == root {
				g = x
			}
		}
		if g == nil {
			g = &group{family: f.Family(), root: root}
			groups = append(groups, g)
		}
		byForm[f] = g
		g.forms = append(g.forms, f)
		if emu.Executes(info.Sem) {
			g.emulated++
		}
		if sm, v, ok := lowest(f); ok && (g.sm == 0 || sm < g.sm || sm == g.sm && v < g.ptx) {
			g.sm, g.ptx = sm, v
		}
	}
	sregs := 0
	for id := 1; id < isa.NumIntrinsics; id++ {
		info := isa.Intrinsic(isa.IntrinsicID(id))
		if info.Sreg != 0 {
			sregs++
			continue
		}
		if g := byForm[info.Op.Form()]; g != nil {
			g.intrinsics++
		}
	}
	return write(groups, sregs)
}

// mnemonic returns the fixed beginning of a form's spelling: "ld", "cp.async.bulk".
func mnemonic(f isa.Form) string {
	b := []byte(f.Info().Root())
	for i := range f.Info().Slots() {
		s := &f.Info().Slots()[i]
		if s.Width != 0 || s.Optional != 0 || len(s.Values()) != 1 {
			break
		}
		a := s.Values()[0].Atom
		if a.IsType() || strings.Contains(a.String(), "::") {
			break
		}
		b = a.Append(b)
	}
	return string(b)
}

// lowest returns the oldest architecture that has some spelling of f, and the
// lowest PTX version for it.
func lowest(f isa.Form) (target.SM, target.PTX, bool) {
	op, ok := existing(f)
	if !ok {
		return 0, 0, false
	}
	needs := op.Needs(nil)
next:
	for _, a := range target.Archs() {
		v := a.Min
		for _, n := range needs {
			p, ok := target.NeedPTX(n, a.SM)
			if !ok {
				continue next
			}
			v = max(v, p)
		}
		return a.SM, v, true
	}
	return 0, 0, false
}

// existing returns a spelling of f with as few modifiers as possible.
func existing(f isa.Form) (isa.Opcode, bool) {
	base := isa.Opcode(f)
	slots := f.Info().Slots()
	var try func(op isa.Opcode, i, changes int) (isa.Opcode, bool)
	try = func(op isa.Opcode, i, changes int) (isa.Opcode, bool) {
		if op.Exists() {
			return op, true
		}
		if changes == 0 {
			return 0, false
		}
		for ; i < len(slots); i++ {
			s := &slots[i]
			for v := 1; s.Width > 0 && v < len(s.Values())+int(s.Optional); v++ {
				if o, ok := try(op|isa.Opcode(v)<<s.Shift, i+1, changes-1); ok {
					return o, true
				}
			}
		}
		return 0, false
	}
	return try(base, 0, 3)
}

func write(groups []*group, sregs int) []byte {
	var b bytes.Buffer
	b.WriteString("# PTX instructions and intrinsics of gonvvm\n\n" +
		"Written by `go generate ./internal/isa` from the rows of `internal/isa/def`; see there for every modifier.\n" +
		"A form is a row: a mnemonic with its modifiers and operands. The target is the oldest one that has some form of\n" +
		"the mnemonic; `gonvvm intrinsics` tells what an intrinsic becomes, `gonvvm ptx check` what a single spelling needs.\n\n")
	type sum struct {
		name                       string
		forms, intrinsics, emulate int
	}
	var sums []*sum
	total := sum{name: "all"}
	for _, g := range groups {
		var s *sum
		for _, x := range sums {
			if x.name == g.family {
				s = x
			}
		}
		if s == nil {
			s = &sum{name: g.family}
			sums = append(sums, s)
		}
		for _, x := range []*sum{s, &total} {
			x.forms += len(g.forms)
			x.intrinsics += g.intrinsics
			x.emulate += g.emulated
		}
	}
	b.WriteString("| family | forms | emulated | intrinsics |\n| --- | ---: | ---: | ---: |\n")
	for _, s := range append(sums, &total) {
		fmt.Fprintf(&b, "| %s | %d | %d | %d |\n", s.name, s.forms, s.emulate, s.intrinsics)
	}
	fmt.Fprintf(&b, "\n%d more intrinsics read special registers.\n", sregs)
	for _, s := range sums {
		fmt.Fprintf(&b, "\n## %s%s\n\n| mnemonic | forms | target | PTX | intrinsics | emulated |\n| --- | ---: | --- | --- | ---: | --- |\n",
			strings.ToUpper(s.name[:1]), s.name[1:])
		for _, g := range groups {
			if g.family != s.name {
				continue
			}
			emulated := "yes"
			switch g.emulated {
			case 0:
				emulated = "no"
			case len(g.forms):
			default:
				emulated = fmt.Sprintf("%d forms", g.emulated)
			}
			intrinsics := "–"
			if g.intrinsics > 0 {
				intrinsics = fmt.Sprint(g.intrinsics)
			}
			fmt.Fprintf(&b, "| `%s` | %d | %s | %s | %s | %s |\n", g.root, len(g.forms), g.sm, g.ptx, intrinsics, emulated)
		}
	}
	return b.Bytes()
}
