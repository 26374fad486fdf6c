package isel

// pick chooses nodes from the last on and leaves them in c.ready in that order.
func (c *scheduler) pick() {
	ns := c.nodes
	for i := range ns {
		n := &ns[i]
		more := uint32(0)
		for _, e := range c.edges[n.preds:n.last] {
			p := &ns[e.node]
			p.left++
			n.depth = max(n.depth, p.depth+1)
			if e.order {
				continue
			}
			p.feeds, n.reads = true, true
			switch {
			case p.need > n.need:
				n.need, more = p.need, 0
			case p.need == n.need:
				more++
			}
		}
		n.need = max(n.need+more, 1)
	}
	picked := make([]uint32, 0, len(ns))
	queue, cycle := uint32(0), uint32(1)
	push := func(i uint32) {
		queue++
		ns[i].queue = queue
		c.ready = append(c.ready, i)
	}
	for i := range ns {
		if ns[i].left == 0 {
			ns[i].height = 1
			if !ns[i].effect { // used after the block
				ns[i].near, ns[i].feeds = 1, true
			}
			push(uint32(i))
		}
	}
	for len(c.ready) > 0 {
		best := 0
		for i := 1; i < len(c.ready); i++ {
			if c.better(&ns[c.ready[i]], &ns[c.ready[best]]) {
				best = i
			}
		}
		k := c.ready[best]
		c.ready[best] = c.ready[len(c.ready)-1]
		c.ready = c.ready[:len(c.ready)-1]
		picked = append(picked, k)
		n := &ns[k]
		n.height = max(n.height, cycle)
		cycle = n.height + 1
		for _, e := range c.edges[n.preds:n.last] {
			p := &ns[e.node]
			p.height = max(p.height, n.height+1)
			switch {
			case e.order:
			case n.copies:
				p.near = max(p.near, n.near+1)
			default:
				p.near = max(p.near, n.height)
			}
			if p.left--; p.left == 0 {
				push(e.node)
			}
		}
	}
	c.ready = picked
}

// better reports whether r is chosen rather than l.
func (c *scheduler) better(r, l *schedNode) bool {
	if l.order != r.order {
		return l.order != 0 && (l.order < r.order || r.order == 0)
	}
	if a, b := l.priority(), r.priority(); a != b {
		return a > b
	}
	switch {
	case l.near != r.near:
		return l.near < r.near
	case l.scratch != r.scratch:
		return l.scratch > r.scratch
	case l.height != r.height:
		return l.height > r.height
	case l.depth != r.depth:
		return l.depth < r.depth
	}
	return l.queue > r.queue
}

// priority is low for nodes that should come late.
func (n *schedNode) priority() uint32 {
	switch {
	case n.copies:
		return 0
	case !n.feeds && n.reads:
		return 0xffff
	case n.feeds && !n.reads:
		return 0
	}
	return n.need
}
