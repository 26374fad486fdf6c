// Package printf formats values as C does, for vprintf in kernels (CUDA Programming Guide, Formatted Output).
package printf

import (
	"fmt"
	"math"
	"strings"
)

// Value formats the bits of a value for conversion c with the flags, width and precision of spec, "%-5". A value has size bytes; text
// reads the string at an address.
func Value(spec string, c byte, v, size uint64, text func(uint64) string) string {
	switch c {
	case 'd', 'i':
		if size == 4 {
			return fmt.Sprintf(spec+"d", int32(v))
		}
		return fmt.Sprintf(spec+"d", int64(v))
	case 'u':
		return fmt.Sprintf(spec+"d", v)
	case 'x', 'X', 'o':
		return fmt.Sprintf(spec+string(c), v)
	case 'c':
		return fmt.Sprintf(spec+"s", string([]byte{byte(v)}))
	case 'p':
		return fmt.Sprintf("0x%x", v)
	case 's':
		return fmt.Sprintf(spec+"s", text(v))
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		return float(spec, c, v)
	}
	return spec + string(c)
}

// float formats a double as C does; Go differs in infinities, NaNs and in the default form of %g and %a.
func float(spec string, c byte, v uint64) string {
	x := math.Float64frombits(v)
	if math.IsInf(x, 0) || x != x {
		s := "inf"
		if x != x {
			s = "nan"
		}
		if math.Signbit(x) {
			s = "-" + s
		} else if strings.Contains(spec, "+") {
			s = "+" + s
		}
		if c < 'a' {
			s = strings.ToUpper(s)
		}
		width := strings.TrimLeft(spec, "%+ #0")
		width, _, _ = strings.Cut(width, ".")
		return fmt.Sprintf("%"+width+"s", s)
	}
	switch c {
	case 'g', 'G':
		if !strings.Contains(spec, ".") {
			spec += ".6"
		}
	case 'a', 'A':
		s := fmt.Sprintf(spec+string(c+'x'-'a'), x)
		if n := len(s); n > 3 && s[n-2] == '0' && (s[n-3] == '+' || s[n-3] == '-') {
			s = s[:n-2] + s[n-1:]
		}
		return s
	}
	return fmt.Sprintf(spec+string(c), x)
}
