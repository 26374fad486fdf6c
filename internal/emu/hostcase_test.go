package emu

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// hostCase is a program that needs objects of the host: textures, surfaces, tensor maps, matrices. 32 threads run body,
// which has %t (the thread) and the arguments %x0 … %x3, and leaves its results in %d0, %d1 …
type hostCase struct {
	name string
	head string // version and target; "": hostHead
	decl string
	body string
	// setup makes the objects and returns the arguments.
	setup func(t *testing.T, dev *Device, mod *Module) []uint64
	// want computes the results of a thread, counted through the grid.
	want   func(l int) []uint32
	after  func(t *testing.T, dev *Device) // looks at memory
	fault  string                          // the launch must end with this message
	race   bool                            // which only the sanitizer finds
	params string                          // instead of the arguments %x0 …
	block  int                             // threads; 0: 32
	grid   int                             // CTAs of one cluster; 0: 1
}

const hostHead = ".version 9.0\n.target sm_100a\n"

// run executes the case; watch is called with the module before.
func (c *hostCase) run(t *testing.T, watch func(*Module)) {
	t.Helper()
	n := 1
	if c.want != nil {
		n = len(c.want(0))
	}
	head := c.head
	if head == "" {
		head = hostHead
	}
	params, loads := c.params, ""
	if params == "" {
		for i := range 4 {
			params += fmt.Sprintf(", .param .u64 p%d", i)
			loads += fmt.Sprintf("\tld.param.u64 %%x%d, [p%d];\n", i, i)
		}
	}
	block, grid := c.block, max(c.grid, 1)
	if block == 0 {
		block = lanes
	}
	stores := ""
	for i := range n {
		stores += fmt.Sprintf("\tst.global.u32 [%%o+%d], %%d%d;\n", 4*i, i)
	}
	text := head + ".address_size 64\n" + c.decl + "\n.visible .entry k(.param .u64 out" + params + ")\n{\n" +
		"\t.reg .pred %p<8>;\n\t.reg .b16 %h<8>;\n\t.reg .b32 %t, %i, %r<16>, %d<136>;\n\t.reg .f32 %f<16>;\n\t.reg .b64 %o, %x<8>;\n" +
		"\t.shared .align 1024 .b8 s[16384];\n" +
		"\tmov.u32 %t, %tid.x;\n\tmov.u32 %i, %ctaid.x;\n\tmad.lo.u32 %i, %i, " + fmt.Sprint(block) + ", %t;\n\tld.param.u64 %o, [out];\n\tmad.wide.u32 %o, %i, " + fmt.Sprint(4*n) + ", %o;\n" + loads + c.body + "\n" + stores + "\tret;\n}\n"
	dev, mod := loadText(t, "host.ptx", []byte(text))
	var args []uint64
	if c.setup != nil {
		args = c.setup(t, dev, mod)
	}
	out, err := dev.Alloc(uint64(4 * n * block * grid))
	if err != nil {
		t.Fatal(err)
	}
	if watch != nil {
		watch(mod)
	}
	k, err := mod.Kernel("k")
	if err != nil {
		t.Fatal(err)
	}
	args = append([]uint64{out}, args...)
	for len(args) < 5 && c.params == "" {
		args = append(args, 0)
	}
	for _, check := range []bool{false, true} {
		if c.race && !check {
			continue
		}
		res, err := k.Launch(&Config{Grid: [3]int{grid}, Block: [3]int{block}, Cluster: [3]int{grid}, Params: words(args, 8), Sanitize: check, Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		if err := res.Err(); c.fault != "" && (err == nil || !strings.Contains(err.Error(), c.fault)) || c.fault == "" && err != nil {
			t.Fatalf("the launch ended with %v, want %q\n%s", err, c.fault, text)
		}
		if c.want != nil && c.fault == "" {
			got := make([]byte, 4*n*block*grid)
			if err := dev.Read(out, got); err != nil {
				t.Fatal(err)
			}
			for l := range block * grid {
				for i, w := range c.want(l) {
					if x := uint32(load(got, uint64(4*(l*n+i)), 4)); x != w {
						t.Fatalf("thread %d, result %d: %#x, want %#x\n%s", l, i, x, w, c.body)
					}
				}
			}
		}
		if c.after != nil {
			c.after(t, dev)
			return // once: it changed memory
		}
	}
}

// must returns v, or fails.
func must[T any](v T, err error) func(t *testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// hostCases returns all programs.
func hostCases() []hostCase {
	return slices.Concat(textureCases(), surfaceCases(), tensorCases(), wgmmaCases(), tcgen05Cases(), multimemCases())
}

// TestHostObjects covers PTX ISA §9.7.10 and §9.7.11, and the tensor copies of §9.7.9.
func TestHostObjects(t *testing.T) {
	for _, c := range hostCases() {
		t.Run(strings.ReplaceAll(c.name, " ", "_"), func(t *testing.T) { c.run(t, nil) })
	}
}
