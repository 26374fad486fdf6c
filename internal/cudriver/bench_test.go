package cudriver

import "testing"

// BenchmarkLaunch launches an empty kernel and waits for it.
func BenchmarkLaunch(b *testing.B) {
	for name, tools := range map[string]Tools{"plain": 0, "checked": DefaultTools} {
		b.Run(name, func(b *testing.B) {
			d, _, c := machine(b, "sm_80:64MiB")
			d.opt.Tools = tools
			f := function(b, c, "empty")
			for b.Loop() {
				ok(b, c.Legacy().Launch(f, shape(1, 1)))
				ok(b, c.Synchronize())
			}
		})
	}
}

// BenchmarkCopy copies between host and device, and for comparison in the memory of the host.
func BenchmarkCopy(b *testing.B) {
	const n = 32 << 20
	_, _, c := machine(b, "sm_80:256MiB")
	host, other := make([]byte, n), make([]byte, n)
	p, r := c.Alloc(n)
	ok(b, r)
	for _, bench := range []struct {
		name string
		copy func()
	}{
		{"memory", func() { copy(other, host) }},
		{"to the device", func() {
			ok(b, c.Legacy().Copy(Copy{Dst: p, DstPlace: PlaceDevice, Src: addressOf(host), Size: n}))
		}},
		{"from the device", func() {
			ok(b, c.Legacy().Copy(Copy{Dst: addressOf(other), Src: p, SrcPlace: PlaceDevice, Size: n}))
		}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			b.SetBytes(n)
			for b.Loop() {
				bench.copy()
			}
		})
	}
}
