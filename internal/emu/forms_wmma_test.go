package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/isa"
)

// wmmaCases makes a program for every form of wmma: the matrices are loaded from
// memory, multiplied, and stored.
func wmmaCases(t testing.TB) []*formCase {
	loads := map[string][]isa.Opcode{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		op := isa.Opcode(f)
		if !op.IsValid() || op.Sem() != isa.SemWmmaLoad && op.Sem() != isa.SemWmmaStore {
			continue
		}
		for _, op := range variants(f) {
			m, n, k := geometry(t, op)
			what := strings.Split(op.String(), ".")[2]
			layout := layouts(op)[0]
			key := fmt.Sprintf("%s m%dn%dk%d %s %s", what, m, n, k, op.Type(), layout)
			loads[key] = append(loads[key], op)
		}
	}
	var list []*formCase
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if op := isa.Opcode(f); !op.IsValid() || op.Sem() != isa.SemWmma {
			continue
		}
		for i, op := range variants(f) {
			if op.Has(isa.Satfinite) && op.Type().Class() == isa.ClassFloat {
				continue // ended with PTX 6.5
			}
			list = append(list, wmmaCase(t, op, i, loads))
		}
	}
	return list
}

// wmmaCase makes the program of one multiplication; the variant number chooses
// between state spaces and layouts of the accumulators.
func wmmaCase(t testing.TB, op isa.Opcode, variant int, moves map[string][]isa.Opcode) *formCase {
	m, n, k := geometry(t, op)
	types := mmaTypes(op)
	ab := layouts(op)
	accumulators := []string{"row", "col"}[variant%2]
	rows, cols := [4]int{m, m, k, m}, [4]int{n, k, n, n}
	layout := [4]string{accumulators, ab[0], ab[1], accumulators}
	names, value := "dabc", [4]func(i, j int) int{
		func(i, j int) int { return productOf(op, types, k, i, j) },
		func(i, j int) int { return matA(types[1], i, j) }, func(i, j int) int { return matB(types[2], i, j) }, func(i, j int) int { return matC(types[3], i, j) },
	}
	c := &formCase{family: "wmma", title: op.String(), block: lanes, sanitize: true, inSize: 4, outSize: 4, outType: "u32"}
	var regs, loads, lists [4]string
	var store string
	inBytes := 0
	ops := op.Info().Operands()
	for o := range 4 {
		_, bits := encode(types[o], 0)
		// The matrix in memory, rows or columns packed.
		data := make([]uint32, rows[o]*cols[o]*bits/32)
		for i := range rows[o] {
			for j := range cols[o] {
				at := i*cols[o] + j
				if layout[o] == "col" {
					at = j*rows[o] + i
				}
				x, _ := encode(types[o], value[o](i, j))
				data[at*bits/32] |= uint32(x << (at * bits % 32))
				if bits == 64 {
					data[at*2+1] = uint32(x >> 32)
				}
			}
		}
		stride := cols[o]
		if layout[o] == "col" {
			stride = rows[o]
		}
		forms := moves[fmt.Sprintf("%c m%dn%dk%d %s %s", names[o], m, n, k, types[o], layout[o])]
		if len(forms) == 0 {
			t.Fatalf("nothing moves %c of %s", names[o], op)
		}
		form := forms[variant/2%len(forms)]
		count := ops[o].Vector(op)
		regs[o] = fmt.Sprintf("\t.reg .b%d %%%c<%d>;\n", max(32, bits), names[o], count)
		for r := range count {
			lists[o] += fmt.Sprintf(", %%%c%d", names[o], r)
		}
		lists[o] = "{" + strings.TrimPrefix(lists[o], ", ") + "}"
		end := fmt.Sprintf(", %d;\n", stride)
		if variant%3 == 0 {
			end = ";\n" // packed is the default
		}
		space := form.Get(isa.SlotSpace)
		shared := space == isa.Shared || space == isa.SharedCta
		if o == 0 {
			for _, x := range data {
				c.out = append(c.out, want{lo: uint64(x)})
			}
			if shared {
				store = fmt.Sprintf("\t%s [%%s+%d], %s%s\tbar.warp.sync -1;\n%s", form, 4*4096, lists[0], end, copyWords("%o", 0, "%s", 4*4096, len(data), "shared", "global"))
			} else {
				store = fmt.Sprintf("\t%s [%%o], %s%s", form, lists[0], end)
			}
			continue
		}
		for _, x := range data {
			c.in = append(c.in, uint64(x))
		}
		if shared {
			loads[o] = copyWords("%s", inBytes, "%i", inBytes, len(data), "global", "shared") + "\tbar.warp.sync -1;\n" + fmt.Sprintf("\t%s %s, [%%s+%d]%s", form, lists[o], inBytes, end)
		} else {
			loads[o] = fmt.Sprintf("\t%s %s, [%%i+%d]%s", form, lists[o], inBytes, end)
		}
		inBytes += 4 * len(data)
	}
	c.body = "\t.reg .b32 %t, %s, %w;\n\t.reg .pred %p;\n\t.reg .b64 %i, %o, %x;\n\t.shared .align 128 .b8 sm[32768];\n" + strings.Join(regs[:], "") +
		"\tld.param.u64 %i, [in];\n\tld.param.u64 %o, [out];\n\tmov.u32 %t, %tid.x;\n\tmov.u32 %s, sm;\n" + loads[1] + loads[2] + loads[3] +
		fmt.Sprintf("\t%s %s, %s, %s, %s;\n", op, lists[0], lists[1], lists[2], lists[3]) + store + "\tret;\n"
	return c
}

// copyWords copies n words between global and shared memory, lane by lane.
func copyWords(to string, toAt int, from string, fromAt, n int, src, dst string) string {
	var b strings.Builder
	global := func(reg string) string { // the lane's address
		if reg == "%s" {
			return "\tmad.lo.u32 %w, %t, 4, %s;\n"
		}
		return "\tmad.wide.u32 %x, %t, 4, " + reg + ";\n"
	}
	b.WriteString(global(to) + global(from))
	name := func(reg string) string {
		if reg == "%s" {
			return "%w"
		}
		return "%x"
	}
	b.WriteString("\t{\n\t.reg .b32 %v;\n")
	for i := 0; i < n; i += lanes {
		guard := ""
		if n-i < lanes {
			fmt.Fprintf(&b, "\tsetp.lt.u32 %%p, %%t, %d;\n", n-i)
			guard = "@%p "
		}
		fmt.Fprintf(&b, "\t%sld.%s.u32 %%v, [%s+%d];\n\t%sst.%s.u32 [%s+%d], %%v;\n", guard, src, name(from), fromAt+4*i, guard, dst, name(to), toAt+4*i)
	}
	b.WriteString("\t}\n")
	return b.String()
}
