// Package test opens the page in headless Chromium: reports in files, gonvvm serve, and the playground. The tests need Go, and
// Chromium on PATH or from scripts/oracles.sh chromium; without it they are skipped, unless GONVVM_ORACLES is "require".
package test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

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
	command(t, "run", src, "-block=64", "-report="+out, "-trace-warp=1", "in:i32[512]=ramp", "out:i32[1]", "i32:4")
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
	command(t, "run", src, "-block=64", "-report="+out, "-trace-warp=1", "in:i32[512]=ramp", "out:i32[1]", "i32:4")
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
	for _, view := range []string{"code", "run", "lanes", "graph", "functions", "remarks", "time"} {
		p.openTab(view)
		p.looks(func(look string) {
			p.run(chromedp.Sleep(80 * time.Millisecond))
			p.shot(view + "-" + look)
			p.audit(view + ", " + look)
		})
	}
	p.lanes()
	p.openTab("graph")
	p.wait("blocks are drawn", "document.querySelectorAll('.block').length >= 3 && document.querySelector('.edge.back')")
	// The slider of passes shows changes.
	p.openTab("code")
	p.run(chromedp.Evaluate(`document.querySelector('[aria-label="LLVM IR"] input[type=checkbox]').click(); document.querySelector('[aria-label="Previous pass"]').click()`, nil))
	p.wait("changes are shown", "document.querySelector('#list-IR .row.is-new, #list-IR .row.is-old')")
	p.looks(func(look string) {
		p.frames()
		p.shot("changes-" + look)
		p.audit("changes, " + look)
	})
}

// lanes steps through the warp of a report of racy: its second one, whose lane 3 is thread 35.
func (p *tab) lanes() {
	p.t.Helper()
	p.openTab("lanes")
	step := func(label string) {
		p.run(chromedp.Evaluate(fmt.Sprintf("document.querySelector('.lanes button[aria-label=%q]').click()", label), nil))
		p.frames()
	}
	// cell is the text of a register in lane 3, "" if no step has written it yet.
	cell := func(register string) string {
		return eval[string](p, fmt.Sprintf("[...document.querySelectorAll('.lanes tbody tr')].find(r => r.querySelector('th').textContent === %q)?.children[4].textContent ?? ''", register))
	}
	step("First step")
	first := eval[string](p, "document.querySelector('.lanes .row.marked .text').textContent")
	if !strings.Contains(first, "ld.param") || cell("%tid") != "" {
		p.t.Errorf("the first step is %q", first)
	}
	register := "" // that gets %tid.x
	for range 40 {
		line := eval[string](p, "document.querySelector('.lanes .row.marked .text').textContent")
		if before, ok := strings.CutSuffix(line, ", %tid.x;"); ok {
			register = before[strings.LastIndex(before, "%"):]
			break
		}
		step("Next step")
	}
	if got := cell(register); got != "35" {
		p.t.Errorf("lane 3 has %s = %q after it got its index, expected 35", register, got)
	}
	if n := eval[int](p, "document.querySelectorAll('.lanes td.is-written').length"); n != 32 {
		p.t.Errorf("%d lanes are written", n)
	}
	step("Previous step")
	if got := cell(register); got != "" {
		p.t.Errorf("one step before, lane 3 has %s = %q", register, got)
	}
	step("Last step")
	p.wait("the last step is the return", "document.querySelector('.lanes .row.marked .text').textContent.includes('ret;')")
	p.run(chromedp.Focus(".lanes .scroll"), chromedp.KeyEvent("p"))
	p.wait("a key goes back, to the store of all lanes", "document.querySelector('.lanes .row.marked .text').textContent.includes('st.global') && document.querySelectorAll('.lanes .mask td.exec').length === 32")
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

// live tests a page with a backend.
func live(t *testing.T, url string) {
	p := open(t, url, url)
	p.wait("the page is ready", "document.documentElement.dataset.ready")
	p.wait("the first example is compiled", "[...document.querySelectorAll('#list-PTX .row')].some(r => r.innerText.includes('.entry saxpy'))")
	// A mistake is shown at its place, with its explanation, and goes away.
	p.typed("slt", "slx")
	p.wait("the mistake is underlined", "document.querySelector('.cm-lintRange-error, .cm-lintPoint-error')?.closest('.cm-line').textContent.includes('slx')")
	p.wait("the mistake is listed", "/^1[0-9]:[0-9]+: error/.test(document.querySelector('.problems li.error')?.textContent)")
	p.looks(func(look string) {
		p.frames()
		p.shot("mistake-" + look)
		p.audit("mistake, " + look)
	})
	p.typed("slx", "slt")
	p.wait("the mistake is gone", "!document.querySelector('.problems li')")
	// A line of the editor marks its PTX.
	p.click(".cm-line", "store float")
	p.wait("the store of the PTX is marked", "[...document.querySelectorAll('#list-PTX .row.marked')].some(r => r.innerText.includes('st.global'))")
	// A race.
	p.choose("02-race")
	p.run(chromedp.Evaluate("document.getElementById('run').click()", nil))
	p.wait("the race is found", "[...document.querySelectorAll('.finding')].some(f => f.innerText.includes('race'))")
	p.openTab("lanes")
	p.run(chromedp.Evaluate("document.getElementById('trace').click()", nil))
	p.wait("a warp is traced", "document.querySelector('.lanes .mask td.exec')")
	for _, view := range []string{"run", "lanes", "code", "graph", "compare"} {
		p.openTab(view)
		p.looks(func(look string) {
			p.run(chromedp.Sleep(120 * time.Millisecond))
			p.shot(view + "-" + look)
			p.audit(view + ", " + look)
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
			p.looks(func(look string) {
				p.frames()
				p.shot("plot-" + look)
				p.audit("plot, " + look)
			})
		}
	}
}

func TestServe(t *testing.T) { live(t, serve(t)) }

// playground returns the folder that scripts/build-playground wrote, once for all tests.
var playground = func() func(t *testing.T) string {
	var once sync.Once
	var dir string
	return func(t *testing.T) string {
		t.Helper()
		chromium(t)
		once.Do(func() {
			dir = filepath.Join(filepath.Dir(gonvvm), "playground")
			if out, err := exec.Command("../../scripts/build-playground", dir).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
		})
		return dir
	}
}()

// TestPlayground serves the files of scripts/build-playground. The files have a size that a page may have.
func TestPlayground(t *testing.T) {
	dir := playground(t)
	total := int64(0)
	for _, name := range []string{"index.html", "worker.js", "gonvvm.wasm.gz", "offline.js"} {
		st, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		total += st.Size()
	}
	t.Logf("%d bytes", total)
	if total > 28<<18 { // 7 MiB
		t.Errorf("the playground has %d bytes", total)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(server.Close)
	live(t, server.URL+"/")
}

// TestPlaygroundOffline opens the playground, stops its server, and opens it again. It reports how long the start and an answer take.
func TestPlaygroundOffline(t *testing.T) {
	server := httptest.NewServer(http.FileServer(http.Dir(playground(t))))
	t.Cleanup(server.Close)
	p := open(t, server.URL+"/", server.URL)
	timed := func(state string) {
		p.wait("the page is ready, "+state, "document.documentElement.dataset.ready && performance.getEntriesByName('answer').length")
		p.typed("slt", "sle") // another compilation, when the compiler is warm
		p.wait("it answers, "+state, "performance.getEntriesByName('answer').length > 1 && [...document.querySelectorAll('.status')].some(s => / ms$/.test(s.textContent))")
		t.Logf("%s: ready %.0f ms after the navigation, answers after %v ms", state, eval[float64](p, "performance.getEntriesByName('ready')[0].startTime"), eval[[]int](p, "performance.getEntriesByName('answer').map(e => Math.round(e.duration))"))
	}
	timed("from the server")
	p.wait("the files are kept", "navigator.serviceWorker.controller")
	server.CloseClientConnections()
	server.Close()
	p.run(chromedp.Navigate(server.URL + "/"))
	timed("without a network")
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
