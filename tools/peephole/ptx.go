package main

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/oracle"
)

// comparePTX counts the instructions of the compiled functions.
func comparePTX(out *os.File, bodies []string, top int) error {
	src := module(bodies)
	better, err := oracle.Run(oracle.Find("opt-22"), src, "-passes=default<O3>", "-")
	if err != nil {
		return err
	}
	theirs, err := oracle.Run(oracle.Find("llc-22"), better, "-O3", "-mcpu=sm_80", "-mattr=+ptx83", "-")
	if err != nil {
		return err
	}
	opt := driver.Options{SM: 800, PTX: 83, Codegen: driver.Codegen{Level: 3, Style: driver.StyleLLVM}, Workers: 1}
	r, _, err := driver.Compile(context.Background(), &opt, driver.Input{Name: "in.ll", Data: src})
	if err != nil {
		return err
	}
	a, b := ptxBodies(string(r.PTX)), ptxBodies(string(theirs))
	groups := map[string]*group{}
	var ours, llvms, longer, shorter int
	for i, text := range bodies {
		name := fmt.Sprintf("f%d", i)
		x, y := a[name], b[name]
		ours, llvms = ours+len(x), llvms+len(y)
		if len(x) < len(y) {
			shorter++
		}
		if len(x) <= len(y) {
			continue
		}
		longer++
		key := mnemonics(x) + "  =>  " + mnemonics(y)
		g := groups[key]
		if g == nil {
			g = &group{shape: key, example: func() string {
				return text + "ours:\n  " + strings.Join(x, "\n  ") + "\ntheirs:\n  " + strings.Join(y, "\n  ") + "\n"
			}}
			groups[key] = g
		}
		g.n++
		g.excess += len(x) - len(y)
	}
	printGroups(out, groups, top)
	fmt.Fprintf(out, "%d functions; PTX instructions: ours %d, LLVM's %d: ratio %.4f; ours is longer in %d, shorter in %d\n",
		len(bodies), ours, llvms, float64(ours)/float64(llvms), longer, shorter)
	return nil
}

// ptxBodies returns the instructions of each function; loads of parameters and stores of
// results, which both compilers have, are left out.
func ptxBodies(text string) map[string][]string {
	all := map[string][]string{}
	start := regexp.MustCompile(`(?m)^\.visible \.func[^@\n]*\)?\s*(f[0-9]+)\(`)
	where := start.FindAllStringSubmatchIndex(text, -1)
	for i, m := range where {
		end := len(text)
		if i+1 < len(where) {
			end = where[i+1][0]
		}
		_, body, _ := strings.Cut(text[m[1]:end], "{")
		body, _, _ = strings.Cut(body, "\n}")
		var list []string
		for _, line := range strings.Split(body, "\n") {
			line, _, _ = strings.Cut(line, "//")
			line = strings.TrimSpace(line)
			if line == "" || line[0] == '.' || line[0] == '$' || line == "ret;" || strings.HasPrefix(line, "ld.param") || strings.HasPrefix(line, "st.param") {
				continue
			}
			list = append(list, strings.Join(strings.Fields(line), " "))
		}
		all[text[m[2]:m[3]]] = list
	}
	return all
}

func mnemonics(list []string) string {
	var words []string
	for _, line := range list {
		w, _, _ := strings.Cut(line, " ")
		words = append(words, w)
	}
	return strings.Join(words, " ")
}
