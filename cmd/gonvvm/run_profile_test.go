package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// costly has an instruction for each cost: 12 a column of global memory, 13 a column of shared memory, 14 an atomic of eight lanes for
// each address, 15 a divergent branch.
const costly = `.version 7.0
.target sm_80
.address_size 64
.file 1 "dir/costly.cu"
.visible .entry costly(.param .u64 x)
{
	.reg .b32 %r<8>;
	.reg .b64 %rd<4>;
	.reg .pred %p;
	.shared .align 4 .b32 s[1024];
	.loc 1 11 1
	ld.param.u64 %rd1, [x];
	mov.u32 %r1, %tid.x;
	.loc 1 12 1
	mad.wide.u32 %rd2, %r1, 128, %rd1;
	ld.global.u32 %r2, [%rd2];
	.loc 1 13 1
	mov.u32 %r3, s;
	mad.lo.u32 %r3, %r1, 128, %r3;
	st.shared.u32 [%r3], %r2;
	.loc 1 14 1
	shr.u32 %r4, %r1, 3;
	mad.wide.u32 %rd3, %r4, 4, %rd1;
	red.global.add.u32 [%rd3], 0;
	.loc 1 15 1
	setp.lt.u32 %p, %r1, 8;
	@%p bra L;
	mov.u32 %r5, 1;
L:
	ret;
}
`

// A profile shows the costs of each line, and sums launches.
func TestRunProfile(t *testing.T) {
	dir := writeFiles(t, map[string]string{
		"costly.ptx": costly, "s.json": `{"modules": {"m": "costly.ptx"}, "memory": {"x": "u32[1024]"}, "launches": [{"block": 32, "args": ["&x"], "repeat": 2}]}`,
	})
	file := filepath.Join(dir, "costly.ptx")
	code, out, errs := gonvvm("", "run", file, "-block=32", "inout:u32[1024]=0", "-profile")
	if code != 0 {
		t.Fatalf("exit %d\n%s", code, errs)
	}
	var rows []string
	for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
		rows = append(rows, strings.Join(strings.Fields(line), " "))
	}
	want := []string{
		"Profile of kernel costly over 1 execution",
		"instructions threads sectors coalesced shared conflicts contended divergent line",
		"2 32.0 - - - - - - costly.cu:11",
		"2 32.0 32 12% - - - - costly.cu:12",
		"3 32.0 - - 1 31 - - costly.cu:13",
		"3 32.0 1 100% - - 7 - costly.cu:14",
		"4 24.0 - - - - - 1 costly.cu:15",
		"14 29.7 33 24% 1 31 7 1 total",
	}
	if got := strings.Join(rows, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("%s", got)
	}
	_, out, _ = gonvvm("", "run", file, "-block=32", "inout:u32[1024]=0", "-profile=ptx", "-stats")
	if !strings.Contains(out, "PTX 24 (costly.cu:14): red.global.add.u32 [%rd3], 0;") ||
		!strings.Contains(out, "1 accesses, 7 rounds by contention within warps") {
		t.Errorf("%s", out)
	}

	path := filepath.Join(dir, "profile.json")
	if code, _, errs := gonvvm("", "run", "-script="+filepath.Join(dir, "s.json"), "-profile="+path); code != 0 {
		t.Fatalf("exit %d\n%s", code, errs)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var p profileFile
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	if p.Version != 1 || len(p.Kernels) != 1 || p.Kernels[0].Launches != 2 || p.Kernels[0].Kernel != "costly" || p.Kernels[0].Module != file {
		t.Fatalf("%s", text)
	}
	found := 0
	for _, l := range p.Kernels[0].Lines {
		switch {
		case strings.HasPrefix(l.Text, "ld.global"):
			found++
			if l.Warp != 2 || l.Thread != 64 || l.GlobalSectors != 64 || l.GlobalIdeal != 8 || l.Line != 12 || l.File != "dir/costly.cu" {
				t.Errorf("%+v", l)
			}
		case strings.HasPrefix(l.Text, "red"):
			found++
			if l.Atomics != 2 || l.AtomicRounds != 16 {
				t.Errorf("%+v", l)
			}
		case strings.HasPrefix(l.Text, "@%p"):
			found++
			if l.Branches != 2 || l.Divergent != 2 || l.Thread != 16 {
				t.Errorf("%+v", l)
			}
		}
	}
	if found != 3 {
		t.Errorf("%s", text)
	}
	if code, _, errs := gonvvm("", "run", file, "-profile=x"); code != exitUsage || !strings.Contains(errs, "ends in .json") {
		t.Errorf("exit %d\n%s", code, errs)
	}
}
