package diag

import "encoding/json"

// jsonDiagnostic is the form of a diagnostic in JSON. Its field names are part of the interface.
type jsonDiagnostic struct {
	Severity  string        `json:"severity"`
	Code      Code          `json:"code,omitempty"`
	File      string        `json:"file,omitempty"`
	Line      int32         `json:"line,omitempty"`
	Column    int32         `json:"column,omitempty"`
	EndColumn int32         `json:"endColumn,omitempty"`
	Where     string        `json:"where,omitempty"`
	Message   string        `json:"message"`
	Source    string        `json:"source,omitempty"`
	Hint      string        `json:"hint,omitempty"`
	Related   []jsonRelated `json:"related,omitempty"`
	Fix       *jsonFix      `json:"fix,omitempty"`
}

type jsonRelated struct {
	File    string `json:"file,omitempty"`
	Line    int32  `json:"line,omitempty"`
	Column  int32  `json:"column,omitempty"`
	Message string `json:"message"`
}

type jsonFix struct {
	Line      int32  `json:"line"`
	Column    int32  `json:"column"`
	EndColumn int32  `json:"endColumn"`
	Text      string `json:"text"`
}

// MarshalJSON returns d as an object with the members severity, message and, where they are known, code, file, line,
// column, endColumn (excluded), where, source, hint, related and fix. Lines and columns count from 1, columns in bytes.
func (d *Diagnostic) MarshalJSON() ([]byte, error) {
	j := jsonDiagnostic{
		Severity: d.Severity.String(), Code: d.Code, File: d.File, Line: d.Pos.Line, Column: d.Pos.Col,
		Where: d.Where, Message: d.Msg, Source: d.Source, Hint: d.Hint,
	}
	if start, end := d.Range(); end != start {
		j.EndColumn = end.Col
	}
	for _, r := range d.Related {
		j.Related = append(j.Related, jsonRelated{r.File, r.Pos.Line, r.Pos.Col, r.Msg})
	}
	if f := d.Fix; f != nil {
		j.Fix = &jsonFix{f.Pos.Line, f.Pos.Col, f.End.Col, f.Text}
	}
	return json.Marshal(j)
}

// AppendJSON appends all diagnostics as a JSON array, one diagnostic in each line. See Diagnostic.MarshalJSON.
func (l List) AppendJSON(b []byte) []byte {
	b = append(b, '[')
	for i, d := range l {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, '\n')
		text, err := json.Marshal(d)
		if err != nil {
			panic(err) // strings and numbers can always be encoded
		}
		b = append(b, text...)
	}
	if len(l) > 0 {
		b = append(b, '\n')
	}
	return append(b, "]\n"...)
}
