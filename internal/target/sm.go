package target

import (
	"errors"
	"strconv"
	"strings"
)

// PTX is a PTX ISA version, ten times major plus minor: 83 is 8.3.
type PTX uint8

// SM is an architecture, ten times its number plus 2 for the family-specific
// (f) and 3 for the architecture-specific (a) variant: sm_90a is 903.
type SM uint16

// Suffixes of an SM (its last decimal digit).
const (
	suffixFamily = 2
	suffixArch   = 3
)

// MakeSM returns the architecture with the given number and suffix (0, 'f' or
// 'a'). It does not check that the architecture exists; see Known.
func MakeSM(number int, suffix byte) SM {
	sm := SM(number * 10)
	switch suffix {
	case 'f':
		sm += suffixFamily
	case 'a':
		sm += suffixArch
	}
	return sm
}

// Number returns the number of the architecture: 90 for sm_90a.
func (s SM) Number() int { return int(s) / 10 }

// WarpsConverge reports whether code for the architecture relies on the threads of a warp staying together: before Volta, whose threads
// are scheduled one by one, they do, and such code does on later machines as well.
func (s SM) WarpsConverge() bool { return s.Number() < 70 }

// Suffix returns 'a', 'f' or 0.
func (s SM) Suffix() byte {
	switch s % 10 {
	case suffixFamily:
		return 'f'
	case suffixArch:
		return 'a'
	}
	return 0
}

// String returns the name as in the .target directive: "sm_90a".
func (s SM) String() string { return string(s.Append(nil)) }

// Append appends the name of s to b.
func (s SM) Append(b []byte) []byte {
	b = append(b, "sm_"...)
	b = strconv.AppendInt(b, int64(s.Number()), 10)
	if c := s.Suffix(); c != 0 {
		b = append(b, c)
	}
	return b
}

// String returns the version as in the .version directive: "8.3".
func (p PTX) String() string { return string(p.Append(nil)) }

// Append appends the version to b.
func (p PTX) Append(b []byte) []byte {
	b = strconv.AppendInt(b, int64(p/10), 10)
	b = append(b, '.')
	return strconv.AppendInt(b, int64(p%10), 10)
}

// versions are the released PTX ISA versions from 3.2 on.
var versions = [...]PTX{
	32, 40, 41, 42, 43, 50, 60, 61, 62, 63, 64, 65,
	70, 71, 72, 73, 74, 75, 76, 77, 78,
	80, 81, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 95,
}

// Oldest and Newest bound the PTX versions that this package knows.
const (
	Oldest PTX = 32
	Newest PTX = 95
)

// Versions returns all known PTX versions in ascending order.
func Versions() []PTX { return append([]PTX(nil), versions[:]...) }

// Known reports whether p is a released version.
func (p PTX) Known() bool {
	for _, v := range versions {
		if v == p {
			return true
		}
	}
	return false
}

// ParsePTX reads a version: "8.3", or "83", "ptx83" and "+ptx83" as LLVM's
// attributes spell it.
func ParsePTX(s string) (PTX, error) {
	t := strings.TrimPrefix(strings.TrimPrefix(s, "+"), "ptx")
	major, minor, dotted := strings.Cut(t, ".")
	if !dotted && len(t) == 2 {
		major, minor = t[:1], t[1:]
	}
	if len(major) == 1 && len(minor) == 1 && digits(major+minor) {
		if p := PTX((major[0]-'0')*10 + minor[0] - '0'); p.Known() {
			return p, nil
		}
	}
	return 0, errors.New("unknown PTX version '" + s + "'; known are " +
		Oldest.String() + " to " + Newest.String() + ", written as 8.3")
}

// Arch is the description of one SM.
type Arch struct {
	SM  SM
	Min PTX // lowest PTX version that can name it
	Max PTX // highest, 0 = still supported
}

// archs are all architectures, ascending. sm_101 became sm_110 in PTX 9.0.
var archs = [...]Arch{
	{200, 32, 0},
	{210, 32, 0},
	{300, 32, 0},
	{320, 40, 0},
	{350, 32, 0},
	{370, 41, 0},
	{500, 40, 0},
	{520, 41, 0},
	{530, 42, 0},
	{600, 50, 0},
	{610, 50, 0},
	{620, 50, 0},
	{700, 60, 0},
	{720, 61, 0},
	{750, 63, 0},
	{800, 70, 0},
	{860, 71, 0},
	{870, 74, 0},
	{880, 90, 0},
	{890, 78, 0},
	{900, 78, 0},
	{903, 80, 0},
	{1000, 86, 0},
	{1002, 88, 0},
	{1003, 86, 0},
	{1010, 86, 88},
	{1012, 88, 88},
	{1013, 86, 88},
	{1030, 88, 0},
	{1032, 88, 0},
	{1033, 88, 0},
	{1070, 94, 0},
	{1072, 94, 0},
	{1073, 94, 0},
	{1100, 90, 0},
	{1102, 90, 0},
	{1103, 90, 0},
	{1200, 87, 0},
	{1202, 88, 0},
	{1203, 87, 0},
	{1210, 88, 0},
	{1212, 88, 0},
	{1213, 88, 0},
}

// Archs returns all known architectures in ascending order.
func Archs() []Arch { return append([]Arch(nil), archs[:]...) }

// Lookup returns the description of s.
func (s SM) Lookup() (Arch, bool) {
	for _, a := range archs {
		if a.SM == s {
			return a, true
		}
	}
	return Arch{}, false
}

// MinPTX returns the lowest PTX version whose .target accepts s, or 0 if s is
// no architecture.
func (s SM) MinPTX() PTX {
	a, _ := s.Lookup()
	return a.Min
}

// Renamed returns the other name of an architecture that has two: sm_101 is
// sm_110 from PTX 9.0 on. It returns 0 for all others.
func (s SM) Renamed() SM {
	switch s.Number() {
	case 101:
		return s + 90
	case 110:
		return s - 90
	}
	return 0
}

// ForPTX returns the name of s that version p knows: sm_110 below PTX 9.0 is sm_101 and vice versa; every other
// architecture keeps its name.
func (s SM) ForPTX(p PTX) SM {
	if s.Number() == 101 && p >= 90 || s.Number() == 110 && p < 90 {
		return s.Renamed()
	}
	return s
}

// chip is the number with the two names of one chip made equal.
func (s SM) chip() int {
	if n := s.Number(); n != 101 {
		return n
	}
	return 110
}

// family is the number of the family's first member. A family has the major
// number in common; sm_101, another name of sm_110, is not of family 100.
func family(chip int) int { return chip / 10 }

// ParseSM reads the name of an architecture: "sm_90a", "compute_90a", "lto_90a"
// or the bare "90a".
func ParseSM(s string) (SM, error) {
	t := s
	for _, prefix := range [...]string{"sm_", "compute_", "lto_"} {
		if r, ok := strings.CutPrefix(t, prefix); ok {
			t = r
			break
		}
	}
	var suffix byte
	if n := len(t); n > 0 && (t[n-1] == 'a' || t[n-1] == 'f') {
		suffix = t[n-1]
		t = t[:n-1]
	}
	if len(t) >= 2 && len(t) <= 3 && digits(t) {
		n, err := strconv.Atoi(t)
		if err == nil {
			sm := MakeSM(n, suffix)
			if _, ok := sm.Lookup(); ok {
				return sm, nil
			}
			if base, ok := MakeSM(n, 0).Lookup(); ok && suffix != 0 {
				return 0, errors.New("unknown architecture '" + s + "'; " + base.SM.String() +
					" has no variant '" + string(rune(suffix)) + "'")
			}
		}
	}
	return 0, errors.New("unknown architecture '" + s + "'; expected a name such as sm_80 or compute_90a")
}

func digits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}
