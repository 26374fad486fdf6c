package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"gonvvm/internal/driver"
)

// A result from the cache is that of the compilation, with its notes under the names of the files.
func TestCompileCached(t *testing.T) {
	dir := t.TempDir()
	cached := "-cache=" + filepath.Join(dir, "cache")
	for name, text := range map[string]string{"plain.ll": batchKernel(7), "noted.ll": notedKernel, "renamed.ll": notedKernel, "wrong.ll": wrongKernel} {
		file := filepath.Join(dir, name)
		write(t, file, text)
		for _, flags := range [][]string{{"-arch=sm_80"}, {"-arch=sm_80", "-O0"}, {"-arch=sm_90"}} {
			args := append([]string{"compile", file}, flags...)
			code, want, said := gonvvm("", args...)
			for range 2 {
				if c, out, errs := gonvvm("", append(args, cached)...); c != code || out != want || errs != said {
					t.Errorf("%v: exit %d with %d bytes and %q, expected exit %d with %d and %q", args, c, len(out), errs, code, len(want), said)
				}
			}
		}
	}
	// The result comes from the cache.
	var files []string
	filepath.WalkDir(filepath.Join(dir, "cache"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files = append(files, path)
		}
		return err
	})
	if len(files) != 9 {
		t.Errorf("%d results in the cache, expected 9", len(files))
	}
	for _, path := range files {
		if err := os.WriteFile(path, []byte("damaged"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if code, out, errs := gonvvm("", "compile", filepath.Join(dir, "plain.ll"), cached); code != exitOK || !strings.Contains(out, ".entry k") {
		t.Errorf("with a damaged cache: exit %d\n%s", code, errs)
	}
	write(t, filepath.Join(dir, "file"), "")
	if code, _, errs := gonvvm("", "compile", filepath.Join(dir, "plain.ll"), "-cache="+filepath.Join(dir, "file")); code != exitInput {
		t.Errorf("the cache is a file: exit %d\n%s", code, errs)
	}
}

// Each field of the options, each property of an input, the mode and libdevice change the key; the number of workers does not.
func TestResultKeys(t *testing.T) {
	ins := func() []driver.Input {
		return []driver.Input{{Name: "a.ll", Data: []byte("x")}, {Name: "b.ll", Data: []byte("y")}}
	}
	base := keysOf(&driver.Options{}, driver.ModeCompile, ins(), "none")
	seen := map[resultKeys]string{base: "no options"}
	other := func(what string, k resultKeys) {
		t.Helper()
		if k.content == base.content {
			t.Errorf("%s does not change the key", what)
		}
		if before, ok := seen[k]; ok {
			t.Errorf("%s and %s have the same key", what, before)
		}
		seen[k] = what
	}
	var walk func(name string, path []int, typ reflect.Type)
	walk = func(name string, path []int, typ reflect.Type) {
		for i := range typ.NumField() {
			f := typ.Field(i)
			at := append(path[:len(path):len(path)], i)
			if f.Anonymous {
				walk(name, at, f.Type)
				continue
			}
			var opt driver.Options
			v := reflect.ValueOf(&opt).Elem().FieldByIndex(at)
			switch f.Type.Kind() {
			case reflect.Func: // they watch, or their results are keys of their own
				v.Set(reflect.MakeFunc(f.Type, nil))
				if keysOf(&opt, driver.ModeCompile, ins(), "none") != base {
					t.Errorf("the function %s changes the key", f.Name)
				}
				continue
			case reflect.Bool:
				v.SetBool(true)
			case reflect.String:
				v.SetString("x")
			case reflect.Int:
				v.SetInt(3)
			case reflect.Uint8, reflect.Uint16, reflect.Uint32:
				v.SetUint(1)
			case reflect.Slice:
				v.Set(reflect.ValueOf([]string{"x"}))
			case reflect.Map:
				v.Set(reflect.ValueOf(map[string]int{"x": 1}))
			default:
				t.Fatalf("field %s has the type %v", f.Name, f.Type)
			}
			k := keysOf(&opt, driver.ModeCompile, ins(), "none")
			if f.Name == "Workers" {
				if k != base {
					t.Error("the number of workers changes the key")
				}
				continue
			}
			other("option "+f.Name, k)
		}
	}
	walk("", nil, reflect.TypeFor[driver.Options]())
	other("the mode", keysOf(&driver.Options{}, driver.ModeGenLTO, ins(), "none"))
	other("libdevice", keysOf(&driver.Options{}, driver.ModeCompile, ins(), "missing"))
	list := ins()
	list[0].Library = true
	other("a library", keysOf(&driver.Options{}, driver.ModeCompile, list, "none"))
	list = ins()
	list[1].Data = []byte("z")
	other("the contents", keysOf(&driver.Options{}, driver.ModeCompile, list, "none"))
	list = ins()
	list[0], list[1] = list[1], list[0]
	other("the order", keysOf(&driver.Options{}, driver.ModeCompile, list, "none"))
	list = ins()
	list[0].Name = "c.ll"
	if k := keysOf(&driver.Options{}, driver.ModeCompile, list, "none"); k.content != base.content || k.named == base.named {
		t.Error("names change the key of the contents, or not the other one")
	}
}

// Names of inputs are not in the output: results are kept without them.
func TestNamesOfInputs(t *testing.T) {
	dir := t.TempDir()
	for _, flags := range [][]string{{}, {"-O0", "-g"}, {"-gen-lto"}, {"-emit-optix-ir"}} {
		var first string
		for i, name := range []string{"a.ll", "other name.ll"} {
			file := filepath.Join(dir, name)
			write(t, file, batchKernel(7))
			_, out, errs := gonvvm("", append([]string{"compile", file}, flags...)...)
			if i == 0 {
				first = out
			}
			if out == "" || out != first {
				t.Errorf("%v: the output depends on the name\n%s", flags, errs)
			}
		}
	}
}

func TestSizeFlag(t *testing.T) {
	for text, want := range map[string]sizeFlag{"0": 0, "100": 100, "3KiB": 3072, "2GiB": 2 << 30, "-1": -1, "1TiB": -1, "9999999999GiB": -1, "": -1} {
		var f sizeFlag
		err := f.Set(text)
		if (err != nil) != (want < 0) || err == nil && (f != want || f.String() != text) {
			t.Errorf("%q: %v %v, as text %s", text, f, err, f.String())
		}
	}
}
