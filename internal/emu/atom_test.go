package emu

import (
	"fmt"
	"sync/atomic"
	"testing"
	"unsafe"
)

// A sum of f64 in global memory keeps a NaN as it is, in shared memory it becomes quiet.
func TestSignallingSum(t *testing.T) {
	const signalling, quiet = 0xfff0000000000001, 0xfff8000000000001
	for space, sum := range map[string]uint64{"global": signalling, "shared": quiet} {
		_, mod := loadText(t, "form.ptx", []byte(".version 8.0\n.target sm_80\n.address_size 64\n.global .u64 in_global;\n.shared .u64 in_shared;\n"+
			(&formCase{body: fmt.Sprintf("\t.reg .b64 %%x<3>;\n\tld.param.u64 %%x0, [out];\n\tst.%[1]s.u64 [in_%[1]s], %[2]d;\n"+
				"\tred.%[1]s.add.f64 [in_%[1]s], 0d3FF0000000000000;\n\tld.%[1]s.u64 %%x1, [in_%[1]s];\n\tst.global.u64 [%%x0], %%x1;\n\tret;\n", space, uint64(signalling))}).kernel("k")))
		c := formCase{block: 1, inSize: 8, outSize: 8, outType: "b64", out: []want{{lo: sum}}}
		if err := c.launch(mod, "k", Config{}); err != nil {
			t.Errorf(".%s: %v", space, err)
		}
	}
}

// Atomics of a kernel and of the host on the same words lose no update. 16-bit words are parts of those that the host changes.
func TestAtomicsWithHost(t *testing.T) {
	if oneWorker {
		t.Skip("the host reads memory of the emulator on purpose")
	}
	const text = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .pred %p; .reg .b16 %h<3>; .reg .b32 %i, %a; .reg .b64 %x;
	ld.param.u64 %x, [p];
	mov.u32 %i, 0;
again:
	atom.sys.global.add.u32 %a, [%x], 1;
	red.sys.global.add.u64 [%x+8], 1;
	ld.relaxed.sys.global.u16 %h0, [%x+16];
	add.u16 %h1, %h0, 1;
	atom.sys.global.cas.b16 %h2, [%x+16], %h0, %h1;
	add.u32 %i, %i, 1;
	setp.lt.u32 %p, %i, 20000;
	@%p bra again;
	ret;
}
`
	dev, mod := loadText(t, "k.ptx", []byte(text))
	addr, err := dev.Alloc(64)
	if err != nil {
		t.Fatal(err)
	}
	k, err := mod.Kernel("k")
	if err != nil {
		t.Fatal(err)
	}
	mem := dev.mem[addr-dev.win.global:]
	word, long, half := (*uint32)(unsafe.Pointer(&mem[0])), (*uint64)(unsafe.Pointer(&mem[8])), (*uint32)(unsafe.Pointer(&mem[16]))
	params := make([]byte, 8)
	store(params, 0, 8, addr)
	var done atomic.Bool
	counts := make(chan uint32)
	begun := make(chan bool)
	go func() {
		for n := uint32(1); ; n++ {
			atomic.AddUint32(word, 1)
			atomic.AddUint64(long, 1)
			atomic.AddUint32(half, 1<<16)
			if n == 1 {
				close(begun)
			}
			if done.Load() {
				counts <- n
				return
			}
		}
	}()
	<-begun
	res, err := k.Launch(&Config{Grid: [3]int{1}, Block: [3]int{32}, Params: params})
	done.Store(true)
	n := <-counts
	if err != nil || !res.Done {
		t.Fatal(err, res)
	}
	const own = 32 * 20000
	if *word != own+n || *long != uint64(own+n) || *half>>16 != n&0xffff {
		t.Errorf("%d, %d and %d updates of %d by the kernel and %d by the host", *word, *long, *half>>16, own, n)
	}
}
