package emu

import (
	"encoding/binary"
	"fmt"
	"testing"

	"gonvvm/internal/diag"
)

// gapKernel returns a kernel of one warp that executes code with the address %x0 of a buffer and stores %r9 for each lane at the second parameter.
func gapKernel(code string) string {
	return `.version 8.3
.target sm_80
.address_size 64
.shared .align 16 .b8 u[16];
.shared .align 16 .b8 s[12];
.visible .entry k(.param .u64 p, .param .u64 q)
{
	.reg .pred %p<4>;
	.reg .b16 %h<9>;
	.reg .b32 %r<16>;
	.reg .b64 %x<8>;
	ld.param.u64 %x0, [p];
	ld.param.u64 %x1, [q];
	mov.u32 %r10, %tid.x;
	mul.wide.u32 %x2, %r10, 4;
	add.s64 %x1, %x1, %x2;
	mov.u32 %r9, 0;
	` + code + `
	st.global.u32 [%x1], %r9;
	ret;
}
`
}

// TestGaps tests that elements of a vector that nothing reads, or that a pragma leaves out, are not accessed: the buffer has twelve bytes.
func TestGaps(t *testing.T) {
	const (
		load      = "ld.global.v4.u32 {%r0, %r1, %r2, %r3}, [%x0];\n\t"
		shared    = "ld.shared.v4.u32 {%r0, %r1, %r2, %r3}, [u];\n\t"
		written   = "st.shared.u32 [u], %r9;\n\tst.shared.u32 [u+8], %r9;\n\tbar.warp.sync -1;\n\t" // two words of u
		racedByte = "setp.eq.u32 %p1, %r10, 0;\n\t@%p1 st.global.u8 [%x0+7], %r10;\n\t"
		raced     = "setp.eq.u32 %p1, %r10, 0;\n\t@%p1 st.global.u32 [%x0+4], %r10;\n\t"
	)
	for _, c := range []struct {
		name, code string
		want       diag.Code
	}{
		{"the last one is behind the end", load + "add.u32 %r9, %r0, %r1; add.u32 %r9, %r9, %r2;", ""},
		{"the last one is read", load + "add.u32 %r9, %r0, %r3;", CodeBounds},
		{"the first one is not read", load + "add.u32 %r9, %r1, %r2;", ""},
		{"generic", "ld.v4.u32 {%r0, %r1, %r2, %r3}, [%x0];\n\tadd.u32 %r9, %r0, %r2;", ""},
		{"shared", "st.shared.u32 [s], %r9;\n\tbar.sync 0;\n\tld.shared.v4.u32 {%r0, %r1, %r2, %r3}, [s];\n\tmov.u32 %r9, %r0;", ""},
		{"halves", "ld.global.v4.u16 {%h0, %h1, %h2, %h3}, [%x0+8];\n\tcvt.u32.u16 %r9, %h1;", ""},
		{"volatile", "ld.volatile.global.v4.u32 {%r0, %r1, %r2, %r3}, [%x0];\n\tadd.u32 %r9, %r0, %r1;", CodeBounds},
		{"not aligned", "add.s64 %x0, %x0, 4;\n\t" + load + "add.u32 %r9, %r0, %r1;", CodeMisaligned},
		{"parts without a value", written + shared + "add.u32 %r9, %r0, %r2;", ""},
		{"a part without a value is read", written + shared + "mov.u32 %r9, %r1;", CodeUninitMem},
		{"another thread writes it", raced + load + "add.u32 %r9, %r0, %r2;", ""},
		{"another thread writes it, and it is read", raced + load + "add.u32 %r9, %r0, %r1;", CodeRace},
		{"pragma", ".pragma \"used_bytes_mask 0x0fff\";\n\t" + load + "add.u32 %r9, %r0, %r3; add.u32 %r9, %r0, %r1;", ""},
		{"pragma, a part without a value", written + ".pragma \"used_bytes_mask 0x00f0\";\n\t" + shared + "add.u32 %r9, %r0, %r1;", CodeUninitMem},
		{"pragma, of a word", racedByte + ".pragma \"used_bytes_mask 0x7\";\n\tld.global.u32 %r9, [%x0+4];", ""},
		{"pragma, bytes that another thread writes", racedByte + ".pragma \"used_bytes_mask 0xe\";\n\tld.global.u32 %r9, [%x0+4];", CodeRace},
		{"pragma, of another instruction", ".pragma \"used_bytes_mask 0x0fff\";\n\tadd.u32 %r9, %r9, 1;\n\t" + load + "add.u32 %r9, %r0, %r3;", CodeBounds},
	} {
		for _, cfg := range []Config{{Sanitize: true}, {Sanitize: true, NoSIMD: true}, {}} {
			t.Run(fmt.Sprintf("%s/%v %v", c.name, cfg.Sanitize, cfg.NoSIMD), func(t *testing.T) {
				dev, mod := loadText(t, "gap.ptx", []byte(gapKernel(c.code)))
				k := must(mod.Kernel(""))(t)
				buf, out := must(dev.Alloc(12))(t), must(dev.Alloc(128))(t)
				cfg.Grid, cfg.Block, cfg.Workers = [3]int{1}, [3]int{32}, 1
				cfg.Params = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, buf), out)
				res := must(k.Launch(&cfg))(t)
				got := diag.Code("")
				if len(res.Findings) > 0 {
					got = res.Findings[0].Code
				}
				want := c.want
				if !cfg.Sanitize && want != CodeMisaligned {
					want = ""
				}
				if got != want {
					t.Errorf("the finding is %q, not %q: %v", got, want, res.Err())
				}
			})
		}
	}
}
