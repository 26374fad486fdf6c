package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// schemaOf is the part of a JSON schema that this test compares.
type schemaOf struct {
	Ref        string               `json:"$ref"`
	Type       string               `json:"type"`
	Items      *schemaOf            `json:"items"`
	Properties map[string]*schemaOf `json:"properties"`
	Required   []string             `json:"required"`
	Defs       map[string]*schemaOf `json:"$defs"`
}

// TestSchema holds the committed schema to the Go types: the same properties, of the same types, required if they
// are always written. The tests of the page validate generated reports with the schema.
func TestSchema(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(testkit.Root(t), "docs/report.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	var root schemaOf
	if err := json.Unmarshal(data, &root); err != nil {
		t.Fatal(err)
	}
	compareSchema(t, &root, &root, reflect.TypeFor[Report](), "report")
}

func compareSchema(t *testing.T, root, s *schemaOf, typ reflect.Type, where string) {
	t.Helper()
	if name, ok := strings.CutPrefix(s.Ref, "#/$defs/"); ok {
		s = root.Defs[name]
	}
	if s == nil {
		t.Errorf("%s: not in the schema", where)
		return
	}
	switch typ.Kind() {
	case reflect.Pointer:
		compareSchema(t, root, s, typ.Elem(), where)
	case reflect.Slice, reflect.Array:
		if s.Type != "array" {
			t.Errorf("%s: %q in the schema, expected an array", where, s.Type)
			return
		}
		compareSchema(t, root, s.Items, typ.Elem(), where+"[]")
	case reflect.Struct:
		required := map[string]bool{}
		for _, r := range s.Required {
			required[r] = true
		}
		seen := 0
		for _, f := range reflect.VisibleFields(typ) {
			name, words, _ := strings.Cut(f.Tag.Get("json"), ",")
			if name == "" || name == "-" {
				continue
			}
			seen++
			if required[name] == (words == "omitempty") {
				t.Errorf("%s.%s: required %v in the schema", where, name, required[name])
			}
			compareSchema(t, root, s.Properties[name], f.Type, where+"."+name)
		}
		if seen != len(s.Properties) {
			t.Errorf("%s: %d properties in the schema, %d in Go", where, len(s.Properties), seen)
		}
	default:
		want := map[reflect.Kind]string{reflect.Int: "integer", reflect.Int64: "integer", reflect.Uint64: "integer", reflect.Float64: "number", reflect.String: "string", reflect.Bool: "boolean"}[typ.Kind()]
		if s.Type != "" && s.Type != want { // "" for enumerations
			t.Errorf("%s: %q in the schema, expected %q", where, s.Type, want)
		}
	}
}
