package driver

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// gapSource loads three of the four words of structures, an array of which ends after the third word of the last one.
const gapSource = `
target triple = "nvptx64-nvidia-cuda"
%point = type { float, i32, float, float }
define ptx_kernel void @k(ptr addrspace(1) noalias align 16 %p, ptr addrspace(1) noalias %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr %point, ptr addrspace(1) %p, i32 %t
  %b = getelementptr %point, ptr addrspace(1) %p, i32 %t, i32 1
  %c = getelementptr %point, ptr addrspace(1) %p, i32 %t, i32 2
  %x = load float, ptr addrspace(1) %a, align 16
  %y = load i32, ptr addrspace(1) %b, align 4
  %z = load float, ptr addrspace(1) %c, align 8
  %f = sitofp i32 %y to float
  %s = fadd float %x, %f
  %r = fadd float %s, %z
  %q = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %r, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
`

// Three loads become one of four words, with the pragma where PTX has it, and the sanitizer finds nothing in it although the last word lies
// after the end of the memory. The IR that Optimise returns has no such load.
func TestGaps(t *testing.T) {
	in := Input{Name: "gap.ll", Data: []byte(gapSource)}
	for _, version := range []target.PTX{70, 83} {
		opt := options(t, "sm_80")
		opt.PTX = version
		r, _, err := Compile(context.Background(), opt, in)
		if err != nil {
			t.Fatal(err)
		}
		if !regexp.MustCompile(`ld\.global\.nc\.v4\.b32 	\{%f1, %r2, %f2, %r\d\}`).Match(r.PTX) {
			t.Errorf("PTX %v: the loads are not one:\n%s", version, r.PTX)
		}
		if pragma := strings.Contains(string(r.PTX), "\t.pragma \"used_bytes_mask 0xfff\";\n\tld.global"); pragma != (version == 83) {
			t.Errorf("PTX %v: the pragma is there: %v\n%s", version, pragma, r.PTX)
		}
		dev, mod := load(t, r.PTX)
		const threads = 8
		if _, err := launchSanitized(t, dev, mod, "k", threads, make([]byte, 16*threads-4), 4*threads); err != nil {
			t.Errorf("PTX %v: %v", version, err)
		}
		m, _, err := Optimise(context.Background(), opt, in)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(ir.Append(nil, m)); strings.Contains(text, "i32, i32") {
			t.Errorf("the IR has a load of four words:\n%s", text)
		}
	}
}

// Three of four bf16 numbers, at the end of the memory, which become f32: an element of the gap is not read with its neighbour.
func TestGapsOfHalves(t *testing.T) {
	const source = `
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) align 8 %p, ptr addrspace(1) %q) {
  %p1 = getelementptr bfloat, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr bfloat, ptr addrspace(1) %p, i32 2
  %a = load bfloat, ptr addrspace(1) %p, align 8
  %b = load bfloat, ptr addrspace(1) %p1, align 2
  %c = load bfloat, ptr addrspace(1) %p2, align 4
  %x = fpext bfloat %a to float
  %y = fpext bfloat %b to float
  %z = fpext bfloat %c to float
  %s = fadd float %x, %y
  %t = fadd float %s, %z
  store float %t, ptr addrspace(1) %q
  ret void
}
`
	for _, version := range []target.PTX{70, 83} {
		opt := options(t, "sm_80")
		opt.PTX = version
		r, _, err := Compile(context.Background(), opt, Input{Name: "gap.ll", Data: []byte(source)})
		if err != nil {
			t.Fatal(err)
		}
		dev, mod := load(t, r.PTX)
		if _, err := launchSanitized(t, dev, mod, "k", 1, make([]byte, 6), 4); err != nil {
			t.Errorf("PTX %v: %v\n%s", version, err, r.PTX)
		}
	}
}
