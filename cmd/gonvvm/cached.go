package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"

	"gonvvm/diag"
	"gonvvm/internal/cache"
	"gonvvm/internal/driver"
)

// cacheFlags are the flags about a cache of results.
type cacheFlags struct {
	dir   string
	limit sizeFlag
}

func (f *cacheFlags) register(fs *flag.FlagSet) {
	f.limit = 1 << 30
	fs.StringVar(&f.dir, "cache", "", "`folder` that keeps results: an input that was compiled before is not compiled again; processes may share it")
	fs.Var(&f.limit, "cache-size", "`bytes` of that folder, also as KiB, MiB or GiB; results that were not used for the longest time are removed")
}

// open returns the cache, or nil if none is asked for.
func (f *cacheFlags) open() (*results, error) {
	if f.dir == "" {
		return nil, nil
	}
	store, err := cache.Open(f.dir, int64(f.limit))
	if err != nil {
		return nil, err
	}
	return &results{store: store}, nil
}

// sizeFlag is a number of bytes.
type sizeFlag int64

// units are the units of a sizeFlag, by their exponent of 1024.
var units = [...]string{"", "KiB", "MiB", "GiB"}

func (f *sizeFlag) String() string {
	n, unit := int64(*f), 0
	for unit+1 < len(units) && n != 0 && n%1024 == 0 {
		n, unit = n/1024, unit+1
	}
	return strconv.FormatInt(n, 10) + units[unit]
}

// Set implements flag.Value.
func (f *sizeFlag) Set(s string) error {
	unit := len(units) - 1
	for !strings.HasSuffix(s, units[unit]) {
		unit--
	}
	n, err := strconv.ParseInt(strings.TrimSuffix(s, units[unit]), 10, 64)
	if err != nil || n < 0 || n > 1<<62>>(10*unit) {
		return errors.New("expected a number, perhaps with KiB, MiB or GiB")
	}
	*f = sizeFlag(n << (10 * unit))
	return nil
}

// results are the outputs of compilations that succeeded, in a cache.
type results struct {
	store *cache.Cache
	once  sync.Once // for a warning
}

// resultKeys are the keys of a result. Diagnostics contain names of inputs, so a result with diagnostics is kept under named.
type resultKeys struct {
	content cache.Key // of the compiler, the options and the inputs
	named   cache.Key // also of the names of the inputs
}

// keysOf returns the keys of a compilation; libdevice is the digest of that library.
func keysOf(opt *driver.Options, mode driver.Mode, ins []driver.Input, libdevice string) resultKeys {
	plain := *opt // all fields, but functions and the number of workers
	plain.Libdevice, plain.Read, plain.Verify, plain.Begin, plain.Select, plain.Tune, plain.Remarks, plain.Phase, plain.Enter = nil, nil, nil, nil, nil, nil, nil, nil, nil
	plain.Workers = 0
	content := sha256.New()
	fmt.Fprintf(content, "%s\n%d %#v\nlibdevice %s\n", buildIdentity(), mode, plain, libdevice)
	for i := range ins {
		fmt.Fprintf(content, "%x %v\n", sha256.Sum256(ins[i].Data), ins[i].Library)
	}
	k := resultKeys{content: cache.Key(content.Sum(nil))}
	named := sha256.New()
	named.Write(k.content[:])
	for i := range ins {
		fmt.Fprintf(named, "%q\n", ins[i].Name)
	}
	k.named = cache.Key(named.Sum(nil))
	return k
}

// buildIdentity names the build, so that results of another one do not count: its version, and for a build of changed sources the
// executable file.
var buildIdentity = sync.OnceValue(func() string {
	released := releaseVersion != "" && !strings.HasSuffix(releaseCommit, "-dirty")
	if b, ok := debug.ReadBuildInfo(); ok {
		for _, k := range b.Settings {
			released = released || k.Key == "vcs.modified" && k.Value == "false"
		}
	}
	id := versionText()
	if path, err := os.Executable(); err == nil && !released {
		if st, err := os.Stat(path); err == nil {
			id += fmt.Sprintf(" %d %d", st.Size(), st.ModTime().UnixNano())
		}
	}
	return id
})

// keepLibdevice reads libdevice now, makes opt use the contents, and returns its digest.
func keepLibdevice(opt *driver.Options) (digest string, err error) {
	if opt.Libdevice == nil {
		return "none", nil
	}
	lib, err := opt.Libdevice()
	if err != nil {
		return "", err
	}
	if lib == nil {
		opt.Libdevice = func() (*driver.Input, error) { return nil, nil }
		return "missing", nil
	}
	opt.Libdevice = func() (*driver.Input, error) { in := *lib; return &in, nil }
	return fmt.Sprintf("%x", sha256.Sum256(lib.Data)), nil
}

// keptDiagnostic is a diagnostic in a cache: all its fields, by their names.
type keptDiagnostic diag.Diagnostic

// get returns the output of a result and its warnings and notes.
func (r *results) get(k *resultKeys) (out []byte, notes diag.List, ok bool) {
	if r == nil {
		return nil, nil, false
	}
	data, ok := r.store.Get(k.content)
	if !ok {
		if data, ok = r.store.Get(k.named); !ok {
			return nil, nil, false
		}
	}
	head, out, ok := bytes.Cut(data, []byte("\n"))
	var kept []*keptDiagnostic
	if !ok || json.Unmarshal(head, &kept) != nil {
		return nil, nil, false
	}
	for _, d := range kept {
		notes = append(notes, (*diag.Diagnostic)(d))
	}
	return out, notes, true
}

// put stores a result. If that cannot be done there is a warning: the result is there all the same.
func (r *results) put(k *resultKeys, out []byte, notes diag.List, s *streams) {
	if r == nil {
		return
	}
	kept := []*keptDiagnostic{}
	key := k.content
	for _, d := range notes {
		kept = append(kept, (*keptDiagnostic)(d))
		key = k.named
	}
	head, err := json.Marshal(kept)
	if err == nil {
		err = r.store.Put(key, append(append(head, '\n'), out...))
	}
	if err != nil {
		r.once.Do(func() { fmt.Fprintf(s.err, "gonvvm: warning: the result is not kept: %v\n", err) })
	}
}

// emit compiles modules, or takes the result of an earlier compilation.
func (r *results) emit(opt *driver.Options, mode driver.Mode, ins []driver.Input, s *streams) (out []byte, notes diag.List, err error) {
	libdevice, err := keepLibdevice(opt)
	if err != nil {
		return nil, nil, err
	}
	k := keysOf(opt, mode, ins, libdevice)
	if out, notes, ok := r.get(&k); ok {
		return out, notes, nil
	}
	made, notes, err := driver.Emit(context.Background(), opt, mode, ins...)
	if err != nil {
		return nil, notes, err
	}
	out = made.Main()
	r.put(&k, out, notes, s)
	return out, notes, nil
}
