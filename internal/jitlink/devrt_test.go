package jitlink

import (
	"context"
	"strings"
	"testing"
)

// A kernel that waits for its grid is linked with functions of this package in the place of NVIDIA's library.
func TestDeviceRuntime(t *testing.T) {
	kernel := `.version 7.0
.target sm_80
.address_size 64
.extern .func (.param .b32 result) cudaCGSynchronize(.param .b64 handle, .param .b32 flags);
.visible .entry k()
{
	.reg .b32 %r;
	.reg .b64 %x;
	mov.u64 %x, 1;
	mov.u32 %r, 0;
	{
	.param .b64 h;
	.param .b32 f;
	.param .b32 v;
	st.param.b64 [h], %x;
	st.param.b32 [f], %r;
	call (v), cudaCGSynchronize, (h, f);
	}
	ret;
}
`
	r := Link(context.Background(), []string{"-arch=sm_80"}, []Input{
		{Type: InputPTX, Name: "k.ptx", Data: []byte(kernel)},
		{Type: InputLibrary, Name: "/cuda/lib64/libcudadevrt.a", Data: []byte("!<arch>\n")},
	})
	if r.Code != Success || !strings.Contains(string(r.PTX), "barrier.sync") {
		t.Errorf("%v %s\n%s", r.Code, r.Error, r.PTX)
	}
}
