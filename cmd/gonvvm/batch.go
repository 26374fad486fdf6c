package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

const batchUsage = `usage: gonvvm batch [flags] MANIFEST.jsonl -o DIR

Compiles many modules: each line of the manifest is a job as JSON (docs/batch.md):

  {"name": "variant 7", "input": ["kernel.ll"], "arch": "sm_80", "options": {"ftz": 1}}

The options are the flags of gonvvm compile that choose the code. DIR gets the outputs, results.jsonl with a line for each job, failures.txt and
summary.json. Equal jobs are compiled once. A batch that was interrupted or killed goes on where it was when the command is repeated.
The exit status is 1 if a job failed.

`

// batch is one call of `gonvvm batch`.
type batch struct {
	manifest string // path
	dir      string // of the manifest; names of files in jobs are relative to it
	store    *batchStore
	results  *results // a cache, or nil
	s        *streams
	libs     libdevices

	mu      sync.Mutex
	claimed map[shortKey]int32 // job that compiles a content, by its index; in the second pass a content with names
	jobs    []batchJob

	total, done, compiled, failed atomic.Int64
	start                         time.Time
}

// batchJob is the state of the job of a line of the manifest.
type batchJob struct {
	record int64 // offset of the record of its result in the journal; -1 if there is none
	first  int32 // index of the job with the same key that is compiled, or -1
	shared bool  // the record does not depend on the names of the inputs
}

// batchMain is `gonvvm batch`.
func batchMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm batch", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, batchUsage)
		fs.PrintDefaults()
	}
	out := fs.String("o", "", "`folder` for the results")
	workers := fs.Int("j", 0, "compile `N` jobs at once (0: one for each processor)")
	var store cacheFlags
	store.register(fs)
	words, code, ok := parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(words) != 1 || words[0] == "-" || *out == "" || *workers < 0 {
		fmt.Fprint(s.err, "gonvvm batch: a manifest, which is a file, and -o DIR are needed\n    hint: gonvvm batch -help shows a manifest\n")
		return exitUsage
	}
	b := &batch{manifest: words[0], dir: filepath.Dir(words[0]), s: s, claimed: make(map[shortKey]int32)}
	var err error
	if b.results, err = store.open(); err != nil {
		return s.unread("gonvvm batch", err)
	}
	if b.store, err = openBatchStore(*out); err != nil {
		return s.unread("gonvvm batch", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if *workers == 0 {
		*workers = runtime.GOMAXPROCS(0)
	}
	err = b.run(ctx, *workers)
	if e := b.store.close(err == nil); err == nil {
		err = e
	}
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintf(s.err, "gonvvm batch: interrupted after %d of %d jobs; the same command goes on\n", b.done.Load(), b.total.Load())
		return exitInput
	case err != nil:
		return s.unread("gonvvm batch", err)
	}
	return b.summary()
}

// run does all jobs and writes the results.
func (b *batch) run(ctx context.Context, workers int) error {
	total, err := countLines(b.manifest)
	if err != nil {
		return err
	}
	b.total.Store(int64(total))
	b.start = time.Now()
	_, errs := b.s.direct()
	line := showProgress(errs, b.progress)
	defer line.stop()
	for p := range lastPass + 1 {
		if err := b.pass(ctx, workers, p); err != nil {
			return err
		}
	}
	return b.write()
}

// The passes over the manifest. Each job of the first pass that has the content of another one is left for later, when the result of that one is
// known. It is also the result of the job, unless it has diagnostics, which contain names of inputs: then the job is compiled in the second pass,
// which leaves jobs with the same content and names as another one to the last.
const (
	byContent = iota
	byName
	lastPass
)

// manifestLine is a line that a worker gets.
type manifestLine struct {
	index int
	text  []byte
}

// pass gives the lines without a result to workers: all in the first pass.
func (b *batch) pass(ctx context.Context, workers, pass int) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	lines := make(chan manifestLine, 2*workers)
	var wait sync.WaitGroup
	for range workers {
		wait.Go(func() {
			for l := range lines {
				if err := b.do(ctx, l, pass); err != nil {
					cancel(err)
				}
			}
		})
	}
	err := b.lines(func(l manifestLine) error {
		if pass == byContent {
			b.extend(l.index)
		} else if open, err := b.unfinished(l.index); !open {
			return err
		}
		l.text = bytes.Clone(l.text)
		select {
		case lines <- l:
			return nil
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	})
	close(lines)
	wait.Wait()
	if err == nil {
		err = context.Cause(ctx)
	}
	return err
}

// extend makes job i, and those of blank lines before it.
func (b *batch) extend(i int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for len(b.jobs) <= i {
		b.jobs = append(b.jobs, batchJob{record: -1, first: -1})
	}
}

// unfinished reports whether a job has no result after the first pass, not even that of a job with the same content.
func (b *batch) unfinished(i int) (bool, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if i >= len(b.jobs) {
		return false, errManifest
	}
	j := &b.jobs[i]
	if j.record < 0 && j.first >= 0 && b.jobs[j.first].shared {
		j.record = b.jobs[j.first].record
		b.done.Add(1)
	}
	return j.record < 0, nil
}

// errManifest is the error of a manifest that has more lines in the end than in the beginning.
var errManifest = errors.New("the manifest was changed while its jobs were compiled")

// lines calls f with each line of the manifest that is not blank, until it returns an error. The text is valid during the call.
func (b *batch) lines(f func(l manifestLine) error) error {
	file, err := os.Open(b.manifest)
	if err != nil {
		return err
	}
	defer file.Close()
	return eachLine(file, func(index int, _ int64, text []byte) error { return f(manifestLine{index, text}) })
}

// eachLine calls f with each line that is not blank: its index among all lines, its offset and its text.
func eachLine(r io.Reader, f func(index int, offset int64, text []byte) error) error {
	in := bufio.NewReaderSize(r, 1<<16)
	offset, index := int64(0), 0
	var long []byte
	for {
		part, err := in.ReadSlice('\n')
		text := part
		if len(long) > 0 || errors.Is(err, bufio.ErrBufferFull) {
			long = append(long, part...)
			text = long
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if len(bytes.TrimSpace(text)) > 0 {
			if e := f(index, offset, bytes.TrimRight(text, "\r\n")); e != nil {
				return e
			}
		}
		if err != nil {
			return nil
		}
		index++
		offset += int64(len(text))
		long = long[:0]
	}
}

// countLines returns the number of lines that are not blank.
func countLines(path string) (n int, err error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	err = eachLine(file, func(int, int64, []byte) error { n++; return nil })
	return n, err
}

// progress returns the line that a person sees meanwhile.
func (b *batch) progress() string {
	done, total, passed := b.done.Load(), b.total.Load(), time.Since(b.start)
	if passed < slow {
		return ""
	}
	text := fmt.Sprintf("%d of %d jobs, %d failed", done, total, b.failed.Load())
	if rate := float64(done) / passed.Seconds(); rate > 0 {
		left := time.Duration(float64(total-done) / rate * float64(time.Second))
		text += fmt.Sprintf(", %.3g jobs/s, %v left", rate, left.Round(time.Second))
	}
	return text
}

// summary prints a line about the batch and returns the exit code.
func (b *batch) summary() int {
	t := &b.store.totals
	passed := time.Since(b.start)
	fmt.Fprintf(b.s.err, "%d jobs, %d failed: %d compiled now, in %v, %.3g jobs/s\n", t.Jobs, t.Failed, b.compiled.Load(), passed.Round(time.Millisecond), float64(t.Jobs)/passed.Seconds())
	if t.Failed > 0 {
		fmt.Fprintf(b.s.err, "    hint: %s has the messages\n", filepath.Join(b.store.dir, failuresFile))
		return exitInput
	}
	return exitOK
}
