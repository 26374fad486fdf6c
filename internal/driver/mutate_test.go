package driver

import (
	"context"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

var word = regexp.MustCompile(`[%@!#]?[\w.$-]+`)

// mutate changes a few words or lines of a module into others of the same module.
func mutate(r *rand.Rand, text string) string {
	lines := strings.Split(text, "\n")
	pick := func() int { return r.IntN(len(lines)) }
	for range 1 + r.IntN(3) {
		i := pick()
		switch r.IntN(6) {
		case 0: // a line again
			lines = append(lines[:i], append([]string{lines[pick()]}, lines[i:]...)...)
		case 1: // a line less
			lines = append(lines[:i], lines[i+1:]...)
		case 2: // two lines exchanged
			j := pick()
			lines[i], lines[j] = lines[j], lines[i]
		default: // a word for another one, preferably of its kind
			at := word.FindAllStringIndex(lines[i], -1)
			if len(at) == 0 {
				continue
			}
			k := at[r.IntN(len(at))]
			old := lines[i][k[0]:k[1]]
			for range 20 {
				others := word.FindAllString(lines[pick()], -1)
				if len(others) == 0 {
					continue
				}
				if w := others[r.IntN(len(others))]; w[0] == old[0] || r.IntN(8) == 0 {
					lines[i] = lines[i][:k[0]] + w + lines[i][k[1]:]
					break
				}
			}
		}
	}
	return strings.Join(lines, "\n")
}

// Whatever is done to a module, it compiles or is refused with a message; the
// compiler never fails itself (P-25).
func TestMutations(t *testing.T) {
	rounds := 12
	if testing.Short() {
		rounds = 3
	}
	for _, f := range testkit.Corpus(t, "O0", "raw", "typed") {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			text := string(f.Read(t))
			for seed := range uint64(rounds) {
				bad := mutate(rand.New(rand.NewPCG(seed, uint64(len(text)))), text)
				for _, level := range []int{0, 3} {
					opt := options(t, "sm_80")
					opt.Level = level
					_, _, err := Compile(context.Background(), opt, Input{Name: "mutated.ll", Data: []byte(bad)})
					checkRefusal(t, err, "seed %d, -O%d", seed, level)
				}
			}
		})
	}
}

// checkRefusal demands that an error, if there is one, is not a bug of gonvvm, has a code, and has a place: a line, a
// function or symbol, or the module as a whole.
func checkRefusal(t *testing.T, err error, format string, args ...any) {
	t.Helper()
	what := fmt.Sprintf(format, args...)
	for _, d := range diag.Of(err) {
		switch {
		case d.Code == diag.CodeBug:
			t.Errorf("%s: %v\n    %s", what, d, d.Hint)
		case d.Code == "" && d.Severity != diag.Note: // a note may announce further errors
			t.Errorf("%s: a message without a code: %v", what, d)
		case !d.Pos.IsValid() && d.Where == "" && d.Severity == diag.Error && !wholeModule(d.Code):
			t.Errorf("%s: a message without a place: %v", what, d)
		}
	}
}

// wholeModule reports whether a code is about a module and not a place in it: its target,
// its layout, its version, its metadata.
func wholeModule(c diag.Code) bool {
	switch c {
	case "N0005", "N0024", "N0036", "N0048", "N0049", "N0062", "N0097", "N0126", "V0009":
		return true
	}
	return c[0] == 'T' || c[0] == 'K'
}

// Modules that are damaged and then judged by the NVVM IR specification, strictly and not,
// linked with others and with libraries: they compile or are refused, with a place (P-25).
func TestMutationsLinked(t *testing.T) {
	rounds := 150
	if testing.Short() {
		rounds = 30
	}
	typed := testkit.Corpus(t, "typed")
	texts := []string{linkA, linkB, nvvmModule}
	for _, f := range typed[:min(4, len(typed))] {
		texts = append(texts, string(f.Read(t)))
	}
	for i, text := range texts {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			if text != linkA { // which needs the other one
				if _, _, err := Compile(context.Background(), options(t, "sm_90"), Input{Name: "whole.ll", Data: []byte(text)}); err != nil {
					t.Fatalf("undamaged: %v", err)
				}
			}
			taken := 0
			for seed := range uint64(rounds) {
				r := rand.New(rand.NewPCG(seed, uint64(i)))
				bad := mutate(r, text)
				opt := options(t, "sm_90")
				opt.Level = 3 * r.IntN(2)
				if r.IntN(3) == 0 {
					opt.Dialect = verify.Dialect(r.IntN(3))
				}
				opt.Strict = r.IntN(4) == 0
				opt.NoVersion = true
				ins := []Input{{Name: "mutated.ll", Data: []byte(bad), Library: r.IntN(8) == 0}}
				if r.IntN(3) == 0 {
					ins = append(ins, Input{Name: "other.ll", Data: []byte(texts[r.IntN(len(texts))]), Library: r.IntN(2) == 0})
				}
				if ins[0].Library && len(ins) == 1 {
					ins[0].Library = false
				}
				_, _, err := Compile(context.Background(), opt, ins...)
				checkRefusal(t, err, "seed %d", seed)
				if err == nil {
					taken++
				}
				for _, d := range Verify(opt, ins...) {
					if d.Code == diag.CodeBug {
						t.Errorf("seed %d: %v\n    %s", seed, d, d.Hint)
					}
				}
			}
			if taken == 0 || taken == rounds {
				t.Errorf("%d of %d modules compile: the damage is too much or too little", taken, rounds)
			}
			t.Logf("%d of %d compile", taken, rounds)
		})
	}
}

// nvvmModule has the constructs that the rules of NVVM IR check: annotations, textures, callalign, atomics, inline
// assembly, debug information.
const nvvmModule = `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i64, i64 }
@t = addrspace(1) global i64 0, align 8
@s = internal addrspace(3) global [64 x float] undef, align 4
@c = addrspace(4) constant [2 x i32] [i32 1, i32 2]
@p = addrspace(1) global i32 addrspace(4)* getelementptr ([2 x i32], [2 x i32] addrspace(4)* @c, i64 0, i64 1)
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i32*, %pair*)* @k to i8*)], section "llvm.metadata"
@al = alias i32 (i32), i32 (i32)* @f
declare void @llvm.nvvm.membar(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.nvvm.texsurf.handle.p1i64(metadata, i64 addrspace(1)*)
define i32 @f(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}
define %pair @agg(%pair %x) noinline {
  ret %pair %x
}
define void @k(i32* %out, %pair* byval(%pair) align 16 %b) !dbg !10 {
entry:
  %a = alloca [4 x i32], align 16
  %old = atomicrmw umax i32* %out, i32 3 seq_cst, !dbg !12
  %cas = cmpxchg i32* %out, i32 0, i32 1 acq_rel monotonic, !dbg !12
  %h = call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata i64 addrspace(1)* @t, i64 addrspace(1)* @t), !dbg !12
  call void asm sideeffect "// $0 $1", "l,r"(i64 %h, i32 %old), !dbg !12
  call void @llvm.nvvm.membar(i32 0), !dbg !12
  %x = call %pair @agg(%pair zeroinitializer), !callalign !3, !dbg !12
  %v = call i32 @f(i32 %old), !dbg !12
  switch i32 %v, label %end [ i32 0, label %zero ], !dbg !12
zero:
  %g = addrspacecast [64 x float] addrspace(3)* @s to i8*
  store i8 1, i8* %g
  br label %end
end:
  ret void, !dbg !12
}
!nvvm.annotations = !{!0, !1, !4}
!nvvmir.version = !{!2}
!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9}
!0 = !{void (i32*, %pair*)* @k, !"kernel", i32 1, !"maxntidx", i32 256, !"grid_constant", !5}
!1 = !{i64 addrspace(1)* @t, !"texture", i32 1}
!2 = !{i32 2, i32 0, i32 3, i32 1}
!3 = !{i32 8, i32 65544}
!4 = !{void (i32*, %pair*)* @k, !"align", i32 131088}
!5 = !{i32 2}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !8, emissionKind: FullDebug)
!8 = !DIFile(filename: "k.cu", directory: "/src")
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "k", scope: !8, file: !8, line: 1, type: !11, unit: !7, spFlags: DISPFlagDefinition)
!11 = !DISubroutineType(types: !{})
!12 = !DILocation(line: 2, column: 3, scope: !10)
`
