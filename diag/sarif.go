package diag

import "encoding/json"

// Tool identifies the program in a SARIF log.
type Tool struct {
	Name    string // "gonvvm"
	Version string // may be empty
	URL     string // where information about the program can be found; may be empty
}

// The parts of SARIF 2.1.0 that are written.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool     `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		Version        string      `json:"version,omitempty"`
		InformationURI string      `json:"informationUri,omitempty"`
		Rules          []sarifRule `json:"rules,omitempty"`
	}
	sarifRule struct {
		ID               string    `json:"id"`
		ShortDescription sarifText `json:"shortDescription"`
		FullDescription  sarifText `json:"fullDescription"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID           Code            `json:"ruleId,omitempty"`
		Level            string          `json:"level"`
		Message          sarifText       `json:"message"`
		Locations        []sarifLocation `json:"locations,omitempty"`
		RelatedLocations []sarifLocation `json:"relatedLocations,omitempty"`
		Fixes            []sarifFix      `json:"fixes,omitempty"`
	}
	sarifLocation struct {
		Message  *sarifText     `json:"message,omitempty"`
		Physical *sarifPhysical `json:"physicalLocation,omitempty"`
		Logical  []sarifLogical `json:"logicalLocations,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int32      `json:"startLine"`
		StartColumn int32      `json:"startColumn,omitempty"`
		EndColumn   int32      `json:"endColumn,omitempty"`
		Snippet     *sarifText `json:"snippet,omitempty"`
	}
	sarifLogical struct {
		FullyQualifiedName string `json:"fullyQualifiedName"`
	}
	sarifFix struct {
		Changes []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifArtifact      `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  sarifRegion `json:"deletedRegion"`
		Inserted sarifText   `json:"insertedContent"`
	}
)

// AppendSARIF appends a log of SARIF 2.1.0 (OASIS Static Analysis Results Interchange Format) with one run of tool and
// one result for each diagnostic. Each code that occurs becomes a rule. Columns count UTF-16 code units, as the format
// prescribes.
func (l List) AppendSARIF(b []byte, tool Tool) []byte {
	run := sarifRun{
		Tool:       sarifTool{sarifDriver{Name: tool.Name, Version: tool.Version, InformationURI: tool.URL}},
		ColumnKind: "utf16CodeUnits", Results: []sarifResult{},
	}
	seen := map[Code]bool{}
	for _, d := range l {
		if i := Lookup(d.Code); i != nil && !seen[d.Code] {
			seen[d.Code] = true
			run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRule{string(i.Code), sarifText{i.Title}, sarifText{i.Text}})
		}
		run.Results = append(run.Results, d.sarif())
	}
	text, err := json.MarshalIndent(sarifLog{"https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", []sarifRun{run}}, "", "  ")
	if err != nil {
		panic(err) // strings and numbers can always be encoded
	}
	b = append(b, text...)
	return append(b, '\n')
}

// sarif returns d as a result.
func (d *Diagnostic) sarif() sarifResult {
	msg := d.Msg
	if d.Hint != "" {
		msg += "\n" + d.Hint
	}
	r := sarifResult{RuleID: d.Code, Level: d.Severity.String(), Message: sarifText{msg}}
	var at sarifLocation
	if d.File != "" {
		at.Physical = &sarifPhysical{Artifact: sarifArtifact{uri(d.File)}}
		if d.Pos.IsValid() {
			start, end := d.Range()
			at.Physical.Region = d.region(start, end)
			if d.Source != "" {
				at.Physical.Region.Snippet = &sarifText{d.Source}
			}
		}
	}
	if d.Where != "" {
		at.Logical = []sarifLogical{{d.Where}}
	}
	if at.Physical != nil || at.Logical != nil {
		r.Locations = []sarifLocation{at}
	}
	for _, o := range d.Related {
		place := sarifLocation{Message: &sarifText{o.Msg}}
		if o.File != "" {
			place.Physical = &sarifPhysical{Artifact: sarifArtifact{uri(o.File)}}
			if o.Pos.IsValid() {
				place.Physical.Region = &sarifRegion{StartLine: o.Pos.Line}
			}
		}
		r.RelatedLocations = append(r.RelatedLocations, place)
	}
	if f := d.Fix; f != nil && d.File != "" {
		r.Fixes = []sarifFix{{[]sarifChange{{sarifArtifact{uri(d.File)}, []sarifReplacement{{*d.region(f.Pos, f.End), sarifText{f.Text}}}}}}}
	}
	return r
}

// region returns the region from start up to end in line d.Pos.Line.
func (d *Diagnostic) region(start, end Pos) *sarifRegion {
	g := &sarifRegion{StartLine: start.Line, StartColumn: d.utf16Column(start.Col)}
	if end.Col > start.Col {
		g.EndColumn = d.utf16Column(end.Col)
	}
	return g
}

// utf16Column converts a column of the source line from bytes to UTF-16 code units.
func (d *Diagnostic) utf16Column(col int32) int32 {
	n := int32(1)
	for i, c := range d.Source {
		if int32(i) >= col-1 {
			return n
		}
		if n++; c > 0xFFFF {
			n++
		}
	}
	return n + max(0, col-1-int32(len(d.Source)))
}

// uri returns a file name as a relative or absolute URI reference (RFC 3986).
func uri(file string) string {
	const hex = "0123456789ABCDEF"
	b := make([]byte, 0, len(file))
	for i := range len(file) {
		switch c := file[i]; {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '-', c == '.', c == '_', c == '~', c == '/':
			b = append(b, c)
		case c == '\\':
			b = append(b, '/')
		default:
			b = append(b, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(b)
}
