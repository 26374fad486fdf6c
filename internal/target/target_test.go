package target

import (
	"strings"
	"testing"
)

func TestParseSM(t *testing.T) {
	for _, tt := range []struct {
		in, out string
		number  int
		suffix  byte
	}{
		{"sm_80", "sm_80", 80, 0}, {"compute_90a", "sm_90a", 90, 'a'}, {"lto_100f", "sm_100f", 100, 'f'}, {"121a", "sm_121a", 121, 'a'},
	} {
		sm, err := ParseSM(tt.in)
		if err != nil || sm.String() != tt.out || sm.Number() != tt.number || sm.Suffix() != tt.suffix {
			t.Errorf("%s: %s %v", tt.in, sm, err)
		}
	}
	for _, in := range []string{"", "sm_", "sm_80a", "sm_81", "sm_90f", "sm_1000", "gfx90a", "sm_-1", "sm_8O", "compute_sm_80", "sm_9 0"} {
		if sm, err := ParseSM(in); err == nil {
			t.Errorf("%q is read as %s", in, sm)
		}
	}
	if _, err := ParseSM("sm_80a"); err == nil || !strings.Contains(err.Error(), "sm_80 has no variant 'a'") {
		t.Errorf("hint: %v", err)
	}
}

func TestParsePTX(t *testing.T) {
	for _, tt := range []struct {
		in  string
		out PTX
	}{{"8.3", 83}, {"83", 83}, {"ptx70", 70}, {"+ptx90", 90}, {"3.2", 32}} {
		if p, err := ParsePTX(tt.in); err != nil || p != tt.out {
			t.Errorf("%s: %s %v", tt.in, p, err)
		}
	}
	for _, in := range []string{"", "8", "8.", "8.31", "7.9", "1.0", "8.3.1", "x.y", "-83"} {
		if p, err := ParsePTX(in); err == nil {
			t.Errorf("%q is read as %s", in, p)
		}
	}
}

// TestMinPTX is the table of requirements §4.
func TestMinPTX(t *testing.T) {
	for names, want := range map[string]PTX{
		"sm_20 sm_21 sm_30 sm_35": 32, "sm_32 sm_50": 40, "sm_37 sm_52": 41, "sm_53": 42, "sm_60 sm_61 sm_62": 50,
		"sm_70": 60, "sm_72": 61, "sm_75": 63, "sm_80": 70, "sm_86": 71, "sm_87": 74, "sm_89 sm_90": 78, "sm_90a": 80,
		"sm_100 sm_100a sm_101 sm_101a": 86, "sm_120 sm_120a": 87,
		"sm_100f sm_101f sm_103 sm_103f sm_103a sm_120f sm_121 sm_121f sm_121a": 88, "sm_88 sm_110 sm_110f sm_110a": 90, "sm_107 sm_107f sm_107a": 94,
	} {
		for _, n := range strings.Fields(names) {
			sm, err := ParseSM(n)
			if err != nil {
				t.Error(err)
			}
			if sm.MinPTX() != want {
				t.Errorf("%s: %s, want %s", n, sm.MinPTX(), want)
			}
			if tg, err := New(sm, 0); err != nil || tg.PTX != want {
				t.Errorf("New(%s, 0): %s %v", n, tg.PTX, err)
			}
		}
	}
}

func TestNew(t *testing.T) {
	if _, err := New(900, 70); err == nil || !strings.Contains(err.Error(), "at least 7.8") {
		t.Errorf("sm_90 with 7.0: %v", err)
	}
	if _, err := New(900, 79); err == nil {
		t.Error("PTX 7.9 never was")
	}
	if _, err := New(123, 80); err == nil {
		t.Error("sm_12 of 3")
	}
	// sm_101 and sm_110 are one chip.
	if tg, err := New(1013, 90); err != nil || tg.SM != 1103 {
		t.Errorf("sm_101a in PTX 9.0: %s %v", tg.SM, err)
	}
	if tg, err := New(1100, 87); err != nil || tg.SM != 1010 {
		t.Errorf("sm_110 in PTX 8.7: %s %v", tg.SM, err)
	}
}

// TestFamilies checks the suffix rules of requirements §4 on Tcgen05 (a: 100,
// 101/110 from 8.6; f: from 8.8) and others.
func TestFamilies(t *testing.T) {
	for _, tt := range []struct {
		sm  string
		ptx PTX
		f   Feature
		has bool
	}{
		{"sm_100a", 86, FeatureTcgen05, true},
		{"sm_100", 86, FeatureTcgen05, false},
		{"sm_100f", 88, FeatureTcgen05, true},
		{"sm_103a", 88, FeatureTcgen05, true},
		{"sm_103f", 88, FeatureTcgen05, true},
		{"sm_103", 88, FeatureTcgen05, false},
		{"sm_101a", 86, FeatureTcgen05, true},
		{"sm_101f", 88, FeatureTcgen05, true},
		{"sm_110a", 90, FeatureTcgen05, true},
		{"sm_110f", 90, FeatureTcgen05, true},
		{"sm_120a", 88, FeatureTcgen05, false},
		{"sm_100a", 86, FeatureTcgen05I8, true},
		{"sm_100f", 90, FeatureTcgen05I8, false},
		{"sm_103a", 90, FeatureTcgen05I8, false},
		{"sm_90a", 80, FeatureWgmma, true},
		{"sm_90", 90, FeatureWgmma, false},
		{"sm_100a", 90, FeatureWgmma, false},
		{"sm_80", 70, FeatureShflSync, true},
		{"sm_80", 70, FeatureCluster, false},
		{"sm_120", 87, FeatureCluster, true},
		{"sm_110", 90, FeatureSM100, true},
		{"sm_89", 81, FeatureCvtF8, true},
		{"sm_89", 80, FeatureCvtF8, false},
		{"sm_90", 78, FeatureCvtF8, true},
	} {
		sm, err := ParseSM(tt.sm)
		if err != nil {
			t.Fatal(err)
		}
		tg, err := New(sm, tt.ptx)
		if err != nil {
			t.Fatal(err)
		}
		if tg.Has(tt.f) != tt.has {
			t.Errorf("%s with PTX %s has %s: %v", tt.sm, tt.ptx, tt.f, !tt.has)
		}
		p, ok := NeedPTX(tt.f, sm)
		if tt.has && (!ok || p > tt.ptx) {
			t.Errorf("NeedPTX(%s, %s) = %s, %v", tt.f, tt.sm, p, ok)
		}
	}
}

func TestExplain(t *testing.T) {
	for _, tt := range []struct {
		f    Feature
		want string
	}{
		{FeatureNone, "any target"},
		{FeatureShflSync, "sm_30 or newer with PTX ISA 6.0 or newer"},
		{FeatureMaskInit, "PTX ISA 7.1 or newer"},
		{FeatureWgmma, "sm_90a with PTX ISA 8.0 or newer"},
		{FeatureCvtF8, "sm_89 or newer with PTX ISA 8.1 or newer, or sm_90 or newer with PTX ISA 7.8 or newer"},
		{FeatureTcgen05, "sm_100a or sm_110a with PTX ISA 8.6 or newer, or sm_100f (or a later member of its family, f or a) or sm_110f (or a later member of its family, f or a) with PTX ISA 8.8 or newer"},
	} {
		if got := Explain(tt.f); got != tt.want {
			t.Errorf("%s:\n%s\nwant\n%s", tt.f, got, tt.want)
		}
	}
	for f := Feature(0); int(f) < NumFeatures(); f++ {
		if f.String() == "" || Explain(f) == "" {
			t.Errorf("feature %d has no words", f)
		}
	}
}
