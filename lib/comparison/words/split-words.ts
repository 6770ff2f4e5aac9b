import { joinQuantities, type WordRanges } from './join-quantities.ts'

const SPACE = 0
const LETTER = 1
const DIGIT = 2
const SIGN = 3
/** scripts without spaces between words: each character is a word */
const SYLLABLE = 4
/** soft hyphens, joiners, marks of direction */
const NOTHING = 5

const ASCII = new Uint8Array(128).map((_, code) => {
  if (code <= 32) return SPACE
  if (code >= 48 && code <= 57) return DIGIT
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95 ? LETTER : SIGN
})

/** Thai and Lao, Burmese, Khmer, kana, ideographs, kana of half width */
const WITHOUT_SPACES = [
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x3040, 0x30ff],
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9f],
] as const
const MARK = /\p{M}/u
const OTHER_SPACE = /\s/
const OTHER_DIGIT = /[\p{Nd}¼-¾⅐-⅞]/u
const OTHER_SIGN = /[\p{P}\p{S}]/u

function classOf(code: number): number {
  if (code < 128) return ASCII[code] as number
  // A degree sign belongs to its unit, a raised sign to its exponent: °C, s⁻¹.
  if (code === 0xb0 || code === 0x207a || code === 0x207b) return LETTER
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0xfeff) return NOTHING
  if (WITHOUT_SPACES.some(([first, last]) => code >= first && code <= last)) return SYLLABLE
  const sign = String.fromCharCode(code)
  if (OTHER_DIGIT.test(sign)) return DIGIT
  if (OTHER_SPACE.test(sign)) return SPACE
  return OTHER_SIGN.test(sign) ? SIGN : LETTER
}

const classes = new Map<number, number>()

function cachedClassOf(code: number): number {
  if (code < 128) return ASCII[code] as number
  let found = classes.get(code)
  if (found === undefined) {
    found = classOf(code)
    classes.set(code, found)
  }
  return found
}

/** Hyphens and dashes, apostrophes, points, commas and slashes that stand within a word or a number. */
const JOINING = new Set([..."-‐‑–'’.,٫/·⁄"].map((sign) => sign.charCodeAt(0)))
/** signs among these that join digits alone */
const JOINING_DIGITS = ',٫–'

const isWordClass = (kind: number) => kind === LETTER || kind === DIGIT || kind === NOTHING

/** Finds the end of the word that begins at a letter or digit. */
function wordEnd(text: string, from: number): number {
  let at = from + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isWordClass(cachedClassOf(code))) continue
    if (!JOINING.has(code) || at + 1 >= text.length || !isJoined(text, at)) break
  }
  return at
}

/** Finds the end of a sign or syllable with the marks that stand on it. */
function signEnd(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text.charCodeAt(at) > 127 && MARK.test(text[at] as string)) at++
  return at
}

/** A comma and a dash join digits alone; the other signs join letters and digits. */
function isJoined(text: string, at: number): boolean {
  const before = cachedClassOf(text.charCodeAt(at - 1))
  const after = cachedClassOf(text.charCodeAt(at + 1))
  if (JOINING_DIGITS.includes(text[at] as string)) return before === DIGIT && after === DIGIT
  return isWordClass(before) && (after === LETTER || after === DIGIT)
}

/** Splits a text into words and signs. A number is one word with its sign, its groups of digits and its unit. Spaces, line breaks and marks of direction separate and are no words. */
export function splitWords(text: string): WordRanges {
  const ranges: WordRanges = []
  for (let at = 0; at < text.length; ) {
    const kind = cachedClassOf(text.charCodeAt(at))
    if (kind === SPACE || kind === NOTHING) {
      at++
      continue
    }
    const end = kind === LETTER || kind === DIGIT ? wordEnd(text, at) : signEnd(text, at)
    ranges.push(at, end)
    at = end
  }
  return joinQuantities(text, ranges)
}
