package cudriver

import "sync"

// UserObject is an object of the program with a count of references, of which graphs have some: its destructor is called when there are none
// (cuUserObjectCreate).
type UserObject struct {
	mu      sync.Mutex
	refs    int
	destroy func()
}

// NewUserObject makes an object with a number of references that the program has.
func NewUserObject(refs uint32, destroy func()) (*UserObject, Result) {
	if refs == 0 || refs > 1<<31-1 {
		return nil, InvalidValue
	}
	return &UserObject{refs: int(refs), destroy: destroy}, Success
}

// Retain adds references.
func (o *UserObject) Retain(n uint32) Result {
	if n == 0 || n > 1<<31-1 {
		return InvalidValue
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	o.refs += int(n)
	return Success
}

// Release gives references back.
func (o *UserObject) Release(n uint32) Result {
	o.mu.Lock()
	if n == 0 || int(n) > o.refs {
		o.mu.Unlock()
		return InvalidValue
	}
	o.refs -= int(n)
	last := o.refs == 0
	o.mu.Unlock()
	if last {
		o.destroy()
	}
	return Success
}

// RetainUser gives the graph references to an object: those of the caller if move says so, or new ones (cuGraphRetainUserObject).
func (g *Graph) RetainUser(o *UserObject, n int, move bool) Result {
	if n <= 0 {
		return InvalidValue
	}
	if !move {
		o.Retain(uint32(n))
	}
	if g.users == nil {
		g.users = map[*UserObject]int{}
	}
	g.users[o] += n
	return Success
}

// ReleaseUser takes references from the graph (cuGraphReleaseUserObject).
func (g *Graph) ReleaseUser(o *UserObject, n int) Result {
	if n <= 0 || n > g.users[o] {
		return InvalidValue
	}
	if g.users[o] -= n; g.users[o] == 0 {
		delete(g.users, o)
	}
	return o.Release(uint32(n))
}

// dropUsers gives all references of a graph back, with those of its parts.
func (g *Graph) dropUsers() {
	for o, n := range g.users {
		g.ReleaseUser(o, n)
	}
	for _, n := range g.nodes {
		if n.Child != nil {
			n.Child.dropUsers()
		}
	}
}

// Number returns the number of a node in its graph: the first node has 0.
func (n *Node) Number() uint32 { return n.number }
