package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"
)

// A block is a fenced block of code of a page, with the comments before it:
//
//	<!-- file: NAME = PATH -->     a file of the repository that the reader has by another name
//	<!-- exit: 1 -->               the exit status of the last command
//	<!-- needs: TOOL, TOOL -->     tools of docTools, which only runs with oracles have
//	<!-- step: NAME -->            executed by .ci/run NAME, which sets GONVVM_DOCS to the name
//	<!-- not executed: REASON -->  commands that no test can execute
type block struct {
	page     string
	line     int
	language string
	title    string // the file that has this text
	text     string

	files  [][2]string
	exit   int
	needs  []string
	step   string // of .ci/run
	reason string // why it is not executed
}

func (b *block) String() string { return fmt.Sprintf("%s:%d", b.page, b.line) }

var (
	fencePattern   = regexp.MustCompile("^(```+)([a-z]*)(?: title=\"([^\"]+)\")?$")
	commentPattern = regexp.MustCompile(`^<!-- ([a-z ]+): (.*) -->$`)
)

// readBlocks returns the fenced blocks of a page. Code that is indented only and blocks without a language are mistakes: nothing says how to execute them.
func readBlocks(page, text string) (blocks []*block, mistakes []string) {
	next := &block{page: page}
	lines := strings.Split(text, "\n")
	inList := false
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		bad := func(format string, args ...any) {
			mistakes = append(mistakes, fmt.Sprintf("%s:%d: ", page, i+1)+fmt.Sprintf(format, args...))
		}
		switch m := fencePattern.FindStringSubmatch(line); {
		case m != nil:
			next.line, next.language, next.title = i+1, m[2], m[3]
			if m[2] == "" {
				bad("block without a language; text is for what is not a program")
			}
			start := i + 1
			for i++; i < len(lines) && lines[i] != m[1]; i++ {
			}
			if i == len(lines) {
				i = start
				bad("block without an end")
				return blocks, mistakes
			}
			next.text = strings.Join(lines[start:i], "\n") + "\n"
			blocks = append(blocks, next)
			next = &block{page: page}
		case strings.HasPrefix(strings.TrimSpace(line), "```"):
			bad("cannot read the beginning of a block: %s", line)
		case strings.HasPrefix(line, "<!--"):
			if err := next.comment(line); err != nil {
				bad("%v", err)
			}
		case strings.HasPrefix(line, "    ") && !inList && i > 0 && lines[i-1] == "":
			bad("indented code; use a fenced block")
		case line != "":
			if next.marked() {
				bad("the comment before this line belongs directly before a block")
				next = &block{page: page}
			}
			inList = strings.HasPrefix(line, "- ") || strings.HasPrefix(line, "  ") && inList || regexp.MustCompile(`^\d+\. `).MatchString(line)
		}
	}
	return blocks, mistakes
}

func (b *block) marked() bool {
	return len(b.files) > 0 || len(b.needs) > 0 || b.step != "" || b.exit != 0 || b.reason != ""
}

// comment reads a comment before the block.
func (b *block) comment(line string) error {
	m := commentPattern.FindStringSubmatch(line)
	if m == nil {
		return fmt.Errorf("cannot read the comment %s", line)
	}
	switch m[1] {
	case "file":
		name, path, ok := strings.Cut(m[2], " = ")
		if !ok {
			return fmt.Errorf("expected NAME = PATH in %s", line)
		}
		b.files = append(b.files, [2]string{name, path})
	case "exit":
		status, err := strconv.Atoi(m[2])
		if err != nil {
			return err
		}
		b.exit = status
	case "needs":
		b.needs = strings.Split(m[2], ", ")
	case "step":
		b.step = m[2]
	case "not executed":
		b.reason = m[2]
	default:
		return fmt.Errorf("unknown comment %q; expected file, exit, needs, step or not executed", m[1])
	}
	return nil
}

// script returns the text as a script of bash. In a block of the language console commands begin with "$ ", and want is a pattern of their
// output, in which "…" stands for any text of a line.
func (b *block) script() (script string, want *regexp.Regexp) {
	if b.language != "console" {
		return b.text, nil
	}
	var commands, output strings.Builder
	for line := range strings.Lines(b.text) {
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			commands.WriteString(command)
		} else {
			output.WriteString(strings.ReplaceAll(regexp.QuoteMeta(line), "…", ".*"))
		}
	}
	return commands.String(), regexp.MustCompile("^" + output.String() + "$")
}

// prose returns the lines of a page with those of its blocks empty.
func prose(text string) []string {
	lines := strings.Split(text, "\n")
	fence := ""
	for i, line := range lines {
		m := fencePattern.FindStringSubmatch(line)
		switch {
		case fence != "":
			if line == fence {
				fence = ""
			}
			lines[i] = ""
		case m != nil:
			fence = m[1]
			lines[i] = ""
		}
	}
	return lines
}

// anchors returns the names that the headings of a page have in links.
func anchors(text string) map[string]bool {
	names := map[string]bool{}
	for _, line := range prose(text) {
		title := strings.TrimLeft(line, "#")
		if title == line || !strings.HasPrefix(title, " ") {
			continue
		}
		names[strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-', r == '_', unicode.IsLetter(r), unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, strings.TrimSpace(title))] = true
	}
	return names
}
