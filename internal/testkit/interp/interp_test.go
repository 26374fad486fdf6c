package interp

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/llasm"
)

// cases are bodies of a function i64 @f(i64 %a, i64 %b) and their results for 7 and -3: a number, "poison" or
// "undefined".
var cases = []struct{ body, want string }{
	{"%r = add i64 %a, %b ret i64 %r", "4"},
	{"%r = add nuw i64 %a, %b ret i64 %r", "poison"},
	{"%r = add nsw i64 %a, %b ret i64 %r", "4"},
	{"%r = sdiv i64 %a, %b ret i64 %r", "18446744073709551614"},
	{"%r = sdiv exact i64 %a, %b ret i64 %r", "poison"},
	{"%r = srem i64 %b, 2 ret i64 %r", "18446744073709551615"},
	{"%z = sub i64 %a, 7 %r = udiv i64 %a, %z ret i64 %r", "undefined"},
	{"%r = shl i64 %a, 64 ret i64 %r", "poison"},
	{"%r = shl nsw i64 %b, 62 ret i64 %r", "poison"},
	{"%r = lshr exact i64 %a, 1 ret i64 %r", "poison"},
	{"%r = ashr i64 %b, 1 ret i64 %r", "18446744073709551614"},
	{"%r = or disjoint i64 %a, 1 ret i64 %r", "poison"},
	{"%t = trunc nsw i64 %a to i3 %r = zext i3 %t to i64 ret i64 %r", "poison"},
	{"%t = trunc i64 %a to i3 %r = sext i3 %t to i64 ret i64 %r", "18446744073709551615"},
	{"%t = trunc i64 %a to i3 %r = zext nneg i3 %t to i64 ret i64 %r", "poison"},
	{"%c = icmp samesign ult i64 %a, %b %r = zext i1 %c to i64 ret i64 %r", "poison"},
	{"%c = icmp slt i64 %b, %a %r = select i1 %c, i64 1, i64 poison ret i64 %r", "1"},
	{"%c = icmp slt i64 %a, poison br i1 %c, label %x, label %x x: ret i64 0", "undefined"},
	{"%w = zext i64 %b to i129 %s = shl i129 %w, 64 %t = lshr i129 %s, 65 %r = trunc i129 %t to i64 ret i64 %r", "9223372036854775806"},
	{"%m = alloca i64 store <5 x i7> <i7 1, i7 2, i7 3, i7 4, i7 5>, ptr %m %v = load i8, ptr %m %r = zext i8 %v to i64 ret i64 %r", "1"},
	{"%m = alloca i128 store <3 x i24> <i24 1, i24 2, i24 3>, ptr %m %p = getelementptr i8, ptr %m, i64 3 %v = load i24, ptr %p, align 1 %r = zext i24 %v to i64 ret i64 %r", "2"},
	{"%m = alloca i64 %p = getelementptr i8, ptr %m, i64 5 store i32 1, ptr %p, align 1 ret i64 0", "undefined"},
	{"%m = alloca i64 store i7 5, ptr %m %v = load i8, ptr %m %r = zext i8 %v to i64 ret i64 %r", "poison"},
	{"%m = alloca i64 store i8 -1, ptr %m %v = load i7, ptr %m %r = zext i7 %v to i64 ret i64 %r", "poison"},
	{"%m = alloca i64 store i64 %a, ptr %m, align 8 %p = getelementptr i8, ptr %m, i64 1 %v = load i16, ptr %p, align 2 ret i64 0", "undefined"},
	{"%v = bitcast <2 x i24> <i24 1, i24 2> to i48 %r = zext i48 %v to i64 ret i64 %r", "33554433"},
	{"%f = uitofp i64 %b to float %t = fptoui float %f to i65 %r = trunc i65 %t to i64 ret i64 %r", "0"},
	{"%f = sitofp i64 %b to double %r = fptoui double %f to i64 ret i64 %r", "poison"},
	{"%e = extractelement <2 x i64> <i64 1, i64 2>, i64 %a ret i64 %e", "poison"},
	{"br label %x x: %i = phi i64 [ 0, %0 ], [ %j, %x ] %j = add i64 %i, 1 %c = icmp ult i64 %j, %a br i1 %c, label %x, label %y y: ret i64 %i", "6"},
	{"%x = fadd float 16777216.0, 1.0 %r = fptoui float %x to i64 ret i64 %r", "16777216"}, // a tie goes to even
	{"%x = fadd float 16777216.0, 3.0 %r = fptoui float %x to i64 ret i64 %r", "16777220"},
	{"%x = fdiv double 1.0, 3.0 %r = bitcast double %x to i64 ret i64 %r", "4599676419421066581"},
	{"%x = fmul float 0x36A0000000000000, 0.5 %y = bitcast float %x to i32 %r = zext i32 %y to i64 ret i64 %r", "0"}, // half of the smallest
	{"%x = fmul float 0x36A0000000000000, 0.75 %y = bitcast float %x to i32 %r = zext i32 %y to i64 ret i64 %r", "1"},
	{"%x = fadd half 0xH7BFF, 0xH4C00 %y = bitcast half %x to i16 %r = zext i16 %y to i64 ret i64 %r", "31744"}, // infinity
	{"%x = fsub double 1.0, 1.0 %r = bitcast double %x to i64 ret i64 %r", "0"},
	{"%x = frem double -5.0, 3.0 %r = fptosi double %x to i64 ret i64 %r", "18446744073709551614"},
	{"%x = fdiv double 0.0, 0.0 %r = bitcast double %x to i64 ret i64 %r", "poison"}, // some NaN
	{"%x = fdiv double 0.0, 0.0 %c = fcmp uno double %x, 1.0 %r = zext i1 %c to i64 ret i64 %r", "1"},
	{"%x = fadd nnan double 0.0, 0x7FF8000000000000 %r = fptosi double %x to i64 ret i64 %r", "poison"},
	{"%x = fptrunc double 0x3FF0000010000000 to float %y = fpext float %x to double %r = bitcast double %y to i64 ret i64 %r", "4607182418800017408"},
	{"%m = alloca i64 store i64 %b, ptr %m %o = atomicrmw uinc_wrap ptr %m, i64 %a monotonic %r = load i64, ptr %m ret i64 %r", "0"},
	{"%m = alloca i64 store i64 %a, ptr %m %o = cmpxchg ptr %m, i64 7, i64 9 monotonic monotonic %r = load i64, ptr %m ret i64 %r", "9"},
	{"switch i64 %a, label %x [ i64 7, label %y ] x: ret i64 1 y: ret i64 2", "2"},
}

func TestCases(t *testing.T) {
	for _, c := range cases {
		text := "target triple = \"nvptx64-nvidia-cuda\"\ndefine i64 @f(i64 %a, i64 %b) {\n" + c.body + "\n}\n"
		m, err := llasm.Parse("f.ll", []byte(text), llasm.Options{})
		if err != nil {
			t.Errorf("%s: %v", c.body, err)
			continue
		}
		var three uint64 = 3
		v, err := New(m, 1000).Call("f", small(7), small(-three))
		got := "poison"
		switch {
		case errors.Is(err, ErrUndefined):
			got = "undefined"
		case err != nil:
			got = err.Error()
		case v.Bits != nil:
			got = v.Bits.String()
		}
		if got != c.want {
			t.Errorf("%s: %s instead of %s", c.body, got, c.want)
		}
	}
}

// Endless programs end with an error.
func TestSteps(t *testing.T) {
	for _, body := range []string{"br label %x\nx:\n  br label %x", "%r = call i64 @f(i64 %a)\n  ret i64 %r"} {
		m, err := llasm.Parse("f.ll", fmt.Appendf(nil, "define i64 @f(i64 %%a) {\n  %s\n}\n", strings.TrimSpace(body)), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := New(m, 10_000).Call("f", small(1)); !errors.Is(err, ErrSteps) {
			t.Errorf("%s: %v", body, err)
		}
	}
}
