package live

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// answer runs a request with the options that the page begins with.
func answer(name, text string, run *Launch) *Reply {
	s := &Service{Version: "test"}
	return s.Answer(context.Background(), &Request{Options: Options{Arch: "sm_90", Level: 3, FMA: true}, Name: name, Text: text, Run: run})
}

// lessons says for each example which finding it has ("" for none), and the first values of its last buffer.
var lessons = map[string]struct{ finding, values string }{
	"01-saxpy":         {"", "1 3 5 7"},
	"02-race":          {"race", ""},
	"03-uncoalesced":   {"", "0 32 64 96"},
	"04-bank-conflict": {"", "0 1 2 3"},
	"05-overrun":       {"R0001", ""},
	"06-divergence":    {"", "0 1 7 2"},
	"07-reduction":     {"", "496"},
	"08-atomics":       {"", "32 32 32 32"},
	"09-undefined":     {"R0003", ""},
	"10-passes":        {"", "28 36 44 52"},
	"11-mma":           {"", "16 16 16 16"},
	"12-bulk-copy":     {"", "0 1 2 3"},
}

// TestExamples compiles and runs the examples of the page.
func TestExamples(t *testing.T) {
	list, err := Examples()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != len(lessons) {
		t.Errorf("%d examples, %d lessons", len(list), len(lessons))
	}
	for _, e := range list {
		t.Run(e.Name, func(t *testing.T) {
			want, ok := lessons[e.Name]
			if !ok || e.Title == "" || e.Run == nil {
				t.Fatalf("no lesson, title or launch: %+v", e)
			}
			r := answer(e.File, e.Text, e.Run)
			if r.Report == nil || r.Error != "" || len(r.Report.Runs) != 1 {
				t.Fatalf("error %q, diagnostics %+v", r.Error, r.Diagnostics)
			}
			run := r.Report.Runs[0]
			found := ""
			for _, f := range run.Findings {
				found += f.Text
			}
			if want.finding == "" && found != "" || !strings.Contains(found, want.finding) {
				t.Errorf("findings %q, expected %q", found, want.finding)
			}
			if want.values == "" {
				return
			}
			words := strings.Fields(want.values)
			values := run.Buffers[len(run.Buffers)-1].Values
			if got := values[:len(words)]; !slices.Equal(got, words) {
				t.Errorf("values %v, expected %v", got, words)
			}
		})
	}
}

// TestCounts holds the counts of the examples about memory to their lessons.
func TestCounts(t *testing.T) {
	list, err := Examples()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		r := answer(e.File, e.Text, e.Run)
		if r.Report == nil || len(r.Report.Runs) == 0 {
			continue // TestExamples reports it
		}
		uncoalesced, conflicts, contended, divergent := false, false, false, false
		for _, l := range r.Report.Runs[0].Lines {
			uncoalesced = uncoalesced || l.GlobalSectors >= 4*max(1, l.GlobalIdeal)
			conflicts = conflicts || l.SharedPasses > l.SharedAccesses
			contended = contended || l.AtomicRounds > l.Atomics
			divergent = divergent || l.Divergent > 0 && l.Divergent*4 > l.Branches
		}
		if got := uncoalesced; got != (e.Name == "03-uncoalesced") {
			t.Errorf("%s: uncoalesced %v", e.Name, got)
		}
		if conflicts != (e.Name == "04-bank-conflict") {
			t.Errorf("%s: bank conflicts %v", e.Name, conflicts)
		}
		if contended != (e.Name == "08-atomics") {
			t.Errorf("%s: contention %v", e.Name, contended)
		}
		if e.Name == "06-divergence" && !divergent {
			t.Errorf("%s: no branch diverges", e.Name)
		}
	}
}

// TestMistakes reports mistakes of texts at their places, with an explanation, and those of requests in words.
func TestMistakes(t *testing.T) {
	r := answer("kernel.ll", "define void @f() {\n  %x = add i32 %y, 1\n  ret void\n}\n", nil)
	if r.Report != nil || len(r.Diagnostics) != 1 || r.Diagnostics[0].Line != 2 || r.Diagnostics[0].Explanation == "" {
		t.Errorf("IR: %+v", r)
	}
	r = answer("kernel.ptx", ".version 7.0\n.target sm_80\n.address_size 64\n.entry k() {\n  bar.sink 0;\n  ret;\n}\n", nil)
	if r.Report != nil || len(r.Diagnostics) == 0 || r.Diagnostics[0].Line != 5 {
		t.Errorf("PTX: %+v", r)
	}
	good := "define ptx_kernel void @k() {\n  ret void\n}\n"
	if r = answer("kernel.ll", good, &Launch{Args: []string{"in:f32[x]"}}); r.Report == nil || !strings.Contains(r.Error, "f32[x]") {
		t.Errorf("argument: %+v", r)
	}
	if r = answer("kernel.ll", good, &Launch{Args: []string{"in:@/etc/passwd"}}); !strings.Contains(r.Error, "cannot be read here") {
		t.Errorf("file: %+v", r)
	}
	s := &Service{}
	if r := s.Answer(context.Background(), &Request{Name: "kernel.ll", Text: good, Options: Options{Arch: "sm_1"}}); r.Error == "" && len(r.Diagnostics) == 0 {
		t.Errorf("architecture: %+v", r)
	}
}
