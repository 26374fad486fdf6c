package cudriver

import (
	"fmt"
	"strings"
)

// The flags of Dot (CUgraphDebugDot_flags).
const (
	DotVerbose = 1 << 0
	DotKernel  = 1 << 2
	DotCopy    = 1 << 3
	DotFill    = 1 << 4
)

var nodeNames = map[NodeKind]string{
	NodeKernel: "KERNEL", NodeMemcpy: "MEMCPY", NodeMemset: "MEMSET", NodeHost: "HOST", NodeGraph: "GRAPH", NodeEmpty: "EMPTY",
	NodeEventWait: "EVENT_WAIT", NodeEventRecord: "EVENT_RECORD", NodeAlloc: "MEM_ALLOC", NodeFree: "MEM_FREE",
	NodeMemOp: "BATCH_MEM_OP", NodeConditional: "CONDITIONAL",
}

// Dot returns the graph, with its children and bodies as clusters, in the language of Graphviz (cuGraphDebugDotPrint).
func (g *Graph) Dot(flags uint32) []byte {
	var b strings.Builder
	b.WriteString("digraph dot {\n")
	g.dot(&b, "graph_0", flags)
	b.WriteString("}\n")
	return []byte(b.String())
}

func (g *Graph) dot(b *strings.Builder, prefix string, flags uint32) {
	fmt.Fprintf(b, "subgraph cluster_%s {\nlabel=%q graph[style=\"dashed\"]\n", prefix, prefix)
	names := map[*Node]string{}
	for i, n := range g.nodes {
		names[n] = fmt.Sprintf("%s_node_%d", prefix, i)
		fmt.Fprintf(b, "%q [shape=\"record\" label=%q]\n", names[n], fmt.Sprintf("{%d | %s%s}", i, nodeNames[n.Kind], n.detail(flags)))
	}
	for _, n := range g.nodes {
		for _, d := range n.deps {
			fmt.Fprintf(b, "%q -> %q;\n", names[d], names[n])
		}
	}
	for _, n := range g.nodes {
		if n.Child != nil {
			n.Child.dot(b, names[n]+"_graph", flags)
		}
		if k, ok := n.Params.(*Conditional); ok {
			for i, body := range k.Bodies {
				body.dot(b, fmt.Sprintf("%s_body_%d", names[n], i), flags)
			}
		}
	}
	b.WriteString("}\n")
}

// detail describes the parameters of a node, as far as the flags ask for them.
func (n *Node) detail(flags uint32) string {
	asked := func(flag uint32) bool { return flags&(DotVerbose|flag) != 0 }
	switch p := n.Params.(type) {
	case KernelNode:
		text := " | " + p.Function.Name()
		if asked(DotKernel) {
			text += fmt.Sprintf(" | grid %v | block %v | shared %d", p.Launch.Grid, p.Launch.Block, p.Launch.Shared)
		}
		return text
	case Copy3D:
		if asked(DotCopy) {
			return fmt.Sprintf(" | %#x to %#x | %d x %d x %d bytes", p.Src.Addr, p.Dst.Addr, p.Width, p.Height, p.Depth)
		}
	case Fill:
		if asked(DotFill) {
			return fmt.Sprintf(" | %#x | %d x %d of %d bytes | value %#x", p.Dst, p.Width, p.Height, p.Elem, p.Value)
		}
	case GraphAlloc:
		return fmt.Sprintf(" | %#x | %d bytes", p.Addr, p.Size)
	case GraphFree:
		return fmt.Sprintf(" | %#x", p.Addr)
	}
	return ""
}
