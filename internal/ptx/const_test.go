package ptx

import (
	"strings"
	"testing"
)

// TestConstants computes constant expressions (PTX ISA §4.6, S2-62, S2-66,
// S2-67): integers are .s64 or .u64, fractions .f64.
func TestConstants(t *testing.T) {
	for _, tt := range []struct{ decl, expr, want string }{
		{".b64", "0x1F", "31"},
		{".b64", "0X1fU", "31"},
		{".b64", "017", "15"},
		{".b64", "0b1011", "11"},
		{".b64", "0", "0"},
		{".s64", "-9223372036854775808", "-9223372036854775808"},
		{".u64", "18446744073709551615", "18446744073709551615"},
		{".s32", "1 + 2*3 - 4/2", "5"},
		{".s32", "(1 + 2)*3", "9"},
		{".s32", "-7/2", "-3"},
		{".s32", "-7%3", "-1"},
		{".u64", "-1U/2", "9223372036854775807"},
		{".u64", "(.u64)-1 / 2", "9223372036854775807"},
		{".s64", "(.s64)0xFFFFFFFFFFFFFFFF / 2", "0"},
		{".s64", "-8 >> 1", "-4"},
		{".u64", "-8U >> 1", "9223372036854775804"},
		{".u64", "~0 >> 60", "15"},
		{".u32", "1 << 4 | 1 ^ 3 & 2", "19"},
		{".u32", "1 < 2 == 1", "1"},
		{".u32", "-1 < 1U", "0"},
		{".u32", "-1 < 1", "1"},
		{".u32", "3 >= 3 && 2 != 2 || 4 <= 5", "1"},
		{".u32", "!5 + !0", "1"},
		{".u32", "0 ? 1/1 : 5 > 4 ? 7 : 8", "7"},
		{".u32", "+3 - -4", "7"},
		{".u32", "WARP_SZ*2", "64"},
		{".f32", "1.5", "0f3FC00000"},
		{".f32", "-1.5e1", "0fC1700000"},
		{".f32", "-0.0", "0f80000000"},
		{".f32", "0f7FC00001", "0f7FC00001"},
		{".f64", "1.0/4.0", "0d3FD0000000000000"},
		{".f64", "(1.0 + 0.5)*2.0 - 1.0", "0d4000000000000000"},
		{".f64", "-(0f3F800000)", "0dBFF0000000000000"},
		{".f64", "0d3FF0000000000000 + 1.0", "0d4000000000000000"},
		{".f64", "0d7FF8000000000001", "0d7FF8000000000001"},
		{".b32", "0f3F800000", "0f3F800000"},
		{".b64", "0d3FF0000000000000", "0d3FF0000000000000"},
		{".b8", "0xFF00(0x1234)", "18"},
	} {
		m, err := Parse("t.ptx", []byte(head+".global "+tt.decl+" x = "+tt.expr+";\n"))
		if err != nil {
			t.Errorf("%s: %v", tt.expr, err)
			continue
		}
		if got := string(Append(nil, m)); !strings.Contains(got, " x = "+tt.want+";\n") {
			t.Errorf("%s: want %s, got %s", tt.expr, tt.want, got[strings.Index(got, ".global"):])
		}
	}
	for _, tt := range []struct{ expr, want string }{
		{"1/0", "division by zero"},
		{"1%0", "division by zero"},
		{"1.5 % 2.0", "the operator has no floating-point operands"},
		{"1.5 + 2", "one operand is an integer, the other a floating-point number"},
		{"1 > 0 ? 2.0 : 3", "the operator has no floating-point operands"},
		{"1.0/0.0", "division by zero"},
		{"-0f3F800000", "a bit pattern of 32 bits is not an operand"},
		{"0f3F800000 + 1.0", "a bit pattern of 32 bits is not an operand"},
		{"~1.5", "the operator has no floating-point operands"},
		{"(.u32)1", "cast to .s64 or .u64 only"},
		{"(1", "expected a number, found ';'"},
		{"1 ? 2", "expected a number, found ';'"},
		{"1 +", "expected a number, found ';'"},
		{strings.Repeat("(", 300) + "1", "nested too deeply"},
		{strings.Repeat("-", 300) + "1", "nested too deeply"},
	} {
		_, err := Parse("t.ptx", []byte(head+".global .b64 x = "+tt.expr+";\n"))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.20s: want %q, got %v", tt.expr, tt.want, err)
		}
	}
}

// TestOperandConstants reads the constants of instructions, whose spelling stays where it carries information.
func TestOperandConstants(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"mov.b32 %r1, 0x10;", "mov.b32 \t%r1, 0x0010;"},
		{"mov.b32 %r1, -5;", "mov.b32 \t%r1, -5;"},
		{"mov.b32 %r1, - 5;", "mov.b32 \t%r1, -5;"},
		{"mov.b32 %r1, (2+3)*2;", "mov.b32 \t%r1, 10;"},
		{"mov.f32 %f1, 1.5;", "mov.f32 \t%f1, 0f3FC00000;"},
		{"mov.f32 %f1, -(0f3F800000);", "mov.f32 \t%f1, 0fBF800000;"},
		{"mov.b32 %r1, !1;", "mov.b32 \t%r1, 0;"},
		{"mov.f32 %f1, 1.0/2.0;", "mov.f32 \t%f1, 0f3F000000;"},
		{"mov.f64 %d1, .5;", "mov.f64 \t%d1, 0d3FE0000000000000;"},
		{"mov.f64 %d1, 1e1;", "mov.f64 \t%d1, 0d4024000000000000;"},
		{"ld.global.b32 %r1, [%rd1+4*2-1];", "ld.global.b32 \t%r1, [%rd1+7];"},
		{"ld.global.b32 %r1, [%rd1+-4];", "ld.global.b32 \t%r1, [%rd1+-4];"},
		{"ld.global.b32 %r1, [ %rd1 + - 4 ];", "ld.global.b32 \t%r1, [%rd1+-4];"},
		{"ld.global.b32 %r1, [array+(1<<3)];", "ld.global.b32 \t%r1, [array+8];"},
		{"ld.global.b32 %r1, array[3];", "ld.global.b32 \t%r1, [array+12];"},
		{"ld.global.b32 %r1, matrix[1][2];", "ld.global.b32 \t%r1, [matrix+20];"},
		{"ld.global.b32 %r1, matrix[1];", "ld.global.b32 \t%r1, [matrix+4];"},
		{"mov.b64 %rd1, array[2];", "mov.b64 \t%rd1, array+8;"},
		{"ld.global.b32 %r1, [0x100];", "ld.global.b32 \t%r1, [256];"},
	} {
		src := head + ".global .b32 array[4]; .global .b32 matrix[2][3];\n.entry k() { .reg .b32 %r<3>; .reg .b64 %rd<3>; .reg .f32 %f<3>; .reg .f64 %d<3>;\n" + tt.in + " ret; }\n"
		m, err := Parse("t.ptx", []byte(src))
		if err != nil {
			t.Errorf("%s: %v", tt.in, err)
			continue
		}
		if got := string(Append(nil, m)); !strings.Contains(got, tt.want) {
			t.Errorf("%s: want %s in %s", tt.in, tt.want, got)
		}
	}
}
