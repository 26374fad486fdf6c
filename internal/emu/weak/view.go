package weak

import "slices"

// view is the knowledge of a thread: for words, the time of the earliest write that it may still read.
type view struct {
	own    map[uint64]uint64
	shared []*Common // included, as they are at the time of a look-up
}

// Common is a view that threads have in common: barriers put the views of their threads into one.
type Common struct {
	at     map[uint64]uint64
	shared []*Common
}

// NewCommon returns an empty view.
func NewCommon() *Common { return &Common{at: map[uint64]uint64{}} }

// at returns the time of the earliest write of a word that v allows.
func (v *view) at(word uint64) uint64 {
	t := v.own[word]
	for _, c := range v.shared {
		t = max(t, c.at[word])
	}
	return t
}

// raise forbids writes of a word before a time.
func (v *view) raise(word, time uint64) {
	if v.own == nil {
		v.own = map[uint64]uint64{}
	}
	v.own[word] = max(v.own[word], time)
}

// join adds the knowledge of o to v.
func (v *view) join(o *view) {
	if o == nil {
		return
	}
	for word, time := range o.own {
		v.raise(word, time)
	}
	v.include(o.shared)
}

func (v *view) include(list []*Common) {
	for _, c := range list {
		if !slices.Contains(v.shared, c) {
			v.shared = append(v.shared, c)
		}
	}
}

// copy returns a view that does not change with v, except for the common ones in it.
func (v *view) copy() *view {
	c := &view{shared: slices.Clip(v.shared)}
	for word, time := range v.own {
		c.raise(word, time)
	}
	return c
}

// joined returns the knowledge of a and b; either may be nil.
func joined(a, b *view) *view {
	if a == nil || b == nil {
		if a == nil {
			return b
		}
		return a
	}
	c := a.copy()
	c.join(b)
	return c
}
