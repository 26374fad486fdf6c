package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"

	"gonvvm/ptx"
)

// fileStats is the JSON of `gonvvm ptx stat`.
type fileStats struct {
	File      string       `json:"file"`
	Version   string       `json:"version"`
	Target    string       `json:"target"`
	Memory    []spaceStats `json:"memory"`
	Functions []funcStats  `json:"functions"`
	Declared  int          `json:"declared"`
}

type funcStats struct {
	Name         string         `json:"name"`
	Kind         string         `json:"kind"`
	Instructions int            `json:"instructions"`
	Blocks       int            `json:"blocks"`
	Calls        int            `json:"calls"`
	Guarded      int            `json:"guarded"`
	ParamBytes   int            `json:"param_bytes"`
	Classes      map[string]int `json:"classes"`
	Mnemonics    map[string]int `json:"mnemonics"`
	Registers    map[string]int `json:"registers"`
	Memory       []spaceStats   `json:"memory"`
	Accesses     map[string]int `json:"accesses"`
}

type spaceStats struct {
	Space     string `json:"space"`
	Variables int    `json:"variables"`
	Bytes     int    `json:"bytes"`
}

// ptxStatMain is `gonvvm ptx stat`.
func ptxStatMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm ptx stat", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm ptx stat [-json] FILE...\n\nCounts instructions, registers and memory of PTX files, for each function.\n\n")
		fs.PrintDefaults()
	}
	asJSON := fs.Bool("json", false, "print JSON, an array with an object for each file")
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fs.Usage()
		return exitUsage
	}
	var all []fileStats
	for _, path := range files {
		src, name, err := readInput(path, s.in)
		if err != nil {
			fmt.Fprintf(s.err, "gonvvm: %v\n", err)
			return exitInput
		}
		m, err := ptx.Parse(name, src)
		if err != nil {
			return s.failed(err)
		}
		if !*asJSON {
			printStats(s.out, name, m)
			continue
		}
		all = append(all, statsOfFile(name, m))
	}
	if *asJSON {
		e := json.NewEncoder(s.out)
		e.SetIndent("", "  ")
		e.Encode(all)
	}
	return exitOK
}

func statsOfFile(name string, m *ptx.Module) fileStats {
	out := fileStats{File: name, Version: version(m), Target: m.Target(), Memory: jsonSpaces(m.Memory()), Functions: []funcStats{}}
	for f := range m.Functions() {
		if f.IsDeclaration() {
			out.Declared++
			continue
		}
		st := f.Stats()
		out.Functions = append(out.Functions, funcStats{
			Name: f.Name(), Kind: kindOf(f), Instructions: st.Instructions, Blocks: st.Blocks, Calls: st.Calls, Guarded: st.Guarded,
			ParamBytes: st.ParamBytes, Classes: counts(st.Families), Mnemonics: counts(st.Mnemonics), Registers: counts(st.Registers),
			Memory: jsonSpaces(st.Memory), Accesses: counts(st.Accesses),
		})
	}
	return out
}

func version(m *ptx.Module) string {
	major, minor := m.Version()
	return fmt.Sprintf("%d.%d", major, minor)
}

func kindOf(f *ptx.Function) string {
	if f.IsKernel() {
		return "entry"
	}
	return "func"
}

func jsonSpaces(list []ptx.SpaceStats) []spaceStats {
	out := []spaceStats{}
	for _, s := range list {
		out = append(out, spaceStats(s))
	}
	return out
}

func counts(list []ptx.Count) map[string]int {
	out := map[string]int{}
	for _, c := range list {
		out[c.Name] = c.N
	}
	return out
}

// printStats prints the numbers for people.
func printStats(w io.Writer, name string, m *ptx.Module) {
	declared, defined := 0, 0
	for f := range m.Functions() {
		if f.IsDeclaration() {
			declared++
		} else {
			defined++
		}
	}
	fmt.Fprintf(w, "%s: PTX %s for %s, %d functions, %d declared only\n", name, version(m), m.Target(), defined, declared)
	printSpaces(w, "  ", m.Memory())
	for f := range m.Functions() {
		if f.IsDeclaration() {
			continue
		}
		st := f.Stats()
		fmt.Fprintf(w, "\n.%s %s: %d instructions in %d blocks", kindOf(f), f.Name(), st.Instructions, st.Blocks)
		fmt.Fprintf(w, ", %d guarded, %d calls, %d bytes of parameters\n", st.Guarded, st.Calls, st.ParamBytes)
		printCounts(w, "instructions", st.Families, true)
		printCounts(w, "registers", st.Registers, false)
		printCounts(w, "accesses", st.Accesses, true)
		printSpaces(w, "  ", st.Memory)
	}
}

// printCounts prints one line of numbers, the largest first if ranked.
func printCounts(w io.Writer, what string, list []ptx.Count, ranked bool) {
	if len(list) == 0 {
		return
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b ptx.Count) int {
		if ranked && a.N != b.N {
			return b.N - a.N
		}
		return 0
	})
	fmt.Fprintf(w, "  %-12s ", what)
	for i, c := range list {
		if i > 0 {
			fmt.Fprint(w, ", ")
		}
		fmt.Fprintf(w, "%s %d", c.Name, c.N)
	}
	fmt.Fprintln(w)
}

func printSpaces(w io.Writer, indent string, list []ptx.SpaceStats) {
	for _, s := range list {
		fmt.Fprintf(w, "%s%-12s %d bytes in %d variables\n", indent, s.Space, s.Bytes, s.Variables)
	}
}
