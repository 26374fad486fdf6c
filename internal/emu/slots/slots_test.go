package slots_test

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/emu/slots"
	"gonvvm/internal/emu/values"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// walks is the number of random paths through a function, steps the number of instructions of each.
const walks, steps = 20, 400

// check follows random paths through a function: a register that is read is the one that was written to its place last, or none was.
func check(t *testing.T, f *ptx.Func, rng *rand.Rand) (saved int) {
	bs, _ := blocks.Cut(f)
	order := blocks.Order(bs)
	unwritten := values.Unwritten(f, bs, order)
	first, end, _ := slots.Layout(f, 0, 0)
	places, n := slots.Share(f, bs, order, unwritten, first, 0, end)
	for i, p := range places {
		if i > 0 && f.Regs[i].Type != isa.Pred && int(p) >= n {
			t.Fatalf("register %d has place %d of %d", i, p, n)
		}
	}
	for range walks {
		owner := make([]ptx.RegID, n)
		for b, left := 0, steps; len(bs) > 0 && left > 0; left-- {
			for k := bs[b].First; k < bs[b].End; k, left = k+1, left-1 {
				follow(t, f, k, places, owner, rng)
			}
			if len(bs[b].Succs) == 0 {
				break
			}
			b = bs[b].Succs[rng.IntN(len(bs[b].Succs))]
		}
	}
	return end - n
}

// follow executes instruction k: owner has the register that each place holds.
func follow(t *testing.T, f *ptx.Func, k uint32, places []uint32, owner []ptx.RegID, rng *rand.Rand) {
	in := &f.Insts[k]
	read := map[uint32]ptx.RegID{}
	values.EachReg(f, in, func(id ptx.RegID, dst bool) {
		if p := places[id]; f.Regs[id].Type != isa.Pred && !dst {
			if owner[p] != id && owner[p] != 0 {
				t.Fatalf("instruction %d reads register %d, whose place holds %d", k, id, owner[p])
			}
			read[p] = id
		}
	})
	written := map[uint32]ptx.RegID{}
	skips := in.Guard != 0 && rng.IntN(2) == 0
	values.EachReg(f, in, func(id ptx.RegID, dst bool) {
		if p := places[id]; f.Regs[id].Type != isa.Pred && dst {
			if r, ok := read[p]; ok && r != id {
				t.Fatalf("instruction %d reads register %d and writes %d, which have one place", k, r, id)
			}
			if o, ok := written[p]; ok && o != id {
				t.Fatalf("instruction %d writes registers %d and %d, which have one place", k, o, id)
			}
			if written[p] = id; !skips {
				owner[p] = id
			}
		}
	})
}

// random returns a kernel of n blocks with random instructions and branches.
func random(rng *rand.Rand, n int) string {
	const regs = 24
	var b strings.Builder
	fmt.Fprintf(&b, ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %%r<%d>;\n.reg .b64 %%rd<%d>;\n.reg .pred %%p<4>;\n", regs, regs)
	r := func() int { return rng.IntN(regs) }
	for i := range n {
		fmt.Fprintf(&b, "L%d:\n", i)
		for range rng.IntN(8) {
			if rng.IntN(4) == 0 {
				fmt.Fprintf(&b, "@%%p%d ", rng.IntN(4))
			}
			switch rng.IntN(6) {
			case 0:
				fmt.Fprintf(&b, "mov.u32 %%r%d, %d;\n", r(), r())
			case 1:
				fmt.Fprintf(&b, "mad.lo.s32 %%r%d, %%r%d, %%r%d, %%r%d;\n", r(), r(), r(), r())
			case 2:
				fmt.Fprintf(&b, "mul.wide.u32 %%rd%d, %%r%d, %%r%d;\n", r(), r(), r())
			case 3:
				fmt.Fprintf(&b, "ld.global.v2.u32 {%%r%d, %%r%d}, [%%rd%d+8];\n", r(), r(), r())
			case 4:
				fmt.Fprintf(&b, "setp.ne.s32 %%p%d, %%r%d, %%r%d;\n", rng.IntN(4), r(), r())
			case 5:
				fmt.Fprintf(&b, "st.global.u32 [%%rd%d], %%r%d;\n", r(), r())
			}
		}
		if rng.IntN(2) == 0 {
			fmt.Fprintf(&b, "@%%p%d bra L%d;\n", rng.IntN(4), rng.IntN(n))
		}
	}
	return b.String() + "ret;\n}\n"
}

func TestRandom(t *testing.T) {
	saved := 0
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 1))
		m, err := ptx.Parse("random", []byte(random(rng, 1+rng.IntN(12))))
		if err != nil {
			t.Fatal(err)
		}
		saved += check(t, &m.Funcs[0], rng)
	}
	if saved == 0 {
		t.Error("no registers share a place")
	}
}

// TestFiles allocates the registers of all functions of the testdata in PTX.
func TestFiles(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	saved := 0
	err := filepath.WalkDir(testkit.Root(t), func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) != ".ptx" || !strings.Contains(path, "testdata") {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		m, err := ptx.Parse(path, src)
		if err != nil {
			return nil // a test of errors
		}
		for i := range m.Funcs {
			if f := &m.Funcs[i]; f.Defined {
				saved += check(t, f, rng)
			}
		}
		return nil
	})
	if err != nil || saved < 1000 {
		t.Errorf("%d registers less, %v", saved, err)
	}
}
