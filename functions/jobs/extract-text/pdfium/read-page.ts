import type { Height } from '#document-text/write-height.ts'
import { frameOf } from '../layout/page-frame.ts'
import { ARTIFACT, type PageTag } from '../layout/page-tag.ts'
import type { PageWord, PageWords } from '../layout/page-word.ts'
import { tenths } from '../layout/tenths.ts'
import { type Box, boxAsShown, boxOfPage, footOf } from './boxes.ts'
import { NO_PICTURES, readPictures } from './covered-by-pictures.ts'
import { directionOf, findRightToLeft, MAX_STEPS } from './directions.ts'
import { withDrawnBullets } from './drawn-bullets.ts'
import { heightOfDigit, mayHaveHeight } from './height-of-digit.ts'
import { lettersInOrder } from './ligatures.ts'
import type { Pdfium } from './open-pdfium.ts'
import { readLayer } from './read-layer.ts'
import { readRules } from './read-rules.ts'
import { isArtifact, readTags } from './read-tags.ts'
import { markApart, partsWords } from './spaces.ts'
import { fontOfLetter, NAME_SIZE, typeOfLetter } from './type-of-letter.ts'

const MAX_CHARACTERS = 400_000
const BOLD_WEIGHT = 600
const FIXED_FONT = /mono|courier|consol|typewriter|cmtt|lettergothic|menlo|inconsolata/i
const BOLD_FONT = /bold|black|heavy|semibold|demi/i
/** Line-end hyphens, as PDFium marks them. */
const HYPHENS = new Set([0x2, 0xfffe, 0xad])
/** PDFium ends a line with both; a word in the next line stands behind no space. */
const LINE_END = [0xa, 0xd]
const MARK = /^\p{M}$/u
const TENTHS = 10
/** More than a stamp or a licence line on a scan has. */
const FEW_WORDS = 60

/** Reads the words of a page with places and type. Throws where the page is broken. */
export function readPage(pdfium: Pdfium, document: number, index: number): PageWords {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (page === 0) throw new Error('the page cannot be read')
  const text = pdfium._FPDFText_LoadPage(page)
  const scratch = pdfium.wasmExports.malloc(64 + NAME_SIZE)
  try {
    const { hasPictures, ...read } = new PageReader(pdfium, page, text, scratch, readTags(pdfium, page)).read()
    const area = (read.width * read.height) / TENTHS ** 2
    const pictures = hasPictures ? readPictures(pdfium, page, area, scratch) : NO_PICTURES
    const isPicture = pictures.isCovered && read.words.length < FEW_WORDS
    const layer = text === 0 ? undefined : readLayer(pdfium, text, pictures)
    return { ...read, ...(isPicture && { isPicture }), ...(layer && { layer }), ...(layer === 'unmapped' && { words: [] }) }
  } finally {
    pdfium.wasmExports.free(scratch)
    if (text !== 0) pdfium._FPDFText_ClosePage(text)
    pdfium._FPDF_ClosePage(page)
  }
}

interface WordType {
  readonly type: Pick<PageWord, 'size' | 'bold' | 'fixed' | 'turn' | 'tag'>
  /** place on the page as it is shown of the line on which its letters stand */
  readonly origin: readonly [x: number, y: number]
}

class PageReader {
  readonly #pdfium: Pdfium
  readonly #page: number
  readonly #text: number
  readonly #scratch: number
  readonly #tags: ReadonlyMap<number, PageTag>
  readonly #rotation: number
  readonly #frame: Box
  #words: PageWord[] = []
  #letters = ''
  #first = 0
  #last = 0
  #object = 0
  /** another drawing operation, whose letters have the height of those of the word */
  #alike = 0
  #hasRightToLeft = false
  #isParted = false
  /** the file has a space behind the last word */
  #isSpaced = false
  /** words before which it has none */
  readonly #apart: number[] = []
  /** height of the digits of the word, where the font has them so */
  #height: Height | undefined
  #type: WordType = { type: { size: 0, bold: false, fixed: false, turn: 0 }, origin: [0, 0] }

  constructor(pdfium: Pdfium, page: number, text: number, scratch: number, tags: ReadonlyMap<number, PageTag>) {
    this.#pdfium = pdfium
    this.#tags = tags
    this.#page = page
    this.#text = text
    this.#scratch = scratch
    this.#rotation = pdfium._FPDFPage_GetRotation(page) & 3
    this.#frame = boxOfPage(pdfium, page, scratch)
  }

  read(): PageWords & { readonly hasPictures: boolean } {
    const [x0, y0, x1, y1] = this.#frame
    const [width, height] = this.#rotation % 2 ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0]
    const count = this.#text === 0 ? 0 : Math.min(this.#pdfium._FPDFText_CountChars(this.#text), MAX_CHARACTERS)
    this.#hasRightToLeft = findRightToLeft(this.#pdfium, this.#text, count)
    for (let at = 0; at < count; at++) this.#add(at)
    this.#endWord()
    const frame = frameOf(x0, y0, this.#rotation * 90)
    const { dots, ...drawing } = readRules(this.#pdfium, this.#page, this.#frame, this.#rotation, this.#scratch)
    const words = this.#hasRightToLeft ? this.#words : markApart(this.#words, this.#apart)
    const size = { width: tenths(width), height: tenths(height), ...(frame && { frame }) }
    return { ...size, words: withDrawnBullets(words, dots), ...drawing }
  }

  #add(at: number): void {
    const unit = this.#pdfium._FPDFText_GetUnicode(this.#text, at)
    if (partsWords(unit)) {
      this.#endWord()
      this.#isSpaced = !LINE_END.includes(unit) && (this.#isSpaced || this.#pdfium._FPDFText_IsGenerated(this.#text, at) === 0)
      if (this.#hasRightToLeft && unit !== 0) this.#addSpace(at)
      return
    }
    // Joiners and marks of direction are no letters, and have no place of their own.
    if (unit === 0x200b || (unit >= 0x200d && unit <= 0x200f)) return
    const letter = HYPHENS.has(unit) ? (unit === 0xad ? '\u00ad' : '-') : String.fromCodePoint(unit)
    if (this.#hasRightToLeft && this.#letters !== '' && this.#partsFrom(letter, at)) this.#endWord()
    if (this.#letters !== '' && this.#isAtOtherHeight(at)) this.#endWord()
    const type = this.#letters === '' ? this.#typeOf(at) : this.#type
    const height = mayHaveHeight(unit) ? this.#heightOfDigit(at, unit, type) : undefined
    if (height !== this.#height) this.#endWord()
    if (this.#letters === '') {
      this.#first = at
      this.#height = height
      if (!this.#isSpaced) this.#apart.push(this.#words.length)
      this.#isSpaced = false
    }
    this.#last = at
    this.#letters += letter
    // The word goes on in the next line.
    if (HYPHENS.has(unit)) this.#endWord()
  }

  /** Adds a space of the file, which may be the only thing that parts letters from the right. One without a width is PDFium's guess. */
  #addSpace(at: number): void {
    const [left, top, right, bottom] = this.#boxOf(at).map(tenths) as Box
    if (right <= left) this.#isParted = true
    else this.#words.push({ text: ' ', left, top, right, bottom, ...this.#typeOf(at).type })
  }

  #heightOfDigit(at: number, unit: number, { type: { size, turn }, origin }: WordType): Height | undefined {
    if (turn !== 0 || this.#rotation !== 0) return undefined
    const line = this.#frame[3] - origin[1]
    return heightOfDigit(this.#pdfium, this.#text, at, line, size / TENTHS, this.#scratch, unit)
  }

  /** Tells a letter that is smaller or larger than the first of its word, or stands higher or lower: an exponent, an index. */
  #isAtOtherHeight(at: number): boolean {
    const object = this.#pdfium._FPDFText_GetTextObject(this.#text, at)
    if (object === this.#object || object === this.#alike || object === 0 || this.#object === 0) return false
    const { size, turn } = this.#type.type
    const [x, y] = this.#type.origin
    const next = this.#readType(at)
    const apart = turn % 2 ? next.origin[0] - x : next.origin[1] - y
    const isOther = turn >= 0 && (Math.abs(next.size - size) > 0.13 * size || Math.abs(apart) * TENTHS > 0.08 * size)
    this.#alike = isOther ? 0 : object
    return isOther
  }

  /** Tells a letter that is of the other direction than those before it, or stands elsewhere: PDFium turns parts of a line round. */
  #partsFrom(letter: string, at: number): boolean {
    if (MARK.test(letter)) return false
    const direction = directionOf(letter)
    if (directionOf(this.#letters) !== direction) return true
    const [one, other] = [this.#boxOf(this.#last), this.#boxOf(at)]
    return Math.max(other[0] - one[2], one[0] - other[2]) > MAX_STEPS[direction] * (one[3] - one[1])
  }

  #endWord(): void {
    if (this.#letters === '') return
    const letters = this.#letters
    this.#letters = ''
    const [left, top, right, bottom] = this.#boxOfWord().map(tenths) as Box
    const { origin, type } = this.#typeOf(this.#first)
    const foot = footOf([left, top, right, bottom], origin.map(tenths) as [number, number], type.turn)
    const text = type.turn === 0 && this.#hasRightToLeft ? this.#inOrder(letters) : letters
    const height = this.#height
    this.#words.push({
      text,
      left,
      top,
      right,
      bottom,
      foot,
      ...(height && { height }),
      ...type,
      ...(this.#isParted && { parted: true }),
    })
    this.#isParted = false
  }

  /** Box around the first letter and the last: PDFium parts words at spaces, gaps and line ends, so that the others are between. */
  #boxOfWord(): Box {
    const one = this.#boxOf(this.#first)
    if (this.#first === this.#last) return one
    const other = this.#boxOf(this.#last)
    return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])]
  }

  #inOrder(letters: string): string {
    if (this.#last - this.#first !== letters.length - 1 || letters.length === 1) return letters
    return lettersInOrder(
      [...letters].map((letter, at) => {
        const [left, , right] = this.#boxOf(this.#first + at)
        return { letter, left, right }
      }),
    )
  }

  #boxOf(at: number): Box {
    this.#pdfium._FPDFText_GetLooseCharBox(this.#text, at, this.#scratch)
    const [floats, from] = [this.#pdfium.HEAPF32, this.#scratch >> 2]
    const [left, top, right, bottom] = [floats[from], floats[from + 1], floats[from + 2], floats[from + 3]] as Box
    return boxAsShown([left, bottom, right, top], this.#frame, this.#rotation)
  }

  /** Type of a letter, which all letters of one drawing operation share. */
  #typeOf(at: number): WordType {
    const object = this.#pdfium._FPDFText_GetTextObject(this.#text, at)
    if (object !== 0 && object === this.#object) return this.#type
    this.#object = object
    this.#alike = 0
    const { size, turn, origin } = this.#readType(at)
    const name = fontOfLetter(this.#pdfium, this.#text, at, this.#scratch)
    const bold = BOLD_FONT.test(name) || this.#pdfium._FPDFText_GetFontWeight(this.#text, at) >= BOLD_WEIGHT
    const tag = this.#tagOf(object)
    const type = { size, bold, fixed: FIXED_FONT.test(name), turn, ...(tag && { tag }) }
    this.#type = { type, origin }
    return this.#type
  }

  #readType(at: number) {
    const { turn, place, size } = typeOfLetter(this.#pdfium, this.#text, at, this.#scratch)
    const [x, y] = boxAsShown([...place, ...place], this.#frame, this.#rotation)
    return { size, turn: turn < 0 ? turn : (turn + this.#rotation) & 3, origin: [x, y] as const }
  }

  #tagOf(object: number): PageTag | undefined {
    if (this.#tags.size === 0 || object === 0) return undefined
    const id = this.#pdfium._FPDFPageObj_GetMarkedContentID(object)
    if (id >= 0) return this.#tags.get(id)
    return isArtifact(this.#pdfium, object, this.#scratch) ? ARTIFACT : undefined
  }
}
