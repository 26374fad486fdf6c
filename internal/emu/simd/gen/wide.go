package main

import (
	"fmt"
	"strings"
)

// wideSetup sets the registers that handlers for AVX-512 share.
const wideSetup = "VMOVDQU64 iota4<>+0(SB), Z16; VMOVDQU64 iota4<>+64(SB), Z17; VMOVDQU64 iota4<>+128(SB), Z18; VMOVDQU64 iota4<>+192(SB), Z19; VMOVDQU64 evens<>(SB), Z20; VMOVDQU64 low32<>(SB), Z31; VMOVDQU64 nan32<>(SB), Z30; MOVL $0x5555, AX; KMOVW AX, K6; MOVL $0x11111100, AX; VPBROADCASTD AX, Z29"

// wide emits handlers for AVX-512, which do eight lanes by an instruction. Those of operations on registers are translated from
// the rows for AVX2; an operation without such a handler keeps the one for AVX2. The methods have the names of those for AVX2.
//
// # Registers of these handlers, besides those of all
//
//	Z31  ones in the low halves of the elements, Z30 the canonical NaN of f32
//	Z29  the table of VFIXUPIMMPS that replaces each NaN by the destination
//	Z16  the offsets of the lanes' elements of 32 bits, up to Z19
//	Z20  the numbers of the even words of two registers
//	K6   the low halves
//	K1   intermediate results, K2 in a masked handler R12; K3 to K5 are free
type wide struct{ *generator }

// variants emits the handlers of an operation for all lanes and for some.
func (g wide) variants(name string, body func(masked bool), leaves bool) {
	g.widened[name] = true
	for _, masked := range []bool{false, true} {
		suffix := "Wide"
		if masked {
			suffix = "WideMasked"
		}
		g.text(name + suffix)
		if masked {
			g.e("KMOVD R12, K2")
		}
		body(masked)
		g.next(masked)
		if leaves {
			g.leave(masked)
		}
	}
}

// wideNames are the instructions of another name in AVX-512.
var wideNames = map[string]string{
	"VMOVDQA": "VMOVDQA64", "VMOVDQU": "VMOVDQU64", "VMOVUPD": "VMOVUPD", "VPAND": "VPANDQ", "VPOR": "VPORQ", "VPXOR": "VPXORQ", "VPANDN": "VPANDNQ",
	"VROUNDPS": "VRNDSCALEPS", "VROUNDPD": "VRNDSCALEPD", "VCVTPD2PSY": "VCVTPD2PS", "VCVTTPD2DQY": "VCVTTPD2DQ",
}

// wideSame are those of the same name.
var wideSame = set(`VPADDW VPADDD VPADDQ VPADDB VPSUBW VPSUBD VPSUBQ VPMULLW VPMULLD VPMULUDQ VPMULDQ VPSLLD VPSRLD VPSRAD VPSLLQ VPSRLQ
	VPSLLVQ VPSRLVQ VPSRAVD VPMINUW VPMINSW VPMAXUW VPMAXSW VPMINUD VPMINSD VPMAXUD VPMAXSD VPABSW VPABSD VPSHUFB VPSADBW VPSLLW
	VADDPS VSUBPS VMULPS VDIVPS VSQRTPS VMINPS VMAXPS VFMADD231PS VADDPD VSUBPD VMULPD VDIVPD VSQRTPD VMINPD VMAXPD VFMADD231PD
	VANDPD VORPD VXORPD VCVTPS2PD VCVTDQ2PS VCVTDQ2PD VCVTTPS2DQ VPMOVZXDQ VPMOVSXDQ`)

func set(words string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		m[w] = true
	}
	return m
}

// double renames registers to those of twice the size.
func double(operands string) string { return doubled.Replace(operands) }

var doubled = func() *strings.Replacer {
	var list []string
	for i := 15; i >= 0; i-- {
		list = append(list, fmt.Sprintf("X%d", i), fmt.Sprintf("Y%d", i), fmt.Sprintf("Y%d", i), fmt.Sprintf("Z%d", i))
	}
	return strings.NewReplacer(list...)
}()

// widen translates instructions for four lanes into those for eight; ok is false if it does not know one.
func widen(body string) (wide string, ok bool) {
	var out []string
	for _, text := range strings.FieldsFunc(body, func(r rune) bool { return r == ';' || r == '\n' }) {
		op, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
		if op == "" {
			continue
		}
		args := strings.Split(double(rest), ", ")
		switch kind := op[len(op)-1:]; {
		case wideSame[op]:
			out = append(out, op+" "+strings.Join(args, ", "))
		case wideNames[op] != "":
			out = append(out, wideNames[op]+" "+strings.Join(args, ", "))
		case op == "VCVTPS2PH" || op == "VPMOVZXWQ": // elements of 16 bits lie in an X register
			n := len(args) - 1
			half := map[string]int{"VCVTPS2PH": n, "VPMOVZXWQ": 0}[op]
			args[half] = "X" + args[half][1:]
			out = append(out, op+" "+strings.Join(args, ", "))
		case op == "VEXTRACTI128" || op == "VPSHUFD" && args[0] == "$0x88":
			// The instruction after it packs the low halves.
		case op == "VSHUFPS" && args[0] == "$0x88", op == "VPERMQ" && args[0] == "$0x08":
			to := args[len(args)-1]
			out = append(out, fmt.Sprintf("VPMOVQD Z%s, Y%s", to[1:], to[1:]))
		case strings.HasPrefix(op, "VCMPP"), strings.HasPrefix(op, "VPCMP"):
			n := len(args) - 1
			if kind == "S" {
				kind = "D"
			} else if strings.HasPrefix(op, "VCMPP") {
				kind = "Q"
			}
			out = append(out, op+" "+strings.Join(args[:n], ", ")+", K1", "VPMOVM2"+kind+" K1, "+args[n])
		case op == "VBLENDVPS" || op == "VBLENDVPD" || op == "VPBLENDVB":
			kind = map[string]string{"S": "D", "D": "Q", "B": "B"}[kind]
			out = append(out, "VPMOV"+kind+"2M "+args[0]+", K1", fmt.Sprintf("VPBLENDM%s %s, %s, K1, %s", kind, args[1], args[2], args[3]))
		case op == "VPBLENDD" && args[0] == "$0xaa" && args[1] == "Z15":
			out = append(out, "VPANDQ Z31, "+args[2]+", "+args[3])
		case op == "VPBLENDD" && args[0] == "$0x55":
			out = append(out, "VPBLENDMD "+args[1]+", "+args[2]+", K6, "+args[3])
		default:
			return "", false
		}
	}
	return strings.Join(out, "; "), true
}

// cutLast makes the last instruction of a body write zeros to the upper halves of elements, if it has elements of 32 bits.
func cutLast(body string) (cut string, ok bool) {
	at := strings.LastIndex(body, ";") + 1
	op, args, _ := strings.Cut(strings.TrimSpace(body[at:]), " ")
	to := strings.LastIndex(args, ", ")
	if !strings.HasPrefix(op, "VP") || !strings.HasSuffix(op, "D") || !wideSame[op] {
		return body, false
	}
	return body[:at] + " " + op + ".Z " + args[:to] + ", K6" + args[to:], true
}

// lanes emits the handlers of an operation on registers, if its row can be translated.
func (g wide) lanes(r *row) {
	body, ok := widen(r.body)
	if !ok {
		return
	}
	careful := r.flags&nanToGo != 0
	flags, cut := r.flags, body
	if flags&(canon|cut32) == cut32 {
		if cut, ok = cutLast(body); ok {
			flags &^= cut32
		}
	}
	g.variants(r.name, func(masked bool) {
		g.operands(r.n)
		if strings.HasPrefix(r.name, "Rsqrt") && strings.HasSuffix(r.name, "F32") {
			quickRsqrt(g, r, body, masked)
			return
		}
		if careful {
			g.e("KXORW K4, K4, K4")
		}
		for i := range 4 {
			for k := range r.n {
				g.e("VMOVDQU64 %d(BX)(%s*1), Z%d", 64*i, sources[k], k)
				if r.flags&ftz != 0 {
					g.flush(k)
				}
			}
			g.e("%s", cut)
			if careful {
				g.e("VMOVDQA64 Z3, Z%d; VCMPPD $3, Z3, Z3, K1", 10+i)
				if masked {
					g.mask(i)
					g.e("KANDW K3, K1, K1")
				}
				g.e("KORW K1, K4, K4")
				continue
			}
			g.finish(flags)
			g.write(i, 3, masked)
		}
		if !careful {
			return
		}
		g.e("KORTESTB K4, K4; JNE leave")
		for i := range 4 {
			g.write(i, 10+i, masked)
		}
	}, careful)
}

// mask sets K3 to the lanes of K2 among 8i to 8i+7.
func (g wide) mask(i int) { g.e("KSHIFTRD $%d, K2, K3", 8*i) }

// write stores register z to the lanes 8i to 8i+7 of d. In a masked handler it stores the other lanes as they are: a store with a mask would
// not be forwarded to the load by the next instruction.
func (g wide) write(i, z int, masked bool) {
	if masked {
		g.mask(i)
		g.e("VMOVDQU64 %[2]d(BX)(AX*1), Z28; VMOVDQA64 Z%[1]d, K3, Z28; VMOVDQU64 Z28, %[2]d(BX)(AX*1)", z, 64*i)
		return
	}
	g.e("VMOVDQU64 Z%d, %d(BX)(AX*1)", z, 64*i)
}

// flush replaces the subnormal f32 numbers of register z by zeros of their sign.
func (g wide) flush(z int) {
	g.e("VPTESTNMD exp32<>(SB), Z%d, K1; VPANDD sign32<>(SB), Z%d, K1, Z%d", z, z, z)
}

// finish applies flags to the result Z3.
func (g wide) finish(f flags) {
	if f&ftz != 0 {
		g.flush(3)
	}
	if f&canon != 0 {
		g.e("VMOVDQA64 Z3, Z4; VMOVDQA64 Z30, Z3; VFIXUPIMMPS.Z $0, Z29, Z4, K6, Z3")
		f &^= cut32
	}
	if f&sat != 0 {
		g.e("VMAXPS Z15, Z3, Z3; VMINPS one32<>(SB), Z3, Z3")
	}
	switch {
	case f&cut8 != 0:
		g.e("VPANDQ low8<>(SB), Z3, Z3")
	case f&cut16 != 0:
		g.e("VPANDQ low16<>(SB), Z3, Z3")
	case f&cut32 != 0:
		g.e("VPANDQ Z31, Z3, Z3")
	}
}

// compare emits the handlers of a comparison.
func (g wide) compare(r *compareRow) {
	body, ok := widen(r.body)
	if !ok {
		return
	}
	// The last instruction makes a vector of the mask in K1.
	body = body[:strings.LastIndex(body, ";")]
	switch r.name { // AVX2 has no comparison without a sign
	case "LtU32":
		body = "VPCMPUD $1, Z1, Z0, K1"
	case "LtU64":
		body = "VPCMPUQ $1, Z1, Z0, K1"
	}
	low := strings.Contains(body, "VPCMPEQD") || strings.Contains(body, "VPCMPGTD") || strings.Contains(body, "VPCMPUD") || strings.Contains(body, "VCMPPS")
	g.variants(r.name, func(masked bool) {
		g.operands(2)
		for i := range 4 {
			g.e("VMOVDQU64 %d(BX)(CX*1), Z0; VMOVDQU64 %d(BX)(DX*1), Z1", 64*i, 64*i)
			if r.flush {
				g.flush(0)
				g.flush(1)
			}
			join := [4]string{"KMOVB K1, K3", "KUNPCKBW K3, K1, K3", "KMOVB K1, K4", "KUNPCKBW K4, K1, K4; KUNPCKWD K3, K4, K3; KMOVD K3, CX"}
			if low { // the even bits are the results
				join = [4]string{"KMOVW K1, K3", "KUNPCKWD K3, K1, K3", "KMOVW K1, K4", "KUNPCKWD K4, K1, K4; KUNPCKDQ K3, K4, K3; KMOVQ K3, CX; MOVQ $0x5555555555555555, DX; PEXTQ DX, CX, CX"}
			}
			g.e("%s; %s", body, join[i])
		}
		g.compared(masked)
	}, false)
}

// sel emits selp.
func (g wide) sel() {
	g.variants("Select", func(masked bool) {
		g.e("MOVL %s, DI; MOVL (R10)(DI*1), DI; XORL %s, DI; KMOVD DI, K4", slotC, imm)
		g.operands(2)
		for i := range 4 {
			g.e("KSHIFTRD $%d, K4, K1; VMOVDQU64 %d(BX)(DX*1), Z3; VMOVDQU64 %d(BX)(CX*1), K1, Z3", 8*i, 64*i, 64*i)
			g.write(i, 3, masked)
		}
	}, false)
}

// special emits reads of special registers.
func (g wide) special() {
	g.variants("LaneSpecial", func(masked bool) {
		g.e("MOVL %s, AX; MOVQ %s, CX; ADDQ %s, CX", slotD, ctx("Thread"), imm)
		for i := range 4 {
			g.e("VMOVDQU64 %d(CX), Z3", 64*i)
			g.write(i, 3, masked)
		}
	}, false)
	g.variants("UniformSpecial", func(masked bool) {
		g.e("MOVL %s, AX; MOVQ %s, CX; VPBROADCASTQ %d(R11)(CX*1), Z3", slotD, imm, layout["Uniform"])
		for i := range 4 {
			g.write(i, 3, masked)
		}
	}, false)
}
