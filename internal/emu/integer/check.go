package integer

import (
	"fmt"
	"math"
	"math/bits"

	"gonvvm/internal/isa"
)

// Checks is a set of mistakes of integer arithmetic. PTX defines the results; in languages such as C++ they are errors, or surprising.
type Checks uint8

const (
	Overflow Checks = 1 << iota // a signed result that does not fit: add, sub, mul.lo, mad.lo, neg, abs, div, rem
	Shift                       // an amount that is not smaller than the width: shl, shr
	Division                    // by zero: div, rem
	Loss                        // a value that cvt does not keep: narrower or unsigned integers, floating-point numbers out of range
)

// Check describes the mistake of an instruction with the values of one lane, "" for none.
type Check func(a, b, c uint64) string

// Checked is a check of one kind of mistake.
type Checked struct {
	Kind  Checks
	Check Check
}

// CheckOf returns the checks that an instruction has, one for each kind.
func CheckOf(op isa.Opcode) (list []Checked) {
	t := op.Type()
	signed := isSigned(t) && t.Bits() >= 16 && t.Bits() <= 64 && !op.Has(isa.Sat)
	add := func(kind Checks, check Check) { list = append(list, Checked{kind, check}) }
	switch op.Sem() {
	case isa.SemAdd, isa.SemSub, isa.SemMul, isa.SemMad, isa.SemNeg, isa.SemAbs:
		if signed && !op.Has(isa.Hi) {
			add(Overflow, overflow(op.Sem(), t))
		}
	case isa.SemDiv, isa.SemRem:
		add(Division, func(a, b, _ uint64) string {
			if b&WidthMask(t) == 0 {
				return fmt.Sprintf("%d is divided by zero", number(a, t))
			}
			return ""
		})
		if signed {
			add(Overflow, func(a, b, _ uint64) string {
				if x := SignExtend(a, t); SignExtend(b, t) == -1 && x == math.MinInt64>>(64-t.Bits()) {
					return fmt.Sprintf("%d divided by -1 does not fit .%s", x, t)
				}
				return ""
			})
		}
	case isa.SemShl, isa.SemShr:
		add(Shift, func(_, b, _ uint64) string {
			if n := uint32(b); int64(n) >= int64(t.Bits()) {
				return fmt.Sprintf("a shift of %d bits by %d", t.Bits(), int32(n))
			}
			return ""
		})
	case isa.SemCvtIi, isa.SemCvtFi:
		if c := loss(op.Get(isa.SlotType), op.Get(isa.SlotType2)); c != nil && !op.Has(isa.Sat) {
			add(Loss, c)
		}
	}
	return list
}

// number returns the value of x in type t, for messages.
func number(x uint64, t isa.Atom) any {
	if isSigned(t) {
		return SignExtend(x, t)
	}
	return x & WidthMask(t)
}

// overflow returns the check of a signed operation.
func overflow(sem isa.Sem, t isa.Atom) Check {
	return func(a, b, c uint64) string {
		x, y, z := SignExtend(a, t), SignExtend(b, t), SignExtend(c, t)
		var hi, lo int64 // of the exact result: 128 bits
		text := ""
		switch sem {
		case isa.SemAdd:
			hi, lo = sum(sign(x), x, y)
			text = fmt.Sprintf("%d + %d", x, y)
		case isa.SemSub, isa.SemNeg, isa.SemAbs:
			text = fmt.Sprintf("%d - %d", x, y)
			if sem != isa.SemSub {
				x, y, text = 0, x, fmt.Sprintf("-(%d)", x)
			}
			if sem == isa.SemAbs && y >= 0 {
				return ""
			}
			difference, borrow := bits.Sub64(uint64(x), uint64(y), 0)
			lo, hi = int64(difference), sign(x)-sign(y)-int64(borrow)
		default:
			high, low := bits.Mul64(uint64(x), uint64(y))
			hi, lo = int64(high)-(y&sign(x))-(x&sign(y)), int64(low)
			text = fmt.Sprintf("%d * %d", x, y)
			if sem == isa.SemMad {
				hi, lo = sum(hi, lo, z)
				text += fmt.Sprintf(" + %d", z)
			}
		}
		if hi == sign(lo) && SignExtend(uint64(lo), t) == lo {
			return ""
		}
		return fmt.Sprintf("%s does not fit .%s", text, t)
	}
}

func sign(x int64) int64 { return x >> 63 }

// sum adds y to a number of 128 bits.
func sum(hi, lo, y int64) (int64, int64) {
	s, carry := bits.Add64(uint64(lo), uint64(y), 0)
	return hi + sign(y) + int64(carry), int64(s)
}

// loss returns the check of a conversion to integers, nil if it keeps all values or is not one of them.
func loss(to, from isa.Atom) Check {
	fits := func(x float64) bool {
		if isSigned(to) {
			return x >= -math.Ldexp(1, to.Bits()-1) && x < math.Ldexp(1, to.Bits()-1)
		}
		return x > -1 && x < math.Ldexp(1, to.Bits())
	}
	report := func(ok bool, x any) string {
		if ok {
			return ""
		}
		return fmt.Sprintf("%v does not fit .%s", x, to)
	}
	switch {
	case from == isa.F32:
		return func(a, _, _ uint64) string {
			x := math.Float32frombits(uint32(a))
			return report(fits(math.Trunc(float64(x))), x)
		}
	case from == isa.F64:
		return func(a, _, _ uint64) string {
			x := math.Float64frombits(a)
			return report(fits(math.Trunc(x)), x)
		}
	case from.Class() != isa.ClassSigned && from.Class() != isa.ClassUnsigned:
		return nil
	}
	return func(a, _, _ uint64) string {
		x := number(a, from)
		y := number(a&WidthMask(from), to)
		if isSigned(from) { // the value is extended before it is cut
			y = number(uint64(SignExtend(a, from)), to)
		}
		return report(fmt.Sprint(x) == fmt.Sprint(y), x)
	}
}
