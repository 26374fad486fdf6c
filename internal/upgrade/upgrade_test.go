package upgrade

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// The successors that rules name exist: the selector knows them, or LLVM has them.
func TestSuccessorsExist(t *testing.T) {
	m := ir.NewModule("t")
	check := func(name string) {
		if strings.HasPrefix(name, "nvvm.") {
			if _, ok := isa.LookupIntrinsic("llvm." + name); !ok {
				t.Errorf("the selector does not know llvm.%s", name)
			}
			return
		}
		i := m.Declare("llvm."+name, m.Types.Func(ir.Void, false))
		if k := m.Syms[i].Intrinsic; k == ir.UnknownIntrinsic || k == ir.NotIntrinsic {
			t.Errorf("llvm.%s is no intrinsic", name)
		}
	}
	for _, r := range rules {
		if r.to != "" {
			check(r.to)
		}
		if r.to == "" && r.fn == nil {
			t.Errorf("the rule for %s does nothing", r.name)
		}
	}
	for _, s := range bf16Names {
		check(s)
	}
	check("nvvm.barrier.cta.sync.aligned.all")
}

// A rule is found by its whole name, or with an overload suffix where it has one.
func TestFind(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"nvvm.barrier0", "nvvm.barrier0"},
		{"nvvm.barrier0.popc", "nvvm.barrier0.popc"},
		{"nvvm.barrier.cta.sync.all", ""},
		{"nvvm.ldg.global.i.v4i32.p1", "nvvm.ldg.global.i"},
		{"nvvm.ldg.global.other", ""},
		{"memcpy.p0.p0.i64", "memcpy"},
		{"memcpyish", ""},
		{"dbg.value", "dbg.value"},
	} {
		got := ""
		if r := find(c.name); r != nil {
			got = r.name
		}
		if got != c.want {
			t.Errorf("find(%q) is %q, want %q", c.name, got, c.want)
		}
	}
}

// Suffixes of typed pointers become those of opaque ones.
func TestRemangle(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"memcpy.p0i8.p1i8.i64", "memcpy.p0.p1.i64"},
		{"memcpy.p0.p0.i64", "memcpy.p0.p0.i64"},
		{"masked.load.v4f32.p0v4f32", "masked.load.v4f32.p0"},
		{"masked.gather.v4i32.v4p0i32", "masked.gather.v4i32.v4p0"},
		{"lifetime.start.p5i8", "lifetime.start.p5"},
		{"ptr.annotation.p0p0i8", "ptr.annotation.p0"},
		{"invariant.start.p0s_struct.fooss", "invariant.start.p0"},
		{"x.p0s_struct.bars.i32", "x.p0.i32"},
		{"ctpop.i32", "ctpop.i32"},
		{"nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0i32", "nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0"},
		{"nvvm.read.ptx.sreg.pm0", "nvvm.read.ptx.sreg.pm0"},
		{"x.p0", "x.p0"},
	} {
		if got := remangle(c.name); got != c.want {
			t.Errorf("remangle(%q) = %q, want %q", c.name, got, c.want)
		}
	}
}
