package main

import (
	"strings"
	"testing"

	"gonvvm/internal/launcher"
)

// Each copy of a block gets buffers of its own, and PTX that takes the address of a parameter in another way stays as it is.
func TestOwnBuffers(t *testing.T) {
	const text = `.visible .entry other(
	.param .u64 k_param_0
)
{
	ld.param.u64 	%rd1, [k_param_0];
	ret;
}
.visible .entry k(
	.param .u64 .ptr .align 1 k_param_0,
	.param .u64 k_param_1
)
{
	.reg .b64 	%rd<4>;

	ld.param.u64 	%rd1, [k_param_0];
	ld.param.b64 	%rd2, [k_param_1];
	ret;
}
`
	request := func(text string) *launcher.Request {
		return &launcher.Request{PTX: []byte(text), Kernel: "k", Args: []launcher.Argument{{Data: make([]byte, 8), Buffer: true}, {Data: make([]byte, 300), Buffer: true, Out: true}}}
	}
	q := request(text)
	ownBuffers(q, 7)
	want := strings.Replace(text, "[k_param_1];", "[k_param_1];\n\tmad.wide.u32 \t%rd2, %copy, 512, %rd2;", 1)
	want = strings.Replace(want, "{\n\t.reg .b64", "{\n\t.reg .b32 \t%copy;\n\tmov.u32 \t%copy, %ctaid.z;\n\t.reg .b64", 1)
	if string(q.PTX) != want {
		t.Errorf("PTX:\n%s", q.PTX)
	}
	if a := q.Args[1]; q.Grid.Z != 7 || a.Copies != 7 || len(a.Data) != 512 || q.Args[0].Copies != 0 {
		t.Errorf("%d blocks, %d copies of %d bytes, %d of the other", q.Grid.Z, a.Copies, len(a.Data), q.Args[0].Copies)
	}
	for _, other := range []string{strings.Replace(text, "ld.param.b64 	%rd2", "mov.b64 	%rd2", 1), strings.ReplaceAll(text, ".entry k(", ".entry l(")} {
		q := request(other)
		if ownBuffers(q, 7); string(q.PTX) != other || q.Args[1].Copies != 0 || len(q.Args[1].Data) != 300 || q.Grid.Z != 7 {
			t.Errorf("changed to\n%s", q.PTX)
		}
	}
}
