package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"gonvvm/internal/driver"
	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
)

// maxCheck bounds the time of a compilation beside that of one whose output is not checked.
const maxCheck = 1.05

// check measures the cost of the check of the output: the corpus and libdevice, with and without it in turns, in one process with one
// worker. The best of the repetitions count.
func (b *bench) check() error {
	files, err := filepath.Glob(filepath.Join(b.folder, "*."+b.variant+".ll"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no modules %s: %w", b.folder, err)
	}
	sets := map[string][]driver.Input{}
	for _, path := range files {
		if data, err := os.ReadFile(path); err == nil && b.kernels.MatchString(path) {
			sets["corpus"] = append(sets["corpus"], driver.Input{Name: path, Data: data})
		}
	}
	if path := oracle.Libdevice(); path != "" {
		if data, err := os.ReadFile(path); err == nil {
			sets["libdevice"] = []driver.Input{{Name: path, Data: data}}
		}
	}
	sm, err := target.ParseSM(strings.Split(b.archs, ",")[0])
	if err != nil {
		return err
	}
	for _, name := range []string{"corpus", "libdevice"} {
		var best [2]time.Duration
		for rep := range 2 * b.reps {
			for k := range best {
				i := (rep + k) % 2 // the first one changes each time
				without := i == 1
				runtime.GC()
				start := time.Now()
				for _, in := range sets[name] {
					opt := &driver.Options{SM: sm, Codegen: driver.Codegen{Level: 3, FMA: true}, Triple: "nvptx64-nvidia-cuda", Workers: 1, NoCheck: without, ExternDevice: true}
					if _, _, err := driver.Compile(context.Background(), opt, in); err != nil {
						return fmt.Errorf("%s: %w", in.Name, err)
					}
				}
				if d := time.Since(start); best[i] == 0 || d < best[i] {
					best[i] = d
				}
			}
		}
		if best[1] > 0 {
			r := float64(best[0]) / float64(best[1])
			b.verdict(r <= maxCheck, "check of the output, %-9s %8.1f ms with, %8.1f ms without, %.3f (at most %.2f)", name, ms(best[0]), ms(best[1]), r, maxCheck)
		}
	}
	return nil
}
