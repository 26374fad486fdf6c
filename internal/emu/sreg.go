package emu

import (
	"time"

	"gonvvm/internal/isa"
)

// execSreg reads the special register whose atom is imm.
func execSreg(w *warp, fr *frame, in *inst, m uint32) {
	a := isa.Atom(in.imm)
	var r *vec
	switch a {
	case isa.TidX:
		r = &w.tid[0]
	case isa.TidY:
		r = &w.tid[1]
	case isa.TidZ:
		r = &w.tid[2]
	}
	if r != nil {
		blend(&fr.regs[in.d], r, m)
		return
	}
	d := &fr.regs[in.d]
	var v uint64
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		switch a {
		case isa.Laneid:
			v = uint64(i)
		case isa.LanemaskEq:
			v = 1 << i
		case isa.LanemaskLe:
			v = 2<<i - 1
		case isa.LanemaskLt:
			v = 1<<i - 1
		case isa.LanemaskGe:
			v = all &^ (1<<i - 1)
		case isa.LanemaskGt:
			v = all &^ (2<<i - 1)
		default:
			if k == m {
				v = w.sreg(a)
			}
		}
		d[i] = v
	}
}

// sreg returns special registers that are the same in all lanes.
func (w *warp) sreg(a isa.Atom) uint64 {
	g, c := w.g, w.cta
	switch a {
	case isa.NtidX:
		return uint64(g.block[0])
	case isa.NtidY:
		return uint64(g.block[1])
	case isa.NtidZ:
		return uint64(g.block[2])
	case isa.CtaidX:
		return uint64(c.id[0])
	case isa.CtaidY:
		return uint64(c.id[1])
	case isa.CtaidZ:
		return uint64(c.id[2])
	case isa.NctaidX:
		return uint64(g.grid[0])
	case isa.NctaidY:
		return uint64(g.grid[1])
	case isa.NctaidZ:
		return uint64(g.grid[2])
	case isa.Warpid:
		return uint64(w.id)
	case isa.Nwarpid:
		return uint64(len(c.warps))
	case isa.WarpSz:
		return lanes
	case isa.Smid:
		return uint64(c.linear % 132)
	case isa.Nsmid:
		return 132
	case isa.Gridid:
		return 1
	case isa.Clock, isa.Clock64: // not a poll: the clock counts the loop's own instructions
		if a == isa.Clock {
			return uint64(uint32(w.clock()))
		}
		return w.clock()
	case isa.ClockHi:
		return w.clock() >> 32
	case isa.Globaltimer:
		w.polled = true
		return g.nanoseconds()
	case isa.GlobaltimerLo:
		w.polled = true
		return uint64(uint32(g.nanoseconds()))
	case isa.GlobaltimerHi:
		return g.nanoseconds() >> 32
	case isa.Envreg0:
		return uint64(g.cfg.Env[0])
	case isa.Envreg1:
		return uint64(g.cfg.Env[1])
	case isa.Envreg2:
		return uint64(g.cfg.Env[2])
	case isa.TotalSmemSize, isa.AggrSmemSize:
		return uint64(g.sharedSize)
	case isa.DynamicSmemSize:
		return uint64(g.cfg.Shared)
	case isa.ClusteridX:
		return uint64(c.id[0] / g.cluster[0])
	case isa.ClusteridY:
		return uint64(c.id[1] / g.cluster[1])
	case isa.ClusteridZ:
		return uint64(c.id[2] / g.cluster[2])
	case isa.NclusteridX:
		return uint64(g.grid[0] / g.cluster[0])
	case isa.NclusteridY:
		return uint64(g.grid[1] / g.cluster[1])
	case isa.NclusteridZ:
		return uint64(g.grid[2] / g.cluster[2])
	case isa.ClusterCtaidX:
		return uint64(c.id[0] % g.cluster[0])
	case isa.ClusterCtaidY:
		return uint64(c.id[1] % g.cluster[1])
	case isa.ClusterCtaidZ:
		return uint64(c.id[2] % g.cluster[2])
	case isa.ClusterNctaidX:
		return uint64(g.cluster[0])
	case isa.ClusterNctaidY:
		return uint64(g.cluster[1])
	case isa.ClusterNctaidZ:
		return uint64(g.cluster[2])
	case isa.ClusterCtarank:
		return uint64(c.rank)
	case isa.ClusterNctarank:
		return uint64(g.clusterSize)
	}
	return 0 // .w parts, performance counters, environment registers
}

// clock counts the warp's instructions, from a number that the seed gives.
func (w *warp) clock() uint64 {
	if w.g.cfg.Seed == 0 {
		return w.steps
	}
	r := random(w.g.cfg.Seed)
	return w.steps + r.next()>>16
}

// seededTimer is the time of a launch with a seed, so that it can be repeated: it begins at a time that the seed gives,
// and goes on by up to a microsecond with each reading.
type seededTimer struct {
	now  uint64
	step random
}

// nanoseconds returns the time.
func (g *grid) nanoseconds() uint64 {
	if g.cfg.Seed == 0 {
		return uint64(time.Now().UnixNano())
	}
	t := &g.timer
	if t.now == 0 {
		t.step = random(g.cfg.Seed)
		t.now = t.step.next() >> 4
	}
	t.now += 1 + t.step.next()%1000
	return t.now
}
