import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { type ParsedFont, tellLettersApart } from './tell-letters-apart.ts'
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

const resolve = createRequire(import.meta.url).resolve

const FILES: Record<string, (weight: 400 | 700, slope: 'normal' | 'italic') => string> = {
  serif: (weight, slope) => `@fontsource/noto-serif/files/noto-serif-latin-${weight}-${slope}.woff`,
  serifGreek: (weight, slope) => `@fontsource/noto-serif/files/noto-serif-greek-${weight}-${slope}.woff`,
  serifMath: (weight, slope) => `@fontsource/noto-serif/files/noto-serif-math-${weight}-${slope}.woff`,
  sans: (weight) => `@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-${weight}-normal.woff`,
  arabic: (weight) => `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
  japanese: (weight) => `@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff`,
}

/** Fonts tried for a character, in order. */
function chain(language: string, family: Family): string[] {
  const latin = family === 'serif' ? ['serif', 'serifGreek', 'serifMath'] : ['sans', 'serif', 'serifGreek', 'serifMath']
  if (language === 'ar') return ['arabic', 'sans', 'serif', 'serifGreek', 'serifMath']
  if (language === 'ja') return ['japanese', 'serifGreek', 'serifMath']
  return [...latin, 'arabic', 'japanese']
}

const faces = new Map<string, Face>()

function faceOf(key: string, style: Style): Face {
  const file = FILES[key]?.(style.bold ? 700 : 400, style.italic ? 'italic' : 'normal') ?? ''
  const known = faces.get(file)
  if (known) return known
  const face = openFace(file)
  faces.set(file, face)
  return face
}

/** Fonts parsed once for all documents: parsing takes most of the time of a short document. */
function openFace(file: string): Face {
  const scratch = new PDFDocument({ autoFirstPage: false }).font(unpackWoff(readFileSync(resolve(file))))
  const parsed = (scratch as unknown as { _font: { font: ParsedFont } })._font.font
  const font = file.includes('-arabic-arabic-') ? tellLettersApart(parsed) : parsed
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

function chooseFace(character: string, language: string, style: Style): Face {
  const codePoint = character.codePointAt(0) ?? 0
  for (const key of chain(language, style.family)) {
    const face = faceOf(key, style)
    if (face.has(codePoint)) return face
  }
  throw new Error(`no font has ${character} (U+${codePoint.toString(16)})`)
}
