import { SaxesParser } from 'saxes'
import { Refused } from '../source/candidate.ts'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (XmlElement | string)[]
}

const DEPTH_LIMIT = 200
const ELEMENT_LIMIT = 500_000
/** Entities that the document types of standards define. No document type is ever loaded. */
const CHARACTERS: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  le: '≤',
  ge: '≥',
  minus: '−',
}

/** Parses well-formed XML. Refuses own entities, which could expand without limit or fetch something. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true })
  Object.assign(parser.ENTITIES, CHARACTERS)
  const top: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [top]
  let elements = 0
  parser.on('error', (error) => {
    throw new Refused({ reason: `not well-formed XML: ${error.message.split('\n')[0]}` })
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw new Refused({ reason: 'defines entities of its own' })
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > ELEMENT_LIMIT) throw new Refused({ reason: `more than ${ELEMENT_LIMIT} elements` })
    if (open.length > DEPTH_LIMIT) throw new Refused({ reason: `elements stand more than ${DEPTH_LIMIT} deep` })
    const element: XmlElement = { name: localName(name), attributes: attributes as Record<string, string>, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (piece) => void open.at(-1)?.children.push(piece))
  parser.on('cdata', (piece) => void open.at(-1)?.children.push(piece))
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return childElements(top)[0] as XmlElement
}

/** Removes a namespace prefix: MathML comes with one or without. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

export function childElements(element: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  )
}

export function firstChild(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => childElements(at, name)[0], element)
}

/** Text of an element; runs of white space become one space. */
export function textIn(element: XmlElement | undefined): string {
  return rawText(element).replace(/\s+/g, ' ').trim()
}

function rawText(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}
