import type { PageTag, TagCell, TagRole } from '../layout/page-tag.ts'
import { type Pdfium, readWide } from './open-pdfium.ts'

/** A hostile tree may go in circles, or be endless. */
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 40
const MAX_CELLS = 100
const NAME_SIZE = 64

/** Elements that stand for a block of their own; the rest (spans, links, labels) are parts of one. */
const BLOCKS = new Set(
  'P Title H H1 H2 H3 H4 H5 H6 Caption TOC TOCI Note FENote LI TD TH Figure Formula BlockQuote Index Code Aside'.split(' '),
)
const ROLES: Readonly<Record<string, TagRole>> = {
  Title: 'heading',
  H: 'heading',
  Caption: 'caption',
  Note: 'footnote',
  FENote: 'footnote',
  TOC: 'contents',
  TOCI: 'contents',
}

interface Above {
  readonly role: TagRole
  readonly block: number
  readonly level?: number
  readonly cell?: TagCell
}

/** Reads the structure tree of a page: the tag of each marked content by its id. Empty where the page has no tree. */
export function readTags(pdfium: Pdfium, page: number): ReadonlyMap<number, PageTag> {
  const tree = pdfium._FPDF_StructTree_GetForPage(page)
  if (tree === 0) return new Map()
  const reader = new TreeReader(pdfium)
  try {
    const count = pdfium._FPDF_StructTree_CountChildren(tree)
    for (let at = 0; at < count; at++) reader.read(pdfium._FPDF_StructTree_GetChildAtIndex(tree, at))
  } finally {
    pdfium._FPDF_StructTree_Close(tree)
  }
  return reader.tags
}

class TreeReader {
  readonly #pdfium: Pdfium
  readonly tags = new Map<number, PageTag>()
  #elements = 0
  #blocks = 0
  #tables = 0
  /** innermost table: its number, and the cell that came last */
  #table = { number: -1, row: -1, column: -1 }

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium
  }

  read(element: number): void {
    this.#read(element, { role: 'text', block: this.#blocks++ }, 0)
  }

  #read(element: number, above: Above, depth: number): void {
    if (element === 0 || depth > MAX_DEPTH || ++this.#elements > MAX_ELEMENTS) return
    const type = readWide(this.#pdfium, (to, size) => this.#pdfium._FPDF_StructElement_GetType(element, to, size), NAME_SIZE)
    const outer = this.#table
    if (type === 'Table') this.#table = { number: this.#tables++, row: -1, column: -1 }
    else if (type === 'TR') this.#table = { ...outer, row: outer.row + 1, column: -1 }
    else if (type === 'TD' || type === 'TH') this.#table.column += 1
    const own = this.#tagOf(type, above)
    const count = this.#pdfium._FPDF_StructElement_CountChildren(element)
    for (let at = 0; at < count; at++) {
      const id = this.#pdfium._FPDF_StructElement_GetChildMarkedContentID(element, at)
      if (id >= 0 && !this.tags.has(id)) this.tags.set(id, { ...own, order: this.tags.size })
      this.#read(this.#pdfium._FPDF_StructElement_GetChildAtIndex(element, at), own, depth + 1)
    }
    if (type === 'Table') this.#table = outer
  }

  #tagOf(type: string, above: Above): Above {
    if (!BLOCKS.has(type)) return above
    const block = this.#blocks++
    const level = /^H([1-6])$/.exec(type)?.[1]
    if (level || ROLES[type]) {
      const role = level ? 'heading' : (ROLES[type] as TagRole)
      // An entry of the table of contents has paragraphs, and is none.
      return {
        ...above,
        role: above.role === 'contents' ? 'contents' : role,
        block,
        ...(role === 'heading' && { level: Number(level ?? 0) }),
      }
    }
    const { number, row, column } = this.#table
    const isCell = (type === 'TD' || type === 'TH') && number >= 0 && row >= 0 && column < MAX_CELLS
    return { ...above, block, ...(isCell && { cell: { table: number, row, column } }) }
  }
}

/** Tells whether a drawing operation stands in an artifact: a header, a footer, a page number, a watermark. */
export function isArtifact(pdfium: Pdfium, object: number, scratch: number): boolean {
  const count = Math.min(pdfium._FPDFPageObj_CountMarks(object), MAX_DEPTH)
  for (let at = 0; at < count; at++) {
    const mark = pdfium._FPDFPageObj_GetMark(object, at)
    const ask = (to: number, size: number) => {
      pdfium._FPDFPageObjMark_GetName(mark, to, size, scratch)
      return pdfium.HEAP32[scratch >> 2] as number
    }
    if (mark !== 0 && readWide(pdfium, ask, NAME_SIZE) === 'Artifact') return true
  }
  return false
}
