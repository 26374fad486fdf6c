package driver

import (
	"bytes"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/ptxcheck"
)

// moduleAsm checks a module that has module-level assembly against the rules of PTX. Its text is printed unchanged, and
// so the whole output is read again: the assembly may name definitions of the rest, and the rest those of the assembly
// (S4-60, X-30).
type moduleAsm struct {
	text    string // all of it
	sources [][]byte
	file    string
	out     []byte      // the printed module
	read    *ptx.Module // that, read again
	begin   int         // line of out where the assembly begins
}

// readModuleAsm reads the text that p prints, which contains the assembly asm. It returns nil if there is nothing to
// check: instructions of a future PTX pass unchanged.
func readModuleAsm(p *ptx.Module, file string, asm []string, sources [][]byte) (*moduleAsm, error) {
	if len(asm) == 0 {
		return nil, nil
	}
	a := &moduleAsm{text: strings.Join(asm, "\n"), sources: sources, file: file, out: ptx.Append(nil, p)}
	a.begin = 1 + bytes.Count(a.out[:max(0, bytes.Index(a.out, []byte(a.text)))], []byte{'\n'})
	var err error
	a.read, err = ptx.Parse(file, a.out)
	switch {
	case a.read.Unknown:
		return nil, nil
	case err != nil:
		return nil, a.errors(diag.Of(err))
	}
	return a, nil
}

// check returns the errors in the assembly, or caused by it, for the version and architecture of p.
func (a *moduleAsm) check(p *ptx.Module) error {
	a.read.Version, a.read.SM = p.Version, p.SM
	return a.errors(ptxcheck.Check(a.read, &ptxcheck.Options{File: a.file, Src: a.out}))
}

// errors gives the errors of list, with their places in the assembly and in the source.
func (a *moduleAsm) errors(list diag.List) error {
	lines := strings.Split(a.text, "\n")
	var out diag.List
	for _, d := range list {
		if d.Severity != diag.Error {
			continue
		}
		e := *d
		n := int(d.Pos.Line) - a.begin // line of the assembly, from 0
		if n < 0 || n >= len(lines) {
			e.Msg = "with the module's assembly: " + d.Msg
			e.Where, e.Pos = "the output, line "+strconv.Itoa(int(d.Pos.Line)), diag.Pos{}
		} else {
			e.Msg = "module assembly, line " + strconv.Itoa(n+1) + " column " + strconv.Itoa(int(d.Pos.Col)) + ": " + d.Msg
			if strings.HasPrefix(d.Msg, "unknown directive ") {
				e.Hint = "module assembly is PTX at module scope: it has no directives of other assemblers"
			}
			e.Pos, e.Source = a.place(n, int(d.Pos.Col)-1, lines[n])
		}
		out = append(out, &e)
	}
	return out.Err()
}

// place returns the source position of byte col of line n of the assembly, if the source is text: each directive has
// one or several lines of it.
func (a *moduleAsm) place(n, col int, line string) (diag.Pos, string) {
	for _, src := range a.sources {
		for number := int32(1); len(src) > 0; number++ {
			var text []byte
			text, src, _ = bytes.Cut(src, []byte{'\n'})
			rest, ok := bytes.CutPrefix(bytes.TrimLeft(text, " \t"), []byte("module asm "))
			if !ok {
				continue
			}
			start := len(text) - len(rest) + bytes.IndexByte(rest, '"') + 1
			lines := 1 + bytes.Count(bytes.ToUpper(text), []byte(`\0A`))
			if n >= lines {
				n -= lines
				continue
			}
			pos := diag.Pos{Line: number, Col: int32(start) + 1}
			for n > 0 { // after as many line ends
				i := bytes.Index(bytes.ToUpper(text[start:]), []byte(`\0A`))
				start += i + 3
				n--
			}
			if at := diag.LiteralOffset(string(text), start, min(col, len(line))); at >= 0 {
				pos.Col = int32(at) + 1
			}
			return pos, string(text)
		}
	}
	return diag.Pos{}, ""
}
