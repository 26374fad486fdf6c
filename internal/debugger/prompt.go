package debugger

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"gonvvm/emu"
)

// Prompt is a front end that reads commands, one a line.
type Prompt struct {
	Session *Session
	in      *bufio.Scanner
	out     io.Writer
	last    string // an empty line repeats it
}

// NewPrompt returns a prompt with a session of its own.
func NewPrompt(in io.Reader, out io.Writer, entry bool) *Prompt {
	p := &Prompt{in: bufio.NewScanner(in), out: out}
	p.Session = New(p, entry)
	return p
}

const help = `break WHERE      stop at FILE:LINE, a line, or a function; then also: block X,Y,Z thread X,Y,Z
breaks           list the breakpoints; delete N removes one
step, next       to another line; next does not enter functions
stepi            to the next instruction; finish: to the caller; continue: to the next breakpoint
print [%REG]     registers of the thread, or one of them in all threads of the warp
memory [SPACE] ADDRESS [COUNT] [TYPE]   elements; ADDRESS is a number, %REG or a variable, +OFFSET
threads          masks of the warp and its threads; thread LANE selects one
warps            groups of threads of the block, and the event that each waits for
where            stack of calls
quit             end the launch; detach continues without stops
`

// Stopped reads commands until one lets the launch go on. At the end of the input it goes on without stops.
func (p *Prompt) Stopped(at *emu.Stop, reason string) Action {
	fmt.Fprintf(p.out, "%s: block %s thread %s, lanes %08x\n", reason, coordinates(at.Block()), coordinates(at.Thread(p.Session.Lane)), at.Active())
	p.place(at)
	for {
		fmt.Fprint(p.out, "(gonvvm) ")
		if !p.in.Scan() {
			fmt.Fprintln(p.out)
			return Detach
		}
		line := strings.TrimSpace(p.in.Text())
		if line == "" {
			line = p.last
		}
		p.last = line
		action, goes, err := p.command(at, line)
		if err != nil {
			fmt.Fprintln(p.out, err)
		}
		if goes {
			return action
		}
	}
}

func (p *Prompt) place(at *emu.Stop) {
	here := at.Stack()[0]
	fmt.Fprintf(p.out, "%s\n", Describe(&here))
}

// Look executes a command that does not let the launch go on.
func (p *Prompt) Look(at *emu.Stop, line string) error {
	name, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	if _, ok := moves[name]; ok {
		return fmt.Errorf("%s is not a command here", name)
	}
	_, _, err := p.command(at, strings.TrimSpace(line))
	return err
}

// moves are the commands that let the launch go on.
var moves = map[string]Action{
	"continue": Continue, "c": Continue, "step": Step, "s": Step, "stepi": StepInstruction, "si": StepInstruction,
	"next": Next, "n": Next, "finish": Finish, "quit": Quit, "q": Quit, "detach": Detach,
}

// command executes a command. It reports whether the launch goes on.
func (p *Prompt) command(at *emu.Stop, line string) (a Action, goes bool, err error) {
	name, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if a, ok := moves[name]; ok {
		return a, true, nil
	}
	switch name {
	case "":
	case "help", "h":
		fmt.Fprint(p.out, help)
	case "break", "b":
		err = p.addBreak(rest)
	case "breaks":
		for _, b := range p.Session.Breakpoints() {
			fmt.Fprintf(p.out, "%d: %s\n", b.ID, b)
		}
	case "delete", "d":
		n, e := strconv.Atoi(rest)
		if e != nil || p.Session.Remove(func(b *Breakpoint) bool { return b.ID == n }) == 0 {
			err = fmt.Errorf("no breakpoint %s", rest)
		}
	case "print", "p":
		err = p.print(at, rest)
	case "memory", "x":
		err = p.memory(at, strings.Fields(rest))
	case "threads":
		p.threads(at)
	case "thread":
		n, e := strconv.Atoi(rest)
		if e != nil || n < 0 || n > 31 || at.Lanes()>>n&1 == 0 {
			return 0, false, fmt.Errorf("no lane %s in this warp", rest)
		}
		p.Session.Lane = n
	case "warps":
		for _, g := range at.Groups() {
			fmt.Fprintln(p.out, g.Text)
		}
	case "where", "bt":
		for i, f := range at.Stack() {
			fmt.Fprintf(p.out, "#%d %s at %s\n", i, f.Function, Describe(&f))
		}
	default:
		err = fmt.Errorf("unknown command %q; help lists the commands", name)
	}
	return 0, false, err
}

func (p *Prompt) addBreak(text string) error {
	b, err := ParseBreakpoint(text)
	if err != nil {
		return err
	}
	if !p.Session.Add(b) {
		return fmt.Errorf("breakpoint %d: no instruction of this module is at %s", b.ID, b)
	}
	fmt.Fprintf(p.out, "breakpoint %d at %s\n", b.ID, b)
	return nil
}

// print prints the registers of the thread, or one of them in all threads of the warp.
func (p *Prompt) print(at *emu.Stop, name string) error {
	found := false
	for i, r := range at.Registers(0, p.Session.Lane) {
		switch {
		case name == "":
			fmt.Fprintf(p.out, "%-8s .%-5s %s\n", r.Name, r.Type, r.Format())
			found = true
		case r.Name == name:
			p.lanes(at, func(lane int) string {
				v := at.Registers(0, lane)[i]
				return v.Format()
			})
			return nil
		}
	}
	if !found {
		return fmt.Errorf("the function has no register %s", name)
	}
	return nil
}

// mark is * for a lane that executes the instruction, + for one that is at it, else a blank.
func mark(at *emu.Stop, lane int) byte {
	switch {
	case at.Executing()>>lane&1 != 0:
		return '*'
	case at.Active()>>lane&1 != 0:
		return '+'
	}
	return ' '
}

func (p *Prompt) threads(at *emu.Stop) {
	fmt.Fprintf(p.out, "warp %d: lanes %08x, at this instruction %08x, its guard holds in %08x\n", at.Warp(), at.Lanes(), at.Active(), at.Executing())
	for lane := range 32 {
		if at.Lanes()>>lane&1 != 0 {
			fmt.Fprintf(p.out, "%c %-5d thread %s\n", mark(at, lane), lane, coordinates(at.Thread(lane)))
		}
	}
}

// lanes prints a text for each lane; neighbours with the same text share a line.
func (p *Prompt) lanes(at *emu.Stop, text func(lane int) string) {
	for lane := 0; lane < 32; {
		if at.Lanes()>>lane&1 == 0 {
			lane++
			continue
		}
		first, line, m := lane, text(lane), mark(at, lane)
		for lane++; lane < 32 && at.Lanes()>>lane&1 != 0 && mark(at, lane) == m && text(lane) == line; lane++ {
		}
		name := strconv.Itoa(first)
		if lane-1 > first {
			name += "-" + strconv.Itoa(lane-1)
		}
		fmt.Fprintf(p.out, "%c %-5s %s\n", m, name, line)
	}
}

// memory prints elements of memory.
func (p *Prompt) memory(at *emu.Stop, words []string) error {
	space := ""
	if len(words) > 0 {
		switch words[0] {
		case "global", "shared", "local", "const", "param":
			space, words = words[0], words[1:]
		}
	}
	if len(words) == 0 {
		return fmt.Errorf("expected memory [SPACE] ADDRESS [COUNT] [TYPE]")
	}
	in, addr, err := Address(at, p.Session.Lane, words[0])
	if err != nil {
		return err
	}
	if space == "" {
		space = in
	}
	count, t := 4, emu.Type("b32")
	for _, w := range words[1:] {
		if n, err := strconv.Atoi(w); err == nil && n > 0 && n <= 1<<16 {
			count = n
		} else if t = emu.Type(w); t.Size() == 0 {
			return fmt.Errorf("%q is neither a number of elements nor a type", w)
		}
	}
	b, err := at.Read(space, p.Session.Lane, addr, count*t.Size())
	if err != nil {
		return err
	}
	for i := range count {
		fmt.Fprintf(p.out, "%#x: %s\n", addr+uint64(i*t.Size()), t.Format(b, i))
	}
	return nil
}

// Address reads an address: a number, a register of the thread, or a variable, with an offset after +. The space is that of the
// variable, "" for a generic address.
func Address(at *emu.Stop, lane int, text string) (space string, addr uint64, err error) {
	text, offset, _ := strings.Cut(text, "+")
	var off uint64
	if offset != "" {
		if off, err = strconv.ParseUint(offset, 0, 64); err != nil {
			return "", 0, fmt.Errorf("bad offset %q", offset)
		}
	}
	if n, err := strconv.ParseUint(text, 0, 64); err == nil {
		return "", n + off, nil
	}
	for _, r := range at.Registers(0, lane) {
		if r.Name == text {
			return "", r.Value[0] + off, nil
		}
	}
	space, addr, _, ok := at.Variable(text)
	if !ok {
		return "", 0, fmt.Errorf("%q is not a number, a register or a variable", text)
	}
	return space, addr + off, nil
}
