package oracle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// identity tells one version of a program from another without running it.
var identity = struct {
	sync.Mutex
	of map[string]string
}{of: map[string]string{}}

func toolIdentity(path string) string {
	identity.Lock()
	defer identity.Unlock()
	if id, ok := identity.of[path]; ok {
		return id
	}
	id := path
	if real, err := filepath.EvalSymlinks(path); err == nil {
		if info, err := os.Stat(real); err == nil {
			id = fmt.Sprintf("%s %d %d", real, info.Size(), info.ModTime().UnixNano())
		}
	}
	identity.of[path] = id
	return id
}

// resultKey names the result of one run by everything that it depends on.
func resultKey(path string, args []string, input []byte) string {
	h := sha256.New()
	fmt.Fprintf(h, "1 %s\n%q\n", toolIdentity(path), args)
	h.Write(input)
	return hex.EncodeToString(h.Sum(nil)[:20])
}

// resultPath is where a result is kept: in $GONVVM_RESULTS, or in the cache.
func resultPath(key string) string {
	dir := os.Getenv("GONVVM_RESULTS")
	if dir == "" {
		dir = filepath.Join(CacheDir(), "results")
	}
	return filepath.Join(dir, key[:2], key)
}

func loadResult(key string) ([]byte, bool) {
	data, err := os.ReadFile(resultPath(key))
	return data, err == nil
}

// storeResult keeps a result for the next run. Failure to do so only costs time.
func storeResult(key string, data []byte) {
	path := resultPath(key)
	if os.MkdirAll(filepath.Dir(path), 0o755) != nil {
		return
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), "new")
	if err != nil {
		return
	}
	_, err = tmp.Write(data)
	if tmp.Close() != nil || err != nil || os.Rename(tmp.Name(), path) != nil {
		os.Remove(tmp.Name())
	}
}
