package driver

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/lto"
)

const modeModule = `target triple = "nvptx64-nvidia-cuda"
declare float @other(float)
define internal float @twice(float %x) {
  %r = fadd float %x, %x
  ret float %r
}
define ptx_kernel void @k(ptr %p, i32 %n, float %f) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %t = call float @twice(float %f)
  %q = getelementptr float, ptr %p, i32 %i
  store float %t, ptr %q
  %j = add i32 %i, 1
  %e = icmp eq i32 %j, %n
  br i1 %e, label %end, label %loop
end:
  ret void
}
`

// Every mode word gives its form of output: PTX by default (S1-65), bitcode (S1-66, S1-67), a container (S1-63, S1-69,
// X-44); the bits for debug information and the size of pointers do not change it (S1-62, S1-64).
func TestModes(t *testing.T) {
	in := Input{Name: "m.ll", Data: []byte(modeModule)}
	for _, c := range []struct {
		mode             Mode
		ptx, bc, library bool
	}{
		{0, true, false, false},
		{0x07, true, false, false},
		{0x17, true, false, false},
		{0x107, true, false, false},
		{0x03, false, true, false},
		{0x43, false, true, false},
		{0x21, false, false, true},
		{0xa1, false, false, true},
		{0x27, true, false, true},
		{0x26, true, false, false},
		{0x23, true, false, false},
		{0x123, true, false, false},
	} {
		out, _, err := Emit(context.Background(), options(t, "sm_80"), c.mode, in)
		if err != nil {
			t.Errorf("%#x: %v", c.mode, err)
			continue
		}
		if c.ptx != bytes.Contains(out.PTX, []byte(".entry k(")) {
			t.Errorf("%#x: PTX %q", c.mode, out.PTX)
		}
		if c.bc != bitcode.Is(out.IR) || c.library != lto.Is(out.IR) {
			t.Errorf("%#x: the first bytes are %x", c.mode, out.IR[:min(4, len(out.IR))])
		}
	}
	for _, wrong := range []Mode{0x01, 0x04, 0x20, 0x63} {
		if _, _, err := Emit(context.Background(), options(t, "sm_80"), wrong, in); err == nil || !strings.Contains(err.Error(), "is not a combination of phases") {
			t.Errorf("%#x: %v", wrong, err)
		}
	}
}

// The bitcode for OptiX is that of --emit-llvm-bc without loop-invariant code motion: the loop keeps its addition
// (S1-67).
func TestOptiXIR(t *testing.T) {
	count := func(mode Mode) int {
		out, _, err := Emit(context.Background(), options(t, "sm_80"), mode, Input{Name: "m.ll", Data: []byte(modeModule)})
		if err != nil {
			t.Fatal(err)
		}
		m, err := bitcode.Read("m.bc", out.IR, bitcode.Options{})
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		f := m.Syms[m.Lookup("k")].Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for i := range f.NumSuccs(b) {
				if f.Succ(b, i) != b {
					continue
				}
				for v := f.First(b); v != 0; v = f.Next(v) {
					if f.Op(v).String() == "fadd" {
						n++
					}
				}
			}
		}
		return n
	}
	if plain, optix := count(ModeBitcode), count(ModeOptiXIR); plain != 0 || optix == 0 {
		t.Errorf("%d additions in the loop of the bitcode, %d in that for OptiX", plain, optix)
	}
}

// The number of workers does not change a byte, whatever functions they compile (S1-72, S1-73: units of functions keep their linkage).
func TestSplitCompile(t *testing.T) {
	var text strings.Builder
	text.WriteString(modeModule)
	for i := range 40 {
		name := string(rune('A'+i%26)) + strings.Repeat("x", i/26)
		text.WriteString(strings.ReplaceAll("define internal i32 @NAME(i32 %x) noinline {\n  %r = mul i32 %x, 7\n  ret i32 %r\n}\ndefine i32 @call_NAME(i32 %x) {\n  %r = call i32 @NAME(i32 %x)\n  ret i32 %r\n}\n", "NAME", name))
	}
	var first []byte
	for _, workers := range []int{1, 2, 3, 8, 64} {
		opt := options(t, "sm_80")
		opt.Workers = workers
		out, _, err := Emit(context.Background(), opt, ModeCompile, Input{Name: "m.ll", Data: []byte(text.String())})
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = out.PTX
		} else if !bytes.Equal(first, out.PTX) {
			t.Errorf("%d workers print something else", workers)
		}
	}
}
