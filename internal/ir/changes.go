package ir

import "gonvvm/internal/slab"

// Changes records the instructions of a function that change after Record: new ones, those that get another operation, other operands or
// flags, and those that lose a user.
type Changes struct {
	on    bool
	tag   uint32
	attrs AttrListID
	old   uint32 // instructions from here on are new
	set   slab.BitSet
}

// Record begins, or begins anew, to record the changes of f, whose record c is. Tag returns tag until Stop.
func (c *Changes) Record(f *Func, tag uint32) {
	c.on, c.tag, c.attrs, c.old = true, tag, f.Attrs, uint32(len(f.insts))
	c.set.Reset(len(f.insts))
}

// Tag returns the tag of Record; ok is false if changes are not recorded.
func (c *Changes) Tag() (tag uint32, ok bool) { return c.tag, c.on }

// Attrs returns the attributes of the function and its parameters at the last Record.
func (c *Changes) Attrs() AttrListID { return c.attrs }

// Stop ends Record.
func (c *Changes) Stop() { *c = Changes{} }

// Has reports whether instruction v has changed.
func (c *Changes) Has(v Value) bool { return uint32(v) >= c.old || c.set.Has(uint32(v)) }

// touch records that instruction v changes. It accepts the Values of anything else, which are greater.
func (c *Changes) touch(v uint32) { c.set.AddBelow(v) }

// renumber gives the instructions their numbers in imap, of which all are below n.
func (c *Changes) renumber(imap []uint32, n uint32) {
	if !c.on {
		return
	}
	old := *c
	c.set, c.old = slab.BitSet{}, n
	c.set.Reset(int(n))
	for v, to := range imap {
		if to != 0 && old.Has(Value(v)) {
			c.set.Add(to)
		}
	}
}
