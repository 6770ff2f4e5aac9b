import { SaxesParser } from 'saxes'
import type { TextSpot } from '#text/json-fault.ts'

/** An annotation of XFDF that marks a place. Rectangles are in points, from the lower left corner of the page. */
export interface ReadAnnotation {
  /** from 0; below where it names none */
  readonly page: number
  readonly boxes: readonly (readonly [left: number, bottom: number, right: number, top: number])[]
  readonly title: string
  readonly contents: string
  /** JSON of the whole point, where the library wrote the file */
  readonly point?: string
}

/** File that the annotations of an XFDF were made on, as the XFDF tells it. */
export interface AnnotatedFile {
  /** path or address */
  readonly href?: string
  /** identifiers in the trailer of the PDF, in hexadecimal digits: of its first version, and of this one */
  readonly ids: readonly string[]
}

interface ReadXfdf {
  readonly file: AnnotatedFile
  readonly annotations: ReadAnnotation[]
}

/** Thrown for what is no XFDF, or more than it may be. */
export class XfdfRefused extends Error {
  override readonly name = 'XfdfRefused'
  readonly spot: TextSpot

  constructor(reason: string, spot: TextSpot) {
    super(reason)
    this.spot = spot
  }
}

const MARKING = new Set(['highlight', 'underline', 'squiggly', 'strikeout', 'square', 'text', 'freetext'])
/** Formatted contents, as some readers write them alone; each of their blocks is a line. */
const RICH = 'contents-richtext'
const BLOCKS = new Set(['p', 'div', 'li', 'br'])
const MAX_DEPTH = 12
const MAX_ELEMENTS = 20_000
const MAX_BOXES = 200

const numbersOf = (text = '') => text.split(',').map(Number)
const areFinite = (numbers: readonly number[]) => numbers.every(Number.isFinite)

function boxesOf({ coords, rect }: Readonly<Record<string, string>>): ReadAnnotation['boxes'] {
  const quads = numbersOf(coords)
  if (coords && quads.length % 8 === 0 && quads.length / 8 <= MAX_BOXES && areFinite(quads))
    return Array.from({ length: quads.length / 8 }, (_, at) => {
      const [xs, ys] = [0, 1].map((axis) => [0, 2, 4, 6].map((corner) => quads[at * 8 + corner + axis] as number))
      return [Math.min(...(xs ?? [])), Math.min(...(ys ?? [])), Math.max(...(xs ?? [])), Math.max(...(ys ?? []))] as const
    })
  const sides = numbersOf(rect)
  const [left, bottom, right, top] = sides
  return sides.length === 4 && areFinite(sides) ? [[left as number, bottom as number, right as number, top as number]] : []
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** Reads XFDF. Document types, and with them entities, are refused. */
export function readXfdf(text: string): ReadXfdf {
  const annotations: ReadAnnotation[] = []
  let file: AnnotatedFile = { ids: [] }
  let open: { facts: Readonly<Record<string, string>>; contents: string; point: string; [RICH]: string } | undefined
  let field: 'contents' | 'point' | typeof RICH | undefined
  let [depth, elements] = [0, 0]
  let root = ''
  const parser = new SaxesParser({ xmlns: false })
  const refuse = (reason: string) => {
    throw new XfdfRefused(reason, { line: parser.line, column: Math.max(parser.column, 1) })
  }
  parser.on('error', (error) => refuse(error.message))
  parser.on('doctype', () => refuse('a document type'))
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    elements++
    root ||= name
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) refuse('too many elements')
    const named = attributes as Record<string, string>
    if (depth === 2 && name === 'f' && named.href) file = { ...file, href: named.href }
    if (depth === 2 && name === 'ids') file = { ...file, ids: [named.original, named.modified].filter((id) => id !== undefined) }
    if (MARKING.has(name)) open = { facts: named, contents: '', point: '', [RICH]: '' }
    else if (open && (name === 'contents' || name === 'point' || name === RICH)) field = name
  })
  const take = (piece: string) => {
    if (open && field) open[field] += piece
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', ({ name }) => {
    depth--
    if (name === field) field = undefined
    if (open && field === RICH && BLOCKS.has(name)) open[RICH] += '\n'
    if (!open || !MARKING.has(name)) return
    const page = Number(open.facts.page)
    const { facts, contents, point, [RICH]: rich } = open
    open = undefined
    annotations.push({
      page: facts.page?.trim() && Number.isInteger(page) && page <= 99_999 ? page : -1,
      boxes: boxesOf(facts),
      title: facts.title ?? '',
      contents: contents.trim() || linesOf(rich),
      ...(point && { point }),
    })
  })
  parser.write(text).close()
  if (root !== 'xfdf') refuse('not XFDF')
  return { file, annotations }
}
