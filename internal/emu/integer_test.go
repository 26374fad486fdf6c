package emu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu/integer"
	"gonvvm/internal/ptx"
)

// Planted mistakes of integer arithmetic are found, with their values and once for each place, and instructions without a mistake are
// not reported. %r1 is the lane, %r2 is -3.
func TestIntegerMistakes(t *testing.T) {
	for _, c := range []struct {
		body  string
		check integer.Checks
		code  diag.Code // "" for none
		msg   string
	}{
		{"add.s32 %r3, %r1, 2147483647;", integer.Overflow, CodeOverflow, "1 + 2147483647 does not fit .s32"},
		{"add.s32 %r3, %r1, 2147483615;", integer.Overflow, "", ""},
		{"add.u32 %r3, %r1, -1;", integer.Overflow, "", ""},
		{"add.sat.s32 %r3, %r1, 2147483647;", integer.Overflow, "", ""},
		{"sub.s32 %r3, %r2, 2147483647;", integer.Overflow, CodeOverflow, "-3 - 2147483647 does not fit .s32"},
		{"mul.lo.s32 %r3, %r2, 1000000000;", integer.Overflow, CodeOverflow, "-3 * 1000000000 does not fit .s32"},
		{"mul.hi.s32 %r3, %r2, 1000000000;", integer.Overflow, "", ""},
		{"mul.wide.s32 %rd3, %r2, 1000000000;", integer.Overflow, "", ""},
		{"mad.lo.s32 %r3, %r2, 715827882, -10;", integer.Overflow, CodeOverflow, "-3 * 715827882 + -10 does not fit .s32"},
		{"mad.lo.s32 %r3, %r2, 715827882, -2;", integer.Overflow, "", ""},
		{"mov.b32 %r3, 0x80000000; neg.s32 %r3, %r3;", integer.Overflow, CodeOverflow, "-(-2147483648) does not fit .s32"},
		{"mov.b32 %r3, 0x80000000; abs.s32 %r3, %r3;", integer.Overflow, CodeOverflow, "-(-2147483648) does not fit .s32"},
		{"mov.b32 %r3, 0x80000000; div.s32 %r3, %r3, -1;", integer.Overflow, CodeOverflow, "-2147483648 divided by -1"},
		{"cvt.s64.s32 %rd3, %r2; mul.lo.s64 %rd3, %rd3, 4611686018427387904;", integer.Overflow, CodeOverflow, "does not fit .s64"},
		{"cvt.u16.u32 %h1, %r1; add.s16 %h1, %h1, 32767;", integer.Overflow, CodeOverflow, "1 + 32767 does not fit .s16"},
		{"shl.b32 %r3, %r1, %r1;", integer.Shift, "", ""},
		{"add.u32 %r3, %r1, 1; shl.b32 %r3, %r1, %r3;", integer.Shift, CodeShift, "a shift of 32 bits by 32"},
		{"shr.s32 %r3, %r1, %r2;", integer.Shift, CodeShift, "a shift of 32 bits by -3"},
		{"cvt.u64.u32 %rd3, %r1; shr.u64 %rd3, %rd3, 63;", integer.Shift, "", ""},
		{"cvt.u16.u32 %h1, %r1; shl.b16 %h1, %h1, 16;", integer.Shift, CodeShift, "a shift of 16 bits by 16"},
		{"div.s32 %r3, 7, %r1;", integer.Division, CodeDivision, "7 is divided by zero"},
		{"rem.u32 %r3, %r2, %r1;", integer.Division, CodeDivision, "4294967293 is divided by zero"},
		{"add.u32 %r3, %r1, 1; div.u32 %r3, %r2, %r3;", integer.Division, "", ""},
		{"setp.ne.u32 %p1, %r1, 0; @%p1 div.u32 %r3, 7, %r1;", integer.Division, "", ""},
		{"setp.eq.u32 %p1, %r1, 0; @%p1 div.u32 %r3, 7, %r1;", integer.Division, CodeDivision, ""},
		{"cvt.u16.u32 %h1, %r2;", integer.Loss, CodeLoss, "4294967293 does not fit .u16"},
		{"cvt.s16.s32 %h1, %r2;", integer.Loss, "", ""},
		{"cvt.u32.s32 %r3, %r2;", integer.Loss, CodeLoss, "-3 does not fit .u32"},
		{"cvt.sat.u16.s32 %h1, %r2;", integer.Loss, "", ""},
		{"cvt.rn.f32.s32 %f1, %r2; mul.f32 %f1, %f1, 0f4F800000; cvt.rzi.s32.f32 %r3, %f1;", integer.Loss, CodeLoss, "does not fit .s32"},
		{"cvt.rn.f32.s32 %f1, %r2; cvt.rzi.s32.f32 %r3, %f1;", integer.Loss, "", ""},
	} {
		text := ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n.reg .b16 %h<2>;\n.reg .f32 %f<2>;\n.reg .pred %p<2>;\n" +
			"mov.u32 %r1, %tid.x;\nmov.s32 %r2, -3;\n" + c.body + "\nret;\n}\n"
		m, err := ptx.Parse("k.ptx", []byte(text))
		if err != nil {
			t.Fatalf("%s: %v", c.body, err)
		}
		mod, err := NewDevice(64).Load(m, "k.ptx", []byte(text))
		if err != nil {
			t.Fatalf("%s: %v", c.body, err)
		}
		k, err := mod.Kernel("k")
		if err != nil {
			t.Fatal(err)
		}
		for _, sanitize := range []bool{true, false} {
			r, err := k.Launch(&Config{Block: [3]int{32, 1, 1}, Sanitize: sanitize, Integer: c.check})
			if err != nil {
				t.Fatalf("%s: %v", c.body, err)
			}
			got := fmt.Sprint(r.Findings)
			if c.code == "" && len(r.Findings) > 0 || c.code != "" && (len(r.Findings) != 1 || r.Findings[0].Code != c.code || !strings.Contains(got, c.msg) || r.Findings[0].At.Line != 13) {
				t.Errorf("%s: %s", c.body, got)
			}
			other, err := k.Launch(&Config{Block: [3]int{32, 1, 1}, Sanitize: sanitize, Integer: ^c.check & 15})
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(other.Findings, func(f Finding) bool { return f.Code == c.code }) || other.Steps != r.Steps || other.Threads != r.Threads {
				t.Errorf("%s: without its check %v, %d instead of %d instructions", c.body, other.Findings, other.Steps, r.Steps)
			}
		}
	}
}
