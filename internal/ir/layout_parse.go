package ir

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Parse sets the layout from a data-layout string (LangRef, "Data Layout"). The parts that the string does
// not mention are LLVM's defaults, but i64, f64 and i128 are naturally
// aligned, as everything is on NVPTX. The error names the wrong part and the expected one.
func (l *Layout) Parse(s string) error {
	l.init()
	l.foreign, l.spaces = "", [3]uint32{}
	if s == "" {
		return nil
	}
	for spec := range strings.SplitSeq(s, "-") {
		if spec == "" {
			return fmt.Errorf("empty specification in data layout %q", s)
		}
		if err := l.specification(spec); err != nil {
			return fmt.Errorf("data layout: %q: %w", spec, err)
		}
	}
	return nil
}

// specification takes one part of the string.
func (l *Layout) specification(spec string) error {
	if spaces, ok := strings.CutPrefix(spec, "ni:"); ok {
		return notZero("address space", spaces, "pointers of address space 0 cannot be non-integral")
	}
	rest := spec[1:]
	switch spec[0] {
	case 'e', 'E':
		if rest != "" {
			return errors.New("nothing may follow the byte order")
		}
		if spec[0] == 'E' {
			l.foreign = "big-endian targets are not supported"
		}
	case 'A', 'G', 'P':
		n, err := layoutNumber("address space", rest, 1<<24)
		l.spaces[strings.IndexByte("AGP", spec[0])] = uint32(n)
		return err
	case 'S':
		_, err := layoutAlign("alignment of the stack", rest)
		return err
	case 'F':
		if rest == "" || rest[0] != 'i' && rest[0] != 'n' {
			return errors.New("alignments of functions are Fi… or Fn…")
		}
		_, err := layoutAlign("alignment of functions", rest[1:])
		return err
	case 'm':
		if len(rest) != 2 || rest[0] != ':' || strings.IndexByte("elmowxa", rest[1]) < 0 {
			return errors.New("the mangling of names is m: and one of e, l, m, o, w, x, a")
		}
	case 'n':
		return notZero("size of integers", rest, "integers of 0 bits are invalid")
	case 's': // once the alignment of the stack
	case 'p':
		return l.pointers(strings.Split(rest, ":"))
	case 'i', 'f', 'v', 'a':
		return l.scalars(spec[0], strings.Split(rest, ":"))
	default:
		return errors.New("no specification begins with this letter")
	}
	return nil
}

// pointers takes p[flags][space][(name)]:size:abi[:preferred[:index]].
func (l *Layout) pointers(f []string) error {
	if len(f) < 3 || len(f) > 5 {
		return errors.New("pointers are p[space]:size:alignment, with a preferred alignment and the size of indices, if need be")
	}
	number := strings.TrimLeft(f[0], "eu") // external state, unstable
	flags := len(number) < len(f[0])
	if at := strings.IndexByte(number, '('); at >= 0 && strings.HasSuffix(number, ")") {
		if at+2 == len(number) {
			return errors.New("the name of the address space is missing")
		}
		number = number[:at]
	}
	space := 0
	if number != "" {
		n, err := layoutNumber("address space", number, 1<<24)
		if err != nil {
			return err
		}
		space = n
	}
	if flags && space == 0 {
		return errors.New("pointers of address space 0 have no flags")
	}
	size, err := layoutNumber("size", f[1], 1<<24)
	if err != nil {
		return err
	}
	if size == 0 {
		return errors.New("pointers have a size")
	}
	align, err := layoutAligns(f[2:min(len(f), 4)])
	if err != nil {
		return err
	}
	if align == 0 {
		return errors.New("the alignment of pointers is not 0")
	}
	if len(f) == 5 {
		n, err := layoutNumber("size of indices", f[4], 1<<24)
		if err != nil {
			return err
		}
		if n == 0 || n > size {
			return errors.New("indices have a size, which is not larger than the pointer's")
		}
	}
	if size != 32 && size != 64 {
		l.foreign = fmt.Sprintf("pointers of %d bits are not supported", size)
	}
	if space < len(l.ptrBits) {
		last := space
		if space == 0 {
			last = len(l.ptrBits) - 1
		}
		for i := space; i <= last; i++ {
			l.ptrBits[i], l.ptrAlign[i] = uint16(min(size, 1<<15)), uint16(align/8)
		}
	}
	return nil
}

// scalars takes [ifv]size:abi[:preferred] and a:abi[:preferred], for aggregates.
func (l *Layout) scalars(kind byte, f []string) error {
	if len(f) < 2 || len(f) > 3 {
		return fmt.Errorf("the form is %c, a size, a colon and an alignment, and perhaps another one that is preferred", kind)
	}
	size := 0
	if kind != 'a' || f[0] != "" {
		n, err := layoutNumber("size", f[0], 1<<24)
		if err != nil {
			return err
		}
		if size = n; (size == 0) != (kind == 'a') {
			return errors.New("only aggregates have the size 0, and have it always")
		}
	}
	align, err := layoutAligns(f[1:])
	switch {
	case err != nil:
		return err
	case align == 0 && kind != 'a':
		return errors.New("the alignment is not 0")
	case kind == 'i' && size == 8 && align != 8:
		return errors.New("i8 is aligned to 8 bits")
	}
	if k := log2(uint64(size)); kind == 'i' && size == 1<<k && k >= 3 && k <= 7 {
		l.intAlign[k-3] = uint8(log2(uint64(align / 8)))
	}
	return nil
}

// layoutAligns reads an alignment and, perhaps, a preferred one, and returns the first.
func layoutAligns(f []string) (align int, err error) {
	if f[0] != "0" {
		if align, err = layoutAlign("alignment", f[0]); err != nil {
			return 0, err
		}
	}
	if len(f) > 1 {
		preferred, err := layoutAlign("preferred alignment", f[1])
		if err != nil {
			return 0, err
		}
		if preferred < align {
			return 0, errors.New("the preferred alignment is less than the one that is needed")
		}
	}
	return align, nil
}

// layoutAlign reads an alignment in bits, which is a power of two of bytes.
func layoutAlign(what, s string) (int, error) {
	n, err := layoutNumber(what, s, 1<<16)
	if err != nil {
		return 0, err
	}
	if n == 0 || n%8 != 0 || n&(n-1) != 0 {
		return 0, errors.New("the " + what + " is a power of two of bytes, in bits")
	}
	return n, nil
}

// notZero reads numbers with colons in between; zero is the message for a 0.
func notZero(what, s, zero string) error {
	for part := range strings.SplitSeq(s, ":") {
		n, err := layoutNumber(what, part, 1<<24)
		if err != nil {
			return err
		}
		if n == 0 {
			return errors.New(zero)
		}
	}
	return nil
}

// layoutNumber reads a number below limit.
func layoutNumber(what, s string, limit int) (int, error) {
	if s == "" {
		return 0, errors.New("the " + what + " is missing")
	}
	n, err := strconv.ParseUint(s, 10, 32)
	if err != nil || n >= uint64(limit) {
		return 0, fmt.Errorf("the %s is a number below %d, not %q", what, limit, s)
	}
	return int(n), nil
}
