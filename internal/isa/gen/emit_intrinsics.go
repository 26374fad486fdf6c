package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// emitIntrinsics writes the table of intrinsics, sorted by name.
func (m *model) emitIntrinsics() []byte {
	var b bytes.Buffer
	b.WriteString(generated)
	b.WriteString("package isa\n\n")
	var text strings.Builder
	var rows []string
	var maps, sels, alts, consts []string
	mapAt := map[string]int{}
	selAt, nameAt := map[string]int{}, map[string]int{}
	all, variants := m.intr, 0 // variants follow the names
	for _, in := range m.intr {
		if in.variant != nil {
			all = append(all, in.variant)
			variants++
		} else if in.flagArg != 0 {
			m.errorf(in, "intrinsic %s has a flag and no variant", in.name)
		}
	}
	for i, in := range all {
		var ops []string
		for _, s := range in.ops {
			switch s.kind {
			case srcConst:
				c := fmt.Sprint(s.val)
				k := index(consts, c)
				if k < 0 {
					k = len(consts)
					consts = append(consts, c)
				}
				ops = append(ops, fmt.Sprintf("{FromConst, %d, 0, 0}", k))
			default:
				ops = append(ops, fmt.Sprintf("{%s, %d, %d, %d}", sourceNames[s.kind], s.val, s.count, s.pad))
			}
		}
		key := strings.Join(ops, " ")
		at, ok := mapAt[key]
		if !ok {
			at = len(maps)
			mapAt[key] = at
			maps = append(maps, ops...)
		}
		selFirst := 0
		if len(in.sels) > 0 {
			var list []string
			for _, s := range in.sels {
				list = append(list, fmt.Sprint(s))
			}
			key := strings.Join(list, ";") + fmt.Sprint(in.op&0xffff)
			selFirst, ok = selAt[key]
			if !ok {
				selFirst = len(sels)
				selAt[key] = selFirst
				for _, s := range in.sels {
					sels = append(sels, fmt.Sprintf("{%d, %t, %d, %d, %d, %d}", s.arg, s.late, s.slot.shift, s.slot.width, len(alts), len(s.alts)))
					for _, a := range s.alts {
						alts = append(alts, fmt.Sprintf("{%d, %d}", a.val, a.idx))
					}
				}
			}
		}
		sreg := 0
		if in.sreg != nil {
			sreg = in.sreg.id
		}
		wild := 0
		if in.wild {
			wild = 1
		}
		flag, variant := 0, 0
		if in.variant != nil {
			flag, variant = in.flagArg, slices.Index(all, in.variant)+1
		}
		name := text.Len()
		if i < len(m.intr) {
			nameAt[in.name] = name
			text.WriteString(in.name)
		} else {
			name = nameAt[in.name]
		}
		rows = append(rows, fmt.Sprintf("{%#x, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %d, %#x, %d}", in.op, name, len(in.name),
			sreg, at, len(in.ops), selFirst, len(in.sels), in.nres, wild, flag, variant, m.intrinsicEffects(in), m.callUniform(in)))
	}
	fmt.Fprintf(&b, "// variants of intrinsics, at the end of the table\nconst numVariants = %d\n\n", variants)
	b.WriteString("// opcode, name (offset, length), special register, operands (first, number), selections (first, number), results, overloaded, flag, variant, effects, uniform\nvar intrinsicTab = [...]IntrinsicInfo{\n")
	wrap(&b, rows)
	b.WriteString("}\n\nvar sourceTab = [...]Source{\n")
	wrap(&b, maps)
	b.WriteString("}\n\nvar constTab = [...]int64{\n")
	wrap(&b, consts)
	b.WriteString("}\n\n// argument, may be folded, shift, width, choices (first, number)\nvar selectTab = [...]Selection{\n")
	wrap(&b, sels)
	b.WriteString("}\n\nvar choiceTab = [...]Choice{\n")
	wrap(&b, alts)
	b.WriteString("}\n\n")
	writeBlob(&b, "intrinsicText", text.String())
	for _, tab := range []struct {
		name string
		list []reasoned
	}{{"absentTab", m.absent}, {"laxTab", m.lax}} {
		fmt.Fprintf(&b, "\n// patterns and reasons in turn\nvar %s = [...]string{\n", tab.name)
		for _, a := range tab.list {
			fmt.Fprintf(&b, "\t%q, %q,\n", a.pattern, a.reason)
		}
		b.WriteString("}\n")
	}
	m.emitFree(&b)
	return m.gofmt("intrinsics_gen.go", b.Bytes())
}
