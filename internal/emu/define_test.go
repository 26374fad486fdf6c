package emu

import "testing"

// Memory that a launch without checks has written counts as written: exec checks only the kernels that its user names.
func TestUncheckedLaunchWrites(t *testing.T) {
	const src = `.version 7.0
.target sm_80
.address_size 64
.visible .entry write(.param .u64 p)
{
	.reg .b64 %x;
	ld.param.u64 %x, [p];
	st.global.u32 [%x], 7;
	ret;
}
.visible .entry read(.param .u64 p)
{
	.reg .b64 %x;
	.reg .b32 %r;
	ld.param.u64 %x, [p];
	ld.global.u32 %r, [%x];
	st.global.u32 [%x+8], %r;
	ret;
}
`
	for _, c := range []struct {
		name           string
		write, checked bool
		want           int
	}{
		{"not written", false, false, 1},
		{"written by a kernel that is checked", true, true, 0},
		{"written by one that is not", true, false, 0},
	} {
		dev, mod := loadText(t, "t.ptx", []byte(src))
		addr, err := dev.Alloc(64)
		if err != nil {
			t.Fatal(err)
		}
		dev.Undefine(addr)
		launch := func(name string, checked bool) int {
			k, err := mod.Kernel(name)
			if err != nil {
				t.Fatal(err)
			}
			params := make([]byte, 8)
			store(params, 0, 8, addr)
			res, err := k.Launch(&Config{Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Params: params, Sanitize: checked})
			if err != nil {
				t.Fatal(err)
			}
			return len(res.Findings)
		}
		if c.write {
			launch("write", c.checked)
		}
		if got := launch("read", true); got != c.want {
			t.Errorf("%s: %d findings, want %d", c.name, got, c.want)
		}
	}
}
