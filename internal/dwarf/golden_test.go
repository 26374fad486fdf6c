package dwarf

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// goldens are the kinds of entries: each is described by the file of its name and has an input in testdata.
var goldens = []string{"composite", "expr", "global", "location", "scope", "subprogram", "types", "variable"}

// described returns the sections for a module of testdata. Its functions are taken as they are: each instruction of the IR
// is one of PTX, and a value has the register of its number.
func described(t *testing.T, name string) string {
	t.Helper()
	path := filepath.Join("testdata", name+".ll")
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llasm.Parse(path, src, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	b := New(m, Options{
		AddrSize: 8, Comments: true, SectionLabels: true, File: func(ir.MD) uint32 { return 1 },
		Symbol: func(i uint32) string { return m.Syms[i].Name },
	})
	num := 0
	m.Funcs(func(y *ir.Symbol, f *ir.Func) {
		if fn, ok := function(m, y, f, num); ok {
			b.Function(fn)
		}
		num++
	})
	var out strings.Builder
	for _, s := range b.Sections() {
		out.WriteString(s.Name + "\n" + strings.Join(s.Lines, "\n") + "\n")
	}
	return out.String()
}

// function describes the instructions of f and the places of its variables.
func function(m *ir.Module, y *ir.Symbol, f *ir.Func, num int) (*Function, bool) {
	fn := &Function{Num: num}
	for _, a := range y.MD {
		if a.Kind == "dbg" {
			fn.Subprogram = a.Node
		}
	}
	if fn.Subprogram == 0 {
		return nil, false
	}
	at := map[ir.Value]int{}
	for blk := f.Entry(); blk != 0; blk = f.NextBlock(blk) {
		fn.Blocks = append(fn.Blocks, len(fn.Locs))
		for v := f.First(blk); v != ir.None; v = f.Next(v) {
			at[v] = len(fn.Locs)
			fn.Locs = append(fn.Locs, f.DebugLoc(v))
		}
	}
	for i := range f.Dbg {
		addRecord(m, fn, &f.Dbg[i], at[f.Dbg[i].Before], at)
	}
	return fn, true
}

// addRecord gives a variable the place that a record says from an instruction on.
func addRecord(m *ir.Module, fn *Function, r *ir.DbgRecord, from int, at map[ir.Value]int) {
	inlined := (&Builder{m: m}).ref(r.DebugLoc, "inlinedAt")
	k := slices.IndexFunc(fn.Vars, func(v Variable) bool { return v.Node == r.Var && v.InlinedAt == inlined })
	if k < 0 {
		k = len(fn.Vars)
		fn.Vars = append(fn.Vars, Variable{Node: r.Var, InlinedAt: inlined})
	}
	loc := Location{Kind: Constant, Const: r.Loc, Expr: r.Expr}
	if n := &m.MDs[r.Loc]; n.Kind == ir.MDLocal {
		loc.Kind, loc.Const = InReg, 0
		if loc.Reg = "%rd" + strconv.Itoa(at[n.Val]); n.Val.IsParam() {
			loc.Reg = "%r" + strconv.Itoa(int(n.Val.Index()))
		}
	}
	v := &fn.Vars[k]
	if n := len(v.Pieces); n > 0 {
		v.Pieces[n-1].To = from
	}
	v.Pieces = append(v.Pieces, Piece{From: from, To: len(fn.Locs), Locs: []Location{loc}})
}

// The sections of each kind of entry.
func TestGolden(t *testing.T) {
	for _, name := range goldens {
		t.Run(name, func(t *testing.T) {
			testkit.Golden(t, filepath.Join("testdata", name+".txt"), []byte(described(t, name)))
		})
	}
}

// The entries of types and of variables of the module are those of llc, line by line: names, numbers, order.
func TestGoldenLLC(t *testing.T) {
	for _, name := range []string{"composite", "global", "types"} {
		t.Run(name, func(t *testing.T) {
			src, err := os.ReadFile(filepath.Join("testdata", name+".ll"))
			if err != nil {
				t.Fatal(err)
			}
			llc, err := testkit.RunLLC(t, src, "-mcpu=sm_90")
			if err != nil {
				t.Fatal(err)
			}
			if ours, theirs := entries(described(t, name)), entries(string(llc)); !slices.Equal(ours, theirs) {
				t.Error(testkit.Diff([]byte(strings.Join(theirs, "\n")), []byte(strings.Join(ours, "\n"))))
			}
		})
	}
}

// entries returns the lines of .debug_abbrev and .debug_info with single blanks, without labels and lone comments.
func entries(text string) []string {
	var lines []string
	in := false
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if i := slices.IndexFunc(words, func(w string) bool { return strings.HasPrefix(w, ".debug_") }); i >= 0 && i == len(words)-1 || strings.HasPrefix(strings.TrimPrefix(line, "\t"), ".section") {
			in = strings.Contains(line, ".debug_abbrev") || strings.Contains(line, ".debug_info")
			continue
		}
		if line = strings.Join(words, " "); in && line != "" && !strings.HasPrefix(line, "//") && !strings.HasPrefix(line, "$") && line != "{" && line != "}" {
			lines = append(lines, line)
		}
	}
	return lines
}
