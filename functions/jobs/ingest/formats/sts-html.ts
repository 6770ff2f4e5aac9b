import { escapeHtml } from '#text/escape-html.ts'
import { childElements, firstChild, textIn, type XmlElement } from './xml-tree.ts'

/** HTML names of STS elements that have an equivalent. */
const SAME = new Map<string, string>(
  Object.entries({
    p: 'p',
    bold: 'strong',
    italic: 'em',
    sub: 'sub',
    sup: 'sup',
    underline: 'u',
    monospace: 'code',
    'styled-content': 'span',
    'disp-quote': 'blockquote',
    'list-item': 'li',
    'def-list': 'dl',
    def: 'dd',
    term: 'dfn',
    preformat: 'pre',
    code: 'pre',
    table: 'table',
    thead: 'thead',
    tbody: 'tbody',
    tfoot: 'tfoot',
    tr: 'tr',
    td: 'td',
    th: 'th',
    col: 'col',
    colgroup: 'colgroup',
    'non-normative-note': 'aside',
    'non-normative-example': 'aside',
    'normative-note': 'aside',
    'normative-example': 'aside',
    'ref-list': 'section',
    boxed: 'aside',
    'boxed-text': 'aside',
    fig: 'figure',
    'table-wrap': 'figure',
    'fig-group': 'section',
  }),
)
const SECTIONS = new Set(['sec', 'app', 'term-sec', 'ref-list', 'fn-group', 'notes'])
/** Elements that are shown elsewhere, or do not help a reader. */
const LEFT_OUT = new Set([
  'std-meta',
  'iso-meta',
  'nat-meta',
  'reg-meta',
  'std-doc-meta',
  'processing-meta',
  'index-term',
  'label',
  'graphic',
  'inline-graphic',
])
const CELL = ['colspan', 'rowspan', 'span']

/** Converts the text of a standard to HTML: sections, tables, lists, notes; the text of formulas and figures. */
export function stsHtml(standard: XmlElement): string {
  return ['front', 'body', 'back'].map((name) => inside(firstChild(standard, name), 2)).join('\n')
}

function inside(element: XmlElement | undefined, level: number): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? escapeHtml(child) : htmlOf(child, level))).join('')
}

function htmlOf(element: XmlElement, level: number): string {
  const { name } = element
  if (LEFT_OUT.has(name)) return ''
  if (SECTIONS.has(name))
    return `<section${idOf(element)}>${heading(element, level)}${inside(withoutTitle(element), level + 1)}</section>\n`
  const special = SPECIAL.get(name)
  if (special) return special(element, level)
  const tag = SAME.get(name)
  if (!tag) return inside(element, level)
  const lead = withLabelInside(element)
  return `<${tag}${idOf(element)}${cellOf(element)}>${lead ? '' : label(element)}${inside(lead ?? element, level)}</${tag}>`
}

const SPECIAL = new Map<string, (element: XmlElement, level: number) => string>(
  Object.entries({
    title: (element, level) => `<h${Math.min(level, 6)}>${inside(element, level)}</h${Math.min(level, 6)}>`,
    break: () => '<br>',
    list: (element, level) => list(element, level),
    caption: (element, level) => `<figcaption>${caption(element, level)}</figcaption>`,
    xref: (element, level) => `<a href="#${escapeHtml(element.attributes.rid ?? '')}">${inside(element, level)}</a>`,
    'ext-link': (element, level) =>
      `<a href="${escapeHtml(element.attributes['xlink:href'] ?? '')}">${inside(element, level)}</a>`,
    'def-item': (element, level) =>
      `<dt>${inside(firstChild(element, 'term'), level)}</dt>${inside(withoutTerm(element), level)}`,
    fn: (element, level) => `<aside${idOf(element)}>${inside(withLabelInside(element) ?? element, level)}</aside>`,
    ref: (element, level) => `<p${idOf(element)}>${label(element)}${inside(element, level)}</p>`,
    'disp-formula': (element) => `<p${idOf(element)}><code>${formula(element)}</code> ${label(element)}</p>`,
    'inline-formula': (element) => `<code>${formula(element)}</code>`,
    math: (element) => `<code>${formula(element)}</code>`,
  }),
)

function heading(element: XmlElement, level: number): string {
  const text = `${label(element)}${inside(firstChild(element, 'title'), level)}`.trim()
  return text && `<h${Math.min(level, 6)}>${text}</h${Math.min(level, 6)}>`
}

function label(element: XmlElement): string {
  const text = textIn(firstChild(element, 'label'))
  return text && `${escapeHtml(text)} `
}

/** Elements whose first words follow the label of the element that they stand in. */
const LABELLED = ['p', 'title', 'caption']

/**
 * An element with its label as the first words of its caption or first paragraph: “a) dry” is one item, “NOTE 1 Feet slip” one note.
 * Undefined where it has no label, or begins with something else.
 */
function withLabelInside(element: XmlElement): XmlElement | undefined {
  const text = textIn(firstChild(element, 'label'))
  const first = firstChild(element, 'caption') ?? childElements(element).find(({ name }) => name !== 'label')
  return text && first ? withLead(element, first, text) : undefined
}

function withLead(element: XmlElement, first: XmlElement, text: string): XmlElement | undefined {
  if (!LABELLED.includes(first.name)) return undefined
  const [inner] = first.name === 'caption' ? childElements(first) : []
  const words = first.name === 'title' ? [{ name: 'bold', attributes: {}, children: [text] }, ' — '] : [`${text} `]
  const lead = inner ? withLead(first, inner, text) : { ...first, children: [...words, ...first.children] }
  return lead && { ...element, children: element.children.map((child) => (child === first ? lead : child)) }
}

function caption(element: XmlElement, level: number): string {
  return childElements(element)
    .map((child) => inside(child, level))
    .join(' ')
}

function list(element: XmlElement, level: number): string {
  const tag = /order|alpha|roman|arabic/.test(element.attributes['list-type'] ?? '') ? 'ol' : 'ul'
  return `<${tag}${idOf(element)}>${inside(element, level)}</${tag}>`
}

/** TeX where the source has it, else the letters of the formula. */
function formula(element: XmlElement): string {
  const tex = textIn(firstChild(element, 'tex-math')) || textIn(firstChild(element, 'alternatives', 'tex-math'))
  return escapeHtml(tex || textIn(withoutLabel(element)))
}

const without =
  (name: string) =>
  (element: XmlElement): XmlElement => ({
    ...element,
    children: element.children.filter((child) => typeof child === 'string' || child.name !== name),
  })
const withoutTitle = without('title')
const withoutTerm = without('term')
const withoutLabel = without('label')

function idOf({ attributes: { id } }: XmlElement): string {
  return id ? ` id="${escapeHtml(id)}"` : ''
}

function cellOf({ attributes }: XmlElement): string {
  return CELL.map((name) => (attributes[name] ? ` ${name}="${escapeHtml(attributes[name])}"` : '')).join('')
}
