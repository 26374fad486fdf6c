package cache

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// temporary is the pattern of files that are being written. One that is older than abandoned belongs to a process that has ended.
const (
	temporary = "tmp-*"
	abandoned = time.Hour
)

// slack is the part of a shard that a process may fill before it looks at the folder again, where others write, too.
const slack = 16

// makeRoom removes the entries of a folder that were used least recently until size more bytes fit.
func (s *shard) makeRoom(dir string, size, limit int64, now time.Time) error {
	if s.known && s.size+size <= limit && s.written <= limit/slack {
		return nil
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	list, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	type entry struct {
		name string
		size int64
		time time.Time
	}
	var entries []entry
	s.known, s.size, s.written = true, 0, 0
	for _, e := range list {
		st, err := e.Info()
		if err != nil { // another process has removed it
			continue
		}
		if strings.HasPrefix(e.Name(), strings.TrimSuffix(temporary, "*")) {
			if now.Sub(st.ModTime()) > abandoned {
				os.Remove(filepath.Join(dir, e.Name()))
			}
			continue
		}
		entries = append(entries, entry{e.Name(), st.Size(), st.ModTime()})
		s.size += st.Size()
	}
	if s.size+size <= limit {
		return nil
	}
	slices.SortFunc(entries, func(a, b entry) int {
		if c := a.time.Compare(b.time); c != 0 {
			return c
		}
		return strings.Compare(a.name, b.name)
	})
	for _, e := range entries {
		if s.size+size <= limit-limit/slack {
			break
		}
		if err := os.Remove(filepath.Join(dir, e.name)); err != nil && !os.IsNotExist(err) {
			return err
		}
		s.size -= e.size
	}
	return nil
}
