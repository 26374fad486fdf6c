package cudriver

// The work of nodes that a program makes itself.

// Node returns a launch as the work of a node.
func (f *Function) Node(l Launch) (Op, Result) { return f.op(l) }

// FillNode returns the setting of memory as the work of a node.
func (d *Driver) FillNode(f Fill) (Op, Result) { return f.op(d) }

// CopyNode returns a copy as the work of a node.
func (d *Driver) CopyNode(k Copy3D) (Op, Result) { return k.op(d) }

// HostNode returns the call of a function as the work of a node.
func HostNode(call func()) Op {
	return Op{Kind: NodeHost, run: func(*execution) Result {
		call()
		return Success
	}}
}
