package litmus

import (
	"fmt"
	"strings"
)

// Shape returns the numbers of CTAs and of threads of a CTA with which the kernel runs.
func (t *Test) Shape() (grid, block int) {
	for _, th := range t.Threads {
		grid, block = max(grid, th.CTA+1), max(block, 32*(th.Warp+1))
	}
	for grid%t.Cluster != 0 {
		grid++
	}
	return grid, block
}

// PTX returns a module with the kernel of the test. Its parameter is the address of a word for each part of Observe; it
// writes those of registers. Variables of global memory are visible under their names.
func (t *Test) PTX() string {
	var b strings.Builder
	b.WriteString(".version 8.8\n.target sm_100a\n.address_size 64\n")
	for _, v := range t.vars {
		switch {
		case v.count > 0:
			fmt.Fprintf(&b, ".shared .align 8 .b64 %s;\n", v.name)
		case v.shared:
			fmt.Fprintf(&b, ".shared .align 4 .b32 %s;\n", v.name)
		default:
			fmt.Fprintf(&b, ".visible .global .align 4 .b32 %s;\n", v.name)
		}
	}
	b.WriteString(".visible .entry litmus(.param .u64 out)\n{\n\t.reg .u64 %out, %token;\n\t.reg .u32 %r<20>, %block, %index;\n\t.reg .pred %p, %is;\n")
	b.WriteString("\tld.param.u64 %out, [out];\n\tmov.u32 %block, %ctaid.x;\n\tmov.u32 %index, %tid.x;\n")
	t.prologue(&b)
	for i, th := range t.Threads {
		fmt.Fprintf(&b, "\tsetp.eq.u32 %%is, %%block, %d;\n\tsetp.eq.and.u32 %%is, %%index, %d, %%is;\n\t@%%is bra thread%d;\n", th.CTA, 32*th.Warp+th.lane, i)
	}
	b.WriteString("\tret;\n")
	for i, th := range t.Threads {
		fmt.Fprintf(&b, "thread%d:\n", i)
		for k, in := range th.list {
			if in.has("try_wait") {
				fmt.Fprintf(&b, "wait%d_%d:\n\t%s;\n\t@!%s bra wait%d_%d;\n", i, k, in.text, in.args[0], i, k)
			} else {
				fmt.Fprintf(&b, "\t%s;\n", in.text)
			}
		}
		for k, o := range t.Observe {
			if o.Thread == i {
				fmt.Fprintf(&b, "\tst.global.u32 [%%out+%d], %s;\n", 4*k, o.Name)
			}
		}
		b.WriteString("\tret;\n")
	}
	b.WriteString("}\n")
	return b.String()
}

// prologue initialises shared memory.
func (t *Test) prologue(b *strings.Builder) {
	any := false
	for _, v := range t.vars {
		if !v.shared {
			continue
		}
		if !any {
			b.WriteString("\tsetp.ne.u32 %is, %index, 0;\n\t@%is bra ready;\n")
			any = true
		}
		if v.count > 0 {
			fmt.Fprintf(b, "\tmbarrier.init.shared.b64 [%s], %d;\n", v.name, v.count)
		} else {
			fmt.Fprintf(b, "\tst.shared.u32 [%s], 0;\n", v.name)
		}
	}
	if any {
		b.WriteString("ready:\n\tbar.sync 15;\n")
	}
}

// Globals returns the names of the variables in global memory.
func (t *Test) Globals() (list []string) {
	for _, v := range t.vars {
		if !v.shared {
			list = append(list, v.name)
		}
	}
	return list
}
