package ptx

import (
	"strconv"
	"testing"
)

// benchBody is the body of the functions of the large module, with the instruction mix of compilers: '#' stands for a
// number that grows with each turn, '@' for the number of the turn.
const benchBody = `	mov.u32 	%r#, %ctaid.x;
	mov.u32 	%r#, %ntid.x;
	mov.u32 	%r#, %tid.x;
	mad.lo.s32 	%r#, %r1, %r2, %r3;
	setp.ge.s32 	%p#, %r4, %r5;
	@%p# bra 	$L__BB0_@;
	cvta.to.global.u64 	%rd#, %rd1;
	mul.wide.s32 	%rd#, %r4, 4;
	add.s64 	%rd#, %rd3, %rd4;
	ld.global.f32 	%f#, [%rd#];
	ld.global.nc.v4.f32 	{%f#, %f#, %f#, %f#}, [%rd5+16];
	fma.rn.f32 	%f#, %f#, %f1, %f2;
	fma.rn.ftz.f32 	%f#, %f#, %f1, 0f3F800000;
	mul.rn.f64 	%fd#, %fd1, 0d3FF0000000000000;
	ld.shared.u32 	%r#, [%r#+128];
	st.shared.v2.u32 	[%r#+-8], {%r#, %r#};
	and.b32 	%r#, %r#, 2147483647;
	shl.b32 	%r#, %r#, 2;
	xor.b32 	%r#, %r#, -1;
	cvt.rn.f32.s32 	%f#, %r#;
	cvt.u64.u32 	%rd#, %r#;
	setp.eq.f32 	%p#, %f#, 0f00000000;
	selp.b32 	%r#, %r#, %r#, %p#;
	bar.sync 	0;
	shfl.sync.bfly.b32 	%r#|%p#, %r#, 16, 31, -1;
	.loc	1 # 12
	st.global.u32 	[%rd#+4], %r#;
	bra.uni 	$L__BB0_@;
$L__BB0_@:
	atom.global.add.u32 	%r#, [%rd#], 1;
`

const benchCall = `	{ // callseq @, 0
	.param .b64 param0;
	st.param.b64 	[param0], %rd#;
	.param .b32 retval0;
	call.uni (retval0),
	vprintf,
	(
	param0
	);
	ld.param.b32 	%r#, [retval0];
	} // callseq @
`

// largeModule returns a module of at least size bytes.
func largeModule(size int) []byte {
	b := []byte(".version 8.3\n.target sm_90\n.address_size 64\n\n" +
		".extern .func (.param .b32 func_retval0) vprintf\n(\n\t.param .b64 vprintf_param_0\n);\n")
	for fn := 0; len(b) < size; fn++ {
		b = append(b, "\n\t// .globl\tkernel_"...)
		b = strconv.AppendInt(b, int64(fn), 10)
		b = append(b, "\n.visible .entry kernel_"...)
		b = strconv.AppendInt(b, int64(fn), 10)
		b = append(b, "(\n\t.param .u64 .ptr .global .align 4 kernel_param_0,\n\t.param .u32 kernel_param_1\n)\n.maxntid 256, 1, 1\n{\n"+
			"\t.reg .pred \t%p<700>;\n\t.reg .b16 \t%rs<700>;\n\t.reg .b32 \t%r<700>;\n\t.reg .f32 \t%f<700>;\n\t.reg .b64 \t%rd<700>;\n\t.reg .f64 \t%fd<700>;\n\n"...)
		n := 0
		for turn := range 100 + fn%50 {
			text := benchBody
			if turn%8 == 7 {
				text += benchCall
			}
			for i := 0; i < len(text); i++ {
				switch c := text[i]; c {
				case '#':
					n++
					b = strconv.AppendInt(b, int64(n%700), 10)
				case '@':
					if text[i+1] == '%' {
						b = append(b, c)
						continue
					}
					b = strconv.AppendInt(b, int64(turn), 10)
				default:
					b = append(b, c)
				}
			}
		}
		b = append(b, "\tret;\n}\n"...)
	}
	return b
}

const benchSize = 50 << 20

// BenchmarkParseLarge reads a module of 50 MB; the project's bound is 100 MB/s.
func BenchmarkParseLarge(b *testing.B) {
	src := largeModule(benchSize)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	defer cpuSpeed(b, len(src))()
	for b.Loop() {
		if _, err := Parse("bench", src); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkPrintLarge prints a module of 50 MB; the project's bound is 200 MB/s.
func BenchmarkPrintLarge(b *testing.B) {
	m, err := Parse("bench", largeModule(benchSize))
	if err != nil {
		b.Fatal(err)
	}
	dst := Append(nil, m)
	b.SetBytes(int64(len(dst)))
	defer cpuSpeed(b, len(dst))()
	for b.Loop() {
		dst = Append(dst[:0], m)
	}
}

// cpuSpeed reports the speed by processor time, which other programs do not change; the
// collector's is part of it.
func cpuSpeed(b *testing.B, size int) func() {
	start := cpuNow()
	return func() {
		if t := (cpuNow() - start).Seconds(); t > 0 {
			b.ReportMetric(float64(size)*float64(b.N)/1e6/t, "cpuMB/s")
		}
	}
}
