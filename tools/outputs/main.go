// Command outputs prints a hash of every output of the compiler: for each module of testdata, for random programs and
// for given files, at each level, in both styles, with and without debug information, from text and from bitcode. Two
// states of the compiler print the same code if their lists are the same.
//
//	go run ./tools/outputs > before.txt
//	go run ./tools/outputs -against before.txt        lists the changes; exit status 1 if there are any
//	go run ./tools/outputs [-programs 600] [-arch sm_80] [FILE.ll ...]
package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/driver"
	"gonvvm/internal/llasm"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit/irgen"
)

func main() {
	programs := flag.Int("programs", 600, "random `programs`")
	arch := flag.String("arch", "sm_80", "architecture")
	against := flag.String("against", "", "`file` with the list of another state")
	flag.Parse()
	err := run(os.Stdout, *programs, *arch, *against, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "outputs:", err)
		os.Exit(1)
	}
}

// input is a module and its name.
type input struct {
	name string
	text func() ([]byte, error)
}

func run(w *os.File, programs int, arch, against string, files []string) error {
	sm, err := target.ParseSM(arch)
	if err != nil {
		return err
	}
	inputs, err := collect(programs, files)
	if err != nil {
		return err
	}
	lines := make([][]string, len(inputs))
	var wg sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				lines[i] = hashes(inputs[i], sm)
			}
		})
	}
	for i := range inputs {
		next <- i
	}
	close(next)
	wg.Wait()
	if against != "" {
		return compare(against, lines)
	}
	out := bufio.NewWriter(w)
	for _, list := range lines {
		for _, l := range list {
			fmt.Fprintln(out, l)
		}
	}
	return out.Flush()
}

// collect returns the modules of testdata, random programs, and files.
func collect(programs int, files []string) ([]input, error) {
	paths, err := filepath.Glob("testdata/kernels/*.ll")
	if err != nil || len(paths) == 0 {
		return nil, fmt.Errorf("no testdata/kernels here: run it in the root of the project (%v)", err)
	}
	more, err := filepath.Glob("internal/*/testdata/*/*.ll")
	if err != nil {
		return nil, err
	}
	var list []input
	for _, path := range append(append(paths, more...), files...) {
		list = append(list, input{path, func() ([]byte, error) { return os.ReadFile(path) }})
	}
	for seed := range programs {
		list = append(list, input{"program " + strconv.Itoa(seed), func() ([]byte, error) {
			return []byte(irgen.Generate(irgen.Options{Seed: uint64(seed), Statements: 12})), nil
		}})
	}
	return list, nil
}

// hashes compiles a module in all configurations and returns a line for each.
func hashes(in input, sm target.SM) (lines []string) {
	text, err := in.text()
	if err != nil {
		return []string{in.name + " " + err.Error()}
	}
	var bc []byte
	if m, err := llasm.Parse(in.name, text, llasm.Options{}); err == nil {
		bc, _ = bitcode.Append(nil, m, bitcode.WriteOptions{})
	}
	for level := range 4 {
		for _, llc := range []bool{false, true} {
			for _, debug := range []bool{false, true} {
				for _, data := range [][]byte{text, bc} {
					if data == nil || debug && !bytes.Contains(text, []byte("!DICompileUnit")) {
						continue
					}
					o := driver.Options{SM: sm, Codegen: driver.Codegen{Level: level, FMA: true, LineInfo: debug, Debug: debug}, Workers: 1, Triple: "nvptx64-nvidia-cuda"}
					if llc {
						o.LLC, o.Style, o.Verbose = true, driver.StyleLLVM, true
					}
					kind := "text"
					if &data[0] != &text[0] {
						kind = "bitcode"
					}
					name := strings.TrimSuffix(filepath.Base(in.name), ".ll")
					r, notes, err := driver.Compile(context.Background(), &o, driver.Input{Name: name, Data: data})
					h := sha256.New()
					h.Write(notes.Append(nil))
					if err != nil {
						h.Write([]byte(err.Error()))
					} else {
						h.Write(r.PTX)
					}
					lines = append(lines, fmt.Sprintf("%x %s -O%d llc=%v debug=%v %s", h.Sum(nil)[:10], in.name, level, llc, debug, kind))
				}
			}
		}
	}
	return lines
}

// compare lists the outputs that differ from those of a file.
func compare(file string, lines [][]string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	old := map[string]string{}
	for l := range strings.Lines(string(data)) {
		hash, name, _ := strings.Cut(strings.TrimSuffix(l, "\n"), " ")
		old[name] = hash
	}
	n, differ := 0, 0
	for _, list := range lines {
		for _, l := range list {
			hash, name, _ := strings.Cut(l, " ")
			n++
			if old[name] != hash {
				differ++
				fmt.Println(name)
			}
		}
	}
	if differ > 0 || n != len(old) {
		return fmt.Errorf("%d of %d outputs differ; %s has %d", differ, n, file, len(old))
	}
	fmt.Fprintf(os.Stderr, "outputs: all %d are equal\n", n)
	return nil
}
