/** Words of a text as [start, end) in UTF-16 units, one after the other. A sign is a word of its own. */
export type WordRanges = number[]

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

const OTHER_SPACE = /\s/
const OTHER_SIGN = /[\p{P}\p{S}]/u

function classOf(code: number): number {
  if (code < 128) return ASCII[code] as number
  // A degree sign belongs to its unit: °C.
  if (code === 0xb0) return LETTER
  if (code === 0xad || (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0xfeff) return NOTHING
  if ((code >= 0x0e00 && code <= 0x0e7f) || (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff))
    return SYLLABLE
  const sign = String.fromCharCode(code)
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
const JOINING = new Set([..."-‐‑'’.,/·"].map((sign) => sign.charCodeAt(0)))

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

/** A comma joins digits alone; the other signs join letters and digits. */
function isJoined(text: string, at: number): boolean {
  const before = cachedClassOf(text.charCodeAt(at - 1))
  const after = cachedClassOf(text.charCodeAt(at + 1))
  if (text[at] === ',') return before === DIGIT && after === DIGIT
  return isWordClass(before) && (after === LETTER || after === DIGIT)
}

/** Splits a text into words and signs. Spaces, line breaks and marks of direction separate and are no words. */
export function splitWords(text: string): WordRanges {
  const ranges: WordRanges = []
  for (let at = 0; at < text.length; ) {
    const kind = cachedClassOf(text.charCodeAt(at))
    if (kind === SPACE || kind === NOTHING) {
      at++
      continue
    }
    const end = kind === LETTER || kind === DIGIT ? wordEnd(text, at) : at + 1
    ranges.push(at, end)
    at = end
  }
  return joinUnits(text, ranges)
}

const UNITS = new Set(
  (
    '% ‰ ° ℃ ℉ °C °F K mm cm dm m km µm μm nm in ft mi mm² mm2 cm² cm2 m² m2 km² mm³ cm³ m³ m3 l L ml mL g kg mg µg μg t lb oz N kN MN ' +
    'Nm Pa kPa MPa GPa hPa bar mbar psi J kJ MJ kWh W kW MW mW V kV mV A mA µA μA Ω kΩ MΩ F µF μF nF pF H mH Hz kHz MHz GHz s ms µs μs ' +
    'ns min h d dB dBm lm lx cd rad mrad mol mmol ppm ppb Gy Sv Bq T mT Wb kbit Mbit Gbit bit byte kB MB GB r/min m/s km/h kg/m³ N/mm²'
  ).split(' '),
)

const isNumber = (text: string, start: number) => cachedClassOf(text.charCodeAt(start)) === DIGIT

/** Joins a number with the unit behind it: 10 mm is one word. */
function joinUnits(text: string, ranges: WordRanges): WordRanges {
  let kept = 0
  for (let at = 0; at < ranges.length; at += 2) {
    const [start, end] = [ranges[at] as number, ranges[at + 1] as number]
    const before = kept - 2
    if (before >= 0 && isNumber(text, ranges[before] as number) && isUnitAfter(text, ranges[before + 1] as number, start, end)) {
      ranges[before + 1] = end
      continue
    }
    ranges[kept] = start
    ranges[kept + 1] = end
    kept += 2
  }
  ranges.length = kept
  return ranges
}

function isUnitAfter(text: string, endOfNumber: number, start: number, end: number): boolean {
  if (start - endOfNumber > 1 || end - start > 6 || !/\d$/.test(text.slice(endOfNumber - 1, endOfNumber))) return false
  return UNITS.has(text.slice(start, end))
}
