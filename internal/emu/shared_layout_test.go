package emu

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ptx"
)

// Kernels have only the static shared memory that they can reach; a variable that several of them reach is at one address, and those of one
// kernel do not overlap.
func TestSharedLayout(t *testing.T) {
	use := func(names ...string) string {
		var b strings.Builder
		for _, n := range names {
			fmt.Fprintf(&b, "\tmov.u32 %%r1, %s;\n\tst.shared.u32 [%%r1], %%r1;\n", n)
		}
		return ".reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n" + b.String() + "ret;\n"
	}
	src := `.version 8.0
.target sm_80
.address_size 64
.func f();
.func g();
.shared .align 4 .b8 a[40000];
.shared .align 4 .b8 b[40000];
.shared .align 4 .b8 c[20];
.shared .align 16 .b8 d[100];
.extern .shared .align 16 .b8 dyn[];
.extern .shared .align 8 .b8 sized[96];
.global .u64 table[1] = {g};
.func f() { ` + use("c") + `}
.func g() { .shared .align 8 .b8 own[64];` + use("own") + `}
.func h() { ` + use("dyn") + `}
.entry ka() { ` + use("a") + `}
.entry kb() { ` + use("b", "d") + `}
.entry kab() { ` + use("a", "b") + `}
.entry kf() { call f; ` + use("d") + `}
.entry kp() { .reg .b64 %p1; ld.global.u64 %p1, [table]; proto: .callprototype _ (); call %p1, proto; ` + use("c") + `}
.entry kd() { call h; ` + use("d") + `}
.entry ke() { call h; ` + use("a", "dyn") + `}
.entry kn() { ` + use("dyn") + `}
.entry ks() { ` + use("d", "sized") + `}
`
	m, err := ptx.Parse("t", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	mod, err := NewDevice(64).Load(m, "t", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"ka": 40000, "kab": 80000, "kn": 0}
	at := func(name string) uint64 { return mod.syms[m.Names.Find([]byte(name))].addr }
	fn := func(name string) *fn { return mod.syms[m.Names.Find([]byte(name))].fn }
	for k, n := range want {
		if got := int(fn(k).shared); got != n {
			t.Errorf("%s has %d bytes of shared memory, not %d", k, got, n)
		}
	}
	if a, b := at("a"), at("b"); a < b+40000 && b < a+40000 {
		t.Errorf("a at %d and b at %d overlap, and kab uses both", a, b)
	}
	if c, d := at("c"), at("d"); c < d+100 && d < c+20 || d%16 != 0 {
		t.Errorf("c at %d and d at %d: kf uses both", c, d)
	}
	if d, sized := at("d"), at("sized"); sized < d+100 && d < sized+96 || sized%8 != 0 {
		t.Errorf("d at %d and sized at %d: ks uses both, and ptxas allocates an extern variable that has a size", d, sized)
	}
	if n := int(fn("kf").shared); n >= 40000 {
		t.Errorf("kf has %d bytes, although it reaches neither a nor b", n)
	}
	if own, c := fn("g").statik[0], at("c"); own < c+20 && c < own+64 {
		t.Errorf("the variable of g at %d and c at %d: kp calls g by its address", own, c)
	}
	if kd, ke, h := fn("kd").dynamic, fn("ke").dynamic, fn("h").dynamic; kd != ke || h != ke || ke < 40000 {
		t.Errorf("dynamic shared memory begins at %d in kd, %d in ke and %d in h, which both call", kd, ke, h)
	}
	if n := fn("kn").dynamic; n != 0 {
		t.Errorf("dynamic shared memory of kn begins at %d", n)
	}
}
