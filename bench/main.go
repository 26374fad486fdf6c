// Command bench compares gonvvm with LLVM 22 side by side, on one machine and in one run: the two compilers take turns
// on the same input, and the result is the ratio of their CPU times and the peak of their memory.
//
//	go build -o bin/gonvvm ./cmd/gonvvm && go run ./bench
//
//	-gonvvm PATH     the command to measure (default bin/gonvvm)
//	-what LIST       of cold,corpus,parse,scale,growth,check,emulate,quality,cost,batch,record,hardware (default cold,corpus,quality)
//	-record FILE     the launches of record and hardware (default bin/launches.json.gz)
//	-gpu PATH        the command gonvvm-cuda for hardware (default bin/gonvvm-cuda)
//	-reps N          repetitions of each measurement (default 9)
//	-kernels REGEXP  only these modules of the corpus, or chains of growth
//	-variant NAME    of the corpus (default O0); "" takes every .ll file of the folder
//	-dir FOLDER      the corpus (default testdata/kernels)
//	-arch LIST       the architectures whose code is compared (default sm_80,sm_90)
//	-self            measures LLVM against itself: how much the ratios vary
//
// emulate measures the emulator on the kernels of bench/emulate, beside POCL (scripts/oracles.sh pocl) if that is installed: ratios of
// CPU times without and with the sanitizer. It also measures the time to a kernel's first instruction, the gain of a second worker, and
// how long handlers delay collections and the end of a launch.
//
// cost estimates the cycles of kernels, from the machine code and from the counts of the emulator (cost_model.go).
//
// record writes the launches of the corpus, compiled by gonvvm, LLVM and NVIDIA's compiler, with their costs and the emulator's results;
// hardware runs them on a GPU (gonvvm-cuda of the module cuda), compares the results with the emulator's, and the times of the
// compilers with each other and with the costs. For times it launches many copies of a kernel's blocks, each with output buffers of its own. The GPU may be
// another machine's: hardware needs no corpus and no other compiler.
//
// batch compiles 20,000 variants of small kernels with gonvvm batch, beside compilations one by one.
//
// A kernel whose code is above 1.15 times LLVM's in SASS or executed PTX instructions needs a line in explanations.txt,
// or its line fails. If NVIDIA's compiler is installed (internal/oracle), the numbers of its code follow LLVM's,
// without a bound.
//
// Each line ends with PASS or FAIL against the project's bound; the exit status is 1 if one fails. It runs on Unix
// systems, where a process's CPU time and peak memory can be read.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"gonvvm/internal/oracle"
)

// The bounds that the project sets itself.
const (
	maxColdRatio      = 0.25 // of llc's CPU time
	maxColdMemory     = 20   // MB
	maxCorpusRatio    = 0.20 // of the CPU time of opt and llc together
	maxCorpusWall     = 1.0 / 8
	minParseSpeed     = 3.0  // times llvm-as and llvm-dis
	maxTextMemory     = 3.0  // times the size of a text
	maxQualityRatio   = 1.00 // of LLVM's instructions, in SASS and executed in the emulator
	maxLibdeviceRatio = 1.0 / 6
	maxScaleRatio     = 0.20 // of LLVM's CPU time
	maxScaleMemory    = 0.50
	maxGrowth         = 1.20 // of the time for a function
	maxRegisterRatio  = 1.02
)

// bench holds the settings of one run.
type bench struct {
	gonvvm  string
	self    bool
	reps    int
	kernels *regexp.Regexp
	variant string
	archs   string
	folder  string
	record  string // of launches for a GPU
	gpu     string // the command gonvvm-cuda
	dir     string // for outputs
	failed  bool
}

func main() {
	b := &bench{}
	what := flag.String("what", "cold,corpus,quality", "the measurements")
	kernels := flag.String("kernels", ".", "the modules of the corpus, a regular expression")
	flag.StringVar(&b.gonvvm, "gonvvm", filepath.Join("bin", "gonvvm"), "the command")
	flag.StringVar(&b.variant, "variant", "O0", "the variant of the corpus")
	flag.StringVar(&b.archs, "arch", "sm_80,sm_90", "the architectures whose code is compared")
	flag.StringVar(&b.folder, "dir", filepath.Join("testdata", "kernels"), "the folder of the corpus")
	flag.StringVar(&b.record, "record", filepath.Join("bin", "launches.json.gz"), "the launches for a GPU")
	flag.StringVar(&b.gpu, "gpu", filepath.Join("bin", "gonvvm-cuda"), "the command that launches on a GPU")
	flag.IntVar(&b.reps, "reps", 9, "repetitions")
	flag.BoolVar(&b.self, "self", false, "measure LLVM against itself")
	flag.Parse()
	if err := b.main(*what, *kernels); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(2)
	}
	if b.failed {
		os.Exit(1)
	}
}

func (b *bench) main(what, kernels string) error {
	var err error
	if b.kernels, err = regexp.Compile(kernels); err != nil {
		return err
	}
	if b.dir, err = os.MkdirTemp("", "bench"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	if !b.self && what != "hardware" {
		if err := b.install(); err != nil {
			return fmt.Errorf("%w (go build -o bin/gonvvm ./cmd/gonvvm)", err)
		}
	}
	for _, name := range strings.Split(what, ",") {
		switch name {
		case "cold":
			err = b.cold()
		case "corpus":
			err = b.corpus()
		case "parse":
			err = b.parse()
		case "scale":
			err = b.scale()
		case "growth":
			err = b.growth()
		case "check":
			err = b.check()
		case "emulate":
			err = b.emulate()
		case "cost":
			err = b.cost()
		case "batch":
			err = b.batch()
		case "record":
			err = b.recordLaunches()
		case "hardware":
			err = b.hardware()
		case "quality":
			err = b.quality()
		default:
			err = fmt.Errorf("unknown measurement %q", name)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// install copies the command, as LLVM's commands were when they were installed. Go's linker maps the file that it writes, so that the system
// holds it in single pages, and until they are read again each start takes a tenth to a fifth longer.
func (b *bench) install() error {
	from, err := os.Open(b.gonvvm)
	if err != nil {
		return err
	}
	defer from.Close()
	b.gonvvm = b.out("gonvvm")
	to, err := os.OpenFile(b.gonvvm, os.O_WRONLY|os.O_CREATE, 0o777)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	return errors.Join(err, to.Close())
}

// verdict prints a bound with the measured value, and remembers a failure.
func (b *bench) verdict(ok bool, format string, args ...any) {
	word := "PASS"
	if !ok {
		word = "FAIL"
		b.failed = true
	}
	fmt.Printf("%s: %s\n", fmt.Sprintf(format, args...), word)
}

// out returns the path of an output file.
func (b *bench) out(name string) string { return filepath.Join(b.dir, name) }

// tool returns the command line of an LLVM tool.
func tool(name string, args ...string) (command, error) {
	path := oracle.Find(name)
	if path == "" {
		return nil, fmt.Errorf("%s is not installed: scripts/oracles.sh installs it", name)
	}
	return append(command{path}, args...), nil
}

// ours returns gonvvm's command line, or LLVM's in its place with -self.
func (b *bench) ours(theirs []command, args ...string) []command {
	if b.self {
		return theirs
	}
	return []command{append(command{b.gonvvm}, args...)}
}
