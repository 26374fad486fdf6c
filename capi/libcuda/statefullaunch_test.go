package libcuda

import (
	"testing"

	"gonvvm/internal/cudriver"
)

// Launches with the state of a function: block, parameters, grid.
func TestStatefulLaunch(t *testing.T) {
	l := open(t)
	out := memory(64)
	p := func(i int) uint64 { return addressOf(out) + 8*uint64(i) }
	l.want(t, cudriver.Success, "cuInit", 0)
	l.want(t, cudriver.Success, "cuCtxCreate_v2", p(0), 0, 0)
	code := text(".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 v) {\n" +
		".reg .b64 %a; .reg .b32 %v; ld.param.u64 %a, [p]; ld.param.u32 %v, [v]; red.global.add.u32 [%a], %v; ret; }\n")
	l.want(t, cudriver.Success, "cuModuleLoadData", p(1), addressOf(code))
	l.want(t, cudriver.Success, "cuModuleGetFunction", p(2), load64(p(1)), addressOf(text("k")))
	l.want(t, cudriver.Success, "cuMemAlloc_v2", p(3), 4)
	l.want(t, cudriver.Success, "cuMemsetD32_v2", load64(p(3)), 0, 1)
	f := load64(p(2))
	l.want(t, cudriver.Success, "cuFuncSetBlockShape", f, 4, 2, 1)
	l.want(t, cudriver.InvalidValue, "cuFuncSetBlockShape", f, 0, 2, 1)
	l.want(t, cudriver.Success, "cuFuncSetSharedSize", f, 0)
	l.want(t, cudriver.Success, "cuParamSetSize", f, 12)
	l.want(t, cudriver.InvalidValue, "cuParamSetSize", f, 8)
	l.want(t, cudriver.Success, "cuParamSetv", f, 0, p(3), 8)
	l.want(t, cudriver.Success, "cuParamSeti", f, 8, 5)
	l.want(t, cudriver.InvalidValue, "cuParamSeti", f, 9, 5)
	l.want(t, cudriver.InvalidValue, "cuParamSeti", f, ^uint64(0), 5)
	l.want(t, cudriver.Success, "cuLaunchGrid", f, 3, 2)
	l.want(t, cudriver.Success, "cuLaunch", f)
	l.want(t, cudriver.Success, "cuMemcpyDtoH_v2", p(4), load64(p(3)), 4)
	if n := load32(p(4)); n != 5*8*7 {
		t.Errorf("the word is %d, not %d", n, 5*8*7)
	}
}
