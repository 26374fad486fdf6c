package litmus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Outcomes returns the outcomes that the model allows, sorted.
func (t *Test) Outcomes() []string {
	p := newProgram(t)
	set := map[string]bool{}
	x := &execution{program: p, from: make([]int, len(p.events))}
	orders := p.fenceOrders()
	x.choose(0, func() {
		if !x.evaluate() {
			return
		}
		for i := range orders {
			if x.derive(&orders[i]) {
				x.orderWrites(0, make([][]int, len(t.vars)), set)
			}
		}
	})
	list := make([]string, 0, len(set))
	for o := range set {
		list = append(list, o)
	}
	slices.Sort(list)
	return list
}

// fenceOrders returns the Fence-SC orders: the pairs of morally strong fence.sc operations of each permutation, and
// those that follow.
func (p *program) fenceOrders() (list []relation) {
	var fences []int
	for e := range p.events {
		if p.events[e].sc {
			fences = append(fences, e)
		}
	}
	permute(fences, 0, func(f []int) {
		var r relation
		for i, a := range f {
			for _, b := range f[i+1:] {
				if p.morallyStrong(a, b) {
					r.add(a, b)
				}
			}
		}
		r.close()
		if !slices.Contains(list, r) {
			list = append(list, r)
		}
	})
	return list
}

func permute(list []int, n int, yield func([]int)) {
	if n >= len(list)-1 {
		yield(list)
		return
	}
	for i := n; i < len(list); i++ {
		list[n], list[i] = list[i], list[n]
		permute(list, n+1, yield)
		list[n], list[i] = list[i], list[n]
	}
}

// choose tries all writes for the reads from event e on.
func (x *execution) choose(e int, yield func()) {
	if e == len(x.events) {
		yield()
		return
	}
	x.from[e] = -1
	if !x.events[e].reads {
		x.choose(e+1, yield)
		return
	}
	for w := range x.events {
		if w != e && x.events[w].writes && x.events[w].loc == x.events[e].loc {
			x.from[e] = w
			x.choose(e+1, yield)
		}
	}
}

// evaluation computes the values of an execution.
type evaluation struct {
	x    *execution
	busy map[int]bool
	read map[int]uint64
}

// evaluate computes all values that are read. It reports false if a value depends on itself (axiom no thin air), or a
// read returns a value of a cas that failed.
func (x *execution) evaluate() bool {
	v := &evaluation{x, map[int]bool{}, map[int]uint64{}}
	x.fails = 0
	x.value = make([]uint64, len(x.events))
	for e := range x.events {
		if x.events[e].reads {
			val, ok := v.reads(e)
			if !ok {
				return false
			}
			x.value[e] = val
			if in := x.events[e].in; in.has("cas") {
				if expected, ok := v.operand(e, in.args[2]); !ok || expected != val {
					x.fails |= 1 << e
				}
			}
		}
	}
	for _, w := range x.from {
		if w >= 0 && !x.isWrite(w) {
			return false
		}
	}
	return true
}

// reads returns the value that an event reads.
func (v *evaluation) reads(e int) (uint64, bool) {
	if val, ok := v.read[e]; ok {
		return val, true
	}
	if v.busy[e] {
		return 0, false
	}
	v.busy[e] = true
	val, ok := v.written(v.x.from[e])
	v.read[e] = val
	v.busy[e] = false
	return val, ok
}

// written returns the value that an event writes.
func (v *evaluation) written(e int) (uint64, bool) {
	ev := &v.x.events[e]
	if ev.thread < 0 {
		return 0, true
	}
	args := ev.in.args
	if !ev.reads {
		return v.operand(e, args[1])
	}
	old, ok := v.reads(e)
	if !ok {
		return 0, false
	}
	k := 2
	if ev.red {
		k = 1
	}
	b, ok := v.operand(e, args[k])
	if !ok {
		return 0, false
	}
	switch in := ev.in; {
	case in.has("add"):
		return uint64(uint32(old + b)), true
	case in.has("exch"):
		return b, true
	case in.has("or"):
		return old | b, true
	case in.has("max"):
		return max(old, b), true
	case in.has("cas"):
		if old == b {
			return v.operand(e, args[3])
		}
		return old, true
	}
	panic("litmus: no semantics for " + ev.in.text)
}

// operand returns the value of a constant, or of a register before an event.
func (v *evaluation) operand(e int, arg string) (uint64, bool) {
	if n, err := strconv.ParseUint(arg, 0, 32); err == nil {
		return n, true
	}
	th := v.x.test.Threads[v.x.events[e].thread]
	return v.register(th, slices.Index(th.list, v.x.events[e].in), arg)
}

// register returns the value of a register before the n-th instruction of a thread.
func (v *evaluation) register(th *Thread, n int, reg string) (uint64, bool) {
	for i := n - 1; i >= 0; i-- {
		in := th.list[i]
		if len(in.args) == 0 || in.args[0] != reg {
			continue
		}
		var list []uint64
		switch in.root() {
		case "ld", "atom":
			return v.reads(v.x.at[in])
		}
		for _, a := range in.args[1:] {
			val, err := strconv.ParseUint(a, 0, 32)
			if err != nil {
				var ok bool
				if val, ok = v.register(th, i, a); !ok {
					return 0, false
				}
			}
			list = append(list, val)
		}
		switch in.root() {
		case "mov":
			return list[0], true
		case "add":
			return uint64(uint32(list[0] + list[1])), true
		case "xor":
			return list[0] ^ list[1], true
		case "and":
			return list[0] & list[1], true
		}
		panic("litmus: no semantics for " + in.text)
	}
	return 0, true
}

// orderWrites tries the coherence orders of the locations from loc on and notes the outcomes.
func (x *execution) orderWrites(loc int, orders [][]int, set map[string]bool) {
	if loc == len(orders) {
		if x.coherent(orders) {
			set[x.outcome(orders)] = true
		}
		return
	}
	var list []int
	for e := range x.events {
		if x.events[e].loc == loc && x.isWrite(e) {
			list = append(list, e)
		}
	}
	permute(list, min(1, len(list)), func(l []int) { // the initial write is the first
		orders[loc] = slices.Clone(l)
		x.orderWrites(loc+1, orders, set)
	})
}

// outcome returns the text of the observed values.
func (x *execution) outcome(orders [][]int) string {
	v := &evaluation{x, map[int]bool{}, map[int]uint64{}}
	var out []string
	for _, o := range x.test.Observe {
		var val uint64
		if o.Thread >= 0 {
			th := x.test.Threads[o.Thread]
			val, _ = v.register(th, len(th.list), o.Name)
		} else {
			list := orders[x.test.location(o.Name)]
			val, _ = v.written(list[len(list)-1])
		}
		out = append(out, fmt.Sprint(val))
	}
	return strings.Join(out, " ")
}
