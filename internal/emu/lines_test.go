package emu

import "testing"

// The counts of lines are those of the instructions, whatever the number of workers, and their sum is that of the launch.
func TestLines(t *testing.T) {
	const text = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .pred %p; .reg .b32 %t, %a; .reg .b64 %x, %y;
	.shared .align 4 .b8 s[4096];
	ld.param.u64 %x, [p];
	mov.u32 %t, %tid.x;
	mul.wide.u32 %y, %t, 8;
	add.u64 %x, %x, %y;
	st.global.u32 [%x], %t;
	shl.b32 %a, %t, 3;
	st.shared.u32 [%a], %t;
	and.b32 %a, %t, 1;
	setp.eq.u32 %p, %a, 0;
	@%p bra done;
	add.u32 %a, %a, 1;
done:
	ret;
}
`
	for _, workers := range []int{1, 2} {
		dev, mod := loadText(t, "k.ptx", []byte(text))
		addr, err := dev.Alloc(64 * 8)
		if err != nil {
			t.Fatal(err)
		}
		k, err := mod.Kernel("k")
		if err != nil {
			t.Fatal(err)
		}
		params := make([]byte, 8)
		store(params, 0, 8, addr)
		res, err := k.Launch(&Config{Grid: [3]int{4}, Block: [3]int{64}, Params: params, Stats: true, Lines: true, Workers: workers})
		if err != nil || !res.Done {
			t.Fatal(err, res)
		}
		var sum Line
		for _, l := range res.Lines {
			sum.Warp += l.Warp
			sum.Thread += l.Thread
			sum.Traffic.Add(&l.Traffic)
			want := Line{Warp: 8, Thread: 256}
			switch l.At.Line {
			case 12: // a sector of 32 bytes holds four of the eight-byte steps
				want.Traffic = Traffic{GlobalAccesses: 8, GlobalSectors: 64, GlobalIdeal: 32}
			case 14: // every second bank: two passes
				want.Traffic = Traffic{SharedAccesses: 8, SharedPasses: 16}
			case 17:
				want.Traffic, want.Thread = Traffic{Branches: 8, Divergent: 8}, 128
			case 18:
				want.Thread = 128
			}
			if l.At.Line < 19 && (l.Warp != want.Warp || l.Thread != want.Thread || l.Traffic != want.Traffic) {
				t.Errorf("line %d: %+v, not %+v", l.At.Line, l, want)
			}
		}
		if sum.Traffic != res.Stats.Traffic {
			t.Errorf("the lines have %+v, the launch %+v", sum.Traffic, res.Stats.Traffic)
		}
	}
}
