package emu

import (
	"strings"
	"testing"
)

// A race in a function has the calls that led to it.
func TestCallsOfFindings(t *testing.T) {
	const text = `// block: 64
.version 8.0
.target sm_80
.address_size 64
.func inner(.param .u64 p)
{
	.reg .b64 %rd<2>;
	.reg .b32 %r<2>;
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, %tid.x;
	st.global.u32 [%rd1], %r1;
	ret;
}
.func outer(.param .u64 p)
{
	.reg .b64 %rd<2>;
	.param .u64 a;
	ld.param.u64 %rd1, [p];
	st.param.u64 [a], %rd1;
	call inner, (a);
	ret;
}
.visible .entry k(.param .u64 p)
{
	.reg .b64 %rd<2>;
	.param .u64 a;
	ld.param.u64 %rd1, [p];
	st.param.u64 [a], %rd1;
	call outer, (a);
	ret;
}
`
	r := runPlanted(t, "calls.ptx", []byte(text), Config{})
	if len(r.Findings) != 1 || r.Findings[0].Code != CodeRace {
		t.Fatalf("%v", r.Findings)
	}
	var at []string
	for _, c := range r.Findings[0].Calls {
		at = append(at, c.Function+": "+strings.TrimSpace(c.Text))
	}
	if got := strings.Join(at, " "); got != "outer: call inner, (a); k: call outer, (a);" {
		t.Errorf("calls: %s", got)
	}
	d := r.Findings[0].Diagnostic()
	if len(d.Related) != 2 || d.Related[0].Msg != "called from 'outer'" || d.Related[1].Pos.Line != 29 {
		t.Errorf("%+v", d.Related)
	}
}
