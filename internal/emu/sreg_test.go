package emu

import (
	"encoding/binary"
	"strings"
	"testing"
)

// timed stores %globaltimer and %clock64 twice in each of two blocks.
const timed = `.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<8>;
	ld.param.u64 %rd1, [out];
	mov.u32 %r1, %ctaid.x;
	mad.wide.u32 %rd1, %r1, 32, %rd1;
	mov.u64 %rd2, %globaltimer;
	mov.u64 %rd3, %clock64;
	mov.u64 %rd4, %globaltimer;
	mov.u64 %rd5, %clock64;
	st.global.v2.u64 [%rd1], {%rd2, %rd3};
	st.global.v2.u64 [%rd1+16], {%rd4, %rd5};
	ret;
}
`

// Times follow the seed: they are the same in each launch with it, and go on.
func TestSeededTime(t *testing.T) {
	run := func(seed uint64) (list [8]uint64) {
		dev, mod := loadText(t, "timed.ptx", []byte(timed))
		k, err := mod.Kernel("")
		if err != nil {
			t.Fatal(err)
		}
		out, err := dev.Alloc(64)
		if err != nil {
			t.Fatal(err)
		}
		res, err := k.Launch(&Config{Grid: [3]int{2}, Params: binary.LittleEndian.AppendUint64(nil, out), Seed: seed})
		if err != nil || res.Err() != nil {
			t.Fatal(err, res)
		}
		var buf [64]byte
		if err := dev.Read(out, buf[:]); err != nil {
			t.Fatal(err)
		}
		for i := range list {
			list[i] = binary.LittleEndian.Uint64(buf[8*i:])
		}
		return list
	}
	one := run(7)
	if again := run(7); again != one {
		t.Errorf("two launches with one seed: times %v and %v", one, again)
	}
	if other := run(8); other[0] == one[0] || other[1] == one[1] {
		t.Errorf("two seeds give the same times: %v", one)
	}
	for _, l := range [][8]uint64{one, run(0)} {
		for i := 0; i < 8; i += 4 {
			if l[i+2] < l[i] || l[i+3] <= l[i+1] {
				t.Errorf("time does not go on: %v", l)
			}
		}
	}
}

// A kernel with .reqnctapercluster is launched with these clusters, and with no other ones.
func TestRequiredCluster(t *testing.T) {
	src := strings.Replace(timed, "(.param .u64 out)\n{", "(.param .u64 out)\n.reqnctapercluster 2, 1, 1\n{", 1)
	for _, c := range []struct {
		grid, cluster [3]int
		want          string
	}{
		{[3]int{2}, [3]int{}, ""},
		{[3]int{4}, [3]int{2}, ""},
		{[3]int{3}, [3]int{}, "not a multiple of the cluster"},
		{[3]int{4}, [3]int{4}, "requires clusters of [2 1 1] blocks (.reqnctapercluster), not [4 1 1]"},
	} {
		dev, mod := loadText(t, "cluster.ptx", []byte(src))
		k, err := mod.Kernel("")
		if err != nil {
			t.Fatal(err)
		}
		out, err := dev.Alloc(128)
		if err != nil {
			t.Fatal(err)
		}
		_, err = k.Launch(&Config{Grid: c.grid, Cluster: c.cluster, Params: binary.LittleEndian.AppendUint64(nil, out)})
		if got := err; c.want == "" && got != nil || c.want != "" && (got == nil || !strings.Contains(got.Error(), c.want)) {
			t.Errorf("grid %v, cluster %v: %v, want %q", c.grid, c.cluster, got, c.want)
		}
	}
}
