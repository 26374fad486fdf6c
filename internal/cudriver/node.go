package cudriver

// The work of nodes that a program makes itself.

// Node returns a launch as the work of a node.
func (f *Function) Node(l Launch) (Op, Result) { return f.op(l) }

// FillNode returns the setting of memory as the work of a node.
func (d *Driver) FillNode(f Fill) (Op, Result) { return f.op(d) }

// CopyNode returns a copy as the work of a node.
func (d *Driver) CopyNode(k Copy3D) (Op, Result) { return k.op(d) }

// HostCall is the call of a function of the program as a node of a graph.
type HostCall struct{ Function, Data uint64 }

// HostNode returns the call of a function as the work of a node; call does it.
func HostNode(h HostCall, call func(f, data uint64)) Op {
	return Op{Kind: NodeHost, Params: h, run: func(*execution) Result {
		call(h.Function, h.Data)
		return Success
	}}
}
