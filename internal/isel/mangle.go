package isel

import "strings"

// manglePrefix begins the names that MangleName makes.
const manglePrefix = "_$m"

// MangleName spells any name with the letters of PTX: after a prefix, letters, digits and _ stand for themselves,
// everything else is $ and two hexadecimal digits for each byte. UnmangleName gives the name back (P-08).
func MangleName(s string) string {
	const hex = "0123456789abcdef"
	b := make([]byte, 0, len(manglePrefix)+len(s)+8)
	b = append(b, manglePrefix...)
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' {
			b = append(b, c)
		} else {
			b = append(b, '$', hex[c>>4], hex[c&15])
		}
	}
	return string(b)
}

// UnmangleName returns the name that MangleName made s of; ok is false for other names.
func UnmangleName(s string) (name string, ok bool) {
	rest, ok := strings.CutPrefix(s, manglePrefix)
	if !ok {
		return "", false
	}
	digit := func(c byte) int {
		switch {
		case c >= '0' && c <= '9':
			return int(c - '0')
		case c >= 'a' && c <= 'f':
			return int(c-'a') + 10
		}
		return -1
	}
	var b []byte
	for i := 0; i < len(rest); i++ {
		if rest[i] != '$' {
			b = append(b, rest[i])
			continue
		}
		if i+2 >= len(rest) || digit(rest[i+1]) < 0 || digit(rest[i+2]) < 0 {
			return "", false
		}
		b = append(b, byte(digit(rest[i+1])<<4|digit(rest[i+2])))
		i += 2
	}
	return string(b), true
}
