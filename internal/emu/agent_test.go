package emu

import (
	"strings"
	"testing"

	"gonvvm/internal/emu/tensormap"
)

// asyncHead begins a kernel of two warps whose first thread issues an asynchronous operation on buf, with the mbarrier bar.
const asyncHead = `.version 8.6
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 map)
{
	.reg .pred %p<4>;
	.reg .b16 %h<2>;
	.reg .b32 %r<12>;
	.reg .b64 %x<8>;
	.shared .align 8 .b64 bar;
	.shared .align 128 .b8 buf[256];
	ld.param.u64 %x1, [out];
	ld.param.u64 %x2, [map];
	cvta.to.global.u64 %x1, %x1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r3, buf;
	mov.u32 %r6, 0;
	mad.lo.u32 %r4, %r1, 4, %r3;
	mov.u32 %r8, %r3;
	mov.u32 %r9, bar;
	setp.ne.u32 %p1, %r1, 0;
	@%p1 bra INIT;
	mbarrier.init.shared.b64 [bar], 1;
	fence.mbarrier_init.release.cluster;
INIT:
	bar.sync 0;
`

// asyncOperations are the operations that complete at an mbarrier or in groups, with the bytes of the first and the wait of the second.
var asyncOperations = []struct{ name, before, op, wait, use string }{
	{"tensor load", "", "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r8], [%x2, {%r6, %r6}], [%r9];", "mbarrier", "ld.shared.u32 %r5, [%r4];"},
	{"tensor load, generic mbarrier", "", "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [buf], [%x2, {%r6, %r6}], [bar];", "mbarrier", "ld.shared.u32 %r5, [%r4];"},
	{"bulk load", "", "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [buf], [%x1], 256, [bar];", "mbarrier", "ld.shared.u32 %r5, [%r4];"},
	{"st.async", "", "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r8], %r1, [%r9];", "word", "ld.shared.u32 %r5, [buf];"},
	{"tensor store", "st.shared.u32 [%r4], %r1;", "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%x2, {%r6, %r6}], [%r8];", "group", "st.shared.u32 [%r4], 7;"},
	{"tensor reduction", "st.shared.u32 [%r4], %r1;", "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group [%x2, {%r6, %r6}], [%r8];", "group", "st.shared.u32 [%r4], 7;"},
	{"bulk store", "st.shared.u32 [%r4], %r1;", "cp.async.bulk.global.shared::cta.bulk_group [%x1], [buf], 256;", "group", "st.shared.u32 [%r4], 7;"},
	{"bulk reduction", "st.shared.u32 [%r4], %r1;", "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%x1], [buf], 256;", "group", "st.shared.u32 [%r4], 7;"},
}

// Each asynchronous operation is ordered by the wait for it, and by nothing else: not by a barrier of the block.
func TestAsynchronousOrder(t *testing.T) {
	desc := tensormap.Desc{Type: tensormap.U32, Dim: []int{16, 4}, Box: []int{16, 4}}
	for _, c := range asyncOperations {
		for _, wait := range []bool{true, false} {
			t.Run(strings.ReplaceAll(c.name, " ", "_")+map[bool]string{true: "/wait", false: "/barrier"}[wait], func(t *testing.T) {
				body := "\t" + c.before + "\n\tfence.proxy.async.shared::cta;\n\tbar.sync 0;\n\t@%p1 bra JOIN;\n"
				if bytes := map[string]string{"mbarrier": "256", "word": "4"}[c.wait]; bytes != "" {
					body += "\tmbarrier.arrive.expect_tx.shared.b64 _, [bar], " + bytes + ";\n"
				}
				body += "\t" + c.op + "\n"
				if c.wait == "group" {
					body += "\tcp.async.bulk.commit_group;\n"
					if wait {
						body += "\tcp.async.bulk.wait_group.read 0;\n"
					}
				}
				body += "JOIN:\n\tbar.sync 0;\n"
				if c.wait != "group" && wait {
					body += "WAIT:\n\tmbarrier.try_wait.parity.shared.b64 %p2, [bar], 0;\n\t@!%p2 bra WAIT;\n"
				}
				dev, mod := loadText(t, "async.ptx", []byte(asyncHead+body+"\t"+c.use+"\n\tret;\n}\n"))
				addr, tmap := newTensor(t, dev, desc)
				res, err := must(mod.Kernel(""))(t).Launch(&Config{Block: [3]int{64}, Params: words([]uint64{addr, tmap}, 8), Sanitize: true, Workers: 1})
				if err != nil {
					t.Fatal(err)
				}
				races := 0
				for _, f := range res.Findings {
					if f.Code == CodeRace {
						races++
					}
					if wait || f.Code != CodeRace {
						t.Errorf("not expected: %s", f.Diagnostic().Append(nil))
					}
				}
				if !wait && races == 0 {
					t.Error("no race is found")
				}
			})
		}
	}
}
