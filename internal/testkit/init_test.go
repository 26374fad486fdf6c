package testkit

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// maxInit bounds the memory that all packages of the project may allocate before main: tables that are built then cost each start,
// which takes a few milliseconds on a small kernel.
const maxInit = 64 << 10

// reInit reads a line of GODEBUG=inittrace=1.
var reInit = regexp.MustCompile(`^init (\S+) @.*, [0-9.]+ ms clock, (\d+) bytes, \d+ allocs`)

// TestInit starts the command and sums the work of the project's packages at initialisation, as the runtime reports it.
func TestInit(t *testing.T) {
	root := Root(t)
	if _, err := os.Stat(filepath.Join(root, "cmd", "gonvvm", "main.go")); err != nil {
		t.Skip("no command to start")
	}
	exe := filepath.Join(t.TempDir(), "gonvvm")
	build := exec.Command("go", "build", "-o", exe, "./cmd/gonvvm")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	cmd := exec.Command(exe, "version")
	cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	var stderr strings.Builder
	cmd.Stderr = &stderr
	if err := cmd.Run(); err != nil {
		t.Fatalf("gonvvm version: %v\n%s", err, &stderr)
	}
	if sum, lines := projectInit(stderr.String()); sum > maxInit || sum == 0 {
		t.Errorf("the project's packages allocate %d bytes before main, more than %d:\n%s", sum, maxInit, lines)
	}
}

// projectInit sums the bytes that the project's own packages allocate in an init
// trace, and returns their lines.
func projectInit(trace string) (int, string) {
	sum, lines := 0, ""
	for _, text := range strings.Split(trace, "\n") {
		m := reInit.FindStringSubmatch(text)
		if m == nil || (m[1] != "main" && m[1] != modulePath && !strings.HasPrefix(m[1], modulePath+"/")) {
			continue
		}
		n, _ := strconv.Atoi(m[2])
		sum += n
		lines += text + "\n"
	}
	return sum, lines
}

func TestProjectInit(t *testing.T) {
	trace := `init internal/bytealg @0.007 ms, 0.002 ms clock, 0 bytes, 0 allocs
init runtime @0.06 ms, 0.05 ms clock, 0 bytes, 0 allocs
init gonvvm/internal/isa @0.9 ms, 0.25 ms clock, 2048 bytes, 12 allocs
init main @1.2 ms, 0.10 ms clock, 64 bytes, 1 allocs
`
	sum, lines := projectInit(trace)
	if sum != 2112 || strings.Count(lines, "\n") != 2 {
		t.Errorf("sum %d of\n%s", sum, lines)
	}
}
