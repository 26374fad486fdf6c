package simd

import "unsafe"

// LineWords is the number of words of a line of memory.
const LineWords = 16

// LineRuns is the number of runs that a line has room for.
const LineRuns = 4

// RunBytes is the size of a run, RunDistance the distance of a line's runs in memory.
const (
	RunBytes    = 16
	RunDistance = PageLines * RunBytes
)

// Lines is the sanitizer's shadow of PageLines lines of memory: the first runs of all of them, then the second runs, and so on. Most lines have one
// run, and the memory for the others is not touched: it need not be cleared either.
type Lines [LineRuns][PageLines]Run

// Runs are the runs of a line in their order, up to one without words.
type Runs [LineRuns]Run

// Line is the shadow of a line of memory, by its first run: the runs by which it was accessed, in their order, or none, if that has no words. A
// word is in at most one run that writes it, and after that in at most two that read it. Accesses of other forms, or too many of them, spread
// the line: each word then has its stamps in arrays, and the line is a Summary.
type Line struct{ first Run }

// Line returns line i.
func (s *Lines) Line(i int) *Line { return (*Line)(unsafe.Pointer(&s[0][i])) }

// NewLines returns the shadow of count lines. A line follows another one in memory or, where that is the last one of Lines, begins the next Lines: handlers see by
// an address that is a multiple of RunDistance.
func NewLines(count int) []Lines {
	n := (count + PageLines - 1) / PageLines
	list := make([]Lines, n)
	if n > 0 && uintptr(unsafe.Pointer(&list[0]))%RunDistance != 0 {
		bytes := make([]byte, (n+1)*int(unsafe.Sizeof(Lines{})))
		at := -uintptr(unsafe.Pointer(&bytes[0])) % RunDistance
		list = unsafe.Slice((*Lines)(unsafe.Pointer(&bytes[at])), n)
	}
	return list
}

// ClearLines makes all lines of a list lines without runs.
func ClearLines(list []Lines) {
	for i := range list {
		clear(list[i][0][:])
	}
}

// run returns the place of run k.
func (l *Line) run(k int) *Run { return (*Run)(unsafe.Add(unsafe.Pointer(l), k*RunDistance)) }

// Runs returns the runs of a line that is not spread.
func (l *Line) Runs() (runs Runs) {
	for k := range runs {
		runs[k] = *l.run(k)
		more := runs[k].Desc & RunMore
		if runs[k].Desc &^= RunMore; more == 0 {
			break
		}
	}
	return runs
}

// SetRuns makes l a line with runs.
func (l *Line) SetRuns(runs *Runs) {
	l.first.Desc = 0
	for k, r := range runs {
		if r.Desc == 0 {
			break
		}
		if *l.run(k) = r; k > 0 {
			l.run(k - 1).Desc |= RunMore
		}
	}
}

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
	RunMore  = 1 << 28      // of the line this is not the last run
	IsSpread = 1 << 31      // of a Summary
)

// The stamps of a word.
const (
	LastWrite = iota
	FirstRead
	SecondRead
)

// Find returns the run that made stamp k of word i, or nil.
func (l *Runs) Find(k, i int) *Run {
	next := FirstRead
	for j := range l {
		r := &l[j]
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

// eras returns the eras that sum up the runs, as a Summary has them.
func (l *Runs) eras() (write, read uint64) {
	for j := range l {
		r := &l[j]
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
	runs := l.Runs()
	write, read := runs.eras()
	s := (*Summary)(unsafe.Pointer(l))
	s.desc, s.readers, s.Write, s.Read, s.Same, s.Stamps = IsSpread, 0, write, read, 0, uint64(4*LineStamps*number)
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
	desc    uint32
	readers uint32
	Write   uint64
	_       [RunDistance - RunBytes]byte
	Stamps  uint64 // offset in bytes of the line's stamps among those of its memory
	Read    uint64
	_       [RunDistance - RunBytes]byte
	Same    uint64
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
