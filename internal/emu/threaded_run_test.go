package emu

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"testing"

	"gonvvm/internal/emu/simd"
)

// threadedKernel has loops, divergence, shared and global memory: each block sums neighbours of its elements.
const threadedKernel = `.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 rounds)
{
	.reg .b32 %r<16>; .reg .f32 %f<8>; .reg .b64 %x<8>; .reg .pred %p<4>;
	.shared .align 4 .b8 s[512];
	ld.param.u64 %x1, [in]; ld.param.u64 %x2, [out]; ld.param.u32 %r9, [rounds];
	mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;
	mad.lo.u32 %r4, %r2, %r3, %r1;
	mul.wide.u32 %x3, %r4, 4; add.u64 %x1, %x1, %x3; add.u64 %x2, %x2, %x3;
	ld.global.f32 %f1, [%x1];
	mov.u32 %r5, s; shl.b32 %r6, %r1, 2; add.u32 %r5, %r5, %r6;
	mov.u32 %r8, 0;
LOOP:
	st.shared.f32 [%r5], %f1;
	bar.sync 0;
	setp.lt.u32 %p1, %r1, 2;
	@%p1 bra NEXT;
	ld.shared.f32 %f2, [%r5+-8];
	fma.rn.f32 %f1, %f1, 0f3F000000, %f2;
NEXT:
	bar.sync 0;
	add.u32 %r8, %r8, 1;
	setp.lt.u32 %p2, %r8, %r9;
	@%p2 bra LOOP;
	st.global.f32 [%x2], %f1;
	ret;
}
`

// TestThreadedWorkers runs a kernel by handlers on several workers, which share pages of shadow memory, and compares with
// Go on one.
func TestThreadedWorkers(t *testing.T) {
	const blocks, size = 64, 100 // blocks share words of four lanes' distance, and the last warp is not whole
	run := func(cfg Config) ([]byte, *Result) {
		dev, mod := loadText(t, "threaded.ptx", []byte(threadedKernel))
		k, err := mod.Kernel("k")
		if err != nil {
			t.Fatal(err)
		}
		in, err := dev.Alloc(4 * blocks * size)
		if err != nil {
			t.Fatal(err)
		}
		out, err := dev.Alloc(4 * blocks * size)
		if err != nil {
			t.Fatal(err)
		}
		data := make([]byte, 4*blocks*size)
		for i := range blocks * size {
			binary.LittleEndian.PutUint32(data[4*i:], uint32(i*0x01010101)&0x3fffffff)
		}
		if err := dev.Write(in, data); err != nil {
			t.Fatal(err)
		}
		cfg.Grid, cfg.Block = [3]int{blocks}, [3]int{size}
		cfg.Params = binary.LittleEndian.AppendUint32(words([]uint64{in, out}, 8), 20)
		res, err := k.Launch(&cfg)
		if err == nil {
			err = res.Err()
		}
		if err != nil {
			t.Fatalf("%+v: %v", cfg, err)
		}
		if err := dev.Read(out, data); err != nil {
			t.Fatal(err)
		}
		return data, res
	}
	want, counts := run(Config{Workers: 1, NoSIMD: true})
	for workers := 1; workers <= 8; workers++ {
		for _, sanitize := range []bool{false, true} {
			got, res := run(Config{Workers: workers, Sanitize: sanitize})
			if !bytes.Equal(got, want) || res.Threads != counts.Threads || res.Steps != counts.Steps {
				t.Errorf("%d workers, sanitizer %t: results or counts differ from those in Go", workers, sanitize)
			}
		}
	}
}

// TestThreadedBound shows that a call into handlers ends, however long the loop is: they cannot be preempted.
func TestThreadedBound(t *testing.T) {
	if !simd.Available() {
		t.Skip("no handlers for this machine")
	}
	_, mod := loadText(t, "loop.ptx", []byte(handlerProgram("LOOP: add.u32 %r0, %r0, 1; add.u32 %r1, %r1, %r0; bra LOOP")))
	f := mod.program(0)[0]
	m := newMachine(mod, f, 0, false, true)
	m.s.mask = all
	for call := range 3 {
		before := m.w.steps
		if m.w.runRecords(m.s, 0, all, noStop); f.code[m.s.pc].kind != kBra {
			t.Fatalf("call %d ended at instruction %d, which is not a branch", call, m.s.pc)
		}
		if n := m.w.steps - before; n > maxFuel || n < maxFuel-4 {
			t.Errorf("call %d executed %d instructions", call, n)
		}
	}
	if got := fmt.Sprint(m.s.loops > 3*maxFuel/4, m.w.threads == 32*m.w.steps); got != "true true" {
		t.Errorf("%d loops, %d instructions of %d threads", m.s.loops, m.w.steps, m.w.threads)
	}
}
