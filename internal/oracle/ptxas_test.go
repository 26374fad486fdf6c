package oracle

import "testing"

const report = `ptxas-12 warning : Unresolved extern variable 'v' in whole program compilation, ignoring extern qualifier
ptxas-12 info    : 1 bytes gmem, 8 bytes cmem[4]
ptxas-12 info    : (C7514) Potential Performance Loss: wgmma.mma_async instructions are serialized
ptxas-12 info    : Compiling entry function 'sort' for 'sm_80'
ptxas-12 info    : Function properties for sort
    256 bytes stack frame, 4 bytes spill stores, 8 bytes spill loads
ptxas-12 info    : Used 24 registers, used 1 barriers, 256 bytes cumulative stack size, 512 bytes smem, 364 bytes cmem[0]
ptxas-12 info    : Function properties for _Z4part
    32 bytes stack frame, 28 bytes spill stores, 28 bytes spill loads
`

func TestParseReport(t *testing.T) {
	a := parseReport(report)
	if a.Err != "" || len(a.Warnings) != 1 || len(a.Losses) != 1 || len(a.Functions) != 2 {
		t.Fatalf("got %+v", a)
	}
	want := Usage{Name: "sort", Kernel: true, Registers: 24, Barriers: 1, Shared: 512, Stack: 256, SpillStores: 4, SpillLoads: 8}
	if got := *a.Usage("sort"); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	want = Usage{Name: "_Z4part", Stack: 32, SpillStores: 28, SpillLoads: 28}
	if got := *a.Usage("_Z4part"); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if a.Usage("other") != nil {
		t.Error("usage of an unknown function")
	}
	bad := parseReport("ptxas-12 x.ptx, line 4; error   : Not a name of any known instruction: 'bad'\nptxas-12 fatal   : Ptx assembly aborted due to errors\n")
	if bad.Err == "" {
		t.Error("errors are not seen")
	}
}
