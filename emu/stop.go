package emu

import (
	"fmt"

	"gonvvm/internal/emu"
)

// Stop is a warp before it executes an instruction, for Config.Debug. It is valid until that function returns; all other threads of
// the launch stand still until then.
type Stop struct{ s *emu.Stop }

// Group is a set of threads of a warp that are at the same instruction.
type Group struct {
	Warp  int    // number in the CTA
	Mask  uint32 // lanes
	Text  string // position, and the event that the threads wait for, for people
	Place Place  // instruction
}

// Register is a register of a thread.
type Register struct {
	Name  string    // as in PTX: "%r1"
	Type  string    // as in PTX, without its dot: "b32", "pred"
	Value [2]uint64 // its bits, the lower half first
}

// Format returns the value for people: bits, and the numbers that they can be.
func (r *Register) Format() string {
	switch t := Type(r.Type); {
	case r.Type == "pred":
		return fmt.Sprint(r.Value[0] != 0)
	case t.Size() == 0: // 128 bits
		return fmt.Sprintf("0x%016x%016x", r.Value[1], r.Value[0])
	default:
		n := t.Size()
		b := appendBits(nil, r.Value[0], n)
		text := fmt.Sprintf("0x%0*x", 2*n, r.Value[0])
		if !t.Float() {
			signed := Type(fmt.Sprintf("i%d", 8*n)).Format(b, 0)
			if plain := Type(fmt.Sprintf("u%d", 8*n)).Format(b, 0); plain != signed {
				text += " " + plain
			}
			text += " " + signed
		}
		if t.Float() || t[0] == 'b' && n > 2 {
			text += " " + Type(fmt.Sprintf("f%d", 8*n)).Format(b, 0) + "f"
		}
		return text
	}
}

// Number is that of the instruction in Module.Places.
func (s *Stop) Number() int { return s.s.Number() }

// Active returns the lanes that are at the instruction.
func (s *Stop) Active() uint32 { return s.s.Active }

// Executing returns the active lanes whose guard holds.
func (s *Stop) Executing() uint32 { return s.s.Exec }

// Lanes returns the lanes of the warp that have a thread.
func (s *Stop) Lanes() uint32 { return s.s.Lanes() }

// Block returns the coordinates of the CTA.
func (s *Stop) Block() [3]int { return s.s.Block() }

// Warp returns the number of the warp in its CTA.
func (s *Stop) Warp() int { return s.s.Warp() }

// Thread returns the coordinates in the CTA of a lane of Lanes.
func (s *Stop) Thread(lane int) [3]int { return s.s.Thread(lane) }

// Stack returns the place of the instruction, and those of the calls that led to it, the innermost first.
func (s *Stop) Stack() (list []Place) {
	for _, p := range s.s.Stack() {
		list = append(list, newPlace(&p))
	}
	return list
}

// Registers returns the registers of a lane in a call of the stack, 0 for the innermost. One that was never written has any value.
func (s *Stop) Registers(call, lane int) (list []Register) {
	for _, r := range s.s.Registers(call, lane&31) {
		list = append(list, Register{r.Name, r.Type.String(), r.Value})
	}
	return list
}

// Call is a call of a function that has not ended, or the kernel, as some lanes of a warp execute it.
type Call struct{ c emu.Call }

// Call returns the innermost call. It is valid after the stop, too, until the lanes return from it: at the next stop of the warp its registers
// have the results of the instruction.
func (s *Stop) Call() Call { return Call{s.s.Call()} }

// Register returns the register with an index in Registers(0, …), and its values in all lanes of the warp; ok is false if there is none.
func (c Call) Register(index int) (r Register, values [32][2]uint64, ok bool) {
	v, values, ok := c.c.Register(index)
	if !ok {
		return Register{}, values, false
	}
	return Register{v.Name, v.Type.String(), values[0]}, values, true
}

// Groups returns the threads of the CTA that have not ended.
func (s *Stop) Groups() (list []Group) {
	for _, g := range s.s.Groups() {
		list = append(list, Group{g.Warp, g.Mask, g.Text, newPlace(&g.Place)})
	}
	return list
}

// Variable finds a variable of the function or of the module: its address in its state space ("global", "shared", "const", "local"),
// and its size in bytes.
func (s *Stop) Variable(name string) (space string, addr uint64, size int, ok bool) {
	space, addr, n, ok := s.s.Variable(name)
	return space, addr, int(n), ok
}

// Read copies n bytes of memory as a lane sees it. The space is "global", "shared", "local", "const" or "param", or "" for a generic
// address.
func (s *Stop) Read(space string, lane int, addr uint64, n int) ([]byte, error) {
	if n < 0 || n > MaxBuffer {
		return nil, fmt.Errorf("bad number of bytes %d", n)
	}
	return s.s.Read(space, lane&31, addr, uint64(n))
}

// End ends the launch after the function has returned.
func (s *Stop) End() { s.s.Halt() }

// Places returns the places of the instructions of the module, by Stop.Number. That of an instruction that is not executed, such as a
// declaration, is empty.
func (m *Module) Places() ([]Place, error) {
	places, err := m.mod.Places()
	list := make([]Place, len(places))
	for i := range places {
		list[i] = newPlace(&places[i])
	}
	return list, err
}
