package launch

import (
	"fmt"
	"maps"
	"slices"

	"gonvvm/emu"
)

// Schedule is an order of the threads of a run, which repeats with it.
type Schedule struct {
	Seed        uint64
	Preemptions int // at most
}

// Failure is a schedule that fails.
type Failure struct {
	Schedule
	Outcome *Outcome
	Why     string // a difference of results; "" if the outcome has findings
}

// Many is a limit of preemptions that no run reaches.
const Many = 1 << 40

// Explore runs schedules with the seeds 1 to n until one has findings, or results that differ from those of the first one. It then
// searches the fewest preemptions with which that seed still fails. It returns nil if no schedule fails. wrong describes a mistake of
// results that is known without another outcome, "" for none; atol and rtol are the differences that numbers may have.
func Explore(n int, run func(Schedule) (*Outcome, error), wrong func(*Outcome) string, atol, rtol float64) (*Failure, error) {
	var first *Outcome
	try := func(s Schedule) (*Failure, error) {
		out, err := run(s)
		if err != nil {
			return nil, err
		}
		f := &Failure{Schedule: s, Outcome: out}
		if out.Found() {
			return f, nil
		}
		f.Why = wrong(out)
		if f.Why == "" && first != nil {
			if f.Why, err = out.differs(first, atol, rtol); err != nil {
				return nil, err
			}
		}
		if first == nil {
			first = out
		}
		if f.Why == "" {
			return nil, nil
		}
		return f, nil
	}
	for seed := range uint64(n) {
		f, err := try(Schedule{seed + 1, Many})
		if err != nil {
			return nil, err
		}
		if f != nil {
			return minimize(f, try)
		}
	}
	return nil, nil
}

// minimize searches the fewest preemptions: small numbers one by one, then by halving.
func minimize(f *Failure, try func(Schedule) (*Failure, error)) (*Failure, error) {
	used := 0
	for i := range f.Outcome.Runs {
		used = max(used, f.Outcome.Runs[i].Preemptions)
	}
	f.Preemptions = used
	for n := range min(used, 16) {
		g, err := try(Schedule{f.Seed, n})
		if g != nil || err != nil {
			return g, err
		}
	}
	for low := 16; low < f.Preemptions; {
		middle := (low + f.Preemptions) / 2
		g, err := try(Schedule{f.Seed, middle})
		if err != nil {
			return nil, err
		}
		if g == nil {
			low = middle + 1
			continue
		}
		f = g
	}
	return f, nil
}

// differs describes the first difference of memory from that of another outcome of the program, "" if there is none.
func (out *Outcome) differs(first *Outcome, atol, rtol float64) (string, error) {
	got, names, err := out.memory()
	if err != nil {
		return "", err
	}
	want, _, err := first.memory()
	if err != nil {
		return "", err
	}
	for i, name := range names {
		d, err := got[i].Type.Compare(got[i].Data, want[i].Data, atol, rtol)
		if err != nil {
			return "", err
		}
		if d.Wrong > 0 {
			return fmt.Sprintf("%s differs from that of the first schedule in %d of %d elements; the first is [%d]: %s instead of %s",
				name, d.Wrong, d.Elements, d.First, d.Got, d.Want), nil
		}
	}
	return "", nil
}

// memory returns the memory that the program leaves, with names for people.
func (out *Outcome) memory() (list []*emu.Arg, names []string, err error) {
	if out.named == nil {
		for _, a := range out.Args {
			for _, b := range a.Buffers() {
				list = append(list, b)
				names = append(names, fmt.Sprintf("buffer %d", len(list)))
			}
		}
		return list, names, nil
	}
	for _, name := range out.named {
		a, err := out.Memory.Get(name)
		if err != nil {
			return nil, nil, err
		}
		list, names = append(list, a), append(names, "memory "+name)
	}
	return list, names, nil
}

// names returns the names of the memory of a script.
func (c *Script) names() []string {
	return append(slices.Sorted(maps.Keys(c.Memory)), slices.Sorted(maps.Keys(c.Variables))...)
}
