import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { FONTS, fontPath } from './font-files.ts'
import { type ParsedFont, separateLetters } from './separate-letters.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Parts of a parsed font that the layout needs. pdfkit accepts the object itself as the source of a font. */
export interface Face {
  readonly name: string
  readonly source: PDFKit.Mixins.PDFFontSource
  has(codePoint: number): boolean
  /** width at size 1; right-to-left text is shaped as a whole */
  measure(text: string): number
}

type Family = 'serif' | 'sans'
export interface Style {
  readonly family: Family
  readonly bold: boolean
  readonly italic: boolean
}

const WESTERN = [
  'serif',
  'serifGreek',
  'serifMath',
  'serifLatinExtended',
  'serifCyrillic',
  'serifCyrillicExtended',
  'serifGreekExtended',
  'serifVietnamese',
  'hebrew',
  'thai',
]
/** Fonts of signs, after all others. */
const SIGNS = ['math', 'symbols']

/** Fonts tried for a character, in order. */
function chain(language: string, family: Family): string[] {
  const latin = family === 'serif' ? WESTERN : ['sans', ...WESTERN]
  if (language === 'ar') return ['arabic', 'sans', ...WESTERN, 'japanese', ...SIGNS]
  if (language === 'ja') return ['japanese', 'serifGreek', ...WESTERN, 'arabic', ...SIGNS]
  return [...latin, 'arabic', 'japanese', ...SIGNS]
}

const faces = new Map<string, Face>()

function faceOf(key: string, style: Style): Face {
  const file = FONTS[key]?.(style.bold ? 700 : 400, style.italic ? 'italic' : 'normal') ?? ''
  const known = faces.get(file)
  if (known) return known
  const face = openFace(file)
  faces.set(file, face)
  return face
}

/** Fonts parsed once for all documents: parsing takes most of the time of a short document. */
function openFace(file: string): Face {
  const scratch = new PDFDocument({ autoFirstPage: false, font: '' }).font(unpackWoff(readFileSync(fontPath(file))))
  const parsed = (scratch as unknown as { _font: { font: ParsedFont } })._font.font
  forgiveMarks(parsed)
  const font = file.includes('-arabic-arabic-') ? separateLetters(parsed) : parsed
  const widths = new Map<string, number>()
  return {
    name: file,
    source: font as unknown as PDFKit.Mixins.PDFFontSource,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    measure(text) {
      const known = widths.get(text)
      if (known !== undefined) return known
      const width = font.layout(text).advanceWidth / font.unitsPerEm
      widths.set(text, width)
      return width
    },
  }
}

const MARKS = /\p{M}/gu

/** Some marks have no place in a font on some letters, and fontkit fails then: such a text is set without its marks. */
function forgiveMarks(font: ParsedFont): void {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    try {
      return layout(text, features)
    } catch {
      return layout(text.replaceAll(MARKS, ''), features)
    }
  }
}

const choices = new Map<string, Map<string, Face>>()

/** Splits a text into runs of one font. A character that no font has is an error, never an empty box. */
export function splitByFace(text: string, language: string, style: Style): { text: string; face: Face }[] {
  const key = `${language} ${style.family} ${style.bold} ${style.italic}`
  const chosen = choices.get(key) ?? new Map<string, Face>()
  choices.set(key, chosen)
  const runs: { text: string; face: Face }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const face = chosen.get(character) ?? chooseFace(character, language, style)
    chosen.set(character, face)
    if (last?.face === face) last.text += character
    else runs.push({ text: character, face })
  }
  return runs
}

function findFace(character: string, language: string, style: Style): Face | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  for (const key of chain(language, style.family)) {
    const face = faceOf(key, style)
    if (face.has(codePoint)) return face
  }
  return undefined
}

function chooseFace(character: string, language: string, style: Style): Face {
  const face = findFace(character, language, style)
  if (!face) throw new Error(`no font has ${character} (U+${character.codePointAt(0)?.toString(16)})`)
  return face
}

const settable = new Map<string, boolean>()
const PLAIN: Style = { family: 'serif', bold: false, italic: false }

/** Tells whether there is a font for a character; bold fonts have the same ones. */
export function hasFontFor(character: string): boolean {
  const known = settable.get(character)
  if (known !== undefined) return known
  const has = /\s/.test(character) || findFace(character, '', PLAIN) !== undefined
  settable.set(character, has)
  return has
}
