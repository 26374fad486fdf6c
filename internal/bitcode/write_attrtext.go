package bitcode

import (
	"math/big"
	"strconv"
	"strings"

	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
)

// attrText reads the operand of an attribute that the module keeps as text.
type attrText struct{ text string }

// next returns the next word: a run of letters, digits, signs and underscores, or a
// single other character; "" at the end.
func (t *attrText) next() string {
	t.text = strings.TrimLeft(t.text, " \t\n\r")
	if t.text == "" {
		return ""
	}
	n := 0
	for n < len(t.text) {
		c := t.text[n]
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-' || c == '+' {
			n++
			continue
		}
		break
	}
	if n == 0 {
		n = 1
	}
	w := t.text[:n]
	t.text = t.text[n:]
	return w
}

// peek returns the next word and leaves it there.
func (t *attrText) peek() string {
	save := t.text
	w := t.next()
	t.text = save
	return w
}

// integer reads a decimal number of any size.
func (t *attrText) integer() (*big.Int, bool) { return new(big.Int).SetString(t.next(), 10) }

// constantRange appends the range of "i32 0, 1024".
func (t *attrText) constantRange(rec []uint64, w *writer) []uint64 {
	typ := t.next()
	bits, err := strconv.ParseUint(strings.TrimPrefix(typ, "i"), 10, 24)
	lo, ok1 := t.integer()
	comma := t.next()
	hi, ok2 := t.integer()
	if err != nil || !ok1 || !ok2 || comma != "," {
		w.fail(failAttr, "the operand of the attribute range cannot be understood")
	}
	return appendRange(append(rec, bits), bits, lo, hi)
}

// appendRange appends the bounds of a range of integers of some width.
func appendRange(rec []uint64, bits uint64, lo, hi *big.Int) []uint64 {
	if bits <= 64 {
		return append(rec, bitstream.Signed(signExtended(lo, uint(bits))), bitstream.Signed(signExtended(hi, uint(bits))))
	}
	l, h := wideWords(lo, uint(bits)), wideWords(hi, uint(bits))
	rec = append(rec, uint64(len(l))|uint64(len(h))<<32)
	return append(append(rec, l...), h...)
}

// signExtended returns x modulo 2^bits as a signed number, bits at most 64.
func signExtended(x *big.Int, bits uint) int64 {
	m := new(big.Int).Lsh(big.NewInt(1), bits)
	s := 64 - bits
	return int64(new(big.Int).Mod(x, m).Uint64()<<s) >> s
}

// wideWords returns the words of x modulo 2^bits that count, least first.
func wideWords(x *big.Int, bits uint) []uint64 {
	m := new(big.Int).Mod(x, new(big.Int).Lsh(big.NewInt(1), bits))
	var words []uint64
	for {
		words = append(words, bitstream.Signed(int64(lowWord(m))))
		if m.Rsh(m, 64); m.Sign() == 0 {
			return words
		}
	}
}

// rangeList appends the ranges of "(0, 4), (8, 12)": byte offsets.
func (t *attrText) rangeList(rec []uint64, w *writer) []uint64 {
	at := len(rec)
	rec = append(rec, 0, 64)
	for t.next() == "(" {
		lo, ok1 := t.integer()
		t.next()
		hi, ok2 := t.integer()
		if !ok1 || !ok2 || t.next() != ")" {
			break
		}
		rec = appendRange(rec, 64, lo, hi)
		rec[at]++
		if t.next() != "," {
			break
		}
	}
	if rec[at] == 0 || t.text != "" {
		w.fail(failAttr, "the operand of the attribute initializes cannot be understood")
	}
	return rec
}

// intAttr reports whether an attribute has a number even without an operand.
func intAttr(k ir.AttrKind) bool {
	switch k {
	case ir.AttrCaptures, ir.AttrNoFPClass, ir.AttrAllocKind, ir.AttrAllocSize, ir.AttrVScaleRange:
		return true
	}
	return false
}

// number returns the number that encodes the operand of an attribute.
func (t *attrText) number(k ir.AttrKind) (n uint64, ok bool) {
	switch k {
	case ir.AttrCaptures:
		return t.captures()
	case ir.AttrNoFPClass:
		return t.fpClasses()
	case ir.AttrAllocKind:
		for word := range strings.SplitSeq(strings.Trim(t.text, "\""), ",") {
			ok = false
			for i, name := range allocKinds {
				if name == word {
					n |= 1 << i
					ok = true
				}
			}
			if !ok {
				return 0, false
			}
		}
		return n, ok
	case ir.AttrAllocSize: // the element size and the number of elements
		a, err := strconv.ParseUint(t.next(), 10, 32)
		b := uint64(1<<32 - 1)
		if err == nil && t.next() == "," {
			b, err = strconv.ParseUint(t.next(), 10, 32)
		}
		return a<<32 | b, err == nil
	case ir.AttrVScaleRange:
		a, err := strconv.ParseUint(t.next(), 10, 32)
		b := a
		if err == nil && t.next() == "," {
			b, err = strconv.ParseUint(t.next(), 10, 32)
		}
		return a<<32 | b, err == nil
	}
	n, err := strconv.ParseUint(t.next(), 0, 64)
	return n, err == nil
}

// captures reads "none", "address, read_provenance" or "ret: address, provenance".
func (t *attrText) captures() (uint64, bool) {
	var other, ret uint64
	hasRet, inRet := false, false
	for {
		word := t.next()
		if word == "ret" && t.peek() == ":" {
			t.next()
			word, inRet, hasRet = t.next(), true, true
		}
		var c uint64
		switch word {
		case "none":
		case "address":
			c = captureAddress
		case "address_is_null":
			c = captureAddressIsNull
		case "provenance":
			c = captureProvenance
		case "read_provenance":
			c = captureReadProvenance
		default:
			return 0, false
		}
		if inRet {
			ret |= c
		} else {
			other |= c
		}
		switch t.next() {
		case ",":
		case "":
			if !hasRet {
				ret = other
			}
			return other<<captureComponents | ret, true
		default:
			return 0, false
		}
	}
}

// fpClasses reads "nan inf".
func (t *attrText) fpClasses() (n uint64, ok bool) {
	for word := t.next(); word != ""; word = t.next() {
		ok = false
		for _, c := range fpClasses {
			if c.name == word {
				n |= c.mask
				ok = true
				break
			}
		}
		if !ok {
			x, err := strconv.ParseUint(word, 0, 10)
			if err != nil {
				return 0, false
			}
			n, ok = n|x, true
		}
	}
	return n, ok
}

// lowWord returns the low 64 bits of x, which is not negative.
func lowWord(x *big.Int) uint64 {
	return new(big.Int).And(x, new(big.Int).SetUint64(^uint64(0))).Uint64()
}
