package capi

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/cureport"
	"gonvvm/internal/oracle"
)

// plantedProgram is a section of test/planted.txt.
type plantedProgram struct {
	name, arch   string
	script, code string
	line         int    // of the mistake in code; 0: in the script, or none
	command      string // function of the host with the mistake
	text         string // of the finding
}

// clean reports whether the program has no mistake.
func (p *plantedProgram) clean() bool { return p.line == 0 && p.command == "" }

func plantedPrograms(t *testing.T) (list []*plantedProgram) {
	t.Helper()
	text, err := os.ReadFile("test/planted.txt")
	if err != nil {
		t.Fatal(err)
	}
	var p *plantedProgram
	lines := 0
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(line, "-- "); ok {
			p = &plantedProgram{name: strings.TrimSuffix(name, " --\n"), arch: "sm_80", code: "#include \"gonvvm_cuda.h\"\n"}
			lines = 1
			list = append(list, p)
			continue
		}
		if p == nil {
			continue
		}
		body, mistake, marked := strings.Cut(line, "//!")
		mistake = strings.TrimSpace(mistake)
		if arch, ok := strings.CutPrefix(line, "with "); ok {
			p.arch = strings.TrimSpace(arch)
			continue
		}
		if command, ok := strings.CutPrefix(body, "host! "); ok {
			p.script += strings.TrimSpace(command) + "\n"
			p.command, p.text = "command_"+strings.Fields(command)[0], mistake
			continue
		}
		if command, ok := strings.CutPrefix(body, "host "); ok {
			p.script += command
			continue
		}
		lines++
		p.code += strings.TrimRight(body, "\n") + "\n"
		if marked {
			p.line = lines
			if p.text == "" {
				p.text = mistake
			}
		}
	}
	return list
}

// compile makes PTX with line information of a program: clang writes LLVM IR, unoptimised, and gonvvm compiles it.
func (p *plantedProgram) compile(t *testing.T, gonvvm, file string) {
	t.Helper()
	if err := os.WriteFile(file+".cu", []byte(p.code), 0o644); err != nil {
		t.Fatal(err)
	}
	clang := oracle.Find("clang-22")
	if clang == "" {
		t.Skip("clang 22 is not installed: see scripts/oracles.sh")
	}
	include, err := filepath.Abs("../testdata/kernels")
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{
			clang, "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=" + p.arch, "-Xclang", "-target-feature", "-Xclang", "+ptx80",
			"-std=c++17", "-Wno-unknown-cuda-version", "-O0", "-Xclang", "-disable-O0-optnone", "-gline-tables-only", "-I" + include, "-emit-llvm", "-S",
			"-o", file + ".ll", file + ".cu",
		},
		{gonvvm, "compile", "-arch=" + p.arch, "-opt=1", "-ptx=8.0", "-generate-line-info", "-libdevice=none", "-o", file + ".ptx", file + ".ll"},
	} {
		if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", args, err, out)
		}
	}
}

// run runs the program and returns its records, and the text of the report.
func (p *plantedProgram) run(t *testing.T, dir, file string) (records []cureport.Record, text string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, dir+"/bin/gonvvm", "exec", "-tools=all", "-devices="+p.arch, "-json", "-o="+file+".json", dir+"/planted", file+".ptx")
	cmd.Stdin = strings.NewReader(p.script)
	out, err := cmd.CombinedOutput()
	lines, e := os.ReadFile(file + ".json")
	if e != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for line := range strings.Lines(string(lines)) {
		var rec cureport.Record
		if err := json.Unmarshal([]byte(line), &rec); err != nil {
			t.Fatal(err)
		}
		if rec.Kind != cureport.Summary {
			records = append(records, rec)
			text += rec.Text()
		}
	}
	if want := map[bool]int{true: 5, false: 0}[len(records) > 0]; cmd.ProcessState.ExitCode() != want {
		t.Errorf("status %d, not %d\n%s", cmd.ProcessState.ExitCode(), want, out)
	}
	return records, text
}

// found reports whether a record has the mistake at its line and command.
func (p *plantedProgram) found(rec *cureport.Record, f *cureport.Finding) bool {
	if !strings.Contains(f.Title+" "+f.Message, p.text) {
		return false
	}
	at := false
	for _, x := range append([]cureport.Place{f.At}, f.Inlined...) {
		at = at || int(x.Line) == p.line && strings.HasSuffix(x.File, ".cu")
	}
	if p.line != 0 && !at {
		return false
	}
	if p.command == "" {
		return true
	}
	stacks := append(append([]cureport.Frame(nil), rec.Stack...), f.Stack...)
	if f.Against != nil {
		stacks = append(stacks, f.Against.Stack...)
	}
	for _, frame := range stacks {
		if frame.Symbol == p.command {
			return true
		}
	}
	return false
}

// gonvvm exec finds the mistake of each program at its line, and nothing in those without one.
func TestPlanted(t *testing.T) {
	dir := libraries(t)
	planted, found, clean := 0, 0, 0
	for i, p := range plantedPrograms(t) {
		t.Run(p.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "p"+strconv.Itoa(i))
			p.compile(t, dir+"/bin/gonvvm", file)
			records, text := p.run(t, dir, file)
			if p.clean() {
				clean++
				if len(records) > 0 {
					t.Errorf("a correct program has findings:\n%s", text)
				}
				return
			}
			planted++
			for k := range records {
				for n := range records[k].Findings {
					if p.found(&records[k], &records[k].Findings[n]) {
						found++
						return
					}
				}
			}
			t.Errorf("no finding at line %d or %s with %q:\n%s", p.line, p.command, p.text, text)
		})
	}
	t.Logf("%d of %d mistakes are found at their lines; %d programs have none", found, planted, clean)
}
