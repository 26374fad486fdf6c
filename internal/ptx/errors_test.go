package ptx

import (
	"errors"
	"os"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/target"
)

const head = ".version 8.0\n.target sm_90\n.address_size 64\n"

// TestErrors checks messages with their places.
func TestErrors(t *testing.T) {
	body := func(s string) string {
		return head + ".entry k()\n{\n.reg .pred %p<3>; .reg .b32 %r<5>;\n" + s + "\nret;\n}\n"
	}
	for _, tt := range []struct{ src, want string }{
		{body("add.b32 %r1, %r2, %r3;"), "t.ptx:7:1: error: no form of 'add' is spelled 'add.b32' [P0002]"},
		{body("ads.s32 %r1, %r2, %r3;"), "t.ptx:7:1: error: unknown instruction 'ads' [P0002]"},
		{body("add.s32 %r1, %r2;"), "t.ptx:7:1: error: 'add.s32' has other operands [P0003]"},
		{body("add.s32 %r1, %r2, %r9;"), "t.ptx:7:19: error: register '%r9' is not declared [P0004]"},
		{body("@%q ret;"), "t.ptx:7:2: error: guard predicate '%q' is not declared [P0004]"},
		{body("bra NOWHERE;"), "t.ptx:7:5: error: label 'NOWHERE' is not defined in a scope around its use [P0004]"},
		{body("{ IN: } bra IN;"), "t.ptx:7:13: error: label 'IN' is not defined"},
		{body("L: L: bra L;"), "t.ptx:7:4: error: label 'L' is defined twice [P0005]"},
		{body(".reg .b32 x; .reg .b32 x;"), "t.ptx:7:24: error: register 'x' is declared twice [P0005]"},
		{body(".reg .b32 %r<9>;"), "registers '%r' are declared twice [P0005]"},
		{body(".reg .b32 %q<1048577>;"), "t.ptx:7:14: error: the number of registers must be at most 1048576 [P0006]"},
		{body(".reg .b31 q;"), "t.ptx:7:6: error: unknown type .b31 [P0001]"},
		{body("mov.u32 %r1, %tid.q;"), "t.ptx:7:18: error: expected ';', found '.q' [P0001]"},
		{body("mov.u32 %r1, 99999999999999999999;"), "t.ptx:7:14: error: number does not fit in 64 bits [P0006]"},
		{body("mov.f32 %r1, 0f3F8;"), "t.ptx:7:14: error: a bit pattern has 8 hexadecimal digits here [P0001]"},
		{body("mov.u32 %r1, 1/0;"), "division by zero [P0006]"},
		{body("call (%r1), f, (%r2), proto;"), "'proto'"},
		{body("ld.global.u32 %r1, [%r1, %r2"), "expected ',' or ']'"},
		{body("ret"), "t.ptx:7:4: error: expected ';', found 'ret' [P0001]"},
		{body(".pragma nounroll;"), "t.ptx:7:9: error: expected a string, found 'nounroll' [P0001]"},
		{head + ".global .b8 x[-1];", "an array dimension is not negative [P0006]"},
		{head + ".global .align 3 .b8 x;", "an alignment is a power of two [P0006]"},
		{head + ".global .u32 x = {1, 2;", "expected ',' or '}', found ';' [P0001]"},
		{head + ".entry k(.param .u64 p", "expected ',' or ')', found the end of the file [P0001]"},
		{head + ".entry k() {\n", "t.ptx:4:12: error: '{' is not closed [P0001]"},
		{head + "/* open", "t.ptx:4:1: error: comment is not closed [P0001]"},
		{head + ".pragma \"open\n", "string is not closed [P0001]"},
		{head + ".nosuch x;", "t.ptx:4:1: error: unknown directive .nosuch [P0001]"},
		{head + "x", "t.ptx:4:1: error: expected a directive, found 'x' [P0001]"},
		{".version 7.9\n.target sm_80\n", "t.ptx:1:10: error: unknown PTX version '7.9'"},
		{".version 7.0\n.target sm_90\n", "t.ptx:2:9: error: PTX version 7.0 does not know sm_90; at least 7.8 is needed [P0007]"},
		{".version 9.0\n.target sm_101a\n", "PTX version 9.0 does not know sm_101a [P0007]"},
		{".version 8.0\n.target gfx90\n", "t.ptx:2:9: error: unknown architecture 'gfx90'"},
		{"", "no .version directive [P0007]"},
	} {
		_, err := Parse("t.ptx", []byte(tt.src))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s\n  got  %v\n  want %s", strings.TrimPrefix(tt.src, head), err, tt.want)
		}
	}
}

// A list that cannot be read ends at its semicolon, and hides nothing after it.
func TestRecoveryOfLists(t *testing.T) {
	for _, list := range []string{"{1, 2,}", "{{1,}, 2}", "{{1, 2}, {,}}"} {
		_, err := Parse("t.ptx", []byte(head+".global .b32 a[2][2] = "+list+";\n.nosuch x;\n"))
		all := diag.Of(err)
		if len(all) != 2 || all[0].Pos.Line != 4 || !strings.Contains(all[1].Msg, "unknown directive .nosuch") {
			t.Errorf("%s: %v", list, err)
		}
	}
}

// TestRecovery checks that one mistake does not hide or cause another.
func TestRecovery(t *testing.T) {
	src := head + `
.entry a()
{
	.reg .b32 %r<3>;
	add.b32 %r0, {%r1, %r2}, %r1;
	mov.u32 %r0, %bad;
	{ .reg .b32 t; foo.bar t, {t, }; mov.b32 t, %r0; }
	mov.u32 %r0, %r1
	mov.u32 %r1, %r2;
	ret;
}
.nosuch;
.entry b() { ret; }
.entry c() { bra X; }
`
	m, err := Parse("t.ptx", []byte(src))
	var l diag.List
	if !errors.As(err, &l) {
		t.Fatal(err)
	}
	var got []string
	for _, d := range l {
		got = append(got, string(d.Code)+" "+d.Msg)
	}
	want := []string{
		"P0002 no form of 'add' is spelled 'add.b32'",
		"P0004 register '%bad' is not declared",
		"P0002 unknown instruction 'foo'",
		"P0001 expected ';', found 'mov'",
		"P0001 unknown directive .nosuch",
		"P0004 label 'X' is not defined in a scope around its use",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if len(m.Funcs) != 3 {
		t.Errorf("%d functions", len(m.Funcs))
	}
}

// TestCodes compiles the example of every code of this package.
func TestCodes(t *testing.T) {
	n := 0
	diag.Codes(func(c *diag.Info) bool {
		if c.Code[0] != 'P' || c.Code >= "P0020" { // those are package ptxcheck's
			return true
		}
		n++
		m, err := Parse("example.ptx", []byte(c.Example))
		l := diag.Of(err)
		if err == nil {
			l = CheckNeeds(m, "example.ptx", []byte(c.Example))
		}
		found := false
		for _, d := range l {
			found = found || d.Code == c.Code
		}
		if !found {
			t.Errorf("%s: the example gives %v", c.Code, l)
		}
		return true
	})
	if n < 8 {
		t.Errorf("%d codes", n)
	}
}

func TestCheckNeeds(t *testing.T) {
	src := []byte(`.version 6.0
.target sm_70
.address_size 64
.visible .entry k() .explicitcluster
{
	.reg .b32 %r<3>;
	barrier.cluster.arrive.relaxed;
	mov.u32 %r1, %cluster_ctarank;
	shfl.sync.up.b32 %r1, %r1, 1, 0, -1;
	ret;
}
`)
	m, err := Parse("t.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	got := string(CheckNeeds(m, "t.ptx", src).Append(nil))
	for _, want := range []string{
		".explicitcluster is not available on sm_70 with PTX ISA 6.0 [P0008]",
		"t.ptx:7:2: error: instruction 'barrier.cluster.arrive.relaxed' is not available on sm_70 with PTX ISA 6.0 [P0008]\n    \tbarrier.cluster.arrive.relaxed;\n    \t^\n    hint: it needs sm_90 or newer with PTX ISA 7.8 or newer",
		"special register %cluster_ctarank is not available on sm_70",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	if strings.Contains(got, "shfl") {
		t.Errorf("shfl.sync is there on sm_70\n%s", got)
	}
}

func TestMinVersion(t *testing.T) {
	for _, tt := range []struct {
		sm, body string
		want     target.PTX
	}{
		{"sm_80", "ret;", 70},
		{"sm_80", "bar.sync 0;", 70},
		{"sm_70", "shfl.sync.up.b32 %r1, %r1, 1, 0, -1;", 60},
		{"sm_70", "fence.acq_rel.gpu;", 60},
		{"sm_90", "barrier.cluster.arrive;", 78},
		{"sm_90", "barrier.cluster.arrive.relaxed;", 80},
		{"sm_90", "ld.relaxed.sys.global.b128 %q1, [4096];", 84},
		{"sm_50", "mov.b32 %r1, %clock_hi;", 50},
		{"sm_70", ".reg .b128 %z;", 83},
		{"sm_70", "cvta.param.u64 %rd1, %rd1;", 77},
		{"sm_100a", "tcgen05.wait::ld.sync.aligned;", 86},
		{"sm_100f", "tcgen05.wait::ld.sync.aligned;", 88},
	} {
		src := ".version 9.0\n.target " + tt.sm + "\n.address_size 64\n.entry k()\n{\n.reg .b32 %r<3>; .reg .b64 %rd<3>;\n"
		if strings.Contains(tt.body, "%q1") {
			src += ".reg .b128 %q<2>;\n"
		}
		m, err := Parse("t.ptx", []byte(src+tt.body+"\n}\n"))
		if err != nil {
			t.Errorf("%s: %v", tt.body, err)
			continue
		}
		if got := MinVersion(m); got != tt.want {
			t.Errorf("%s on %s: %s, want %s", tt.body, tt.sm, got, tt.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(head + ".visible .entry k(.param .u64 p) { .reg .b32 %r<3>; add.s32 %r1, %r2, -1; { L: bra L; } ret; }"))
	f.Add([]byte(head + ".global .u32 x[2] = {1, 0xFF(y+4)}; .extern .func (.param .b32 r) g (.param .b64 a) .noreturn;"))
	f.Add([]byte(head + ".func f() { .loc 1 2 3, function_name n+4, inlined_at 1 2 3\n call.uni (r), f, (a, b), p; p: .callprototype _ (); T: .branchtargets A; A: }"))
	if src, err := os.ReadFile("testdata/roundtrip/scopes.ptx"); err == nil {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		m, err := Parse("fuzz.ptx", src)
		if err != nil {
			return
		}
		one := Append(nil, m)
		m2, err := Parse("again.ptx", one)
		if err != nil {
			t.Fatalf("%v\n%s", err, one)
		}
		if two := Append(nil, m2); string(two) != string(one) {
			t.Fatalf("%s\nbecomes\n%s", one, two)
		}
		MinVersion(m)
		CheckNeeds(m, "fuzz.ptx", src)
	})
}

func BenchmarkParse(b *testing.B) {
	m := kernel()
	f := &m.Funcs[0]
	f.Insts = f.Insts[:0]
	for range 4000 {
		f.Insts = append(f.Insts, kernel().Funcs[0].Insts[1], kernel().Funcs[0].Insts[2], kernel().Funcs[0].Insts[4])
	}
	f.Blocks[1].First, f.Blocks[1].End = 0, uint32(len(f.Insts))
	f.Blocks[0].End = 0
	src := Append(nil, m)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		if _, err := Parse("bench", src); err != nil {
			b.Fatal(err)
		}
	}
}
