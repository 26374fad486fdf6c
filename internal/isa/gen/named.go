package main

import (
	"bytes"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// namedOp is an opcode that a Go file names.
type namedOp struct {
	name string // without "Op_"
	op   uint64
	row  *row
}

// scanGo finds identifiers isa.Op_… in the Go files of dirs (Op_… in package
// isa itself) and resolves them.
func (m *model) scanGo(dirs []string) []namedOp {
	seen := map[string]bool{}
	var out []namedOp
	for _, dir := range dirs {
		files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		for _, f := range files {
			if strings.HasSuffix(f, "_gen.go") {
				continue
			}
			src, err := os.ReadFile(f)
			if err != nil {
				m.errs = append(m.errs, err)
				continue
			}
			fset := token.NewFileSet()
			var s scanner.Scanner
			s.Init(fset.AddFile(f, -1, len(src)), src, func(token.Position, string) {}, 0)
			for {
				pos, tok, lit := s.Scan()
				if tok == token.EOF {
					break
				}
				name, ok := strings.CutPrefix(lit, "Op_")
				if tok != token.IDENT || !ok || seen[name] {
					continue
				}
				seen[name] = true
				r, op, ok := m.resolve(name)
				if !ok {
					m.errorf(fset.Position(pos), "isa.Op_%s: no row spells it%s", name, m.suggest(name))
					continue
				}
				out = append(out, namedOp{name, op, r})
			}
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].name < out[j].name })
	return out
}

// identText is an atom in a Go identifier.
func identText(s string) string { return strings.ReplaceAll(s, "::", "__") }

// resolve finds the first row that spells name, in which '_' stands for '.'
// or itself.
func (m *model) resolve(name string) (*row, uint64, bool) {
	for i, r := range m.rows {
		if r.pseudo != "" {
			continue
		}
		rest, ok := strings.CutPrefix(name, r.root)
		if !ok {
			continue
		}
		if op, ok := match(r.slots, rest); ok && !m.broken(r, op) {
			return r, op | uint64(i+1), true
		}
	}
	return nil, 0, false
}

// match fits slots to the rest of a name, trying values before absence.
func match(slots []*slot, rest string) (uint64, bool) {
	if len(slots) == 0 {
		return 0, rest == ""
	}
	s := slots[0]
	if s.tied {
		if r, ok := strings.CutPrefix(rest, "_"+identText(strings.ReplaceAll(s.name, ".", "_"))); ok && (r == "" || r[0] == '_') {
			if op, ok := match(slots[2:], r); ok {
				return op | 1<<s.shift, true
			}
		}
		return match(slots[2:], rest)
	}
	if r, ok := strings.CutPrefix(rest, "_"); ok {
		for i, v := range s.values {
			r, ok := strings.CutPrefix(r, identText(v.atom.text))
			if !ok || r != "" && r[0] != '_' {
				continue
			}
			if s.optional {
				i++
			}
			if op, ok := match(slots[1:], r); ok {
				return op | uint64(i)<<s.shift, true
			}
		}
	}
	if s.optional {
		return match(slots[1:], rest)
	}
	return 0, false
}

// suggest lists the patterns with the same root.
func (m *model) suggest(name string) string {
	root, _, _ := strings.Cut(name, "_")
	var out []string
	for _, r := range m.rows {
		if r.root == root && len(out) < 12 {
			out = append(out, r.pattern)
		}
	}
	if out == nil {
		return fmt.Sprintf("; unknown mnemonic %q", root)
	}
	return "; rows are " + strings.Join(out, " ")
}

// emitNamed writes the constants of named opcodes.
func (m *model) emitNamed(ops []namedOp) []byte {
	var b bytes.Buffer
	b.WriteString(generated)
	b.WriteString("package isa\n\n// Complete mnemonics that the code names; '_' stands for '.' and '__' for '::'.\n// An identifier that is missing here appears with go generate.\nconst (\n")
	width := 0
	for _, o := range ops {
		width = max(width, len(o.name))
	}
	for _, o := range ops {
		fmt.Fprintf(&b, "\tOp_%-*s Opcode = %#x\n", width, o.name, o.op)
	}
	b.WriteString(")\n")
	return m.gofmt("ops_gen.go", b.Bytes())
}
