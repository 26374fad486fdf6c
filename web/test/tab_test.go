package test

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// chromium returns the browser's program.
func chromium(t *testing.T) string {
	t.Helper()
	cache := os.Getenv("GONVVM_CACHE")
	if cache == "" {
		home, _ := os.UserHomeDir()
		cache = filepath.Join(home, ".cache/gonvvm")
	}
	for _, name := range []string{filepath.Join(cache, "bin/chromium"), "chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	if os.Getenv("GONVVM_ORACLES") == "require" {
		t.Fatal("no Chromium: scripts/oracles.sh chromium")
	}
	t.Skip("no Chromium")
	return ""
}

// tab is a page in the browser.
type tab struct {
	t     *testing.T
	ctx   context.Context
	allow string // beginning of the addresses that the page may load

	mu       sync.Mutex
	problems []string
}

// open opens an address, and at the end of the test fails if the console had errors, or a request went elsewhere or was
// refused.
func open(t *testing.T, url, allow string) *tab {
	t.Helper()
	opts := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(chromium(t)), chromedp.NoSandbox, chromedp.WindowSize(1280, 800))
	alloc, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, cancel := chromedp.NewContext(alloc)
	ctx, end := context.WithTimeout(ctx, 2*time.Minute)
	p := &tab{t: t, ctx: ctx, allow: allow}
	chromedp.ListenTarget(ctx, p.event)
	t.Cleanup(func() {
		end()
		cancel()
		stop()
		for _, x := range p.problems {
			t.Error(x)
		}
	})
	p.run(network.Enable(), runtime.Enable(), chromedp.Navigate(url))
	return p
}

func (p *tab) event(ev any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := ev.(type) {
	case *runtime.EventExceptionThrown:
		p.problems = append(p.problems, "exception: "+e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeWarning {
			p.problems = append(p.problems, fmt.Sprintf("console: %s", e.Args[0].Value))
		}
	case *network.EventRequestWillBeSent:
		if u := e.Request.URL; !strings.HasPrefix(u, p.allow) && !strings.HasPrefix(u, "data:") && !strings.HasPrefix(u, "blob:") {
			p.problems = append(p.problems, "request of "+u)
		}
	case *network.EventResponseReceived:
		if e.Response.Status >= http.StatusBadRequest {
			p.problems = append(p.problems, fmt.Sprintf("%s: status %d", e.Response.URL, e.Response.Status))
		}
	}
}

func (p *tab) run(actions ...chromedp.Action) {
	p.t.Helper()
	if err := chromedp.Run(p.ctx, actions...); err != nil {
		p.shot("failed")
		p.t.Fatal(err)
	}
}

// eval returns the value of an expression of JavaScript.
func eval[T any](p *tab, js string) (value T) {
	p.t.Helper()
	p.run(chromedp.Evaluate(js, &value))
	return value
}

// wait waits until an expression is true.
func (p *tab) wait(what, js string) {
	p.t.Helper()
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if eval[bool](p, "!!("+js+")") {
			return
		}
		if time.Now().After(end) {
			p.shot("failed")
			p.t.Fatalf("%s: did not happen; page: %.2000s", what, eval[string](p, "document.body.innerText"))
		}
	}
}

// frames waits until the page has been drawn: lists show their rows with the next frame.
func (p *tab) frames() {
	p.t.Helper()
	p.run(chromedp.Evaluate("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(true))))", nil,
		func(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) }))
}

// shot writes a screenshot into the folder GONVVM_SHOTS, if that is set.
func (p *tab) shot(name string) {
	dir := os.Getenv("GONVVM_SHOTS")
	if dir == "" {
		return
	}
	var png []byte
	if err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot(&png)); err == nil {
		os.MkdirAll(dir, 0o777)
		os.WriteFile(filepath.Join(dir, strings.ReplaceAll(p.t.Name(), "/", "-")+"-"+name+".png"), png, 0o666)
	}
}

// looks calls f for wide and narrow windows, light and dark.
func (p *tab) looks(f func(name string)) {
	p.t.Helper()
	for _, width := range []int64{1280, 400} {
		for _, scheme := range []string{"light", "dark"} {
			p.run(emulation.SetDeviceMetricsOverride(width, 800, 1, false),
				emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}))
			f(fmt.Sprintf("%d-%s", width, scheme))
			if over := eval[int](p, "document.documentElement.scrollWidth - innerWidth"); over > 0 {
				p.t.Errorf("at %d pixels the page is %d pixels too wide", width, over)
			}
		}
	}
	p.run(emulation.ClearDeviceMetricsOverride())
}

func (p *tab) openTab(name string) {
	p.t.Helper()
	p.run(chromedp.Evaluate(fmt.Sprintf("document.getElementById('tab-%s').click()", name), nil), chromedp.Sleep(120*time.Millisecond))
}

// audit looks for violations of accessibility with axe-core in the view that is open.
func (p *tab) audit(view string) {
	p.t.Helper()
	axe, err := os.ReadFile("../node_modules/axe-core/axe.min.js")
	if err != nil {
		if os.Getenv("GONVVM_ORACLES") == "require" {
			p.t.Fatal("no axe-core: scripts/build-page -check installs it")
		}
		p.t.Log("no axe-core: npm --prefix web ci installs it")
		return
	}
	p.run(chromedp.Evaluate(string(axe)+";0", nil))
	var found []string
	p.run(chromedp.Evaluate(`axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.target + ': ' + n.html.slice(0, 160) + ' ' + n.any.map(c => c.message).join('; ').slice(0, 200))))`,
		&found, func(e *runtime.EvaluateParams) *runtime.EvaluateParams { return e.WithAwaitPromise(true) }))
	for _, x := range found {
		p.t.Errorf("%s: %s", view, x)
	}
}

// typed replaces the first occurrence of a word in the editor, as an input method does.
func (p *tab) typed(from, to string) {
	p.t.Helper()
	p.run(chromedp.Evaluate(fmt.Sprintf(`{
		const walker = document.createTreeWalker(document.querySelector('.cm-content'), NodeFilter.SHOW_TEXT)
		while (walker.nextNode()) {
			const n = walker.currentNode
			if (!n.data.includes(%[1]q)) continue
			n.data = n.data.replace(%[1]q, %[2]q)
			break
		}
	}`, from, to), nil))
}

// click clicks on the first element of a selector that contains a text.
func (p *tab) click(selector, text string) {
	p.t.Helper()
	at := eval[[]float64](p, fmt.Sprintf(`(() => { const r = [...document.querySelectorAll(%q)].find(e => e.textContent.includes(%q)).getBoundingClientRect(); return [r.left + 40, r.top + r.height / 2] })()`, selector, text))
	p.run(chromedp.MouseClickXY(at[0], at[1]))
}
