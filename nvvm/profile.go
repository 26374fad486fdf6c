package nvvm

import (
	"fmt"

	"gonvvm/internal/target"
)

// Profile is a release of libNVVM that a program relies on.
type Profile int

const (
	// ProfileOpen accepts every module that the compiler reads and every option of every release. It reports the versions 2.0
	// and, for debug information, 3.2.
	ProfileOpen Profile = iota
	// Profile118 is the library of CUDA 11.8: version 1.9, IR of LLVM 7, PTX 7.8.
	Profile118
	// Profile125 is the library of CUDA 12.5: version 2.0, IR of LLVM 7, PTX 8.5.
	Profile125
	// Profile13 is the library of CUDA 13: version 2.0, IR of LLVM 7 before compute_100 and of LLVM 20 from there on, PTX 9.0.
	Profile13
)

// release holds the versions and texts that a profile reports, and the input that it accepts.
type release struct {
	name       string
	major      int
	minor      int
	debugMinor int        // of version 3 of the debug information
	strict     bool       // refuses all input that the release refuses
	ptx        target.PTX // .version of the output; 0 is the lowest that the code needs
	arch       int        // architecture without -arch
	archs      []int      // architectures; nil is all
	exact      []int      // architectures that exist with the suffix a, too; nil is as the target table says
}

var releases = [...]release{
	ProfileOpen: {name: "open", major: 2, debugMinor: 2, arch: 52},
	Profile118: {
		name: "11.8", major: 1, minor: 9, debugMinor: 1, strict: true, ptx: 78, arch: 52,
		archs: []int{35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89, 90}, exact: []int{},
	},
	Profile125: {
		name: "12.5", major: 2, debugMinor: 1, strict: true, ptx: 85, arch: 52,
		archs: []int{50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 89, 90}, exact: []int{90},
	},
	Profile13: {
		name: "13", major: 2, debugMinor: 2, strict: true, ptx: 90, arch: 75,
		archs: []int{75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121},
	},
}

// ParseProfile returns the profile of a release: "11.8", "12.5" or "13"; "" and "open" are the open one.
func ParseProfile(s string) (Profile, error) {
	for p := range releases {
		if releases[p].name == s {
			return Profile(p), nil
		}
	}
	if s == "" {
		return ProfileOpen, nil
	}
	return 0, fmt.Errorf("unknown profile of libNVVM %q: the profiles are open, 11.8, 12.5 and 13", s)
}

// String returns the name that ParseProfile knows.
func (p Profile) String() string { return p.release().name }

func (p Profile) release() *release {
	if p < 0 || int(p) >= len(releases) {
		p = ProfileOpen
	}
	return &releases[p]
}

// Version returns the version of the library, as nvvmVersion does.
func (p Profile) Version() (major, minor int) {
	r := p.release()
	return r.major, r.minor
}

// IRVersion returns the newest versions of NVVM IR and of its debug information that are accepted, as nvvmIRVersion does.
func (p Profile) IRVersion() (major, minor, debugMajor, debugMinor int) {
	r := p.release()
	return r.major, r.minor, 3, r.debugMinor
}

// LLVMVersion returns the major version of LLVM whose IR is read for an architecture ("compute_90"), as nvvmLLVMVersion does.
// The open profile reads IR of every version up to the one that it reports.
func (p Profile) LLVMVersion(arch string) (int, error) {
	r := p.release()
	sm, ok := r.parseArch(arch)
	switch {
	case !ok:
		return 0, &Error{Code: ErrInvalidInput, Log: "libnvvm : error: " + arch + " is not an architecture such as compute_90"}
	case !r.strict:
		return 22, nil
	case p == Profile13 && sm.Number() >= 100:
		return 20, nil
	}
	return 7, nil
}

// parseArch reads the value of -arch.
func (r *release) parseArch(s string) (target.SM, bool) {
	if len(s) < len("compute_") || s[:len("compute_")] != "compute_" {
		return 0, false
	}
	sm, err := target.ParseSM(s)
	if err != nil {
		return 0, false
	}
	if r.archs != nil && !contains(r.archs, sm.Number()) || r.exact != nil && sm.Suffix() != 0 && !contains(r.exact, sm.Number()) {
		return 0, false
	}
	return sm, true
}

func contains(list []int, x int) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

// Version returns the version of the library in the open profile.
func Version() (major, minor int) { return ProfileOpen.Version() }

// IRVersion returns the newest versions of NVVM IR and of its debug information in the open profile.
func IRVersion() (major, minor, debugMajor, debugMinor int) { return ProfileOpen.IRVersion() }

// LLVMVersion returns the newest major version of LLVM whose IR is read for an architecture ("compute_90") in the open profile.
func LLVMVersion(arch string) (int, error) { return ProfileOpen.LLVMVersion(arch) }
