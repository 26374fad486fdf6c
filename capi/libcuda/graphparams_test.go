package libcuda

import (
	"testing"

	"gonvvm/internal/cudriver"
)

// The parameters of nodes are read back, and changed in a graph and in an executable one.
func TestGraphParams(t *testing.T) {
	l := open(t)
	out := memory(256)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	code := text(".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 v) {\n" +
		".reg .b64 %a; .reg .b32 %v; ld.param.u64 %a, [p]; ld.param.u32 %v, [v]; red.global.add.u32 [%a], %v; ret; }\n")
	l.want(t, cudriver.Success, "cuModuleLoadData", p(1), addressOf(code))
	l.want(t, cudriver.Success, "cuModuleGetFunction", p(2), load64(p(1)), addressOf(text("k")))
	l.want(t, cudriver.Success, "cuMemAlloc_v2", p(3), 4)
	buffer := load64(p(3))
	values, list := memory(16), memory(16)
	store64(addressOf(values), buffer)
	store32(addressOf(values)+8, 5)
	store64(addressOf(list), addressOf(values))
	store64(addressOf(list)+8, addressOf(values)+8)
	kernel := memory(72)
	k := addressOf(kernel)
	store64(k, load64(p(2)))
	for i, n := range []uint32{3, 1, 1, 1, 1, 1, 0} {
		store32(k+8+4*uint64(i), n)
	}
	store64(k+40, addressOf(list))
	set := memory(40)
	s := addressOf(set)
	store64(s, buffer)
	store32(s+16, 100)
	store32(s+20, 4)
	store64(s+24, 1)
	store64(s+32, 1)
	l.want(t, cudriver.Success, "cuGraphCreate", p(4), 0)
	graph := load64(p(4))
	l.want(t, cudriver.Success, "cuGraphAddMemsetNode", p(5), graph, 0, 0, s, load64(p(0)))
	l.want(t, cudriver.Success, "cuGraphAddKernelNode_v2", p(6), graph, p(5), 1, k)
	first, second := load64(p(5)), load64(p(6))
	got := memory(72)
	g := addressOf(got)
	l.want(t, cudriver.Success, "cuGraphKernelNodeGetParams_v2", second, g)
	if load64(g) != load64(p(2)) || load32(g+8) != 3 || load32(load64(load64(g+40)+8)) != 5 || load64(load64(load64(g+40))) != buffer {
		t.Errorf("% x", got)
	}
	l.want(t, cudriver.Success, "cuGraphMemsetNodeGetParams", first, g)
	if load64(g) != buffer || load32(g+16) != 100 || load32(g+20) != 4 {
		t.Errorf("% x", got)
	}
	l.want(t, cudriver.InvalidValue, "cuGraphKernelNodeGetParams_v2", first, g)
	l.want(t, cudriver.InvalidValue, "cuGraphMemsetNodeGetParams", second, g)
	l.want(t, cudriver.Success, "cuGraphInstantiateWithFlags", p(7), graph, 0)
	exec := load64(p(7))
	run := func(want uint32) {
		t.Helper()
		l.want(t, cudriver.Success, "cuGraphLaunch", exec, 0)
		l.want(t, cudriver.Success, "cuMemcpyDtoH_v2", p(8), buffer, 4)
		if n := load32(p(8)); n != want {
			t.Errorf("the word is %d, not %d", n, want)
		}
	}
	run(115)
	store32(addressOf(values)+8, 7) // the nodes have copies
	run(115)
	l.want(t, cudriver.Success, "cuGraphExecKernelNodeSetParams_v2", exec, second, k)
	run(121)
	store32(s+16, 200)
	l.want(t, cudriver.Success, "cuGraphExecMemsetNodeSetParams", exec, first, s, load64(p(0)))
	run(221)
	l.want(t, cudriver.InvalidValue, "cuGraphExecMemsetNodeSetParams", exec, second, s, load64(p(0)))
	store32(k+8, 2)
	l.want(t, cudriver.Success, "cuGraphKernelNodeSetParams_v2", second, k)
	run(221) // the executable graph is its own
	l.want(t, cudriver.Success, "cuGraphInstantiateWithFlags", p(7), graph, 0)
	exec = load64(p(7))
	run(114)
}
