package test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// sitePage is a page of the site as a reader has it.
type sitePage struct {
	Title   string   // the first heading, "" if it cannot be seen
	Visible int      // characters of text in the part that is not navigation
	Links   []string // addresses
	IDs     []string // that links may name
	Broken  []string // images and style sheets that are not loaded
}

const readPage = `(() => {
	const main = document.querySelector('[role=main]')
	const seen = e => e && e.getClientRects().length > 0 && e.getBoundingClientRect().height > 0
	return {
		Title: seen(main?.querySelector('h1')) ? main.querySelector('h1').innerText : '',
		Visible: seen(main) ? main.innerText.length : 0,
		Links: [...document.querySelectorAll('a[href]')].map(a => a.href),
		IDs: [...document.querySelectorAll('[id], a[name]')].map(e => e.id || e.name),
		Broken: [...[...document.images].filter(i => !i.complete || !i.naturalWidth).map(i => i.src),
			...[...document.querySelectorAll('link[rel=stylesheet]')].filter(l => !l.sheet?.cssRules.length).map(l => l.href)],
	}
})()`

// TestSite reads the site of the documentation as a reader does: from the start page all links of the site lead to pages and places in them, each page has a
// heading and text that can be seen, nothing comes from elsewhere, and the console has no errors. The search finds a page.
func TestSite(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	if out, err := exec.Command("../../scripts/build-site", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(server.Close)
	start := server.URL + "/index.html"
	p := open(t, start, server.URL)
	pages, places, from := map[string]*sitePage{}, map[string]bool{}, map[string]string{}
	for queue := []string{start}; len(queue) > 0; queue = queue[1:] {
		address := queue[0]
		if pages[address] != nil {
			continue
		}
		p.run(chromedp.Navigate(address), chromedp.WaitReady("body"))
		page := eval[*sitePage](p, readPage)
		pages[address] = page
		if page.Title == "" || page.Visible < 200 {
			t.Errorf("%s, linked from %s: the heading is %q, %d characters can be seen", address, from[address], page.Title, page.Visible)
		}
		for _, file := range page.Broken {
			t.Errorf("%s: %s is not loaded", address, file)
		}
		for _, id := range page.IDs {
			places[address+"#"+id] = true
		}
		for _, link := range page.Links {
			target, fragment, _ := strings.Cut(link, "#")
			if !strings.HasPrefix(target, server.URL) {
				continue
			}
			if target = strings.TrimSuffix(target, "."); strings.HasSuffix(target, "/") {
				target += "index.html"
			}
			if fragment != "" {
				from[target+"#"+fragment] = address
			}
			if from[target] != "" {
				continue
			}
			from[target] = address
			if strings.HasSuffix(target, ".html") {
				queue = append(queue, target)
			} else if reply, err := http.Get(target); err != nil || reply.StatusCode != http.StatusOK {
				t.Errorf("%s: the link to %s leads to no file: %v", address, target, err)
			}
		}
	}
	for place, address := range from {
		if strings.Contains(place, "#") && !places[place] {
			t.Errorf("%s: the link to %s leads to no place", address, place)
		}
	}
	t.Logf("%d pages, %d places that links name", len(pages), len(from)-len(pages))
	if len(pages) < 30 {
		t.Errorf("the start page leads to %d pages only", len(pages))
	}

	p.run(chromedp.Navigate(start))
	if text := eval[string](p, "document.querySelector('[role=main]').innerText"); !strings.Contains(text, "The NVVM compiler in pure Go") {
		t.Errorf("the start page begins with %.200q", text)
	}
	p.looks(func(look string) { p.shot("start-" + look) })
	p.run(chromedp.Navigate(server.URL+"/tutorial.html"), chromedp.WaitVisible("[role=main] pre code"))
	p.looks(func(look string) { p.shot("tutorial-" + look) })
	p.run(chromedp.Navigate(server.URL + "/search.html?q=libclc"))
	p.wait("the search finds the page about OpenCL", "[...document.querySelectorAll('#mkdocs-search-results a')].some(a => a.href.includes('opencl.html'))")
	p.shot("search")
	for _, name := range []string{"install", "command", "diagnostics", "isa-support", "python/index"} {
		p.run(chromedp.Navigate(fmt.Sprintf("%s/%s.html", server.URL, name)))
		p.looks(func(look string) { p.shot(strings.ReplaceAll(name, "/", "-") + "-" + look) })
	}
}
