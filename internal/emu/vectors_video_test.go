package emu

import (
	"fmt"
	"math/big"
	"regexp"
	"strings"
	"testing"
)

// unitText returns the number in unit n, of the given width, of the words, low word first.
func unitText(words []uint64, n, bits int, signed bool) *big.Int {
	text := ""
	for _, w := range words {
		text = fmt.Sprintf("%032b", uint32(w)) + text
	}
	end := len(text) - n*bits
	x, _ := new(big.Int).SetString(text[end-bits:end], 2)
	if signed && text[end-bits] == '1' {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
	}
	return x
}

// videoOperation is an operation of video instructions on numbers.
func videoOperation(op string, a, b *big.Int) *big.Int {
	z := func() *big.Int { return new(big.Int) }
	switch op {
	case "add":
		return z().Add(a, b)
	case "sub":
		return z().Sub(a, b)
	case "absdiff":
		return z().Abs(z().Sub(a, b))
	case "min":
		if a.Cmp(b) < 0 {
			return a
		}
		return b
	case "max":
		if a.Cmp(b) > 0 {
			return a
		}
		return b
	case "avrg":
		s := z().Add(a, b)
		if s.Sign() >= 0 {
			s.Add(s, big.NewInt(1))
		}
		return s.Rsh(s, 1)
	}
	holds := map[string]bool{"eq": a.Cmp(b) == 0, "ne": a.Cmp(b) != 0, "lt": a.Cmp(b) < 0, "le": a.Cmp(b) <= 0, "gt": a.Cmp(b) > 0, "ge": a.Cmp(b) >= 0}
	if holds[op] {
		return big.NewInt(1)
	}
	return z()
}

// sourceSign is the signed type if one of the sources has it.
func sourceSign(t [3]string) string {
	if t[1] == "s32" {
		return t[1]
	}
	return t[2]
}

// notLikeGPU are the forms of which GPUs give another result than the definitions of the PTX ISA: they merge the upper
// half of the result, not the lower, into d.h1; they cut differences to 32 bits before they saturate; and they take
// 32-bit factors and summands of vmad as signed, if the sum is shifted or saturated.
var notLikeGPU = regexp.MustCompile(`^v[a-z]+\.[^%]*%d\.h1,|^vabsdiff\.u32\.s32.*\.sat|^vmad\.u32\..*u32\.(po\.)?(sat|shr)`)

// videoVectors covers PTX ISA §9.7.20 by the definitions there, and the packed integers of
// §9.7.1.
func videoVectors(testing.TB) []vector {
	var list []vector
	add := func(text, types string, ref func(in []uint64) *big.Int) {
		list = append(list, vector{text: text, types: types, ref: func(in []uint64) uint64 { return wrap(ref(in), 32) }, noGPU: notLikeGPU.MatchString(text)})
	}
	z := func() *big.Int { return new(big.Int) }
	big1 := big.NewInt(1)
	clamp := func(x *big.Int, t string, bits int) *big.Int {
		lo, hi := z(), z().Lsh(big1, uint(bits))
		if t[0] == 's' {
			hi.Rsh(hi, 1)
			lo.Neg(hi)
		}
		hi.Sub(hi, big1)
		return videoOperation("min", videoOperation("max", x, lo), hi)
	}
	// part returns the number that a part of a register is.
	part := func(w uint64, sel, t string) *big.Int {
		bits, n := 32, 0
		if sel != "" {
			bits, n = map[byte]int{'b': 8, 'h': 16}[sel[1]], int(sel[2]-'0')
		}
		return unitText([]uint64{w}, n, bits, t[0] == 's')
	}
	// finish saturates, applies the second operation, or merges into part dsel of c.
	finish := func(x *big.Int, t string, sat bool, second, dsel string, c uint64) *big.Int {
		bits, n := 32, 0
		if dsel != "" {
			bits, n = map[byte]int{'b': 8, 'h': 16}[dsel[1]], int(dsel[2]-'0')
		}
		if sat {
			x = clamp(x, t, bits)
		}
		if second != "" {
			return videoOperation(second, x, unitText([]uint64{c}, 0, 32, t[0] == 's'))
		}
		if dsel == "" {
			return x
		}
		text := fmt.Sprintf("%032b", uint32(c))
		end := 32 - n*bits
		r, _ := z().SetString(text[:end-bits]+fmt.Sprintf("%0*b", bits, wrap(x, bits))+text[end:], 2)
		return r
	}
	types := [...][3]string{{"s32", "u32", "s32"}, {"u32", "s32", "u32"}, {"u32", "u32", "u32"}, {"s32", "s32", "s32"}}
	variants := [...]struct {
		sat                     bool
		second, asel, bsel, dst string
	}{{}, {sat: true}, {asel: ".b3", bsel: ".h1"}, {sat: true, second: "add", asel: ".h0"}, {sat: true, second: "min"}, {sat: true, second: "max", bsel: ".b1"}, {dst: ".b2"}, {sat: true, dst: ".h1", bsel: ".h0"}}
	for i, op := range []string{"add", "sub", "absdiff", "min", "max"} {
		for k, v := range variants {
			t := types[(i+k)%len(types)]
			text := "v" + op + "." + strings.Join(t[:], ".")
			if v.sat {
				text += ".sat"
			}
			if v.second != "" {
				text += "." + v.second
			}
			text += " %d" + v.dst + ", %a" + v.asel + ", %b" + v.bsel
			regs := "u32 u32 u32"
			if v.second != "" || v.dst != "" {
				text, regs = text+", %c", regs+" u32"
			}
			add(text, regs, func(in []uint64) *big.Int {
				return finish(videoOperation(op, part(in[0], v.asel, t[1]), part(in[1], v.bsel, t[2])), t[0], v.sat, v.second, v.dst, append(in, 0)[2])
			})
		}
	}
	for _, op := range []string{"shl", "shr"} {
		for k, v := range variants {
			t := types[k%len(types)]
			mode := [...]string{"clamp", "wrap"}[k%2]
			text := "v" + op + "." + t[0] + "." + t[1] + ".u32"
			if v.sat {
				text += ".sat"
			}
			text += "." + mode
			if v.second != "" {
				text += "." + v.second
			}
			text += " %d" + v.dst + ", %a" + v.asel + ", %b" + v.bsel
			regs := "u32 u32 small80"
			if v.second != "" || v.dst != "" {
				text, regs = text+", %c", regs+" u32"
			}
			add(text, regs, func(in []uint64) *big.Int {
				n := uint(part(in[1], v.bsel, "u32").Uint64())
				if n = min(n, 32); mode == "wrap" {
					n = uint(part(in[1], v.bsel, "u32").Uint64()) % 32
				}
				a := part(in[0], v.asel, t[1])
				if op == "shl" { // the low 34 bits, signed
					a = z().Lsh(a, n)
					a = unitText([]uint64{wrap(a, 32), wrap(z().Rsh(a, 32), 32)}, 0, 34, true)
				} else {
					a = z().Rsh(a, n)
				}
				return finish(a, t[0], v.sat, v.second, v.dst, append(in, 0)[2])
			})
		}
	}
	for k, mod := range []string{"", ".sat", ".shr7", ".sat.shr15", ".po", ".po.sat.shr7"} {
		t := types[k%len(types)]
		add("vmad."+strings.Join(t[:], ".")+mod+" %d, %a.h1, %b, %c", "u32 u32 u32 u32", func(in []uint64) *big.Int {
			sign := sourceSign(t)
			x := z().Mul(part(in[0], ".h1", t[1]), part(in[1], "", t[2]))
			x.Add(x, unitText(in[2:], 0, 32, sign[0] == 's'))
			if strings.Contains(mod, "po") {
				x.Add(x, big1)
			}
			switch {
			case strings.Contains(mod, "shr7"):
				x.Rsh(x, 7)
			case strings.Contains(mod, "shr15"):
				x.Rsh(x, 15)
			}
			if strings.Contains(mod, "sat") {
				x = clamp(x, sign, 32)
			}
			return x
		})
	}
	for k, cmp := range []string{"eq", "ne", "lt", "le", "gt", "ge"} {
		t := types[k%len(types)]
		v := variants[[...]int{0, 3, 4, 5, 6, 7}[k]]
		text := "vset." + t[1] + "." + t[2] + "." + cmp
		if v.second != "" {
			text += "." + v.second
		}
		text += " %d" + v.dst + ", %a" + v.asel + ", %b" + v.bsel
		regs := "u32 u32 u32"
		if v.second != "" || v.dst != "" {
			text, regs = text+", %c", regs+" u32"
		}
		add(text, regs, func(in []uint64) *big.Int {
			return finish(videoOperation(cmp, part(in[0], v.asel, t[1]), part(in[1], v.bsel, t[2])), sourceSign(t), false, v.second, v.dst, append(in, 0)[2])
		})
	}
	// Two halves or four bytes.
	choices := map[int][][3]string{ // of d, a, b
		2: {{"", "", ""}, {".h1", ".h31", ".h02"}, {".h10", ".h00", ".h23"}},
		4: {{"", "", ""}, {".b2", ".b7510", ".b0246"}, {".b310", ".b4444", ".b3210"}},
	}
	for _, lanes := range []int{2, 4} {
		bits := 32 / lanes
		units := func(sel string, first int) (u []int) {
			for i := range lanes {
				u = append(u, first+i)
			}
			if sel != "" {
				for i := range lanes {
					u[i] = int(sel[len(sel)-1-i] - '0')
				}
			}
			return u
		}
		for i, op := range []string{"add", "sub", "avrg", "absdiff", "min", "max", "eq", "ne", "lt", "le", "gt", "ge"} {
			for k, mod := range []string{"", ".sat", ".add"} {
				if i >= 6 && mod == ".sat" {
					continue
				}
				t := types[(i+k)%len(types)]
				sel := choices[lanes][(i+k)%3]
				text := fmt.Sprintf("v%s%d.%s%s", op, lanes, strings.Join(t[:], "."), mod)
				if i >= 6 {
					text = fmt.Sprintf("vset%d.%s.%s.%s%s", lanes, t[1], t[2], op, mod)
					t[0] = "u32"
				}
				add(text+" %d"+sel[0]+", %a"+sel[1]+", %b"+sel[2]+", %c", "u32 u32 u32 u32", func(in []uint64) *big.Int {
					ua, ub := units(sel[1], 0), units(sel[2], lanes)
					sum := unitText(in[2:], 0, 32, false)
					text := ""
					for lane := range lanes {
						c := unitText(in[2:], lane, bits, false)
						if sel[0] != "" && !strings.Contains(sel[0][2:], fmt.Sprint(lane)) {
							text = fmt.Sprintf("%0*b", bits, c) + text
							continue
						}
						x := videoOperation(op, unitText(in[:2], ua[lane], bits, t[1] == "s32"), unitText(in[:2], ub[lane], bits, t[2] == "s32"))
						sum.Add(sum, x)
						if mod == ".sat" {
							x = clamp(x, t[0], bits)
						}
						text = fmt.Sprintf("%0*b", bits, wrap(x, bits)) + text
					}
					if mod == ".add" {
						return sum
					}
					r, _ := z().SetString(text, 2)
					return r
				})
			}
		}
	}
	// Packed integers of the ordinary instructions.
	for _, text := range []string{
		"add.u8x4", "add.s8x4", "add.sat.u8x4", "add.sat.s8x4", "sub.u8x4", "sub.sat.u8x4", "sub.sat.s8x4", "min.u8x4", "max.u8x4", "min.s8x4", "max.s8x4",
		"min.relu.s8x4", "max.relu.s8x4", "neg.s8x4", "add.sat.u16x2", "add.sat.s16x2", "add.sat.u32",
	} {
		op, rest, _ := strings.Cut(text, ".")
		sign := rest[strings.LastIndexByte(rest, '.')+1:]
		lanes := map[string]int{"8x4": 4, "16x2": 2, "32": 1}[sign[1:]]
		operands, regs := " %d, %a, %b", "u32 u32 u32"
		if op == "neg" {
			operands, regs = " %d, %a", "u32 u32"
		}
		add(text+operands, regs, func(in []uint64) *big.Int {
			out := ""
			for lane := range lanes {
				bits := 32 / lanes
				a := unitText(in[:1], lane, bits, sign[0] == 's')
				x := z().Neg(a)
				if op != "neg" {
					x = videoOperation(op, a, unitText(in[1:], lane, bits, sign[0] == 's'))
				}
				if strings.Contains(rest, "sat") {
					x = clamp(x, sign, bits)
				}
				if strings.Contains(rest, "relu") && x.Sign() < 0 {
					x = z()
				}
				out = fmt.Sprintf("%0*b", bits, wrap(x, bits)) + out
			}
			r, _ := z().SetString(out, 2)
			return r
		})
	}
	return list
}
