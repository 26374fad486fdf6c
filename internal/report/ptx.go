package report

import (
	"bytes"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// output fills in the PTX and facts about its functions. The text is not changed except that directives of line
// information are left out if hidden is set.
func (r *Report) output(p *places, name string, text []byte, hidden bool) error {
	m, err := ptx.Parse(name, text)
	if err != nil {
		return err
	}
	lines := visible(text, hidden)
	number := make([]int, len(lines)+1) // by line of text
	for i, keep := range lines {
		number[i] = len(r.PTX.Lines)
		if keep.kept {
			r.PTX.Lines = append(r.PTX.Lines, keep.text)
			number[i]++
		}
	}
	files := filesOf(p, m, hidden)
	r.Arch, r.ISA = m.SM.String(), m.Version.String()
	texts := diag.NewTexts([][]byte{text})
	needs := requirements(r, m)
	var pressure liveness
	for i := range m.Funcs {
		f := &m.Funcs[i]
		if !f.Defined || f.Aliasee != 0 {
			continue
		}
		out := r.function(m.Names.Get(f.Name))
		out.count(m, f)
		live := pressure.function(f)
		pos, _ := texts[0].At(int(f.Pos))
		out.First = number[pos.Line-1]
		for k := range f.Insts {
			in := &f.Insts[k]
			at, _ := texts[0].At(int(in.Pos))
			if in.Pos == 0 || at.Line == 0 || in.Op.Info().Flags&isa.NoGuard != 0 {
				continue
			}
			x := Instruction{Line: number[at.Line-1], File: -1, Live: live[k], Need: needs[in]}
			if in.Loc != 0 {
				if loc := &f.Locs[in.Loc]; files[loc.File] >= 0 {
					x.File, x.At = files[loc.File], int(loc.Line)
				}
			}
			out.Live, out.Last = max(out.Live, x.Live), x.Line
			r.PTX.Instructions = append(r.PTX.Instructions, x)
		}
	}
	return nil
}

// filesOf returns the files of the report by their number in .file directives, -1 for one that is not shown.
func filesOf(p *places, m *ptx.Module, hidden bool) map[uint32]int {
	files := make(map[uint32]int)
	for _, f := range m.Files {
		k := p.input(f.Path)
		if k < 0 && !hidden {
			k = p.source(f.Path)
		}
		files[f.Num] = k
	}
	return files
}

// count fills in the numbers about the PTX of the function.
func (out *Function) count(m *ptx.Module, f *ptx.Func) {
	out.Kernel = f.Entry
	stat := ptx.StatFunc(m, f)
	out.Size = stat.Instructions
	out.Registers, out.Accesses = counts(stat.Registers), counts(stat.Accesses)
	for _, s := range stat.Memory {
		if s.Bytes > 0 {
			out.Memory = append(out.Memory, Count{s.Space, s.Bytes})
		}
	}
}

// function returns the function with a name, which it adds if it is not there.
func (r *Report) function(name string) *Function {
	if r.index == nil {
		r.index = map[string]int{}
		for i := range r.Functions {
			r.index[r.Functions[i].Name] = i
		}
	}
	i, ok := r.index[name]
	if !ok {
		i = len(r.Functions)
		r.index[name] = i
		r.Functions = append(r.Functions, Function{Name: name})
	}
	return &r.Functions[i]
}

func counts(list []ptx.Count) (out []Count) {
	for _, c := range list {
		out = append(out, Count{c.Name, int64(c.N)})
	}
	return out
}

// textLine is a line of the output.
type textLine struct {
	text string
	kept bool
}

// visible returns the lines of a text. With hidden, directives of line information and sections of debug information are not kept.
func visible(text []byte, hidden bool) (list []textLine) {
	section := false
	for l := range bytes.Lines(text) {
		line := textLine{string(bytes.TrimRight(l, "\r\n")), true}
		word, _, _ := strings.Cut(strings.TrimLeft(line.text, " \t"), " ")
		word, _, _ = strings.Cut(word, "\t")
		if hidden {
			section = section || word == ".section"
			line.kept = !section && word != ".loc" && word != ".file"
			section = section && word != "}"
		}
		list = append(list, line)
	}
	return list
}

// requirements puts the needs of instructions in words into the report, and returns their numbers.
func requirements(r *Report, m *ptx.Module) map[*ptx.Inst]*int {
	of := map[*ptx.Inst]*int{}
	known := map[target.Feature]*int{}
	ptx.EachNeed(m, func(_ *ptx.Func, in *ptx.Inst, need target.Feature) {
		if of[in] != nil {
			return
		}
		if known[need] == nil {
			n := len(r.PTX.Needs)
			known[need] = &n
			r.PTX.Needs = append(r.PTX.Needs, target.Explain(need))
		}
		of[in] = known[need]
	})
	return of
}
