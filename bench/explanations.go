package main

import (
	_ "embed"
	"fmt"
	"sort"
	"strings"
)

// explanationText says why single kernels are worse than LLVM's: lines of module, kernel, a colon and a text.
//
//go:embed explanations.txt
var explanationText string

// explanations says of kernels why they are beyond maxKernelRatio.
type explanations struct {
	text     map[string]string // by module and kernel
	measured map[string]bool   // of those, in this run
	used     map[string]bool
}

func parseExplanations(text string) (*explanations, error) {
	x := &explanations{map[string]string{}, map[string]bool{}, map[string]bool{}}
	for i, line := range strings.Split(text, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, why, ok := strings.Cut(line, ":")
		f := strings.Fields(name)
		if !ok || len(f) != 2 || strings.TrimSpace(why) == "" {
			return nil, fmt.Errorf("explanations.txt:%d: not MODULE KERNEL: TEXT", i+1)
		}
		key := f[0] + " " + f[1]
		if x.text[key] != "" {
			return nil, fmt.Errorf("explanations.txt:%d: %s for the second time", i+1, key)
		}
		x.text[key] = strings.TrimSpace(why)
	}
	return x, nil
}

// of returns the explanation of a kernel that was measured, and notes whether it was needed.
func (x *explanations) of(module, kernel string, beyond bool) string {
	stem, _, _ := strings.Cut(module, ".") // the variants of a kernel have their reasons in common
	key := stem + " " + kernel
	why := x.text[key]
	if why == "" {
		return ""
	}
	x.measured[key] = true
	if beyond {
		x.used[key] = true
	}
	return why
}

// stale returns the kernels that are explained and were not beyond anything in this run.
func (x *explanations) stale() []string {
	var list []string
	for key := range x.measured {
		if !x.used[key] {
			list = append(list, key)
		}
	}
	sort.Strings(list)
	return list
}
