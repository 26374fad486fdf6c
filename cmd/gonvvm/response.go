package main

import (
	"errors"
	"fmt"
	"strings"
)

// maxResponse bounds the nesting of response files.
const maxResponse = 16

// expandResponses replaces each argument @FILE by the arguments in that file: words separated by blanks or line ends. Quotes and
// backslashes have the meaning that clang and GCC give them. An argument whose file does not exist stays as it is, as theirs does.
func expandResponses(args []string, depth int) ([]string, error) {
	var out []string
	for i, a := range args {
		if !strings.HasPrefix(a, "@") || len(a) == 1 || !fileExists(a[1:]) {
			if out != nil {
				out = append(out, a)
			}
			continue
		}
		if depth == maxResponse {
			return nil, fmt.Errorf("%s: response files are nested more than %d times", a, maxResponse)
		}
		text, err := readFile(a[1:])
		if err != nil {
			return nil, err
		}
		words, err := splitResponse(string(text))
		if err == nil {
			words, err = expandResponses(words, depth+1)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", a[1:], err)
		}
		if out == nil {
			out = append(make([]string, 0, len(args)+len(words)), args[:i]...)
		}
		out = append(out, words...)
	}
	if out == nil {
		return args, nil
	}
	return out, nil
}

// splitResponse splits the text of a response file.
func splitResponse(text string) (words []string, err error) {
	var b strings.Builder
	quote, inside := byte(0), false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' && i+1 < len(text) && quote != '\'':
			i++
			b.WriteByte(text[i])
			inside = true
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, inside = c, true
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n' || c == '\r'):
			if inside {
				words = append(words, b.String())
				b.Reset()
				inside = false
			}
		default:
			b.WriteByte(c)
			inside = true
		}
	}
	if quote != 0 {
		return nil, errors.New("a quote is not closed")
	}
	if inside {
		words = append(words, b.String())
	}
	return words, nil
}
