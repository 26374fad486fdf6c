package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// Key is the digest of all that a result depends on.
type Key [sha256.Size]byte

// String returns k in hexadecimal digits.
func (k Key) String() string { return hex.EncodeToString(k[:]) }

// shards is the number of folders; the first six bits of a key choose one.
const shards = 64

// header precedes the digest of the contents in a file.
const header = "gonvvm cache 1\n"

// overhead is the size of a file without the contents.
const overhead = len(header) + sha256.Size

// Cache is a folder of results. It may be used by several goroutines at once.
type Cache struct {
	dir   string
	limit int64 // of a shard
	now   func() time.Time
	shard [shards]shard
}

// Open returns the cache in a folder, which is made if it does not exist, with a limit of the bytes of all entries. The entries that
// other processes write at the same time may exceed the limit by a sixteenth for each of them.
func Open(dir string, limit int64) (*Cache, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	return &Cache{dir: dir, limit: max(limit, 0) / shards, now: time.Now}, nil
}

// folder returns the shard of a key and its folder.
func (c *Cache) folder(k Key) (*shard, string) {
	n := k[0] >> 2
	return &c.shard[n], filepath.Join(c.dir, fmt.Sprintf("%02x", n))
}

// used is the age from which on the use of an entry is noted in the time of its file.
const used = 10 * time.Minute

// Get returns the contents of an entry. A damaged entry is removed, and does not count as one.
func (c *Cache) Get(k Key) (data []byte, ok bool) {
	_, dir := c.folder(k)
	path := filepath.Join(dir, k.String())
	file, err := os.ReadFile(path)
	if err != nil {
		return nil, false
	}
	if len(file) < overhead || string(file[:len(header)]) != header {
		os.Remove(path)
		return nil, false
	}
	data = file[overhead:]
	if sum := sha256.Sum256(data); !bytes.Equal(sum[:], file[len(header):overhead]) {
		os.Remove(path)
		return nil, false
	}
	if st, err := os.Stat(path); err == nil {
		if now := c.now(); now.Sub(st.ModTime()) > used {
			_ = os.Chtimes(path, now, now) // or the entry counts as older than it is
		}
	}
	return data, true
}

// Put stores an entry. It does nothing if the entry is larger than a shard may be.
func (c *Cache) Put(k Key, data []byte) error {
	size := int64(overhead + len(data))
	if size > c.limit {
		return nil
	}
	s, dir := c.folder(k)
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.makeRoom(dir, size, c.limit, c.now()); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, temporary)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	_, err = f.Write(append(append(make([]byte, 0, size), header...), sum[:]...))
	if err == nil {
		_, err = f.Write(data)
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), filepath.Join(dir, k.String()))
	}
	if err != nil {
		os.Remove(f.Name())
		return err
	}
	s.size += size
	s.written += size
	return nil
}

// shard is the knowledge of this process about a folder.
type shard struct {
	mu      sync.Mutex
	known   bool
	size    int64 // of its files at the last look, with those that this process has written since
	written int64 // by this process since the last look
}
