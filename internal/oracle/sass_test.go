package oracle

import (
	"slices"
	"strings"
	"testing"
)

// assemble returns the machine code of a module for sm_80.
func assemble(t *testing.T, ptx string) map[string][]Instruction {
	t.Helper()
	ptxas := PtxasFor("sm_80")
	if ptxas == "" {
		t.Skip("no ptxas")
	}
	code, err := Code(ptxas, []byte(ptx), "sm_80")
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// The machine code of a kernel has the lines of the PTX, and stalls.
func TestCode(t *testing.T) {
	const ptx = `.version 7.0
.target sm_80
.address_size 64
.visible .entry first(.param .u64 p)
{
	.reg .b64 %rd<2>;
	.reg .b32 %r<2>;
	ld.param.u64 %rd1, [p];
	ld.global.u32 %r1, [%rd1];
	st.global.u32 [%rd1+4], %r1;
	ret;
}
.visible .entry second(.param .u64 p)
{
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [p];
	st.global.u32 [%rd1], 7;
	ret;
}
`
	code := assemble(t, ptx)
	const load, store = 0x981, 0x986
	for name, want := range map[string][][2]int32{"first": {{load, 9}, {store, 10}}, "second": {{store, 17}}} {
		var got [][2]int32
		for _, i := range code[name] {
			if i.Line == 0 {
				t.Errorf("%s: opcode %#x without a line", name, i.Opcode)
			}
			if i.Stall < 1 || i.Stall > 15 {
				t.Errorf("%s: a stall of %d", name, i.Stall)
			}
			if i.Opcode == load || i.Opcode == store {
				got = append(got, [2]int32{int32(i.Opcode), i.Line})
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: accesses and lines %v, want %v", name, got, want)
		}
	}
}

// A division of doubles calls a subroutine for special operands, which has no line; the division itself has one.
func TestSlowPath(t *testing.T) {
	const ptx = `.version 7.0
.target sm_80
.address_size 64
.visible .entry divide(.param .u64 p)
{
	.reg .b64 %rd<2>;
	.reg .f64 %fd<4>;
	ld.param.u64 %rd1, [p];
	ld.global.f64 %fd1, [%rd1];
	ld.global.f64 %fd2, [%rd1+8];
	div.rn.f64 %fd3, %fd1, %fd2;
	st.global.f64 [%rd1], %fd3;
	ret;
}
`
	code := assemble(t, ptx)
	const fma = 0x22b
	count := map[int32]int{}
	for _, i := range code["divide"] {
		if i.Opcode == fma {
			count[i.Line]++
		}
	}
	if count[11] == 0 || count[SlowPath] == 0 || len(count) != 2 {
		t.Errorf("multiplications by line: %v, want some in line 11 and in the slow path", count)
	}
}

// Branches jump to instructions of the same code, backward in a loop, in the encodings of sm_80 and of sm_90.
func TestBranches(t *testing.T) {
	const ptx = `.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n)
{
	.reg .b64 %rd<2>;
	.reg .b32 %r<3>;
	.reg .pred %p<2>;
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [n];
loop:
	.pragma "nounroll";
	st.volatile.global.u32 [%rd1], %r1;
	add.u32 %r1, %r1, -1;
	setp.ne.u32 %p1, %r1, 0;
	@%p1 bra loop;
	ret;
}
`
	const bra, store = 0x947, 0x986
	for _, arch := range []string{"sm_80", "sm_90"} {
		ptxas := PtxasFor(arch)
		if ptxas == "" {
			t.Skip("no ptxas")
		}
		code, err := Code(ptxas, []byte(strings.Replace(ptx, "sm_80", arch, 1)), arch)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for k, i := range code["k"] {
			if i.Opcode != bra {
				continue
			}
			target := k + 1 + int(i.Jump)
			found = i.Guarded && target >= 0 && target < k && slices.ContainsFunc(code["k"][target:k], func(i Instruction) bool { return i.Opcode == store })
		}
		if !found {
			t.Errorf("%s: no loop in %+v", arch, code["k"])
		}
	}
}
