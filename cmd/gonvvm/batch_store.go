package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"sync"

	"gonvvm/diag"
	"gonvvm/internal/cache"
)

// The files of a folder of results. The journal holds the records of results in the order in which they were made; it is there while the batch is
// not done.
const (
	resultsFile  = "results.jsonl"
	failuresFile = "failures.txt"
	summaryFile  = "summary.json"
	journalFile  = "journal.jsonl"
	lockedFile   = "lock"
	temporaryDir = "tmp"
)

// record is the result of a compilation.
type record struct {
	Line        int             `json:"line,omitempty"` // of the manifest; in results only
	Name        string          `json:"name,omitempty"` // in results only
	Key         string          `json:"key"`
	OK          bool            `json:"ok"`
	File        string          `json:"file,omitempty"` // the output, with slashes; its name is the SHA-256 digest of its contents
	Bytes       int             `json:"bytes,omitempty"`
	Messages    string          `json:"messages,omitempty"` // of a front end
	Diagnostics diag.List       `json:"-"`
	Said        json.RawMessage `json:"diagnostics,omitempty"`
	Text        string          `json:"text,omitempty"` // the diagnostics for people

	end string // of the name of the output
}

// totals is the contents of summary.json.
type totals struct {
	Jobs    int `json:"jobs"`
	Failed  int `json:"failed"`
	Outputs int `json:"outputs"` // different results
	Bytes   int `json:"bytes"`   // of them
}

// batchStore is a folder of results.
type batchStore struct {
	dir    string
	lock   *os.File
	totals totals

	mu      sync.Mutex
	journal *os.File
	size    int64
	records map[shortKey]int64 // offsets in the journal
	made    [256]bool          // folders of outputs
}

// openBatchStore opens a folder of results, with the records of a batch that was done or was interrupted.
func openBatchStore(dir string) (*batchStore, error) {
	s := &batchStore{dir: dir, records: make(map[shortKey]int64)}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	var err error
	if s.lock, err = os.OpenFile(s.path(lockedFile), os.O_RDWR|os.O_CREATE, 0o666); err != nil {
		return nil, err
	}
	if err := lockFile(s.lock); err != nil {
		return nil, fmt.Errorf("%s: another batch writes to this folder: %w", dir, err)
	}
	if err := os.RemoveAll(s.path(temporaryDir)); err != nil {
		return nil, err
	}
	if err := os.Mkdir(s.path(temporaryDir), 0o777); err != nil {
		return nil, err
	}
	if s.journal, err = os.OpenFile(s.path(journalFile), os.O_RDWR|os.O_CREATE, 0o666); err != nil {
		return nil, err
	}
	if err := s.recover(); err != nil {
		return nil, err
	}
	done, err := os.Open(s.path(resultsFile))
	if errors.Is(err, os.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return nil, err
	}
	defer done.Close()
	return s, eachLine(done, func(_ int, _ int64, text []byte) error {
		var r record
		if json.Unmarshal(text, &r) != nil {
			return nil
		}
		k, ok := parseKey(r.Key)
		if _, known := s.records[short(k)]; known || !ok {
			return nil
		}
		r.Line, r.Name = 0, ""
		_, err := s.append(&r)
		return err
	})
}

func (s *batchStore) path(name string) string { return filepath.Join(s.dir, filepath.FromSlash(name)) }

// recover reads the journal of a batch that did not end; a last line that was not finished is removed.
func (s *batchStore) recover() error {
	err := eachLine(s.journal, func(_ int, offset int64, text []byte) error {
		var r record
		if json.Unmarshal(text, &r) != nil {
			return nil
		}
		if k, ok := parseKey(r.Key); ok {
			s.records[short(k)] = offset
			s.size = offset + int64(len(text)) + 1
		}
		return nil
	})
	if err != nil {
		return err
	}
	return s.journal.Truncate(s.size)
}

// shortKey is a part of a key that tells results apart, too: a batch has millions of them in memory.
type shortKey [16]byte

func short(k cache.Key) shortKey { return shortKey(k[:]) }

func parseKey(text string) (k cache.Key, ok bool) {
	n, err := hex.Decode(k[:], []byte(text[:min(len(text), 2*len(k))]))
	return k, err == nil && n == len(k)
}

// find returns the offset of a record whose output is there and undamaged.
func (s *batchStore) find(k cache.Key) (at int64, ok bool) {
	s.mu.Lock()
	at, ok = s.records[short(k)]
	s.mu.Unlock()
	if !ok {
		return 0, false
	}
	r, err := s.read(at)
	if err != nil {
		return 0, false
	}
	if !r.OK {
		return at, true
	}
	out, err := os.ReadFile(s.path(r.File))
	return at, err == nil && r.File == outputName(out, filepath.Ext(r.File))
}

// read returns the record at an offset.
func (s *batchStore) read(at int64) (*record, error) {
	line, err := bufio.NewReader(io.NewSectionReader(s.journal, at, 1<<62)).ReadBytes('\n')
	if err != nil {
		return nil, err
	}
	r := &record{}
	return r, json.Unmarshal(line, r)
}

// outputDir precedes the names of outputs.
const outputDir = "outputs/"

// outputName returns the name of an output in the folder.
func outputName(out []byte, end string) string {
	sum := sha256.Sum256(out)
	return fmt.Sprintf("%s%x/%x%s", outputDir, sum[:1], sum[1:], end)
}

// add stores the result of a compilation: the output first, then the record, so that a record tells that the output is there.
func (s *batchStore) add(r *record, out []byte) (at int64, err error) {
	if len(r.Diagnostics) > 0 {
		r.Said, r.Text = bytes.TrimSpace(r.Diagnostics.AppendJSON(nil)), string(r.Diagnostics.Append(nil))
	}
	if r.OK {
		r.File, r.Bytes = outputName(out, r.end), len(out)
		if err := s.output(r.File, out); err != nil {
			return 0, err
		}
	}
	return s.append(r)
}

// output writes an output. It counts when there is a record of it; until then it may be incomplete.
func (s *batchStore) output(name string, data []byte) error {
	n, err := strconv.ParseUint(name[len(outputDir):len(outputDir)+2], 16, 8)
	if err != nil {
		return err
	}
	s.mu.Lock()
	if !s.made[n] {
		err = os.MkdirAll(filepath.Dir(s.path(name)), 0o777)
		s.made[n] = err == nil
	}
	s.mu.Unlock()
	if err != nil {
		return err
	}
	return os.WriteFile(s.path(name), data, 0o644)
}

// create writes a file, which appears whole. A process that is killed leaves nothing outside of the folder of temporary files.
func (s *batchStore) create(name string, write func(w io.Writer) error) error {
	f, err := os.CreateTemp(s.path(temporaryDir), "*")
	if err != nil {
		return err
	}
	if err := errors.Join(write(f), f.Chmod(0o644), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), s.path(name))
}

// append adds a record to the journal.
func (s *batchStore) append(r *record) (at int64, err error) {
	k, ok := parseKey(r.Key)
	line, err := json.Marshal(r)
	if err != nil || !ok {
		return 0, errors.Join(err, errNoKey)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	at = s.size
	if _, err := s.journal.WriteAt(append(line, '\n'), at); err != nil {
		return 0, err
	}
	s.size += int64(len(line)) + 1
	s.records[short(k)] = at
	return at, nil
}

// errNoKey cannot occur with records of this program.
var errNoKey = errors.New("the record of a result has no key")

// close ends the use of the folder; done says that the results are written.
func (s *batchStore) close(done bool) error {
	err := s.journal.Close()
	if done {
		err = errors.Join(err, os.Remove(s.path(journalFile)), os.RemoveAll(s.path(temporaryDir)))
	}
	return errors.Join(err, s.lock.Close())
}

// write writes the results of all jobs, in their order.
func (b *batch) write() error {
	s := b.store
	b.claimed = nil // no longer needed; the map below takes its memory
	seen := make(map[shortKey]bool)
	var failures bytes.Buffer
	err := s.create(resultsFile, func(w io.Writer) error {
		out := bufio.NewWriter(w)
		err := b.lines(func(l manifestLine) error {
			if l.index >= len(b.jobs) || b.jobs[l.index].record < 0 {
				return errManifest
			}
			r, err := s.read(b.jobs[l.index].record)
			if err != nil {
				return err
			}
			r.Line = l.index + 1
			if j, err := parseJob(l.text); err == nil {
				r.Name = j.Name
			}
			s.totals.Jobs++
			if !r.OK {
				s.totals.Failed++
				fmt.Fprintf(&failures, "== job %d: %s\n%s%s\n", r.Line, r.Name, r.Messages, r.Text)
			} else if digest := sha256.Sum256([]byte(r.File)); !seen[short(digest)] {
				seen[short(digest)] = true
				s.totals.Outputs++
				s.totals.Bytes += r.Bytes
			}
			line, err := json.Marshal(r)
			if err != nil {
				return err
			}
			_, err = out.Write(append(line, '\n'))
			return err
		})
		return errors.Join(err, out.Flush())
	})
	if err != nil {
		return err
	}
	err = s.create(failuresFile, func(w io.Writer) error {
		_, err := failures.WriteTo(w)
		return err
	})
	if err != nil {
		return err
	}
	text, err := json.MarshalIndent(s.totals, "", "  ")
	if err != nil {
		return err
	}
	return s.create(summaryFile, func(w io.Writer) error {
		_, err := w.Write(append(text, '\n'))
		return err
	})
}
