package report

import (
	"fmt"
	"math/bits"

	"gonvvm/emu"
	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
)

// Trace is the steps of one warp in a launch, and the registers that they write.
type Trace struct {
	Block     [3]int          `json:"block"`
	Warp      int             `json:"warp"`
	Threads   [][3]int        `json:"threads"` // coordinates of the lanes in the CTA
	Registers []TraceRegister `json:"registers"`
	Steps     []TraceStep     `json:"steps"`
	Cut       bool            `json:"cut"` // the warp has executed more
}

// TraceRegister is a register that a step writes.
type TraceRegister struct {
	Function string `json:"function"`
	Name     string `json:"name"` // as in PTX: %r1
	Type     string `json:"type"` // as in PTX, without its dot: b32, pred
}

// TraceStep is an instruction that some lanes execute. Sets of lanes have lane 0 at the lowest bit.
type TraceStep struct {
	Line   int          `json:"line"`   // of the PTX
	Active uint64       `json:"active"` // lanes at the instruction
	Exec   uint64       `json:"exec"`   // of them, those whose guard holds
	Writes []TraceWrite `json:"writes,omitempty"`
}

// TraceWrite is the values that the lanes of a step have in a register after it.
type TraceWrite struct {
	Register int      `json:"register"` // index in Trace.Registers
	Values   []string `json:"values"`   // bits in hexadecimal, of the lanes of Exec in order; a single one if all are the same
}

// maxTrace bounds the steps of a trace.
const maxTrace = 4096

// Tracer records the steps of one warp. Its method Step is for emu.Config.Debug.
type Tracer struct {
	out     Trace
	written map[int][]int // by line of the PTX: the registers that its instruction writes, as emu.Call numbers them
	numbers map[registerKey]int
	last    lastStep
}

// registerKey is a register of a function, as emu.Call numbers them.
type registerKey struct {
	function string
	number   int
}

// lastStep is the call of the last step and the registers that it writes, whose values are read at the next stop.
type lastStep struct {
	call      emu.Call
	function  string
	registers []int
}

// NewTracer returns a tracer of a warp of a CTA in launches of the report's PTX.
func (r *Report) NewTracer(block [3]int, warp int) (*Tracer, error) {
	text := r.Text()
	m, err := ptx.Parse("output.ptx", text)
	if err != nil {
		return nil, err
	}
	t := &Tracer{written: map[int][]int{}, numbers: map[registerKey]int{}}
	t.out = Trace{Block: block, Warp: warp, Threads: [][3]int{}, Registers: []TraceRegister{}, Steps: []TraceStep{}}
	texts := diag.NewTexts([][]byte{text})
	for i := range m.Funcs {
		f := &m.Funcs[i]
		for k := range f.Insts {
			in := &f.Insts[k]
			ops := f.Opnds[in.Ops : in.Ops+uint32(in.N)]
			n, known := ptx.Destinations(in, ops)
			at, _ := texts[0].At(int(in.Pos))
			for j := 0; known && j < n; j++ {
				if ops[j].Kind == ptx.OpReg {
					t.written[int(at.Line)] = append(t.written[int(at.Line)], int(ops[j].Idx)-1)
				}
			}
		}
	}
	return t, nil
}

// Step records a stop, if it is one of the warp.
func (t *Tracer) Step(s *emu.Stop) {
	if s.Warp() != t.out.Warp || s.Block() != t.out.Block {
		return
	}
	t.results()
	if t.out.Cut = len(t.out.Steps) == maxTrace; t.out.Cut {
		return
	}
	if len(t.out.Threads) == 0 {
		for lane := range bits.Len32(s.Lanes()) {
			t.out.Threads = append(t.out.Threads, s.Thread(lane))
		}
	}
	place := s.Stack()[0]
	line := int(place.Pos.Line)
	t.out.Steps = append(t.out.Steps, TraceStep{Line: line, Active: uint64(s.Active()), Exec: uint64(s.Executing())})
	if s.Executing() != 0 {
		t.last = lastStep{s.Call(), place.Function, t.written[line]}
	}
}

// results reads the registers that the last step has written.
func (t *Tracer) results() {
	for _, n := range t.last.registers {
		r, values, ok := t.last.call.Register(n)
		if !ok {
			continue
		}
		step := &t.out.Steps[len(t.out.Steps)-1]
		w := TraceWrite{Register: t.register(registerKey{t.last.function, n}, &r)}
		same := true
		for rest := uint32(step.Exec); rest != 0; rest &= rest - 1 {
			v := values[bits.TrailingZeros32(rest)]
			w.Values = append(w.Values, hexadecimal(v))
			same = same && w.Values[0] == w.Values[len(w.Values)-1]
		}
		if same {
			w.Values = w.Values[:1]
		}
		step.Writes = append(step.Writes, w)
	}
	t.last.registers = nil
}

// hexadecimal returns the bits of a value.
func hexadecimal(v [2]uint64) string {
	if v[1] != 0 {
		return fmt.Sprintf("%x%016x", v[1], v[0])
	}
	return fmt.Sprintf("%x", v[0])
}

// register returns the index of a register in the trace.
func (t *Tracer) register(key registerKey, r *emu.Register) int {
	n, ok := t.numbers[key]
	if !ok {
		n = len(t.out.Registers)
		t.numbers[key] = n
		t.out.Registers = append(t.out.Registers, TraceRegister{key.function, r.Name, r.Type})
	}
	return n
}

// AddTrace adds the trace of a tracer to the last launch.
func (r *Report) AddTrace(t *Tracer) { r.Runs[len(r.Runs)-1].Trace = &t.out }
