package main

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"strconv"
	"sync"
)

// temporaries are the temporary files that exist now. A signal that ends the command removes them.
var temporaries struct {
	sync.Mutex
	names   map[string]bool
	watched bool
}

// createTemporary creates a temporary file prefixNUMBERsuffix with the permissions perm less the umask. The caller
// calls dropTemporary when it has removed or renamed the file.
func createTemporary(prefix, suffix string, perm fs.FileMode) (*os.File, error) {
	t := &temporaries
	t.Lock()
	defer t.Unlock()
	if !t.watched {
		t.watched, t.names = true, make(map[string]bool)
		watchSignals()
	}
	var f *os.File
	name, err := unusedName(prefix, suffix, func(name string) (err error) {
		f, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, perm)
		return err
	})
	if err != nil {
		return nil, err
	}
	t.names[name] = true
	return f, nil
}

// unusedName calls create with names prefixNUMBERsuffix until one does not exist yet, and returns that one.
func unusedName(prefix, suffix string, create func(name string) error) (string, error) {
	for {
		name := prefix + strconv.FormatUint(rand.Uint64(), 36) + suffix
		if err := create(name); err == nil {
			return name, nil
		} else if !os.IsExist(err) {
			return "", err
		}
	}
}

// dropTemporary forgets a temporary file.
func dropTemporary(name string) {
	temporaries.Lock()
	defer temporaries.Unlock()
	delete(temporaries.names, name)
}

// watchSignals makes the signals that end the command remove its temporary files first. A signal that
// is ignored stays so (nohup).
func watchSignals() {
	c := make(chan os.Signal, 1)
	for _, s := range endingSignals {
		if !signal.Ignored(s) {
			signal.Notify(c, s)
		}
	}
	go func() {
		s := <-c
		temporaries.Lock() // for good: nothing creates files any more
		for name := range temporaries.names {
			os.Remove(name)
		}
		endBySignal(s)
	}()
}
