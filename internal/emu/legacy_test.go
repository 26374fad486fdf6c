package emu

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"
)

// legacyPTX is a kernel as nvcc 2 wrote it, without .address_size: (3x + x) * 2 for each element x at p.
const legacyPTX = `	.version 1.4
	.target sm_10, map_f64_to_f32
	.file	1	"<command-line>"
	.const .align 4 .b8 factor[4] = {0,0,0,64};
	.entry k (PARAMS)
	{
	.reg .u16 %rh<4>;
	.reg .u32 %r<5>;
	.reg .u64 %rd<8>;
	.reg .f32 %f<7>;
$LBB1_k:
	mov.u16 	%rh1, %ctaid.x;
	mov.u16 	%rh2, %ntid.x;
	mul.wide.u16 	%r1, %rh1, %rh2;
	cvt.u32.u16 	%r2, %tid.x;
	add.u32 	%r3, %r2, %r1;
	cvt.u64.u32 	%rd1, %r3;
	mul.lo.u64 	%rd2, %rd1, 4;
	ld.param.u64 	%rd3, [__cudaparm_k_p];
	add.u64 	%rd4, %rd3, %rd2;
	ld.global.f32 	%f1, [%rd4+0];
	ld.param.f32 	%f3, [__cudaparm_k_a];
	mad.f32 	%f4, %f3, %f1, %f1;
	ld.const[0].f32 	%f5, [factor];
	mul.f32 	%f6, %f4, %f5;
	st.global.f32 	[%rd4+0], %f6;
	exit;
	} // k
`

// PTX of the first versions runs: with parameters in a list, and, before 1.4, declared in the body.
func TestLegacyVersions(t *testing.T) {
	const params = ".param .u64 __cudaparm_k_p, .param .f32 __cudaparm_k_a"
	before := strings.NewReplacer(" (PARAMS)\n\t{", "\n\t{\n\t"+strings.ReplaceAll(params, ",", ";\n\t")+";", "1.4", "1.3")
	for _, text := range []string{strings.Replace(legacyPTX, "PARAMS", params, 1), before.Replace(legacyPTX)} {
		d, mod := loadText(t, "legacy.ptx", []byte(text))
		k, err := mod.Kernel("k")
		if err != nil {
			t.Fatal(err)
		}
		p, err := d.Alloc(16)
		if err != nil {
			t.Fatal(err)
		}
		buf := make([]byte, 16)
		for i := range 4 {
			binary.LittleEndian.PutUint32(buf[4*i:], math.Float32bits(float32(i)))
		}
		if err := d.Write(p, buf); err != nil {
			t.Fatal(err)
		}
		args := binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint64(nil, p), math.Float32bits(3))
		r, err := k.Launch(&Config{Block: [3]int{4, 1, 1}, Params: args, Sanitize: true})
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Err(); err != nil || !r.Done {
			t.Fatalf("done: %v, %v", r.Done, err)
		}
		if err := d.Read(p, buf); err != nil {
			t.Fatal(err)
		}
		for i := range 4 {
			if got := math.Float32frombits(binary.LittleEndian.Uint32(buf[4*i:])); got != float32(8*i) {
				t.Errorf("%.20q: element %d is %g", text, i, got)
			}
		}
	}
}
