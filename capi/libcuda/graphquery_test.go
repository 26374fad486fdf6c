package libcuda

import (
	"testing"

	"gonvvm/internal/cudriver"
)

// The parameters of nodes come back as the program gave them, by the function of the kind and by that of all kinds; nodes are added with
// the structure of all kinds.
func TestNodeParameters(t *testing.T) {
	l := open(t)
	out := memory(128)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	l.want(t, cudriver.Success, "cuGraphCreate", p(1), 0)
	l.want(t, cudriver.Success, "cuMemAlloc_v2", p(2), 256)
	l.want(t, cudriver.Success, "cuMemHostAlloc", p(3), 256, 0)
	l.want(t, cudriver.Success, "cuEventCreate", p(4), 0)
	g, mem, host := load64(p(1)), load64(p(2)), load64(p(3))
	params := func(kind uint32, at uint64, words ...uint64) []byte {
		b := memory(256)
		store32(addressOf(b), kind)
		for i, w := range words {
			store64(addressOf(b)+at+8*uint64(i), w)
		}
		return b
	}
	copied := params(1, 32)
	at := addressOf(copied) + 32
	store32(at+copy3D.src.kind, 1)
	store64(at+copy3D.src.host, host)
	store32(at+copy3D.dst.kind, 2)
	store64(at+copy3D.dst.device, mem)
	for off, v := range map[uint64]uint64{copy3D.width: 16, copy3D.height: 2, copy3D.depth: 1, copy3D.src.pitch: 32, copy3D.dst.pitch: 64, copy3D.src.x: 4} {
		store64(at+off, v)
	}
	nodes := map[string][]byte{
		"copy": copied, "fill": params(2, 16, mem, 0, 7|1<<32, 8, 1), "host": params(3, 16, 0x1234, 0x5678), "event": params(7, 16, load64(p(4))),
		"words": params(12, 16),
	}
	words := memory(48)
	store32(addressOf(words), 2)
	store64(addressOf(words)+8, mem)
	store64(addressOf(words)+16, 9)
	store64(addressOf(nodes["words"])+16, load64(p(0)))
	store32(addressOf(nodes["words"])+24, 1)
	store64(addressOf(nodes["words"])+32, addressOf(words))
	for name, want := range nodes {
		l.want(t, cudriver.Success, "cuGraphAddNode_v2", p(5), g, 0, 0, 0, addressOf(want))
		n := load64(p(5))
		got := memory(256)
		l.want(t, cudriver.Success, "cuGraphNodeGetParams", n, addressOf(got))
		if name == "words" { // by value
			if list := load64(addressOf(got) + 32); string(bytesAt(list, 32)) != string(words[:32]) {
				t.Errorf("%x, not %x", bytesAt(list, 32), words[:32])
			}
			store64(addressOf(got)+32, addressOf(words))
		}
		if string(got) != string(want) {
			t.Errorf("%s: %x, not %x", name, got, want)
		}
		l.want(t, cudriver.Success, "cuGraphNodeSetParams", n, addressOf(got))
		l.want(t, cudriver.Success, "cuGraphNodeGetContainingGraph", n, p(6))
		if load64(p(6)) != g {
			t.Error("the node is in another graph")
		}
	}
	edges := memory(16)
	edges[0] = 1 // not the default
	l.want(t, cudriver.Success, "cuGraphGetNodes", g, p(7), addressOf(append(kept[len(kept)-1][:0], 1, 0, 0, 0, 0, 0, 0, 0)))
	l.want(t, cudriver.NotSupported, "cuGraphAddNode_v2", p(5), g, p(7), addressOf(edges), 1, addressOf(nodes["host"]))
	l.want(t, cudriver.InvalidValue, "cuGraphMemAllocNodeGetParams", load64(p(7)), p(8))
	unknown := params(99, 16)
	l.want(t, cudriver.NotSupported, "cuGraphAddNode", p(5), g, 0, 0, addressOf(unknown))
}

// The bodies of a conditional node come with it, a node that allocates has its address, and the children are gone with the graph.
func TestNodesWithResults(t *testing.T) {
	l := open(t)
	out := memory(128)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	l.want(t, cudriver.Success, "cuGraphCreate", p(1), 0)
	g := load64(p(1))
	l.want(t, cudriver.Success, "cuGraphConditionalHandleCreate", p(2), g, load64(p(0)), 1, 1)
	node := memory(256)
	at := addressOf(node)
	store32(at, 13)
	store64(at+16, load64(p(2)))
	store32(at+24, cudriver.ConditionSwitch)
	store32(at+28, 3)
	l.want(t, cudriver.Success, "cuGraphAddNode", p(3), g, 0, 0, at)
	bodies := load64(at + 32)
	for i := range uint64(3) {
		l.want(t, cudriver.Success, "cuGraphAddEmptyNode", p(4), load64(bodies+8*i), 0, 0)
	}
	alloc := memory(256)
	at = addressOf(alloc)
	store32(at, 10)
	store32(at+16, 1)
	store32(at+24, 1)
	store64(at+16+104, 100)
	l.want(t, cudriver.Success, "cuGraphAddNode", p(5), g, 0, 0, at)
	if load64(at+16+112) == 0 {
		t.Error("the address is missing")
	}
	l.want(t, cudriver.NotSupported, "cuGraphClone", p(6), g)
	body := load64(bodies)
	l.want(t, cudriver.Success, "cuGraphDestroy", g)
	l.want(t, cudriver.InvalidHandle, "cuGraphAddEmptyNode", p(4), body, 0, 0)
	l.want(t, cudriver.InvalidHandle, "cuGraphDestroyNode", load64(p(4)))
}
