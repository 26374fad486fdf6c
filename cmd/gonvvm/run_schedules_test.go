package main

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Kernels with mistakes that some orders of threads hide. counter increments with a load and a store; twice reads two flags of which only
// one may be set; safe increments atomically.
const schedules = `.version 7.0
.target sm_80
.address_size 64
.visible .entry counter(.param .u64 x)
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [x];
	ld.relaxed.gpu.global.u32 %r1, [%rd1];
	add.u32 %r1, %r1, 1;
	st.relaxed.gpu.global.u32 [%rd1], %r1;
	ret;
}
.visible .entry twice(.param .u64 x)
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<2>;
	.reg .pred %p;
	ld.param.u64 %rd1, [x];
	mov.u32 %r1, %tid.x;
	setp.ne.u32 %p, %r1, 0;
	@%p bra READ;
	st.relaxed.gpu.global.u32 [%rd1], 1;
	st.relaxed.gpu.global.u32 [%rd1+4], 1;
	ret;
READ:
	ld.relaxed.gpu.global.u32 %r2, [%rd1];
	ld.relaxed.gpu.global.u32 %r3, [%rd1+4];
	setp.ne.u32 %p, %r2, %r3;
	@%p st.relaxed.gpu.global.u32 [%rd1+8], 1;
	ret;
}
.visible .entry safe(.param .u64 x)
{
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [x];
	red.relaxed.gpu.global.add.u32 [%rd1], 1;
	ret;
}
`

// A mistake that depends on the order of threads is found, and the printed command repeats it with the same findings.
func TestRunSchedules(t *testing.T) {
	dir := writeFiles(t, map[string]string{"s.ptx": schedules, "two.bin": "\x02\x00\x00\x00"})
	file := filepath.Join(dir, "s.ptx")
	for _, c := range []struct {
		flags string
		want  string // in the messages; "" if no schedule fails
	}{
		{"-kernel=safe -grid=8 inout:u32[1]=0", ""},
		{"-kernel=counter -grid=2 inout:u32[1]=0", `buffer 1 differs from that of the first schedule in 1 of 1 elements; the first is \[0\]: \d instead of \d\nseed \d+ fails with [0-9] preemptions`},
		{"-kernel=counter -grid=2 inout:u32[1]=0 -expect=" + filepath.Join(dir, "two.bin"), `the result differs from .*two.bin\nseed \d+ fails with [1-9] preemptions`},
		{"-kernel=twice -block=33 inout:u32[3]=0", `buffer 1 differs .* \[2\]: 1 instead of 0\nseed \d+ fails with [1-9] preemptions`},
	} {
		args := append([]string{"run", file, "-schedules=200", "-workers=1", "-print=1"}, strings.Fields(c.flags)...)
		code, out, errs := gonvvm("", args...)
		if c.want == "" {
			if code != 0 || errs != "200 schedules: no findings, and the results are equal\n" {
				t.Errorf("%s: exit %d\n%s", c.flags, code, errs)
			}
			continue
		}
		if ok, _ := regexp.MatchString(c.want, errs); code != exitInput || !ok {
			t.Errorf("%s: exit %d\n%s", c.flags, code, errs)
			continue
		}
		_, command, _ := strings.Cut(errs, "to repeat it:\n  gonvvm ")
		command, _, _ = strings.Cut(command, "\n")
		_, again, errs := gonvvm("", strings.Fields(strings.ReplaceAll(command, "'", ""))...)
		if again != out || strings.Contains(command, "schedules") {
			t.Errorf("%s prints %q, not %q\n%s", command, again, out, errs)
		}
	}
	code, out, _ := gonvvm("", "run", file, "-schedules", "100", "-kernel=counter", "-grid=2", "inout:u32[1]=0", "-json")
	var r runResult
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err, out)
	}
	if code != exitInput || r.Schedule == nil || r.Schedule.Seed == 0 || !strings.HasPrefix(r.Schedule.Command, "gonvvm run "+file+" -kernel=counter") {
		t.Errorf("exit %d, %+v", code, r.Schedule)
	}
}

// Preemptions change neither the counts nor the results of a kernel without mistakes, and the limit holds.
func TestRunPreemptions(t *testing.T) {
	var want string
	for _, flags := range []string{"", "-seed=8 -preemptions=100000", "-seed=3 -preemptions=5", "-seed=8 -preemptions=100000 -sanitize=off", "-seed=8 -preemptions=1000 -simd=off"} {
		args := append([]string{"run", "-", "-grid=3", "-block=48", "inout:f32[130]=ramp", "f32:1.5", "u32:130", "-print=1"}, strings.Fields(flags)...)
		code, out, errs := gonvvm(scaleKernel, args...)
		counts, _, _ := strings.Cut(errs, ", in ")
		if out += counts; want == "" {
			want = out
		}
		if code != 0 || out != want {
			t.Errorf("%s: exit %d\n%s\n%s", flags, code, out, errs)
		}
	}
	for _, c := range []struct{ flags, want string }{
		{"-preemptions=3", "needs -seed"}, {"-schedules=3 -seed=1", "does not go with -seed"}, {"-schedules=-1", "must not be negative"},
	} {
		if code, _, errs := gonvvm(scaleKernel, append([]string{"run", "-"}, strings.Fields(c.flags)...)...); code != exitUsage || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit %d\n%s", c.flags, code, errs)
		}
	}
}
