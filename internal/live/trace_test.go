package live

import (
	"math/bits"
	"strconv"
	"testing"
)

// TestTrace records a warp whose threads iterate differently often: the steps are those that the counts of the launch have, the lanes
// execute as often as those say, and the registers lead to the results.
func TestTrace(t *testing.T) {
	list, err := Examples()
	if err != nil {
		t.Fatal(err)
	}
	e := list[5]
	e.Run.Block = []int{32}
	e.Run.Args = []string{"out:i32[32]"}
	e.Run.Trace = &Warp{}
	r := answer(e.File, e.Text, e.Run)
	if r.Report == nil || len(r.Report.Runs) != 1 || r.Report.Runs[0].Trace == nil {
		t.Fatalf("%+v", r)
	}
	run := r.Report.Runs[0]
	trace := run.Trace
	type count struct{ warp, thread uint64 }
	counts, want := map[int]count{}, map[int]count{}
	for _, l := range run.Lines {
		want[l.Line] = count{l.Warp, l.Thread}
	}
	lanes := make([]map[string]string, 32) // registers
	for i := range lanes {
		lanes[i] = map[string]string{}
	}
	for _, s := range trace.Steps {
		c := counts[s.Line]
		counts[s.Line] = count{c.warp + 1, c.thread + uint64(bits.OnesCount64(s.Exec))}
		if s.Exec&^s.Active != 0 {
			t.Fatalf("line %d: lanes %x execute, %x are there", s.Line, s.Exec, s.Active)
		}
		for _, w := range s.Writes {
			k := 0
			for rest := s.Exec; rest != 0; rest &= rest - 1 {
				lanes[bits.TrailingZeros64(rest)][trace.Registers[w.Register].Name] = w.Values[min(k, len(w.Values)-1)]
				k++
			}
		}
	}
	for line, c := range want {
		if counts[line] != c {
			t.Errorf("line %d %q: %+v in the trace, %+v in the counts", line, r.Report.PTX.Lines[line-1], counts[line], c)
		}
	}
	if len(counts) != len(want) || len(trace.Threads) != 32 || trace.Threads[7] != [3]int{7, 0, 0} || trace.Cut {
		t.Errorf("%d lines of %d, threads %v, cut %v", len(counts), len(want), trace.Threads, trace.Cut)
	}
	for i, v := range run.Buffers[0].Values {
		n, _ := strconv.Atoi(v)
		if got := lanes[i]["%r3"]; got != strconv.FormatInt(int64(n), 16) { // the counter of the loop
			t.Errorf("lane %d ends with %s, the result is %d", i, got, n)
		}
	}
}
