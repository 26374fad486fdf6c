// Package debugger stops launches of the emulator at breakpoints and after steps. A front end, the prompt of this package or another
// one, looks at the stopped threads and decides how to go on.
package debugger

import (
	"fmt"
	"math/bits"
	"path"
	"strconv"
	"strings"

	"gonvvm/emu"
)

// Action is how a stopped launch goes on.
type Action uint8

const (
	Continue        Action = iota // to the next breakpoint
	Step                          // to another line of the thread, also of a called function
	StepInstruction               // to the next instruction of the thread
	Next                          // to another line of the same call, or of its caller
	Finish                        // to the caller
	Quit                          // end the launch
	Detach                        // without further stops
)

// FrontEnd is told of stops. Stopped returns when the launch is to go on; at is valid until then.
type FrontEnd interface {
	Stopped(at *emu.Stop, reason string) Action
}

// Breakpoint is a place at which the threads of a launch stop, each time before the first instruction of a line.
type Breakpoint struct {
	ID            int
	File          string // of the source, or PTX; "" is any
	Line          int    // 0: the beginning of Function
	Function      string
	Block, Thread *[3]int // stop only with these; nil is any
	Found         bool    // whether a module has the place
}

// String returns the text that ParseBreakpoint reads.
func (b *Breakpoint) String() string {
	s := b.Function
	if b.Line > 0 {
		s = strconv.Itoa(b.Line)
		if b.File != "" {
			s = b.File + ":" + s
		}
	}
	if b.Block != nil {
		s += " block " + coordinates(*b.Block)
	}
	if b.Thread != nil {
		s += " thread " + coordinates(*b.Thread)
	}
	return s
}

func coordinates(c [3]int) string { return fmt.Sprintf("%d,%d,%d", c[0], c[1], c[2]) }

// ParseBreakpoint reads FILE:LINE, LINE or the name of a function, and optionally "block X,Y,Z" and "thread X,Y,Z".
func ParseBreakpoint(text string) (*Breakpoint, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return nil, fmt.Errorf("expected FILE:LINE, LINE or a function")
	}
	b := &Breakpoint{}
	i := strings.LastIndexByte(words[0], ':')
	n, err := strconv.Atoi(words[0][i+1:])
	switch {
	case err == nil && n > 0:
		b.Line, b.File = n, words[0][:max(i, 0)]
	case i >= 0 || err == nil:
		return nil, fmt.Errorf("bad line %q", words[0][i+1:])
	default:
		b.Function = words[0]
	}
	return b, b.Condition(strings.Join(words[1:], " "))
}

// Condition reads "block X,Y,Z" and "thread X,Y,Z", either, both or none.
func (b *Breakpoint) Condition(text string) error {
	words := strings.Fields(text)
	for ; len(words) >= 2; words = words[2:] {
		c, err := parseCoordinates(words[1])
		switch {
		case err != nil:
			return err
		case words[0] == "block":
			b.Block = &c
		case words[0] == "thread":
			b.Thread = &c
		default:
			return fmt.Errorf("unknown condition %q: expected block or thread", words[0])
		}
	}
	if len(words) > 0 {
		return fmt.Errorf("condition %q needs coordinates X,Y,Z", words[0])
	}
	return nil
}

func parseCoordinates(s string) (c [3]int, err error) {
	parts := strings.Split(s, ",")
	if len(parts) > 3 {
		return c, fmt.Errorf("%q has more than three coordinates", s)
	}
	for i, p := range parts {
		if c[i], err = strconv.Atoi(p); err != nil || c[i] < 0 {
			return c, fmt.Errorf("bad coordinate %q", p)
		}
	}
	return c, nil
}

// at reports whether instruction n of a module is one before which the breakpoint stops.
func (b *Breakpoint) at(places []emu.Place, n int) bool {
	p, before := &places[n], &emu.Place{}
	for k := n - 1; k >= 0 && before.Function == ""; k-- {
		before = &places[k]
	}
	switch {
	case b.Line == 0:
		return p.Function == b.Function && before.Function != b.Function
	case p.SourceLine == b.Line && sameFile(p.SourceFile, b.File):
		return before.SourceLine != b.Line || before.SourceFile != p.SourceFile || before.Function != p.Function
	case int(p.Pos.Line) == b.Line && (b.File == "" && p.SourceLine == 0 || b.File != "" && sameFile(p.File, b.File)):
		return before.Pos.Line != p.Pos.Line
	}
	return false
}

// sameFile reports whether a path is the one that the user named, who may leave out folders.
func sameFile(path, name string) bool {
	return path == name || name == "" || strings.HasSuffix(path, "/"+name) || strings.HasSuffix(name, "/"+path)
}

// Session is the state of a debugger over the launches of a program. It belongs to the goroutine of the launches, except while they
// are stopped.
type Session struct {
	front    FrontEnd
	breaks   []*Breakpoint
	lastID   int
	places   []emu.Place
	hits     [][]*Breakpoint // by number of the instruction
	Lane     int             // lane that the user looks at
	pause    string          // reason to stop before the next instruction
	detached bool
	step     step
}

// step is the thread that is stepped, where it was, and how it goes on.
type step struct {
	action Action
	block  [3]int
	warp   int
	lane   int
	depth  int
	place  emu.Place
}

// New returns a session; with entry it stops before the first instruction.
func New(front FrontEnd, entry bool) *Session {
	s := &Session{front: front}
	if entry {
		s.pause = "entry"
	}
	return s
}

// Pause stops the launch before its next instruction.
func (s *Session) Pause(reason string) { s.pause = reason }

// Add adds a breakpoint and gives it an ID. It reports whether the present module has the place.
func (s *Session) Add(b *Breakpoint) bool {
	s.lastID++
	b.ID = s.lastID
	s.breaks = append(s.breaks, b)
	s.resolve()
	return b.Found
}

// Remove removes the breakpoints that remove is true for, and returns their number.
func (s *Session) Remove(remove func(*Breakpoint) bool) (n int) {
	var kept []*Breakpoint
	for _, b := range s.breaks {
		if remove(b) {
			n++
		} else {
			kept = append(kept, b)
		}
	}
	s.breaks = kept
	s.resolve()
	return n
}

// Breakpoints returns the breakpoints in the order of their IDs.
func (s *Session) Breakpoints() []*Breakpoint { return s.breaks }

// Begin tells the session the module of the next launch.
func (s *Session) Begin(m *emu.Module) error {
	var err error
	s.places, err = m.Places()
	s.resolve()
	return err
}

// resolve finds the instructions of the breakpoints.
func (s *Session) resolve() {
	s.hits = make([][]*Breakpoint, len(s.places))
	for _, b := range s.breaks {
		for n := range s.places {
			if s.places[n].Function != "" && b.at(s.places, n) {
				s.hits[n] = append(s.hits[n], b)
				b.Found = true
			}
		}
	}
}

// Before is emu.Config.Debug.
func (s *Session) Before(at *emu.Stop) {
	if s.detached {
		return
	}
	reason := s.reason(at)
	if reason == "" {
		return
	}
	s.pause = ""
	action := s.front.Stopped(at, reason)
	s.step = step{action: action}
	switch action {
	case Quit:
		s.detached = true
		at.End()
	case Detach:
		s.detached = true
	case Step, StepInstruction, Next, Finish:
		stack := at.Stack()
		s.step = step{action, at.Block(), at.Warp(), s.Lane, len(stack), stack[0]}
	}
}

// reason returns why the launch stops here, "" if it does not. It selects a lane.
func (s *Session) reason(at *emu.Stop) string {
	if s.stepped(at) {
		return "step"
	}
	if n := at.Number(); n < len(s.hits) {
		for _, b := range s.hits[n] {
			if lane, ok := b.holds(at); ok {
				s.Lane = lane
				return fmt.Sprintf("breakpoint %d", b.ID)
			}
		}
	}
	if s.pause != "" {
		s.Lane = First(at.Active())
	}
	return s.pause
}

// First returns the lowest lane of a mask that is not empty.
func First(mask uint32) int { return bits.TrailingZeros32(mask) }

// holds returns a lane for which the conditions of the breakpoint hold.
func (b *Breakpoint) holds(at *emu.Stop) (lane int, ok bool) {
	if b.Block != nil && at.Block() != *b.Block {
		return 0, false
	}
	if b.Thread == nil {
		return First(at.Active()), true
	}
	for i := range 32 {
		if at.Active()>>i&1 != 0 && at.Thread(i) == *b.Thread {
			return i, true
		}
	}
	return 0, false
}

// stepped reports whether the thread that is stepped has come to its aim.
func (s *Session) stepped(at *emu.Stop) bool {
	t := &s.step
	if t.action == Continue || at.Block() != t.block || at.Warp() != t.warp || at.Active()>>t.lane&1 == 0 {
		return false
	}
	if t.action == StepInstruction {
		return true
	}
	stack := at.Stack()
	depth, p := len(stack), &stack[0]
	line := p.SourceLine != t.place.SourceLine || p.SourceFile != t.place.SourceFile || p.SourceLine == 0 && p.Pos.Line != t.place.Pos.Line
	switch t.action {
	case Step:
		return line || depth != t.depth
	case Next:
		return depth < t.depth || depth == t.depth && line
	}
	return depth < t.depth // Finish
}

// Describe returns a place for people: the source line if there is one, and the line of PTX.
func Describe(p *emu.Place) string {
	s := fmt.Sprintf("%s:%d:", path.Base(p.File), p.Pos.Line)
	if p.SourceLine > 0 {
		s = fmt.Sprintf("%s:%d, %s", path.Base(p.SourceFile), p.SourceLine, s)
	}
	return s + " " + strings.TrimSpace(p.Text)
}
