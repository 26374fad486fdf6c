package report

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

func options(level int) *driver.Options {
	sm, err := target.ParseSM("sm_80")
	if err != nil {
		panic(err)
	}
	return &driver.Options{SM: sm, Codegen: driver.Codegen{Level: level, FMA: true}, Triple: "nvptx64-nvidia-cuda", ExternDevice: true}
}

// TestCorpus holds the reports of the corpus to their invariants: the PTX is that of a compilation without a report, the
// edits lead from each version to the next, blocks lie within the last version, and most instructions are linked.
func TestCorpus(t *testing.T) {
	linked, total := 0, 0
	for i, file := range testkit.Corpus(t, "O2") {
		name := file.String()
		t.Run(name, func(t *testing.T) {
			data := file.Read(t)
			opt := options([]int{3, 0}[i%2])
			if i%3 == 0 {
				opt.Style = driver.StyleLLVM
			}
			if i%5 == 0 {
				opt.Check = true
			}
			want, _, err := driver.Compile(context.Background(), opt, driver.Input{Name: name, Data: data})
			if err != nil {
				t.Fatal(err)
			}
			r, _, err := Compile(context.Background(), opt, driver.Input{Name: name, Data: data})
			if err != nil {
				t.Fatal(err)
			}
			if got := r.Text(); !bytes.Equal(got, want.PTX) {
				t.Fatalf("the PTX of the report is not that of the compilation:\n%s", firstDifference(got, want.PTX))
			}
			for i := range r.Functions {
				checkFunction(t, &r.Functions[i])
			}
			for _, in := range r.PTX.Instructions {
				total++
				if in.File >= 0 {
					linked++
					if r.Files[in.File].Lines == nil || in.At > len(r.Files[in.File].Lines) {
						t.Fatalf("PTX line %d is linked with line %d, which does not exist", in.Line, in.At)
					}
				}
				if text := strings.TrimSpace(r.PTX.Lines[in.Line-1]); !strings.HasSuffix(text, ";") {
					t.Fatalf("PTX line %d is not an instruction: %q", in.Line, text)
				}
			}
		})
	}
	if linked*100 < total*90 {
		t.Errorf("%d of %d instructions have a line of the input", linked, total)
	}
}

// checkFunction replays the edits of f.
func checkFunction(t *testing.T, f *Function) {
	t.Helper()
	text := replay(t, f)
	for _, b := range f.Blocks {
		if b.First < 0 || b.End > len(text) || b.First >= b.End || text[b.First].Text != "" && text[b.First].Text[0] == ' ' {
			t.Fatalf("%s: block %s has lines %d to %d of %d", f.Name, b.Name, b.First, b.End, len(text))
		}
	}
	ids := map[int]bool{}
	for _, l := range text {
		if ids[l.ID] {
			t.Fatalf("%s: two lines have ID %d", f.Name, l.ID)
		}
		ids[l.ID] = true
	}
	if len(f.Uniformity) != len(text) {
		t.Fatalf("%s: uniformity of %d lines of %d", f.Name, len(f.Uniformity), len(text))
	}
}

// replay returns the last version of f.
func replay(t *testing.T, f *Function) (text []Line) {
	t.Helper()
	for _, v := range f.Versions {
		end := 0
		for _, e := range v.Edits {
			if e.At < end || e.At+e.Delete > len(text) {
				t.Fatalf("%s after %s: edit of line %d of %d", f.Name, v.Pass, e.At, len(text))
			}
			end = e.At + e.Delete
		}
		for _, e := range slices.Backward(v.Edits) {
			text = slices.Replace(text, e.At, e.At+e.Delete, e.Insert...)
		}
	}
	return text
}

// firstDifference shows the first line in which two texts differ.
func firstDifference(a, b []byte) string {
	x, y := lines(a), lines(b)
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return "got  " + x[i] + "\nwant " + y[i]
		}
	}
	return "one is longer"
}

// TestFacts holds the facts about a loop to those of its source.
func TestFacts(t *testing.T) {
	const src = `target triple = "nvptx64-nvidia-cuda"

define void @k(ptr addrspace(1) %p, i32 %n) !dbg !4 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store volatile i32 %tid, ptr addrspace(1) %q, !dbg !5
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 700
  br i1 %c, label %loop, label %end
end:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!nvvm.annotations = !{!0}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!6}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "k.cu", directory: "/src")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 7, scope: !4)
!6 = !{i32 2, !"Debug Info Version", i32 3}
`
	opt := options(1)
	opt.Without = []string{"loop-unroll", "loop-unroll-full"}
	r, _, err := Compile(context.Background(), opt, driver.Input{Name: "k.ll", Data: []byte(src)})
	if err != nil {
		t.Fatal(err)
	}
	f := &r.Functions[0]
	if len(f.Loops) != 1 || f.Loops[0].Trips != 700 || !f.Loops[0].Counts || f.Loops[0].Leaves != 1 {
		t.Errorf("loops %+v, expected one of 700 iterations", f.Loops)
	}
	if !f.Kernel || f.Live == 0 || f.Size == 0 || f.First == 0 || f.Last <= f.First {
		t.Errorf("function %+v", f)
	}
	text := replay(t, f)
	for i, l := range text {
		want := 0
		switch {
		case strings.Contains(l.Text, "%tid ="):
			want = 3
		case strings.Contains(l.Text, " = phi"):
			want = 1
		default:
			continue
		}
		if f.Uniformity[i] != want {
			t.Errorf("%q has uniformity %d, expected %d", l.Text, f.Uniformity[i], want)
		}
	}
	if want := (Origin{File: 0, Line: 10, Source: 1, At: 7}); !slices.Contains(r.Origins, want) || r.Files[1].Name != "/src/k.cu" {
		t.Errorf("origins %+v of files %+v, expected %+v", r.Origins, r.Files[1:], want)
	}
	for _, name := range []string{"instcombine", "atomic-expand"} { // a pass, and a step of legalization
		if !slices.ContainsFunc(r.Passes, func(p Pass) bool { return p.Name == name && p.Runs > 0 }) {
			t.Errorf("no %s among the passes %+v", name, r.Passes)
		}
	}
	stores := 0
	for _, in := range r.PTX.Instructions {
		if strings.Contains(r.PTX.Lines[in.Line-1], "st.volatile") {
			stores++
			if in.File != 0 || in.At != 10 {
				t.Errorf("the store comes from line %d, expected 10", in.At)
			}
		}
	}
	if stores != 1 {
		t.Errorf("%d stores", stores)
	}
}
