// el makes an element. Attributes that are functions are listeners, true is an empty attribute, false none.
type Attr = string | number | boolean | null | undefined | ((e: any) => void)
export function el<K extends keyof HTMLElementTagNameMap>(tag: K, attrs: Record<string, Attr> = {}, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  const e = document.createElement(tag)
  set(e, attrs)
  e.append(...children)
  return e
}

export function svg(tag: string, attrs: Record<string, Attr> = {}, ...children: (Node | string)[]): SVGElement {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag)
  set(e, attrs)
  e.append(...children)
  return e
}

function set(e: Element, attrs: Record<string, Attr>): void {
  for (const [k, v] of Object.entries(attrs)) {
    if (typeof v === 'function') e.addEventListener(k, v)
    else if (v === true) e.setAttribute(k, '')
    else if (v !== false && v !== null && v !== undefined) e.setAttribute(k, String(v))
  }
}

// field is a control with its label.
export function field(label: string, control: HTMLElement): HTMLLabelElement { return el('label', { class: 'field' }, el('span', {}, label), control) }

export function select(options: [value: string, text: string][], value: string, change: (value: string) => void, label: string): HTMLSelectElement {
  const s = el('select', { 'aria-label': label, change: () => change(s.value) }, ...options.map(([v, t]) => el('option', { value: v }, t)))
  s.value = value
  return s
}

// scroll is a box that scrolls, also by keys.
export function scroll(label: string, ...children: (Node | string)[]): HTMLDivElement { return el('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': label }, ...children) }

export function number(n: number): string { return n.toLocaleString('en') }

export function plural(n: number, word: string): string { return number(n) + ' ' + word + (n === 1 ? '' : 's') }

const words: [RegExp, string][] = [
  [/^(\/\/|;.).*/, 'c'],
  [/^"(\\.|[^"])*"/, 's'],
  [/^[%@$!][\w.$]+/, 'v'],
  [/^-?(0[xXfFdD][0-9a-fA-F]+|\d[\d.]*(e[+-]?\d+)?)\b/, 'n'],
  [/^\.?[a-zA-Z_][\w.:]*/, 'w'],
]

// tokens appends a line of IR or PTX to a node, with the kinds of its words as classes.
export function tokens(to: HTMLElement, line: string): void {
  let rest = line, gap = '', first = true
  while (rest) {
    const hit = rest.length < 2000 ? words.find(([x]) => x.test(rest)) : undefined
    if (!hit) {
      gap += rest.length < 2000 ? rest[0] : rest
      rest = rest.length < 2000 ? rest.slice(1) : ''
      continue
    }
    if (gap) to.append(gap)
    gap = ''
    const word = hit[0].exec(rest)![0]
    let kind = hit[1]
    if (kind === 'w') {
      const opcode = first || /= $/.test(line.slice(0, line.length - rest.length))
      kind = opcode ? 'o' : 'w'
      first = false
    }
    to.append(el('span', { class: 't' + kind }, word))
    rest = rest.slice(word.length)
  }
  if (gap) to.append(gap)
}
