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
  let root: XmlElement | undefined
  const parser = new XmlParser(
    (path) => path.length === 1,
    (element) => {
      root ??= element
    },
  )
  parser.write(text)
  parser.close()
  return root as XmlElement
}

/** Parses XML piece by piece. Hands over each element that is a record, with its line, and keeps nothing of what stands around. */
export class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: true })
  readonly #path: string[] = []
  /** elements that are open, from the record inwards */
  #open: XmlElement[] = []
  #elements = 0
  #line = 1

  constructor(isRecord: (path: readonly string[]) => boolean, onRecord: (element: XmlElement, line: number) => void) {
    const parser = this.#parser
    Object.assign(parser.ENTITIES, CHARACTERS)
    parser.on('error', (error) => {
      throw new Refused({ reason: `not well-formed XML: ${error.message.split('\n')[0]}` })
    })
    parser.on('doctype', (doctype) => {
      if (/<!ENTITY/i.test(doctype)) throw new Refused({ reason: 'defines entities of its own' })
    })
    parser.on('opentag', ({ name, attributes }) => this.#begin(localName(name), attributes, isRecord))
    const add = (piece: string) => void this.#open.at(-1)?.children.push(piece)
    parser.on('text', add)
    parser.on('cdata', add)
    parser.on('closetag', () => {
      this.#path.pop()
      const element = this.#open.pop()
      if (element && this.#open.length === 0) onRecord(element, this.#line)
    })
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  close(): void {
    this.#parser.close()
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>, isRecord: (path: readonly string[]) => boolean): void {
    this.#path.push(name)
    if (this.#path.length > DEPTH_LIMIT) throw new Refused({ reason: `elements stand more than ${DEPTH_LIMIT} deep` })
    const isFirst = this.#open.length === 0
    if (isFirst && !isRecord(this.#path)) return
    if (isFirst) [this.#elements, this.#line] = [0, this.#parser.line]
    this.#elements += 1
    if (this.#elements > ELEMENT_LIMIT) throw new Refused({ reason: `more than ${ELEMENT_LIMIT} elements` })
    const element: XmlElement = { name, attributes, children: [] }
    this.#open.at(-1)?.children.push(element)
    this.#open.push(element)
  }
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
