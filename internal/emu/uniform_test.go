package emu

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
)

// uniformLoads are loads of one word for all lanes of a warp, from address %rd1 into %rd5, or into more registers that are compared with it.
var uniformLoads = []struct{ name, code string }{
	{"u8", "ld.global.u8 %r5, [%rd1];\n\tcvt.u64.u32 %rd5, %r5;"},
	{"u16", "ld.global.u16 %r5, [%rd1];\n\tcvt.u64.u32 %rd5, %r5;"},
	{"u32", "ld.global.u32 %r5, [%rd1];\n\tcvt.u64.u32 %rd5, %r5;"},
	{"s32 to 64 bits", "ld.global.s32 %rd5, [%rd1];"},
	{"u64", "ld.global.u64 %rd5, [%rd1];"},
	{"v2.u32", "ld.global.v2.u32 {%r5, %r6}, [%rd1];\n\tmov.b64 %rd5, {%r5, %r6};"},
	{"v4.u32 with gaps", "ld.global.v4.u32 {%r5, %r6, %r7, %r4}, [%rd1];\n\tmov.b64 %rd5, {%r5, %r6};"},
	{"generic", "ld.u32 %r5, [%rd1];\n\tcvt.u64.u32 %rd5, %r5;"},
	{"volatile", "ld.volatile.global.u32 %r5, [%rd1];\n\tcvt.u64.u32 %rd5, %r5;"},
	{"relaxed", "ld.relaxed.gpu.global.u64 %rd5, [%rd1];"},
	{"acquire", "ld.acquire.gpu.global.u32 %r5, [%rd1];\n\tcvt.u64.u32 %rd5, %r5;"},
}

// uniformKernel returns a kernel whose odd CTAs count the word at its parameter up while the even ones load it. The lanes of one load that do not
// have the value of the first one are counted 8 bytes after it.
func uniformKernel(load, lanes string) string {
	return `.version 7.8
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .pred %p<8>;
	.reg .b32 %r<16>;
	.reg .b64 %rd<16>;
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, %ctaid.x;
	and.b32 %r2, %r1, 1;
	mov.u32 %r3, 0;
	mov.u32 %r10, 0;
	mov.u32 %r11, %tid.x;
	setp.eq.u32 %p0, %r2, 0;
	@%p0 bra read;
write:
	atom.global.add.u64 %rd2, [%rd1], 4311810305;
	add.u32 %r3, %r3, 1;
	setp.lt.u32 %p1, %r3, 200;
	@%p1 bra write;
	ret;
read:
	setp.` + lanes + `;
	@!%p2 bra done;
	activemask.b32 %r9;
	brev.b32 %r8, %r9;
	clz.b32 %r8, %r8;
again:
	` + load + `
	mov.b64 {%r12, %r13}, %rd5;
	shfl.sync.idx.b32 %r14, %r12, %r8, 31, %r9;
	shfl.sync.idx.b32 %r15, %r13, %r8, 31, %r9;
	setp.ne.u32 %p3, %r12, %r14;
	setp.ne.or.u32 %p3, %r13, %r15, %p3;
	@%p3 add.u32 %r10, %r10, 1;
	add.u32 %r3, %r3, 1;
	setp.lt.u32 %p1, %r3, 1000;
	@%p1 bra again;
	red.global.add.u32 [%rd1+8], %r10;
done:
	ret;
}
`
}

// TestUniformLoads tests that all lanes of a load that read the same word get the same value while another CTA changes it, as those of a GPU do:
// programs that execute the same in all lanes of a warp, such as those of GCC's -muniform-simt, depend on it.
func TestUniformLoads(t *testing.T) {
	for _, lanes := range []string{"lt.u32 %p2, %r11, 32", "gt.u32 %p2, %r11, 2", "ge.u32 %p2, %r11, 13", "lt.u32 %p2, %r11, 16"} {
		for _, load := range uniformLoads {
			_, mod := loadText(t, "uniform.ptx", []byte(uniformKernel(load.code, lanes)))
			k, err := mod.Kernel("")
			if err != nil {
				t.Fatal(err)
			}
			for _, cfg := range []Config{{}, {Sanitize: true}, {NoSIMD: true}, {NoSIMD: true, Sanitize: true}} {
				t.Run(fmt.Sprintf("%s/%s/%v %v", load.name, lanes[:strings.Index(lanes, ".")]+lanes[strings.LastIndex(lanes, " "):], cfg.Sanitize, cfg.NoSIMD), func(t *testing.T) {
					buf, err := mod.dev.Alloc(16)
					if err != nil {
						t.Fatal(err)
					}
					if err := mod.dev.Write(buf, make([]byte, 16)); err != nil {
						t.Fatal(err)
					}
					cfg.Grid, cfg.Block, cfg.Workers = [3]int{8}, [3]int{32}, 2
					cfg.Params = binary.LittleEndian.AppendUint64(nil, buf)
					if _, err := k.Launch(&cfg); err != nil {
						t.Fatal(err)
					}
					var apart [4]byte
					if err := mod.dev.Read(buf+8, apart[:]); err != nil {
						t.Fatal(err)
					}
					if n := binary.LittleEndian.Uint32(apart[:]); n != 0 {
						t.Errorf("%d values differ from those of the first lane", n)
					}
				})
			}
		}
	}
}
