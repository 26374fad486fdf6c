package simd

import "unsafe"

// turns is the state of warps that run one after the other in one context, each from start to end: the handler of a return begins the next one.
type turns struct {
	more    uint32         // warps that may follow
	turn    uint32         // number of the warp in the CTA
	begin   uintptr        // the record at which the next ones begin
	ended   int64          // instructions of those that have ended, by the bytes of their records
	returns [Lanes]uintptr // the returns at which they have
}

// Turns says how RunTurns has ended.
type Turns struct {
	Turn  int   // number of the warp whose turn it is
	Next  int   // the record that it has not executed
	Steps int64 // the instructions that it has executed
	Ended int64 // and those of the warps before it in this run, without their returns
}

// Begin makes c, the context of another warp of the CTA that has ended, that of warp number i before its first instruction. The caller sets the special
// registers. The order of accesses is still that of the beginning: Go makes the release sequences that a warp may join.
func (c *Context) Begin(i int) {
	s := &c.Shadow
	s.Warp, s.Gid = uint32(i), s.First+uint32(i)
	s.Now, s.Lsync, s.Fenced, s.Released = 1, 1, 0, 0
	c.turn = uint32(i)
}

// RunTurns runs the warp that c has been given by Begin, from record pc on, with all lanes, and then warps after it up to number last, from record
// begin on: the records before that count as executed. It ends at an instruction that leaves, at the return of the last one, or at that of a warp
// after which Go should run before another one begins. The special registers of the warps lie one after the other: those of lanes at
// Context.Thread, and %warpid at Uniform[Warpid].
func (c *Context) RunTurns(code []Record, pc, begin, last int, l Limits) Turns {
	first := c.turn
	c.Start(code, pc, l)
	c.more, c.begin, c.ended = uint32(last)-first, uintptr(unsafe.Pointer(&code[begin])), 0
	run(c)
	c.more, c.returns[c.turn] = 0, c.at
	t := Turns{Turn: int(c.turn), Ended: c.ended / int64(RecordBytes)}
	t.Next, t.Steps = c.End(code)
	if n := int64(c.turn - first); n > 0 {
		t.Ended += int64(pc) + (n-1)*int64(begin)
		pc = begin
	}
	t.Steps += int64(pc)
	c.Threads += Lanes * (t.Ended + int64(pc))
	return t
}

// ReturnOf returns the record of the return at which warp number i has ended in a run of turns.
func (c *Context) ReturnOf(code []Record, i int) int {
	return int(c.returns[i]-uintptr(unsafe.Pointer(&code[0]))) / RecordBytes
}

// Take makes c go on from the state of o, a context of the same CTA.
func (c *Context) Take(o *Context) {
	ring, next := c.ring, c.next
	*c = *o
	c.ring, c.next = ring, next
}
