// The page: one report in a file (gonvvm compile -report), or live with a backend (gonvvm serve, the playground).
import 'uplot/dist/uPlot.min.css'
import './style.css'
import { Server, WASM } from './backend'
import { CodeView } from './code'
import { el, field, select } from './dom'
import { GraphView } from './graph'
import { LanesView } from './lanes'
import { Live } from './live'
import { type Report } from './report'
import { RunView } from './results'
import { State, type View } from './state'
import { FunctionsView, RemarksView, TimeView } from './tables'

let state: State | undefined
let current = 'code'
const tabs = el('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Views' })
const functions = el('span')
const main = el('main')
const panels = new Map<string, { button: HTMLButtonElement; panel: HTMLElement; view?: View; stale: boolean }>()
let live: Live | undefined

function add(name: string, title: string, root: HTMLElement, view?: View): void {
  const panel = el('div', { id: 'panel-' + name, class: 'panel', role: 'tabpanel', 'aria-labelledby': 'tab-' + name }, root)
  const button = el('button', { id: 'tab-' + name, role: 'tab', 'aria-controls': 'panel-' + name, click: () => open(name) }, title)
  panels.set(name, { button, panel, view, stale: true })
  tabs.append(button)
  main.append(panel)
}

function open(name: string): void {
  if (!panels.has(name)) name = 'code'
  current = name
  for (const [n, p] of panels) {
    p.button.setAttribute('aria-selected', String(n === name))
    p.button.tabIndex = n === name ? 0 : -1
    p.panel.hidden = n !== name
  }
  refresh()
  if (live) {
    live.tab = name
    if (name === 'compare' && state) live.compareNow()
    live.save()
  }
}

// refresh brings the view that is open up to date; the others wait until they are opened.
function refresh(): void {
  const p = panels.get(current)
  if (state && p?.stale && p.view) {
    p.stale = false
    p.view.update(state)
  }
}

function show(s: State | undefined): void {
  if (!s) {
    main.classList.add('outdated')
    return
  }
  main.classList.remove('outdated')
  const name = state?.function?.name
  if (live && name) {
    const same = s.report.functions.findIndex(f => f.name === name)
    if (same >= 0) s.fn = same
  }
  state = s
  const list = s.report.functions
  functions.replaceChildren(...list.length > 1 && list.length <= 2000 ? [field('Function', select(list.map((f, i): [string, string] => [String(i), f.name]), String(s.fn), v => choose(+v), 'Function'))] : list.length ? [el('strong', {}, s.function?.name ?? '')] : [])
  for (const p of panels.values()) p.stale = true
  refresh()
}

function choose(fn: number): void {
  if (!state) return
  const s = new State(state.report, fn)
  state = undefined
  show(s)
}

function keysShown(keys: string[]): void {
  open('code')
  state?.select(keys)
  code.showOthers()
}

tabs.addEventListener('keydown', e => {
  const names = [...panels.keys()], step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
  if (!step) return
  e.preventDefault()
  open(names[(names.indexOf(current) + step + names.length) % names.length])
  panels.get(current)!.button.focus()
})

let code: CodeView

function views(report?: Report): void {
  code = new CodeView(live?.editor.root)
  const list: View[] = [code, new GraphView(keysShown), new FunctionsView(fn => { choose(fn); open('code') }), new RemarksView((keys, fn) => {
    const i = state?.report.functions.findIndex(f => f.name === fn) ?? -1
    if (i >= 0 && i !== state!.fn) choose(i)
    keysShown(keys)
  }), new TimeView()]
  const runs = report?.runs ?? []
  if (live || runs.some(r => r.trace)) list.splice(1, 0, new LanesView(live && (w => live!.run(w))))
  if (live || runs.length) list.splice(1, 0, new RunView(line => { open('code'); code.showPTX(line) }, live?.form))
  for (const v of list) add(v.name, v.title, v.root, v)
}

async function embedded(text: string): Promise<Report> {
  const data = Uint8Array.from(atob(text), c => c.charCodeAt(0))
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}

async function boot(): Promise<void> {
  const data = document.getElementById('report')!.textContent!.trim()
  const top = el('div', { class: 'top' }, el('h1', {}, 'gonvvm'), functions)
  if (data) {
    const report = await embedded(data)
    views(report)
    document.body.append(el('header', {}, top, tabs), main)
    top.append(el('span', { class: 'pass' }, report.files.filter(f => f.input).map(f => f.name.split('/').pop()).join(', ') || 'PTX'))
    open('code')
    show(new State(report))
  } else {
    const backend = document.documentElement.dataset.backend === 'worker' ? new WASM() : new Server()
    live = new Live(backend, s => { show(s); if (s) onEditor(s) }, line => code.chooseEdited(line), open)
    views()
    add('compare', 'Compare', live.compare.root)
    code.onEditor = (lines, hover, shown) => live!.editor.mark(lines, hover, shown)
    document.body.append(el('header', {}, top, live.bar, tabs), main)
    open('code')
    await live.start()
  }
  document.documentElement.dataset.ready = 'true'
  performance.mark('ready')
  if (document.documentElement.dataset.backend === 'worker') navigator.serviceWorker?.register('offline.js').catch(() => {}) // the page works without it, too
}

// onEditor shows in the editor how often its lines were executed, and the findings of a launch.
function onEditor(s: State): void {
  const file = code.edited, heat = new Map<number, number>()
  const count = s.heat.size ? s.report.files[file]?.lines?.length ?? 0 : 0
  for (let line = 1; line <= count; line++) {
    const n = s.heatOf(s.links.toPTX(s.links.fromFile(file, line)))
    if (n) heat.set(line, Math.log2(1 + n) / Math.log2(1 + s.hottest))
  }
  live!.editor.heat(heat)
  live!.found((s.report.runs ?? []).flatMap(r => r.findings).flatMap(f => [...s.links.toFile(file, f.line ? s.links.fromPTX(f.line) : [])].slice(0, 1).map(line => ({
    severity: 'error', code: f.code ?? '', line, column: 3, message: f.message, hint: f.hint,
  }))))
}

boot().catch(e => document.body.append(el('p', { role: 'alert', class: 'problems' }, String(e))))

