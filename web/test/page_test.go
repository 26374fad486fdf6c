// Package test opens the page in headless Chromium: reports in files, gonvvm serve, and the playground. The tests need Go, and
// Chromium on PATH or from scripts/oracles.sh chromium; without it they are skipped, unless GONVVM_ORACLES is "require".
package test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
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
	"github.com/santhosh-tekuri/jsonschema/v6"
)

var gonvvm string // the command

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "gonvvm-page")
	if err != nil {
		panic(err)
	}
	gonvvm = filepath.Join(dir, "gonvvm")
	build := exec.Command("go", "build", "-o", dir, "./cmd/gonvvm", "./cmd/gonvvm-serve")
	build.Dir = "../.."
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Printf("%v\n%s", err, out)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

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

// open opens an address, and at the end of the test fails if the console had errors or a request went elsewhere.
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

// command runs gonvvm, which may find mistakes of the kernel.
func command(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command(gonvvm, args...).CombinedOutput(); err != nil && !strings.Contains(err.Error(), "exit status 1") {
		t.Fatalf("%v\n%s", err, out)
	}
}

const racy = `target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @sum(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %off = mul i32 %k, 32
  %at = add i32 %off, %i
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %at
  %v = load i32, ptr addrspace(1) %a
  %s1 = add i32 %s, %v
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %s1, ptr addrspace(1) %q
  ret void
}
`

// TestSchema validates reports of the corpus and of a launch with the committed schema.
func TestSchema(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile("../../docs/report.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	out := filepath.Join(dir, "r.json")
	check := func(name string) {
		file, err := os.Open(out)
		if err != nil {
			t.Fatal(name, err)
		}
		defer file.Close()
		data, err := jsonschema.UnmarshalJSON(file)
		if err != nil {
			t.Fatal(name, err)
		}
		if err := schema.Validate(data); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	kernels, _ := filepath.Glob("../../testdata/kernels/*.O2.ll")
	if len(kernels) < 10 {
		t.Fatal("no kernels")
	}
	for _, k := range kernels {
		command(t, "compile", "-arch=sm_80", "-o", os.DevNull, "-report="+out, k)
		check(k)
	}
	src := filepath.Join(dir, "k.ll")
	if err := os.WriteFile(src, []byte(racy), 0o666); err != nil {
		t.Fatal(err)
	}
	command(t, "run", src, "-block=64", "-report="+out, "in:i32[512]=ramp", "out:i32[1]", "i32:4")
	check("run")
	if data, _ := os.ReadFile(out); !json.Valid(data) || !strings.Contains(string(data), `"findings":[{`) {
		t.Error("the report of the launch has no findings")
	}
}

// TestReportFile opens a report with a launch from a file: views, links, the race and the heat map.
func TestReportFile(t *testing.T) {
	dir := t.TempDir()
	src, out := filepath.Join(dir, "k.ll"), filepath.Join(dir, "r.html")
	if err := os.WriteFile(src, []byte(racy), 0o666); err != nil {
		t.Fatal(err)
	}
	command(t, "run", src, "-block=64", "-report="+out, "in:i32[512]=ramp", "out:i32[1]", "i32:4")
	p := open(t, "file://"+out, "file://"+out)
	p.wait("the page is ready", "document.documentElement.dataset.ready")
	p.wait("the PTX is there", "document.querySelectorAll('#list-PTX .row').length > 10")
	p.wait("lines are hot", "document.querySelector('#list-PTX .row[style*=heat]') && document.querySelector('#list-source .row[style*=heat]')")
	p.openTab("run")
	p.run(chromedp.Evaluate("document.querySelector('.finding button.link').click()", nil))
	p.wait("the race is marked", "document.querySelector('#list-PTX .row.found')?.innerText.includes('st.global')")
	// A line of the source selects those of IR and PTX.
	p.click("#list-source .row", "load i32")
	p.wait("the load of the IR is marked", "[...document.querySelectorAll('#list-IR .row.marked')].some(r => r.innerText.includes('load i32'))")
	p.wait("the load of the PTX is marked", "[...document.querySelectorAll('#list-PTX .row.marked')].some(r => r.innerText.includes('ld.global'))")
	// The keyboard moves the selection.
	p.run(chromedp.Focus("#list-source"), chromedp.KeyEvent("\ue015"), chromedp.KeyEvent("\ue015"))
	p.wait("the store is selected by keys", "document.querySelector('#list-source').getAttribute('aria-activedescendant')")
	for _, view := range []string{"code", "run", "graph", "functions", "remarks", "time"} {
		p.openTab(view)
		p.looks(func(look string) {
			p.run(chromedp.Sleep(80 * time.Millisecond))
			p.shot(view + "-" + look)
		})
	}
	p.openTab("graph")
	p.wait("blocks are drawn", "document.querySelectorAll('.block').length >= 3 && document.querySelector('.edge.back')")
	// The slider of passes shows changes.
	p.openTab("code")
	p.run(chromedp.Evaluate(`document.querySelector('[aria-label="LLVM IR"] input[type=checkbox]').click(); document.querySelector('[aria-label="Previous pass"]').click()`, nil))
	p.wait("changes are shown", "document.querySelector('#list-IR .row.is-new, #list-IR .row.is-old')")
	p.shot("changes")
}

// serve starts gonvvm serve and returns its address.
func serve(t *testing.T) string {
	t.Helper()
	cmd := exec.Command(gonvvm, "serve", "-addr=127.0.0.1:0")
	errs, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	line := make([]byte, 200)
	n, err := errs.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(line[:n]))
}

// choose opens an example and waits until it is compiled.
func (p *tab) choose(example string) {
	p.t.Helper()
	p.run(chromedp.Evaluate(fmt.Sprintf(`{const s = document.querySelector('select[aria-label=Example]'); s.value = %q; s.dispatchEvent(new Event('change'))}`, example), nil))
	p.wait("the example is compiled", "/ ms$/.test(document.querySelector('.status').textContent)")
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

// live tests a page with a backend.
func live(t *testing.T, url string) {
	p := open(t, url, url)
	p.wait("the page is ready", "document.documentElement.dataset.ready")
	p.wait("the first example is compiled", "[...document.querySelectorAll('#list-PTX .row')].some(r => r.innerText.includes('.entry saxpy'))")
	// A mistake is shown at its place, with its explanation, and goes away.
	p.typed("slt", "slx")
	p.wait("the mistake is underlined", "document.querySelector('.cm-lintRange-error, .cm-lintPoint-error')?.closest('.cm-line').textContent.includes('slx')")
	p.wait("the mistake is listed", "/^1[0-9]:[0-9]+: error/.test(document.querySelector('.problems li.error')?.textContent)")
	p.shot("mistake")
	p.typed("slx", "slt")
	p.wait("the mistake is gone", "!document.querySelector('.problems li')")
	// A line of the editor marks its PTX.
	p.click(".cm-line", "store float")
	p.wait("the store of the PTX is marked", "[...document.querySelectorAll('#list-PTX .row.marked')].some(r => r.innerText.includes('st.global'))")
	// A race.
	p.choose("02-race")
	p.run(chromedp.Evaluate("document.getElementById('run').click()", nil))
	p.wait("the race is found", "[...document.querySelectorAll('.finding')].some(f => f.innerText.includes('race'))")
	for _, view := range []string{"run", "code", "graph", "compare"} {
		p.openTab(view)
		p.looks(func(look string) {
			p.run(chromedp.Sleep(120 * time.Millisecond))
			p.shot(view + "-" + look)
		})
	}
	p.wait("two compilations are compared", "document.querySelectorAll('#list-b .row').length > 5")
	p.openTab("code")
	p.wait("the race is at its place in the editor", "[...document.querySelectorAll('.cm-lintRange-error')].some(e => e.closest('.cm-line').textContent.includes('load i32'))")
	p.wait("the lines of the editor are hot", "document.querySelector('.cm-line.heated')")
	p.wait("the lines of the PTX are hot", "document.querySelector('#list-PTX .row[style*=heat]')")
	// The address restores the state in another tab.
	p.wait("the state is in the address", "location.hash.length > 200")
	q := open(t, eval[string](p, "location.href"), url)
	q.wait("the state is restored", "document.querySelector('.cm-content')?.innerText.includes('@exchange')")
	q.wait("the launch is repeated", "document.querySelector('.cm-line.heated')")
	// All examples compile and run.
	names := eval[[]string](p, "[...document.querySelectorAll('select[aria-label=Example] option')].map(o => o.value).filter(Boolean)")
	if len(names) < 12 {
		t.Errorf("%d examples", len(names))
	}
	for _, name := range names {
		p.choose(name)
		p.openTab("run")
		p.run(chromedp.Evaluate("document.querySelector('.results').replaceChildren(); document.getElementById('run').click()", nil))
		p.wait(name+" runs", "document.querySelector('.results h2')?.innerText.endsWith('finished')")
		if name == "03-uncoalesced" {
			p.run(chromedp.Evaluate("[...document.querySelectorAll('.results h3 button')].find(b => b.innerText === 'Image').click()", nil))
			p.wait("the image is there", "document.querySelector('canvas.pixels')")
			p.run(chromedp.Evaluate("[...document.querySelectorAll('.results h3 button')].find(b => b.innerText === 'Plot').click(); document.querySelector('.buffer').scrollIntoView()", nil))
			p.wait("the plot is there", "document.querySelector('.uplot canvas')")
			p.shot("plot")
		}
	}
}

func TestServe(t *testing.T) { live(t, serve(t)) }

// TestPlayground serves the files of scripts/build-playground. The files have a size that a page may have.
func TestPlayground(t *testing.T) {
	dir := t.TempDir()
	build := exec.Command("../../scripts/build-playground", dir)
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	total := int64(0)
	for _, name := range []string{"index.html", "worker.js", "gonvvm.wasm.gz"} {
		st, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		total += st.Size()
	}
	t.Logf("%d bytes", total)
	if total > 7<<20 {
		t.Errorf("the playground has %d bytes", total)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(server.Close)
	live(t, server.URL+"/")
}

// TestLargeReport opens the report of a module of 1,000 functions, one of which has 20,000 instructions.
func TestLargeReport(t *testing.T) {
	var b strings.Builder
	b.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	for i := range 999 {
		fmt.Fprintf(&b, "define i32 @f%d(i32 %%x, ptr %%p) {\n  %%a = mul i32 %%x, %d\n  %%b = add i32 %%a, 7\n  %%q = getelementptr i32, ptr %%p, i32 %%b\n  %%v = load i32, ptr %%q\n  %%c = xor i32 %%v, %%b\n  %%d = sdiv i32 %%c, %d\n  ret i32 %%d\n}\n", i, i+3, i+5)
	}
	b.WriteString("define ptx_kernel void @large(ptr addrspace(1) %p) {\n")
	for i := range 10000 {
		fmt.Fprintf(&b, "  %%q%d = getelementptr i32, ptr addrspace(1) %%p, i64 %d\n  store volatile i32 %d, ptr addrspace(1) %%q%d\n", i, i*3, i, i)
	}
	b.WriteString("  ret void\n}\n")
	dir := t.TempDir()
	src, out := filepath.Join(dir, "large.ll"), filepath.Join(dir, "large.html")
	if err := os.WriteFile(src, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	command(t, "compile", "-arch=sm_80", "-o", os.DevNull, "-report="+out, src)
	st, err := os.Stat(out)
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	p := open(t, "file://"+out, "file://"+out)
	p.wait("the page is ready", "document.documentElement.dataset.ready && document.querySelectorAll('#list-PTX .row').length > 10")
	t.Logf("%d bytes, open after %v with the start of the browser, %.0f ms after the navigation", st.Size(), time.Since(start), eval[float64](p, "performance.now()"))
	p.wait("the kernel is chosen", "document.querySelector('select[aria-label=Function]').selectedOptions[0].text === 'large'")
	if n := eval[int](p, "document.querySelectorAll('.row').length"); n > 500 {
		t.Errorf("%d rows are elements", n)
	}
	p.run(chromedp.Focus("#list-PTX"), chromedp.KeyEvent("\ue010"))
	p.wait("the end of the list is there", "document.querySelector('#list-PTX').scrollTop > 100000")
	for _, view := range []string{"functions", "graph", "time", "remarks"} {
		p.openTab(view)
		p.shot(view)
	}
}
