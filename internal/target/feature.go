package target

import (
	"errors"
	"strconv"
)

// Feature names a condition on the architecture and the PTX version. The constants are made from
// internal/isa/def/features.isa; 0, FeatureNone, always holds. Two different needs are never merged, so diagnostics
// explain exactly the feature that an instruction names.
type Feature uint16

// FeatureNone is the need that every target meets.
const FeatureNone Feature = 0

// Features is a set of features.
type Features [featureWords]uint64

// Has reports whether f is in the set.
func (s *Features) Has(f Feature) bool { return s[f>>6]>>(f&63)&1 != 0 }

func (s *Features) add(f Feature) { s[f>>6] |= 1 << (f & 63) }

// Add puts f into the set.
func (s *Features) Add(f Feature) { s.add(f) }

// How an alternative restricts the architecture.
const (
	anySM   uint8 = iota
	minSM         // number at least sm
	inFam         // family-specific or architecture-specific, chip of sm's family and not older than sm
	exactSM       // architecture-specific and exactly this chip
)

// alternative is one alternative of the requirements of a feature: the PTX version and the SM rule.
type alternative struct {
	ptx  PTX
	rule uint8
	sm   uint8 // number
}

// featureInfo is a feature's name and its alternatives, a range of alts.
type featureInfo struct {
	name   string
	first  uint16
	number uint16
}

func (a alternative) fits(sm SM) bool {
	switch a.rule {
	case minSM:
		return sm.chip() >= int(a.sm)
	case inFam:
		return sm.Suffix() != 0 && family(sm.chip()) == family(int(a.sm)) && sm.chip() >= int(a.sm)
	case exactSM:
		return sm.Suffix() == 'a' && sm.chip() == int(a.sm)
	}
	return true
}

// Target is an architecture and a PTX version with the features they have.
type Target struct {
	SM  SM
	PTX PTX
	Set Features
}

// Has reports whether t has feature f.
func (t *Target) Has(f Feature) bool { return t.Set.Has(f) }

// New returns the target for an architecture and a PTX version; ptx 0 means
// the lowest version that knows the architecture. It fails if either is
// unknown or the version cannot name the architecture. Of the two names of one
// chip (sm_101, sm_110) either is accepted; Target.SM is the one that the
// version knows.
func New(sm SM, ptx PTX) (Target, error) {
	a, ok := sm.Lookup()
	if !ok {
		return Target{}, errors.New("unknown architecture " + sm.String())
	}
	if ptx == 0 {
		ptx = a.Min
	}
	if !ptx.Known() {
		return Target{}, errors.New("unknown PTX version " + ptx.String())
	}
	sm = sm.ForPTX(ptx)
	if a, ok = sm.Lookup(); !ok || ptx < a.Min {
		return Target{}, errors.New("PTX version " + ptx.String() + " does not know " + sm.String() +
			"; at least " + a.Min.String() + " is needed")
	}
	t := Target{SM: sm, PTX: ptx}
	t.Set.add(FeatureNone)
	for f := Feature(1); int(f) < len(features); f++ {
		if min, ok := NeedPTX(f, sm); ok && ptx >= min {
			t.Set.add(f)
		}
	}
	return t, nil
}

// NeedPTX returns the lowest PTX version with which sm has feature f; ok is
// false if it has it with none. The result does not regard which versions can
// name sm; see SM.MinPTX.
func NeedPTX(f Feature, sm SM) (min PTX, ok bool) {
	if f == FeatureNone {
		return 0, true
	}
	i := &features[f]
	for _, a := range alts[i.first : i.first+i.number] {
		if a.fits(sm) && (!ok || a.ptx < min) {
			min, ok = a.ptx, true
		}
	}
	return min, ok
}

// String returns the name of f as in features.isa.
func (f Feature) String() string {
	if int(f) >= len(features) {
		return "feature " + strconv.Itoa(int(f))
	}
	return features[f].name
}

// NumFeatures returns the number of features; they are 1 … NumFeatures()-1.
func NumFeatures() int { return len(features) }

// Explain says in words which architectures and PTX versions have f, such as
// "sm_90 or newer and PTX ISA 7.8 or newer".
func Explain(f Feature) string {
	if f == FeatureNone {
		return "any target"
	}
	var b []byte
	i := &features[f]
	set := alts[i.first : i.first+i.number]
	for len(set) > 0 {
		// Neighbours that differ only in the SM are told in one go.
		n := 1
		for n < len(set) && set[n].ptx == set[0].ptx && set[n].rule == set[0].rule {
			n++
		}
		if len(b) > 0 {
			b = append(b, ", or "...)
		}
		for k, a := range set[:n] {
			if k > 0 {
				b = append(b, " or "...)
			}
			b = a.appendSM(b)
		}
		if p := set[0].ptx; p > 0 {
			if set[0].rule != anySM {
				b = append(b, " with "...)
			}
			b = append(b, "PTX ISA "...)
			b = p.Append(b)
			b = append(b, " or newer"...)
		}
		set = set[n:]
	}
	return string(b)
}

func (a alternative) appendSM(b []byte) []byte {
	base := MakeSM(int(a.sm), 0)
	switch a.rule {
	case minSM:
		b = base.Append(b)
		b = append(b, " or newer"...)
	case inFam:
		b = MakeSM(int(a.sm), 'f').Append(b)
		b = append(b, " (or a later member of its family, f or a)"...)
	case exactSM:
		b = MakeSM(int(a.sm), 'a').Append(b)
	}
	return b
}
