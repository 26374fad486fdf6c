package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/isa"
)

// multimemCases covers PTX ISA §9.7.9.14 on one device, and the asynchronous stores without
// an mbarrier: at %x0 lies a number for each thread, 16 bytes apart.
func multimemCases() []hostCase {
	var list []hostCase
	setup := func(t *testing.T, dev *Device, _ *Module) []uint64 {
		var words []uint32
		for i := range 4 * lanes {
			words = append(words, uint32(i)*0x01010101&0x3f3f3f3f)
		}
		return []uint64{upload(t, dev, words)}
	}
	was := func(l, k int) uint32 { return uint32(4*l+k) * 0x01010101 & 0x3f3f3f3f }
	at := "\tmad.wide.u32 %x5, %t, 16, %x0;\n"
	// Every form once, with registers of the type's size; %r5 … %r8 hold the lane's 4·l … 4·l+3.
	values := "\tmul.lo.u32 %r5, %t, 4; add.u32 %r6, %r5, 1; add.u32 %r7, %r5, 2; add.u32 %r8, %r5, 3; cvt.u64.u32 %x6, %r5; cvt.u16.u32 %h0, %r5; cvt.u16.u32 %h1, %r6;\n"
	for f := isa.Form(1); f < isa.NumForms; f++ {
		op := isa.Opcode(f)
		if !op.IsValid() || op.Sem() != isa.SemMultimem && op.Sem() != isa.SemStAsyncMmio && op.Sem() != isa.SemRedAsyncMmio {
			continue
		}
		for _, op := range variants(f) {
			if sc := op.Get(isa.SlotScope); sc == isa.CTA || sc == isa.Cluster || strings.Contains(op.String(), ".bulk") {
				continue // all scopes mean the same here
			}
			if c := multimemCase(op, at+values, was); c != nil {
				c.setup = setup
				list = append(list, *c)
			}
		}
	}
	return append(list, bulkOobCases()...)
}

// multimemCase makes the program of one form: loads give the memory's value, stores are read back, and reductions of
// integers are computed; of floats the operand is zero, the neutral element.
func multimemCase(op isa.Opcode, prefix string, was func(l, k int) uint32) *hostCase {
	text, t := op.String(), op.Type()
	n := 1
	for _, v := range []int{2, 4, 8} {
		if strings.Contains(text, fmt.Sprintf(".v%d.", v)) {
			n = v
		}
	}
	bits := max(8, t.Bits())
	if n*bits > 128 || t == 0 {
		return nil
	}
	decl := fmt.Sprintf("\t.reg .b%d %%q<%d>;\n", bits, n)
	var names []string
	for i := range n {
		names = append(names, fmt.Sprintf("%%q%d", i))
	}
	list := names[0]
	if n > 1 {
		list = "{" + strings.Join(names, ", ") + "}"
	}
	words := (n*bits + 31) / 32
	readBack := func(addr string) (s string) {
		for k := range words {
			s += fmt.Sprintf("\tld.global.u32 %%d%d, [%s+%d];\n", k, addr, 4*k)
		}
		return s
	}
	set := func(zero bool) (s string) { // of all, from the words at %x5: as they are, one more in the first
		for i := range n {
			if zero {
				s += fmt.Sprintf("\tmov.b%d %%q%d, 0;\n", bits, i)
			} else {
				s += fmt.Sprintf("\tld.global.b%d %%q%d, [%%x5+%d];\n", bits, i, bits/8*((i+1)%n))
			}
		}
		if bits == 8 {
			s = strings.ReplaceAll(s, "mov.b8", "cvt.u8.u32")
		}
		return s
	}
	c := &hostCase{name: text, head: ".version 9.3\n.target sm_100a\n"}
	switch {
	case strings.Contains(text, "ld_reduce"):
		c.body = prefix + decl + "\t" + text + " " + list + ", [%x5];\n"
		for i := range n {
			c.body += fmt.Sprintf("\tst.global.b%d [%%x5+%d], %%q%d;\n", bits, bits/8*i, i)
		}
		c.body += readBack("%x5")
		c.want = func(l int) (out []uint32) {
			for k := range words {
				out = append(out, was(l, k))
			}
			return out
		}
	case strings.Contains(text, "red"):
		float := t.Class() == isa.ClassFloat
		if bits < 16 {
			return nil
		}
		c.body = prefix + decl + set(float) + "\tmad.wide.u32 %x7, %t, 16, %o;\n"
		if !float {
			c.body += map[int]string{32: "\tmov.b32 %q0, %r6;\n", 64: "\tadd.u64 %q0, %x6, 1;\n"}[bits]
		}
		c.body += "\t" + text + " [%x5], " + list + ";\n" + readBack("%x5")
		o := ""
		for _, a := range []string{"add", "min", "max", "and", "or", "xor", "inc", "dec"} {
			if strings.Contains(text, "."+a+".") {
				o = a
			}
		}
		if float && o != "add" {
			o = "?"
		}
		c.want = func(l int) (out []uint32) {
			for k := range words {
				out = append(out, was(l, k))
			}
			if float {
				if o == "?" { // the least of positive numbers and zero, or the greatest
					for k := range out {
						if strings.Contains(text, ".min.") {
							out[k] = 0
						}
					}
				}
				return out
			}
			old, v := uint64(out[0]), uint64(4*l+1)
			if words == 2 {
				old |= uint64(out[1]) << 32
			}
			switch o {
			case "add":
				old += v
			case "min":
				old = min(old, v)
			case "max":
				old = max(old, v)
			case "and":
				old &= v
			case "or":
				old |= v
			case "xor":
				old ^= v
			case "inc":
				if old >= v {
					old = 0
				} else {
					old++
				}
			case "dec":
				if old == 0 || old > v {
					old = v
				} else {
					old--
				}
			}
			out[0] = uint32(old)
			if words == 2 {
				out[1] = uint32(old >> 32)
			}
			return out
		}
		c.after = func(*testing.T, *Device) {}
	default: // stores: elements moved by one
		c.body = prefix + decl + set(false) + "\t" + text + " [%x5], " + list + ";\n" + readBack("%x5")
		c.want = func(l int) (out []uint32) {
			var b [16]byte
			for k := range 4 {
				store(b[:], uint64(4*k), 4, uint64(was(l, k)))
			}
			size := bits / 8
			moved := append(append([]byte(nil), b[size%(size*n):size*n]...), b[:size%(size*n)]...)
			copy(b[:], moved)
			for k := range words {
				out = append(out, uint32(load(b[:], uint64(4*k), 4)))
			}
			return out
		}
		c.after = func(*testing.T, *Device) {}
	}
	return c
}

// bulkOobCases: bulk copies of which some bytes at the ends are ignored, and those of multimem.
func bulkOobCases() []hostCase {
	setup := func(t *testing.T, dev *Device, _ *Module) []uint64 {
		var words []uint32
		for i := range 64 {
			words = append(words, uint32(i+1)*0x01010101)
		}
		return []uint64{upload(t, dev, words)}
	}
	var list []hostCase
	for _, op := range []string{
		"cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob", "cp.async.bulk.weak.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob",
		"cp.async.bulk.relaxed.gpu.shared::cta.global.mbarrier::complete_tx::bytes.ignore_oob.b128",
	} {
		list = append(list, hostCase{
			name: op, head: ".version 9.3\n.target sm_100a\n", setup: setup,
			body: "\tmov.u32 %r1, s; mad.lo.u32 %r3, %t, 4, %r1; mov.u32 %r4, 0; st.shared.u32 [%r3], %r4; bar.warp.sync -1;\n" + tensorIssue(128, "mov.u32 %r4, 5; mov.u32 %r5, 10; "+op+" [%r1], [%x0], 128, %r4, %r5, [%r2];") + readWords(1),
			want: func(l int) []uint32 {
				x := uint32(0)
				for k := range 4 {
					if b := 4*l + k; b >= 5 && b < 118 {
						x |= uint32(l+1) << (8 * k)
					}
				}
				return []uint32{x}
			},
		})
	}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		op := isa.Opcode(f)
		if !op.IsValid() || op.Sem() != isa.SemMultimem || !strings.Contains(op.String(), ".bulk") {
			continue
		}
		reduce := strings.Contains(op.String(), "reduce")
		for _, op := range variants(f) {
			if reduce && (op.Type() != isa.U32 || !op.Has(isa.Add)) && op.Type() != isa.F16 && op.Type() != isa.Bf16 || op.Has(isa.Sys) || op.Has(isa.Min) {
				continue
			}
			mask := ""
			if op.Has(isa.CpMask) {
				mask = ", %h1"
			}
			float := reduce && op.Type() != isa.U32
			add := "\tmov.u32 %r4, 7;\n"
			if float {
				add = "\tmov.u32 %r4, 0;\n"
			}
			list = append(list, hostCase{
				name: op.String(), head: ".version 9.3\n.target sm_100a\n", setup: setup,
				body: "\tmov.u32 %r1, s; mad.lo.u32 %r3, %t, 4, %r1;" + add + "\tst.shared.u32 [%r3], %r4; mov.b16 %h1, 0x00f0; fence.proxy.async.shared::cta; bar.warp.sync -1; setp.eq.u32 %p1, %t, 0;\n" +
					"\t@%p1 " + op.String() + " [%x0], [%r1], 128" + mask + "; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; bar.warp.sync -1; mad.wide.u32 %x5, %t, 4, %x0; ld.global.u32 %d0, [%x5];",
				want: func(l int) []uint32 {
					old := uint32(l+1) * 0x01010101
					switch {
					case float:
						return []uint32{old}
					case reduce:
						return []uint32{old + 7}
					case mask != "" && l%4 != 1: // bytes 4 to 7 of each 16
						return []uint32{old}
					}
					return []uint32{7}
				},
				after: func(*testing.T, *Device) {},
			})
		}
	}
	return list
}
