package cache

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// key returns a key of a shard.
func key(shard, n int) Key {
	k := Key(sha256.Sum256([]byte(strconv.Itoa(n))))
	k[0] = byte(shard << 2)
	return k
}

// contents are those of the n-th entry.
func contents(n int) []byte { return bytes.Repeat([]byte{byte(n), byte(n >> 8)}, 500+n%100) }

func open(t *testing.T, dir string, limit int64) *Cache {
	t.Helper()
	c, err := Open(dir, limit)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestGet(t *testing.T) {
	c := open(t, t.TempDir(), 1<<20)
	k := key(3, 1)
	if _, ok := c.Get(k); ok {
		t.Error("an empty cache has an entry")
	}
	for _, data := range [][]byte{{}, contents(1), contents(2)} {
		if err := c.Put(k, data); err != nil {
			t.Fatal(err)
		}
		if got, ok := open(t, c.dir, 1<<20).Get(k); !ok || !bytes.Equal(got, data) {
			t.Errorf("%v, %d bytes, expected %d", ok, len(got), len(data))
		}
	}
}

// An entry of which any byte differs, or the end is missing, is not one, and is removed.
func TestDamaged(t *testing.T) {
	c := open(t, t.TempDir(), 1<<20)
	k := key(3, 1)
	_, dir := c.folder(k)
	path := filepath.Join(dir, k.String())
	for at := range overhead + 20 {
		for _, cut := range []bool{false, true} {
			if err := c.Put(k, contents(1)[:20]); err != nil {
				t.Fatal(err)
			}
			file, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if cut {
				file = file[:at]
			} else {
				file[at] ^= 1
			}
			if err := os.WriteFile(path, file, 0o666); err != nil {
				t.Fatal(err)
			}
			if _, ok := c.Get(k); ok {
				t.Errorf("byte %d, cut %v: the entry is returned", at, cut)
			}
			if _, err := os.Stat(path); err == nil {
				t.Errorf("byte %d, cut %v: the entry stays", at, cut)
			}
		}
	}
}

// sizeOf returns the size of all files of a folder.
func sizeOf(t *testing.T, dir string) (size int64) {
	t.Helper()
	err := filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		st, err := d.Info()
		size += st.Size()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return size
}

// The size is bounded, and the entries that were used last stay.
func TestBound(t *testing.T) {
	const limit = shards * 20000
	c := open(t, t.TempDir(), limit)
	clock := time.Now().Add(-24 * time.Hour)
	c.now = func() time.Time { return clock }
	often := key(5, 0)
	if err := c.Put(often, contents(0)); err != nil {
		t.Fatal(err)
	}
	for n := 1; n < 100; n++ {
		clock = clock.Add(time.Minute)
		k := key(5, n)
		if err := c.Put(k, contents(n)); err != nil {
			t.Fatal(err)
		}
		_, dir := c.folder(k)
		if err := os.Chtimes(filepath.Join(dir, k.String()), clock, clock); err != nil {
			t.Fatal(err)
		}
		if _, ok := c.Get(often); !ok && n > 1 {
			t.Fatalf("the entry that is used often is gone after %d others", n)
		}
		if size := sizeOf(t, c.dir); size > limit/shards {
			t.Fatalf("%d bytes in one shard, the limit is %d", size, limit/shards)
		}
	}
	if _, ok := c.Get(key(5, 99)); !ok {
		t.Error("the newest entry is gone")
	}
	if _, ok := c.Get(key(5, 2)); ok {
		t.Error("an old entry is there")
	}
	if err := c.Put(key(6, 1), make([]byte, limit/shards)); err != nil || sizeOf(t, c.dir) > limit/shards {
		t.Errorf("an entry larger than a shard is stored: %v", err)
	}
}

// Files that a process left when it was killed are removed later.
func TestAbandoned(t *testing.T) {
	c := open(t, t.TempDir(), 1<<20)
	_, dir := c.folder(key(1, 1))
	old, fresh := filepath.Join(dir, "tmp-1"), filepath.Join(dir, "tmp-2")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{old, fresh} {
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	before := time.Now().Add(-2 * abandoned)
	if err := os.Chtimes(old, before, before); err != nil {
		t.Fatal(err)
	}
	if err := c.Put(key(1, 1), nil); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); err == nil {
		t.Error("the old temporary file stays")
	}
	if _, err := os.Stat(fresh); err != nil {
		t.Error("the file that is being written is gone")
	}
}

const child = "GONVVM_CACHE_TEST"

// Several processes read and write the same entries of a small cache: each entry that one gets is whole, and the bound holds.
func TestProcesses(t *testing.T) {
	const limit = shards * 40000
	if dir := os.Getenv(child); dir != "" {
		c := open(t, dir, limit)
		for round := range 20 {
			for n := range 100 {
				k := key(n%2, n)
				if got, ok := c.Get(k); ok && !bytes.Equal(got, contents(n)) {
					t.Fatalf("round %d: entry %d has other contents", round, n)
				}
				if err := c.Put(k, contents(n)); err != nil {
					t.Fatal(err)
				}
			}
		}
		return
	}
	const processes = 4
	dir := t.TempDir()
	done := make(chan error)
	for range processes {
		cmd := exec.Command(os.Args[0], "-test.run=^TestProcesses$")
		cmd.Env = append(os.Environ(), child+"="+dir)
		go func() {
			if out, err := cmd.CombinedOutput(); err != nil {
				done <- fmt.Errorf("%w\n%s", err, out)
				return
			}
			done <- nil
		}()
	}
	for range processes {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	if size, most := sizeOf(t, dir), int64(2*limit/shards*(slack+processes)/slack); size > most {
		t.Errorf("%d bytes in two shards, expected at most %d", size, most)
	}
	left, err := filepath.Glob(filepath.Join(dir, "*", "tmp-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("%s is left: %v", strings.Join(left, " "), err)
	}
}
