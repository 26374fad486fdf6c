package main

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"gonvvm/internal/unnamed"
)

func readFile(path string) ([]byte, error) { return os.ReadFile(path) }

// writeOutput writes data to path, or to stdout for "-". A file appears whole or
// not at all.
func writeOutput(path string, data []byte, stdout io.Writer) error {
	return streamOutput(path, stdout, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// canTakeBack reports whether streamOutput leaves nothing at path after an error.
func canTakeBack(path string) bool {
	if path == "-" {
		return false
	}
	st, err := os.Stat(path)
	return err != nil || st.Mode().IsRegular() || path == os.DevNull
}

// streamOutput gives path, or stdout for "-", to write. A file appears whole or not at all: a new one, or
// one that a new one may replace, is written under a temporary name; another regular file gets its contents when
// they are complete, so that its other names, its owner and its permissions stay. Symbolic links are
// followed, devices and pipes written directly.
// The errors of write come back as they are, those of the file name path.
func streamOutput(path string, stdout io.Writer, write func(w io.Writer) error) error {
	if path == "-" {
		return write(stdout)
	}
	st, err := os.Stat(path)
	perm := fs.FileMode(0o666)
	switch {
	case err == nil && !st.Mode().IsRegular(): // a device or a pipe
		return writeTo(path, os.O_WRONLY, write)
	case err == nil:
		if f, err := os.OpenFile(path, os.O_WRONLY, 0); err != nil { // not one that may be written
			return err
		} else if err := f.Close(); err != nil {
			return err
		}
		if !replaceable(st) {
			return writeInPlace(path, write)
		}
		perm = st.Mode().Perm()
	}
	target := followLinks(path)
	f, err := createOutput(target, perm)
	if err != nil && st != nil {
		return writeInPlace(path, write) // the folder takes no new files, the file is writable
	}
	if err == nil {
		err = write(f)
		if st != nil { // the umask does not count
			if e := f.Chmod(perm); err == nil {
				err = e
			}
		}
		err = f.finish(err)
	}
	if c := cause(err); c != err {
		return &os.PathError{Op: "write", Path: path, Err: c}
	}
	return err
}

// output is a new file that has no name, or a temporary one, until it is complete.
type output struct {
	*os.File
	target string
	name   string // the temporary name, "" if there is none
}

// createOutput creates a file that finish makes the one at target. Where the system has files without a name, a signal that ends the command
// leaves nothing to remove: watching signals takes a twentieth of the time of a small kernel.
func createOutput(target string, perm fs.FileMode) (*output, error) {
	o := &output{target: target}
	var err error
	if o.File, err = unnamed.Create(filepath.Dir(target), perm); err != nil {
		err = o.createNamed(perm)
	}
	return o, err
}

// createNamed creates the file under a temporary name.
func (o *output) createNamed(perm fs.FileMode) (err error) {
	if o.File, err = createTemporary(o.prefix(), "", perm); err == nil {
		o.name = o.Name()
	}
	return err
}

// prefix returns the beginning of temporary names.
func (o *output) prefix() string {
	return filepath.Join(filepath.Dir(o.target), "."+filepath.Base(o.target)+".")
}

// finish closes the file and puts it in its place. If err is not nil, or if that fails, it removes the file instead and returns the error.
func (o *output) finish(err error) error {
	if o.name == "" && err == nil {
		err = o.link()
	}
	if e := o.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(o.name, o.target)
	}
	if o.name != "" {
		if err != nil {
			os.Remove(o.name)
		}
		dropTemporary(o.name)
	}
	return err
}

// link gives a file without a name a temporary one. A system may allow no links, or lack /proc: then a copy of the file gets the name.
func (o *output) link() (err error) {
	if o.name, err = unusedName(o.prefix(), "", func(name string) error { return unnamed.Link(o.File, name) }); err == nil {
		return nil
	}
	return o.copy()
}

// copy makes a file with a temporary name of one without a name.
func (o *output) copy() error {
	from := o.File
	defer from.Close()
	st, err := from.Stat()
	if err != nil {
		return err
	}
	if err := o.createNamed(st.Mode().Perm()); err != nil {
		return err
	}
	if err := o.Chmod(st.Mode().Perm()); err != nil {
		return err
	}
	if _, err := from.Seek(0, io.SeekStart); err != nil {
		return err
	}
	_, err = io.Copy(o, from)
	return err
}

// writeInPlace writes an existing file when its contents are complete.
func writeInPlace(path string, write func(w io.Writer) error) error {
	var whole bytes.Buffer
	if err := write(&whole); err != nil {
		return err
	}
	return writeTo(path, os.O_WRONLY|os.O_TRUNC, func(w io.Writer) error {
		_, err := w.Write(whole.Bytes())
		return err
	})
}

// writeTo writes a file that exists.
func writeTo(path string, flags int, write func(w io.Writer) error) error {
	f, err := os.OpenFile(path, flags, 0)
	if err != nil {
		return err
	}
	err = write(f)
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// followLinks returns the target of the symbolic links at path, which need not exist.
func followLinks(path string) string {
	for range 40 {
		to, err := os.Readlink(path)
		if err != nil {
			break
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return path
}

// cause returns the underlying error of an error that names a temporary file.
func cause(err error) error {
	switch e := err.(type) {
	case *os.PathError:
		return e.Err
	case *os.LinkError:
		return e.Err
	}
	return err
}
