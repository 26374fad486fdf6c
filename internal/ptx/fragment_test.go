package ptx

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// host returns a function that ends in an open block, with three registers.
func host(t *testing.T) (*Module, *Func) {
	t.Helper()
	m, err := Parse("host.ptx", []byte(head+".entry k() { .reg .b32 %r<3>; .reg .pred %p<2>; mov.b32 %r1, 0; }"))
	if err != nil {
		t.Fatal(err)
	}
	return m, &m.Funcs[0]
}

func closeBlock(f *Func) { f.Blocks[len(f.Blocks)-1].End = uint32(len(f.Insts)) }

func TestFragments(t *testing.T) {
	m, f := host(t)
	r := NewFragments(m, f)
	for _, text := range []string{
		"add.s32 %$r2, %$r2, 1; // one",
		"{ .reg .pred p; L: setp.eq.s32 p, %$r2, 3; @p bra L; }",
		".reg .b32 kept; L: mov.b32 kept, %$r2; bra L;",
		"L: mov.b32 %$r3, kept; bra L; bra OUT;",
		"{ .reg .b32 %r<2>; mov.b32 %r1, %$r2; }",
		"OUT: ret;",
	} {
		if errs := r.Add([]byte(text), 0); errs != nil {
			t.Errorf("%s: %v", text, errs)
		}
	}
	closeBlock(f)
	if missing := r.Finish(); len(missing) > 0 {
		t.Error(missing)
	}
	got := string(Append(nil, m))
	for _, want := range []string{
		"\tadd.s32 \t%r1, %r1, 1;\n\t// one\n", "\t{\n\t.reg .pred p;\nL:\n", "\t.reg .b32 \tkept;\n",
		"L:\n\tmov.b32 \tkept, %r1;\n\tbra \tL;\nL_1:\n", "\tbra \tL_1;\n\tbra \tOUT;\n", "mov.b32 \t%r_2_1, %r1;\n", "OUT:\n\tret;\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	if _, err := Parse("again.ptx", []byte(got)); err != nil {
		t.Errorf("%v\n%s", err, got)
	}
}

// TestFragmentErrors: text that cannot be read leaves the function unchanged.
func TestFragmentErrors(t *testing.T) {
	m, f := host(t)
	r := NewFragments(m, f)
	before := string(Append(nil, m))
	for _, tt := range []struct{ text, want string }{
		{"L: mov.b32 %$r2, 1; { .reg .b32 x; bra L; foo.bar x;", "unknown instruction 'foo'"},
		{".reg .b32 y; mov.b32 y, %$r99;", "register '%$r99' is not declared"},
		{"ret; }", "'}' without '{'"},
		{"{ { ret; }", "'{' is not closed"},
		{"P: .callprototype (.param .b32 _) _ (); add.s32 %$r2;", "has other operands"},
	} {
		errs := r.Add([]byte(tt.text), 0)
		if len(errs) == 0 || !strings.Contains(errs[0].Msg, tt.want) {
			t.Errorf("%s: %v", tt.text, errs)
		}
		closeBlock(f)
		if got := string(Append(nil, m)); got != before {
			t.Errorf("%s leaves\n%s", tt.text, got)
		}
	}
	r.Add([]byte("bra NOWHERE;"), 0)
	if missing := r.Finish(); len(missing) != 1 || missing[0] != "NOWHERE" {
		t.Error(missing)
	}
}

// TestFragmentGarbage mixes pieces of text at random; nothing may panic, and accepted text must print to text that
// parses.
func TestFragmentGarbage(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("{ } ; , L: L M: M bra @%$r4 @p .reg .b32 .pred p q %r<3> %r1 %$r2 %$r3 mov.b32 setp.eq.s32 ret; add.s32 1 ( ) [ ] // /* */ " +
		".callprototype P: call _ .param .branchtargets T: brx.idx foo.bar .shared s[4]; .loc . \" .pragma \"x\"")
	accepted := 0
	for range 3000 {
		m, f := host(t)
		r := NewFragments(m, f)
		for range 3 {
			var b strings.Builder
			for range random.IntN(12) {
				b.WriteString(words[random.IntN(len(words))])
				b.WriteByte(" \n"[random.IntN(2)])
			}
			if r.Add([]byte(b.String()), 0) == nil {
				accepted++
			}
		}
		closeBlock(f)
		if len(r.Finish()) > 0 {
			continue
		}
		text := Append(nil, m)
		if _, err := Parse("again.ptx", text); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
	}
	if accepted < 100 {
		t.Errorf("only %d pieces are accepted", accepted)
	}
}
