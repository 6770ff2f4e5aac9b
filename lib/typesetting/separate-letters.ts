/** Parts of a parsed font that pdfkit uses and that are changed here. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string, features?: unknown): Run
  getGlyph(id: number, codePoints?: number[]): Glyph
  createSubset(): Subset
  unitsPerEm: number
}
interface Glyph {
  readonly id: number
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
}
interface Run {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly unknown[]
  readonly advanceWidth: number
}
interface Subset {
  glyphs: number[]
  includeGlyph(id: number): number
}

/** Character for a part of a letter that is a glyph of its own. Text extraction leaves it out. */
const JOINER = 0x200d
const SHIFT = 0x10000

/**
 * Gives a glyph one id for each letter that it represents, so that each copy is embedded and mapped to its letter. Noto Sans Arabic
 * draws many letters from one shape and separate dots: a glyph alone does not identify the letter, and the text of the PDF could not
 * be found.
 */
export function separateLetters(font: ParsedFont): ParsedFont {
  keepLettersInLayout(font)
  const ids = new Map<string, number>()
  const idOf = ({ id }: Glyph, letters: readonly number[]) => {
    const key = `${id} ${letters}`
    const known = ids.get(key) ?? (ids.size + 1) * SHIFT + id
    ids.set(key, known)
    return known
  }
  const layout = (text: string, features?: unknown): Run => {
    const { glyphs, positions, advanceWidth } = font.layout(text, features)
    const apart = glyphs.map((glyph) => {
      const codePoints = glyph.codePoints.length > 0 ? glyph.codePoints : [JOINER]
      return { id: idOf(glyph, codePoints), codePoints, advanceWidth: glyph.advanceWidth }
    })
    return { glyphs: apart, positions, advanceWidth }
  }
  return Object.create(font, {
    layout: { value: layout },
    createSubset: { value: () => subsetOfCopies(font.createSubset()) },
  })
}

/** fontkit remembers a glyph with the letter that it first stood for. */
function keepLettersInLayout(font: ParsedFont) {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => Object.create(getGlyph(id, codePoints), { codePoints: { value: codePoints } })
}

function subsetOfCopies(subset: Subset): Subset {
  const places = new Map<number, number>()
  const include = subset.includeGlyph.bind(subset)
  subset.includeGlyph = (id) => {
    if (id < SHIFT) return include(id)
    const place = places.get(id) ?? subset.glyphs.push(id % SHIFT) - 1
    places.set(id, place)
    return place
  }
  return subset
}
