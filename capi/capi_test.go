package capi

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// The libraries and the clients are built once for all tests.
var built struct {
	once    sync.Once
	dir     string
	problem string
}

func TestMain(m *testing.M) {
	code := m.Run()
	if built.dir != "" {
		os.RemoveAll(built.dir)
	}
	os.Exit(code)
}

// libraries builds the C libraries, a client and the command below a folder, which it returns. Without a C compiler, and without
// GONVVM_ORACLES, the test is skipped.
func libraries(t *testing.T) string {
	t.Helper()
	if !oracle.Admitted() {
		t.Skip("the C libraries are built if GONVVM_ORACLES is set")
	}
	if _, err := exec.LookPath("cc"); err != nil {
		t.Skip("there is no C compiler")
	}
	built.once.Do(func() {
		dir, err := os.MkdirTemp("", "capi")
		if err != nil {
			built.problem = err.Error()
			return
		}
		built.dir = dir
		for _, args := range [][]string{
			{"../scripts/build-libs", dir},
			{"cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", dir + "/client", "test/client.c", "-lpthread", "-ldl"},
			{"cc", "-std=gnu11", "-O1", "-DIR_VERSION=\"i32 1, i32 9\"", "-o", dir + "/client-1.9", "test/client.c", "-lpthread", "-ldl"},
			{"cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", dir + "/jitlink", "test/jitlink.c", "-ldl"},
			{"cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", dir + "/driver", "test/driver.c", "-L" + dir + "/lib64", "-lcuda", "-lpthread"},
			{"cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", dir + "/ipc", "test/ipc.c", "-L" + dir + "/lib64", "-lcuda"},
			{"cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", dir + "/exit", "test/exit.c", "-L" + dir + "/lib64", "-lcuda", "-lpthread"},
			{"cc", "-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-o", dir + "/planted", "test/planted.c", "-L" + dir + "/lib64", "-lcuda"},
			{"cc", "-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-o", dir + "/emulator", "-I" + dir + "/include", "test/emulator.c", "-L" + dir + "/lib64", "-lgonvvm_emu", "-lgpuocelot"},
			{"go", "build", "-o", dir + "/gonvvm", "../cmd/gonvvm"},
		} {
			if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
				built.problem = fmt.Sprintf("%s: %v\n%s", args, err, out)
				return
			}
		}
	})
	if built.problem != "" {
		t.Fatal(built.problem)
	}
	return built.dir
}

// client runs a command of the client with a library and returns its output.
func client(t *testing.T, library, command string, env ...string) string {
	t.Helper()
	return runClient(t, "client", library, command, env...)
}

// runClient is client for a program that was built for another version of NVVM IR.
func runClient(t *testing.T, name, library, command string, env ...string) string {
	t.Helper()
	cmd := exec.Command(libraries(t)+"/"+name, library, command)
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", command, err, out, stderr.Bytes())
	}
	return string(out)
}

func ours(t *testing.T) string { return libraries(t) + "/nvvm/lib64/libnvvm.so.4" }

// The life cycle of programs, all codes, sizes, NULL and options: the library answers as NVIDIA's of CUDA 12.5 and 11.8 do, call by call.
// testdata/differences-*.txt list the calls with other answers, and why.
func TestWalk(t *testing.T) {
	for _, v := range []struct{ version, client, theirs string }{
		{"12.5", "client", oracle.LibNVVM()},
		{"11.8", "client-1.9", oracle.LibNVVM118()},
	} {
		t.Run(v.version, func(t *testing.T) {
			got := strings.Split(runClient(t, v.client, ours(t), "walk", "NVVM_COMPAT="+v.version), "\n")
			testkit.Golden(t, "testdata/walk-"+v.version+".txt", []byte(strings.Join(got, "\n")))
			if v.theirs == "" {
				t.Skip("NVIDIA's libnvvm.so is not installed: see scripts/oracles.sh")
			}
			compareWalks(t, "testdata/differences-"+v.version+".txt", got, strings.Split(runClient(t, v.client, v.theirs, "walk"), "\n"))
		})
	}
}

// compareWalks compares two outputs of the command walk. The file lists the calls that may differ.
func compareWalks(t *testing.T, file string, got, want []string) {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		if line[0] == '#' {
			continue
		}
		if name, reason, ok := strings.Cut(strings.TrimSpace(line), " | "); ok && reason != "" {
			listed[name] = false
		} else {
			t.Errorf("%s: no reason: %s", file, line)
		}
	}
	if len(got) != len(want) {
		t.Fatalf("%d lines, NVIDIA's library has %d", len(got), len(want))
	}
	for i := range got {
		name, _, _ := strings.Cut(want[i], ": ")
		_, known := listed[name]
		switch {
		case got[i] == want[i]:
		case known:
			listed[name] = true
		default:
			t.Errorf("\n  %s\nNVIDIA's library:\n  %s", got[i], want[i])
		}
	}
	for name, used := range listed {
		if !used {
			t.Errorf("%s: %q does not differ", file, name)
		}
	}
}

// Threads compile at once; children compile after fork, before and after the first compilation; the library can be closed and opened
// again; the handlers of signals are those of the program after a call; it may take their stack away.
func TestProcess(t *testing.T) {
	for _, command := range []string{"threads", "fork", "reload", "signals", "stack"} {
		t.Run(command, func(t *testing.T) {
			if out := client(t, ours(t), command); out != "" {
				t.Error(out)
			}
		})
	}
}

// A thousand compilations take no more memory than two hundred, except for a few per cent.
func TestMemory(t *testing.T) {
	var before, after int
	if _, err := fmt.Sscan(client(t, ours(t), "repeat"), &before, &after); err != nil || before == 0 {
		t.Fatal(before, after, err)
	}
	if after > before+before/4 {
		t.Errorf("%d kB after 200 compilations, %d kB after 1,200", before, after)
	}
}

// Inputs that kill or hang NVIDIA's library get a code and a message.
func TestHostile(t *testing.T) {
	testkit.Golden(t, "testdata/hostile.txt", []byte(client(t, ours(t), "hostile")))
}

// Changed modules and lists of options: no fault that the address sanitizer finds in the C library, no leak, no code that is not one
// of NVIDIA's.
func TestMutate(t *testing.T) {
	dir := libraries(t)
	asan := dir + "/asan"
	if err := os.MkdirAll(asan, 0o755); err != nil {
		t.Fatal(err)
	}
	flags := []string{"-std=gnu11", "-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"}
	for _, args := range [][]string{
		append(flags[:len(flags):len(flags)], "-fPIC", "-shared", "-o", asan+"/libnvvm.so.4", "nvvm/nvvm.c", "common/list.c", "common/request.c", "-lpthread", "-ldl"),
		append(flags[:len(flags):len(flags)], "-o", asan+"/client", "test/client.c", "-lpthread", "-ldl"),
	} {
		if out, err := exec.Command("cc", args...).CombinedOutput(); err != nil {
			t.Skipf("the C compiler has no sanitizer: %s", out)
		}
	}
	if err := os.Symlink(dir+"/nvvm/lib64/libgonvvm.so", asan+"/libgonvvm.so"); err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"mutate", "walk", "threads"} {
		out, err := exec.Command(asan+"/client", asan+"/libnvvm.so.4", command).CombinedOutput()
		if err != nil || command != "walk" && len(out) > 0 {
			t.Errorf("%s: %v\n%s", command, err, out)
		}
	}
}

// The command answers as the library made from Go does.
func TestPipe(t *testing.T) {
	lib := ours(t)
	direct := client(t, lib, "walk")
	if piped := client(t, lib, "walk", "GONVVM_PIPE="+libraries(t)+"/gonvvm"); piped != direct {
		t.Errorf("other answers through the command:\n%s", piped)
	}
	out := client(t, lib, "walk", "GONVVM_PIPE="+libraries(t)+"/no-such-command")
	if want := "no-such-command cannot be started"; !strings.Contains(out, want) {
		t.Errorf("a command that does not exist: the log lacks %q:\n%s", want, out)
	}
}

// The library exports the functions of NVIDIA's and nothing else, has its name, and is small.
func TestSymbols(t *testing.T) {
	lib := ours(t)
	out, err := exec.Command("nm", "-D", "--defined-only", lib).Output()
	if err != nil {
		t.Skip("there is no nm")
	}
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		if name := f[len(f)-1]; !strings.HasPrefix(name, "nvvm") || strings.Contains(name, "@") {
			t.Errorf("%s is exported", name)
		}
	}
	if out, err := exec.Command("readelf", "-d", lib).Output(); err == nil && !bytes.Contains(out, []byte("soname: [libnvvm.so.4]")) {
		t.Errorf("the name of the library:\n%s", out)
	}
	total := int64(0)
	files, err := filepath.Glob(filepath.Dir(lib) + "/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if info, err := os.Lstat(f); err == nil && info.Mode().IsRegular() {
			total += info.Size()
		}
	}
	if total > 20<<20 {
		t.Errorf("the libraries have %d bytes, at most 20 MB are allowed", total)
	}
}

// A small kernel takes less CPU time than in NVIDIA's library, in the process of the client. The ratio is printed; an error is only one
// that the load of the machine does not explain.
func TestCompileTime(t *testing.T) {
	lib := oracle.LibNVVM()
	mine := ours(t)
	if lib == "" {
		t.Skip("libnvvm.so of CUDA 12 is not installed: see scripts/oracles.sh")
	}
	best := func(library string) float64 {
		least := 0.0
		for range 3 {
			us, err := strconv.ParseFloat(strings.TrimSpace(client(t, library, "time")), 64)
			if err != nil {
				t.Fatal(err)
			}
			if least == 0 || us < least {
				least = us
			}
		}
		return least
	}
	a, b := best(mine), best(lib)
	t.Logf("%.0f µs, NVIDIA's library %.0f µs: %.2f", a, b, a/b)
	if a > b {
		t.Errorf("%.0f µs of CPU time for a small kernel, NVIDIA's library takes %.0f", a, b)
	}
}
