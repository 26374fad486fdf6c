package simd

import "unsafe"

// LineWords is the number of words of a line of memory.
const LineWords = 16

// LineRuns is the number of runs that a line has room for.
const LineRuns = 4

// Line is the sanitizer's shadow of a line of memory: the runs by which it was accessed, in their order, up to one without words. A
// word is in at most one run that writes it, and after that in at most two that read it. Accesses of other forms, or too many of them, spread
// the line: each word then has its stamps in arrays, and the line is a Summary.
type Line struct{ Runs [LineRuns]Run }

// Run is an access of neighbouring lanes to neighbouring words of a line, or to every second, fourth or eighth word, by a plain load or store of whole
// words.
type Run struct {
	Desc  uint32 // words, of which bit i is word i; lane of word 0 << RunLane, as a signed byte; RunWrite; logarithm of the distance << RunStep, or RunBoth
	Warp  uint32
	Clock uint32
	Src   uint32
}

// Bits of Run.Desc.
const (
	RunWords = 1<<LineWords - 1
	RunLane  = 16
	RunWrite = 1 << 24
	RunStep  = 25
	RunSteps = 7
	RunBoth  = 4 << RunStep // the first two reads of each word are by the lane of word 0 and by the next one: sixteen lanes have read it
	IsSpread = 1 << 31      // of a Summary
)

// The stamps of a word.
const (
	LastWrite = iota
	FirstRead
	SecondRead
)

// Find returns the run that made stamp k of word i of a line that is not spread, or nil.
func (l *Line) Find(k, i int) *Run {
	next := FirstRead
	for j := range l.Runs {
		r := &l.Runs[j]
		if r.Desc == 0 {
			break
		}
		if r.Desc>>i&1 == 0 {
			continue
		}
		is, last := LastWrite, LastWrite
		if r.Desc&RunWrite == 0 {
			is, last = next, next+int(r.Desc/RunBoth&1)
			next = last + 1
		}
		if is <= k && k <= last {
			return r
		}
	}
	return nil
}

// eras returns the eras that sum up the runs of a line, as a Summary has them.
func (l *Line) eras() (write, read uint64) {
	for j := range l.Runs {
		r := &l.Runs[j]
		if r.Desc == 0 {
			break
		}
		p := &read
		if r.Desc&RunWrite != 0 {
			p = &write
		}
		era := uint64((r.Warp-1)/Lanes+1)<<32 | (1<<32 - 1) // of the CTA, at any time
		if *p != 0 && *p != era {
			era = Mixed
		}
		*p = era
	}
	return write, read
}

// Lane returns the lane that makes stamp k of word i.
func (r *Run) Lane(k, i int) uint8 {
	lane := int(int8(r.Desc>>RunLane)) + i>>(r.Desc>>RunStep&RunSteps)
	if r.Desc&RunBoth != 0 && k == SecondRead {
		lane++
	}
	return uint8(lane)
}

// Summary returns the summary that l is, or nil if its runs are known.
func (l *Line) Summary() *Summary {
	if s := (*Summary)(unsafe.Pointer(l)); s.desc&IsSpread != 0 {
		return s
	}
	return nil
}

// Spread makes l a summary of its runs, whose stamps are those of a number.
func (l *Line) Spread(number int) {
	write, read := l.eras()
	*l = Line{}
	s := (*Summary)(unsafe.Pointer(l))
	s.desc, s.Write, s.Read, s.Stamps = IsSpread, write, read, uint64(4*LineStamps*number)
}

// Summary is the summary of a line that is spread.
//
// Write and Read sum up the writes and the reads: 0 means that there are none; an era, that all are by warps of its
// CTA and none was made later; Mixed, nothing. The upper half of an era is the number of the CTA, the lower half counts the barriers
// at which all its warps have met.
//
// Same is 1 if one access of consecutive lanes made the first read of every word, without a second read, 2 if the same holds
// for the second reads, too, and otherwise 0.
type Summary struct {
	desc              uint32
	readers           uint32
	Write, Read, Same uint64
	Stamps            uint64 // offset in bytes of the line's stamps among those of its memory
	_                 [3]uint64
}

// Settled returns the words of which it is known that a read of them by a later CTA than those of the warps up to the second result records
// nothing: they have a value and two reads by these warps, and no write.
func (s *Summary) Settled() (words, readers uint32) { return s.desc & RunWords, s.readers }

// Settle says that of words.
func (s *Summary) Settle(words, readers uint32) { s.desc, s.readers = IsSpread|words, readers }

// Unsettle is called before a stamp of the line changes, or the value of a word is lost.
func (s *Summary) Unsettle() { s.desc = IsSpread }

// Mixed is said of a line of whose accesses nothing is known.
const Mixed = 1<<64 - 1
