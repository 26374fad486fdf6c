package simd

// Begin makes c, the context of another warp of the CTA that has ended, that of warp number i before its first instruction. The caller sets the special
// registers. The order of accesses is still that of the beginning: Go makes the release sequences that a warp may join.
func (c *Context) Begin(i uint32) {
	s := &c.Shadow
	s.Warp, s.Gid = i, s.First+i
	s.Now, s.Lsync, s.Fenced, s.Released = 1, 1, 0, 0
}

// Take makes c go on from the state of o, a context of the same CTA.
func (c *Context) Take(o *Context) {
	ring, next := c.ring, c.next
	*c = *o
	c.ring, c.next = ring, next
}
