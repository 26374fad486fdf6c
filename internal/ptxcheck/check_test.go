package ptxcheck

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// TestPositions checks that operands, elements of groups and initialisers have
// their columns.
func TestPositions(t *testing.T) {
	const head = ".version 8.0\n.target sm_80\n.address_size 64\n"
	body := func(s string) string {
		return head + ".func f(.param .b32 a) { ret; }\n.entry k()\n{\n.reg .pred %p<3>; .reg .b32 %r<5>; .reg .f32 %f<5>; .reg .b64 %rd<5>;\n" + s + "\nret;\n}\n"
	}
	for _, tt := range []struct{ src, want string }{
		{body("add.u32 %r1, %r2, %f1;"), "t.ptx:8:19: error: '%f1' is .f32"},
		{body("@%p1 add.u32 %r1, %f1, %r2;"), "t.ptx:8:19: error: '%f1' is .f32"},
		{body("setp.eq.u32 %p1|%r2, %r1, %r2;"), "t.ptx:8:17: error: '%r2' is .b32"},
		{body("setp.eq.u32 %p1 /* , */ | %p2, %r1, // ;\n %f2;"), "t.ptx:9:2: error: '%f2' is .f32"},
		{body("ld.global.v2.u32 {%r1, %f2}, [%rd1];"), "t.ptx:8:24: warning: '%f2' is .f32"},
		{body("ld.global.u32 %r1, [%f1+4];"), "t.ptx:8:20: error: '%f1' is .f32"},
		{body("tex.1d.v4.u32.s32 {%r1, %r2, %r3, %r4}, [%rd1, {%p1}];"), "t.ptx:8:49: error: '%p1' is .pred"},
		{body("call f, (%rd1);"), "t.ptx:8:10: error: argument 1"},
		{body("bar.sync 0, 33;"), "t.ptx:8:13: error: operand b of 'bar.sync' is 33, it must be from 0 to 2147483616, a multiple of 32"},
		{body("call (%r1), f, (%r1);"), "t.ptx:8:13: error: the call has 1 result, 'f' 0"},
		{body("{ .reg .b32 x; { .reg .b64 x; add.u32 x, %r1, %r1; } }"), "t.ptx:8:39: error: 'x' is .b64"},
		{body("mov.b64 {%r1, %rd1}, %rd2;"), "t.ptx:8:15: error: '%rd1' is .b64, each of the 2 elements of 'mov.b64' has 32 bits"},
		{head + ".global .u32 x[2][2] = {{1, 2}, {3, 1.5}};", "t.ptx:4:37: error: 'x' is .u32, the value a floating-point number"},
		{head + ".global .u64 x[2] = {1, /* , */ nosuch};", "t.ptx:4:33: error: 'nosuch' is not declared above"},
		{head + ".entry k()\n.maxntid 0 { ret; }", "t.ptx:5:1: error: .maxntid of 0"},
	} {
		l := check(tt.src)
		if len(l) == 0 || !strings.HasPrefix(l.Error(), tt.want) {
			t.Errorf("%s\n  got  %v\n  want %s", strings.TrimPrefix(tt.src, head), l, tt.want)
		}
	}
}

// TestArch checks which architectures a module runs on (PTX ISA §11.1.2).
func TestArch(t *testing.T) {
	for _, tt := range []struct {
		target, arch string
		ok           bool
	}{
		{"sm_80", "sm_80", true},
		{"sm_80", "sm_90a", true},
		{"sm_80", "sm_75", false},
		{"sm_90a", "sm_90a", true},
		{"sm_90a", "sm_90", false},
		{"sm_90a", "sm_100a", false},
		{"sm_100f", "sm_103a", true},
		{"sm_100f", "sm_120f", false},
		{"sm_103f", "sm_100f", false},
	} {
		src := []byte(".version 8.8\n.target " + tt.target + "\n.address_size 64\n")
		m, err := ptx.Parse("t.ptx", src)
		if err != nil {
			t.Fatal(err)
		}
		sm, err := target.ParseSM(tt.arch)
		if err != nil {
			t.Fatal(err)
		}
		l := Check(m, &Options{Src: src, Arch: sm})
		if ok := len(l) == 0; ok != tt.ok || !ok && l[0].Code != CodeArch {
			t.Errorf("%s on %s: %v", tt.target, tt.arch, l)
		}
	}
}

// TestWithoutText checks that diagnostics of a module without text name the
// function and the instruction.
func TestWithoutText(t *testing.T) {
	src := ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .reg .b32 %r<3>; .reg .f32 %f<3>; add.u32 %r1, %f1, %r2; ret; }"
	m, err := ptx.Parse("t.ptx", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	l := Check(m, &Options{})
	if want := "error: function `k', instruction 'add.u32': '%f1' is .f32"; len(l) != 1 || !strings.HasPrefix(l.Error(), want) {
		t.Errorf("got %v, want %s", l, want)
	}
}

// TestMax checks that a file with many mistakes is not read to its end.
func TestMax(t *testing.T) {
	src := bigModule(1000, "add.u32 %r1, %f1, %r2;")
	m, err := ptx.Parse("t.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	if l := Check(m, &Options{Src: src}); len(l) != defaultMax {
		t.Errorf("%d diagnostics", len(l))
	}
	if l := Check(m, &Options{Src: src, Max: 7}); len(l) != 7 {
		t.Errorf("%d diagnostics", len(l))
	}
}

// bigModule has n functions with a few instructions each, and line in each.
func bigModule(n int, line string) []byte {
	var b bytes.Buffer
	b.WriteString(".version 8.0\n.target sm_80\n.address_size 64\n")
	for i := range n {
		fmt.Fprintf(&b, ".global .align 4 .b32 g%d[4] = {1, 2, 3, 4};\n", i)
		fmt.Fprintf(&b, ".visible .func (.param .b32 r%d) f%d(.param .b32 p%d)\n{\n", i, i, i)
		b.WriteString("\t.reg .pred %p<3>;\n\t.reg .b32 %r<9>;\n\t.reg .f32 %f<9>;\n\t.reg .b64 %rd<9>;\n")
		fmt.Fprintf(&b, "\tld.param.b32 \t%%r1, [p%d];\n", i)
		b.WriteString("$L_head:\n\tsetp.gt.s32 \t%p1, %r1, 7;\n\t@%p1 bra \t$L_end;\n\tmad.lo.s32 \t%r2, %r1, 3, %r1;\n\tfma.rn.f32 \t%f1, %f2, 0f3F800000, %f3;\n")
		fmt.Fprintf(&b, "\tmov.u64 \t%%rd1, g%d;\n\tld.global.v2.u32 \t{%%r3, %%r4}, [%%rd1+8];\n\tst.global.u32 \t[g%d+4], %%r4;\n", i, i)
		if i > 0 {
			fmt.Fprintf(&b, "\t{\n\t.param .b32 a;\n\t.param .b32 b;\n\tst.param.b32 \t[a], %%r3;\n\tcall.uni (b), f%d, (a);\n\tld.param.b32 \t%%r5, [b];\n\t}\n", i-1)
		}
		fmt.Fprintf(&b, "\t%s\n\tadd.s32 \t%%r1, %%r1, 1;\n\tbra.uni \t$L_head;\n$L_end:\n\tst.param.b32 \t[r%d], %%r2;\n\tret;\n}\n", line, i)
	}
	return b.Bytes()
}

// TestLinear counts the work for modules of growing size, in one function and
// in many.
func TestLinear(t *testing.T) {
	count := func(src []byte) int {
		m, err := ptx.Parse("t.ptx", src)
		if err != nil {
			t.Fatal(err)
		}
		c := checker{m: m, opt: Options{Src: src, Max: defaultMax}}
		c.module()
		if len(c.out) != 0 {
			t.Fatal(c.out)
		}
		return c.visited
	}
	deep := func(n int) []byte {
		var b bytes.Buffer
		b.WriteString(".version 8.0\n.target sm_80\n.address_size 64\n.entry k()\n{\n")
		for i := range n {
			fmt.Fprintf(&b, ".local .b32 v%d; .reg .b32 x%d;\n{ .reg .b32 y; .local .b32 v%d; L%d: st.local.b32 [v%d], y; }\n", i, i, i, i, i)
		}
		b.WriteString("ret;\n}\n")
		return b.Bytes()
	}
	for _, tt := range []struct {
		name string
		make func(n int) []byte
	}{
		{"functions", func(n int) []byte { return bigModule(n, "mov.u32 %r7, %tid.x;") }},
		{"one function", func(n int) []byte { return bigModule(1, strings.Repeat("add.s32 %r7, %r7, 1;\n", 20*n)) }},
		{"scopes and names", deep},
		{"initialiser", func(n int) []byte {
			return []byte(".version 8.0\n.target sm_80\n.address_size 64\n.global .b32 x[] = {" + strings.Repeat("1, ", 20*n) + "1};\n")
		}},
	} {
		small, large := count(tt.make(100)), count(tt.make(1600))
		if small == 0 || large > 17*small {
			t.Errorf("%s: %d steps for 100, %d for 1600", tt.name, small, large)
		}
	}
}

// FuzzCheck reads and checks arbitrary text: neither may panic.
func FuzzCheck(f *testing.F) {
	f.Add(string(bigModule(2, "mov.u32 %r7, %tid.x;")))
	diag.Codes(func(i *diag.Info) bool {
		if i.Code[0] == 'P' {
			f.Add(i.Example)
		}
		return true
	})
	for _, file := range ruleFiles {
		wrap, rules := readRules(f, file.path)
		for i := 0; i < len(rules); i += 10 {
			f.Add(wrap(rules[i].text))
		}
	}
	f.Fuzz(func(t *testing.T, src string) {
		m, _ := ptx.Parse("t.ptx", []byte(src))
		l := Check(m, &Options{File: "t.ptx", Src: []byte(src)})
		l.Append(nil)
		Check(m, &Options{})
	})
}

// BenchmarkCheck is the speed of Check alone, and of Parse and Check.
func BenchmarkCheck(b *testing.B) {
	src := bigModule(20000, "mov.u32 %r7, %tid.x;")
	m, err := ptx.Parse("t.ptx", src)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("check", func(b *testing.B) {
		b.SetBytes(int64(len(src)))
		for range b.N {
			if l := Check(m, &Options{Src: src}); len(l) != 0 {
				b.Fatal(l)
			}
		}
	})
	b.Run("parse", func(b *testing.B) {
		b.SetBytes(int64(len(src)))
		for range b.N {
			m, _ := ptx.Parse("t.ptx", src)
			if l := Check(m, &Options{Src: src}); len(l) != 0 {
				b.Fatal(l)
			}
		}
	})
}
