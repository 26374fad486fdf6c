package litmus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Test is a litmus test. Its text has lines:
//
//	# a comment
//	global x y                   variables of 32 bits, zero at first; shared: of shared memory
//	mbarrier m 1                 an mbarrier in shared memory, and the arrivals that it expects
//	cluster 2                    CTAs of a cluster; default 1
//	thread cta 0                 instructions of a thread follow; warp N puts it into that warp, else it has its own
//	    st.release.gpu.global.u32 [y], 1;
//	observe 1:%r0 x              an outcome: registers of threads, final values of variables
//	exists 1 0                   an outcome that the model allows
//	forbidden 1 0                one that it does not
//	allowed 0 0                  one of all those that it allows
//	unseen 1 1                   one of these that the emulator does not show, see package weak
//
// A mbarrier.try_wait is repeated until it succeeds.
type Test struct {
	Cluster   int
	Threads   []*Thread
	Observe   []Observed
	Exists    []string
	Forbidden []string
	Allowed   []string
	Unseen    []string
	vars      []variable
}

// Observed is a part of an outcome: a register of a thread, or a variable.
type Observed struct {
	Thread int
	Name   string
}

type variable struct {
	name   string
	shared bool
	count  int // of an mbarrier; else 0
}

// Thread is a thread of a test.
type Thread struct {
	CTA, Warp, lane int
	list            []*inst
}

// inst is an instruction.
type inst struct {
	text  string
	words []string // of the mnemonic
	args  []string
}

func (in *inst) has(word string) bool { return slices.Contains(in.words[1:], word) }
func (in *inst) root() string         { return in.words[0] }

// Parse reads a test.
func Parse(text string) (*Test, error) {
	t := &Test{Cluster: 1}
	for n, line := range strings.Split(text, "\n") {
		if err := t.line(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", n+1, err)
		}
	}
	if len(t.Threads) == 0 || len(t.Observe) == 0 {
		return nil, fmt.Errorf("a test needs threads and an observe line")
	}
	t.place()
	return t, nil
}

func (t *Test) line(line string) error {
	f := strings.Fields(line)
	if len(f) == 0 || f[0] == "#" {
		return nil
	}
	outcome := strings.Join(f[1:], " ")
	switch f[0] {
	case "global", "shared":
		for _, name := range f[1:] {
			t.vars = append(t.vars, variable{name: name, shared: f[0] == "shared"})
		}
	case "mbarrier":
		n, err := strconv.Atoi(f[len(f)-1])
		if err != nil || len(f) != 3 {
			return fmt.Errorf("expected: mbarrier NAME COUNT")
		}
		t.vars = append(t.vars, variable{name: f[1], shared: true, count: n})
	case "cluster":
		n, err := strconv.Atoi(outcome)
		if err != nil {
			return fmt.Errorf("expected a number of CTAs, found %q", outcome)
		}
		t.Cluster = n
	case "thread":
		return t.thread(f[1:])
	case "observe":
		for _, w := range f[1:] {
			o := Observed{-1, w}
			if th, reg, ok := strings.Cut(w, ":"); ok {
				n, err := strconv.Atoi(th)
				if err != nil {
					return fmt.Errorf("expected THREAD:REGISTER, found %q", w)
				}
				o = Observed{n, reg}
			}
			t.Observe = append(t.Observe, o)
		}
	case "exists":
		t.Exists = append(t.Exists, outcome)
	case "forbidden":
		t.Forbidden = append(t.Forbidden, outcome)
	case "allowed":
		t.Allowed = append(t.Allowed, outcome)
	case "unseen":
		t.Unseen = append(t.Unseen, outcome)
	default:
		return t.instruction(line)
	}
	return nil
}

// thread adds a thread.
func (t *Test) thread(f []string) error {
	th := &Thread{Warp: -1}
	for i := 0; i+1 < len(f); i += 2 {
		n, err := strconv.Atoi(f[i+1])
		switch {
		case err != nil:
			return fmt.Errorf("expected a number, found %q", f[i+1])
		case f[i] == "cta":
			th.CTA = n
		case f[i] == "warp":
			th.Warp = n
		default:
			return fmt.Errorf("unknown word %q", f[i])
		}
	}
	t.Threads = append(t.Threads, th)
	return nil
}

// instruction adds an instruction to the last thread.
func (t *Test) instruction(line string) error {
	text, ok := strings.CutSuffix(strings.TrimSpace(line), ";")
	if !ok || len(t.Threads) == 0 {
		return fmt.Errorf("expected an instruction of a thread, found %q", line)
	}
	mnemonic, rest, _ := strings.Cut(text, " ")
	in := &inst{text: text, words: strings.Split(mnemonic, ".")}
	for _, a := range strings.Split(rest, ",") {
		if a = strings.TrimSpace(a); a != "" {
			in.args = append(in.args, a)
		}
	}
	th := t.Threads[len(t.Threads)-1]
	th.list = append(th.list, in)
	return nil
}

// place gives each thread without a warp one of its own, and all of them lanes.
func (t *Test) place() {
	next := map[int]int{}
	for _, th := range t.Threads {
		next[th.CTA] = max(next[th.CTA], th.Warp+1)
	}
	lanes := map[[2]int]int{}
	for _, th := range t.Threads {
		if th.Warp < 0 {
			th.Warp = next[th.CTA]
			next[th.CTA]++
		}
		at := [2]int{th.CTA, th.Warp}
		th.lane = lanes[at]
		lanes[at]++
	}
}

// location returns the index of the variable in brackets, -1 if there is none.
func (t *Test) location(arg string) int {
	name := strings.Trim(arg, "[]")
	return slices.IndexFunc(t.vars, func(v variable) bool { return v.name == name })
}
