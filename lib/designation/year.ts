interface Year {
  readonly rest: string
  readonly found: string
  readonly month: string
}

const YEAR = '((?:1[89]|20)\\d\\d)'
/** Each needs something before it: a number alone is a number. */
const PATTERNS: readonly (readonly [pattern: RegExp, year: number, month: number])[] = [
  [new RegExp(`\\s*\\((\\d\\d?) ${YEAR}\\)$`), 2, 1],
  [new RegExp(`\\s*\\(${YEAR} (\\d\\d)\\)$`), 1, 2],
  [new RegExp(`[\\s(]+(\\d\\d?)/${YEAR}\\)?$`), 2, 1],
  [new RegExp(`[\\s(]+${YEAR}[-/](\\d\\d(?:-\\d\\d)?)\\)?$`), 1, 2],
  [new RegExp(`[:-]${YEAR}-(\\d\\d(?:-\\d\\d)?)$`), 1, 2],
  [new RegExp(`-${YEAR}([01]\\d[0-3]\\d)$`), 1, 2],
  [new RegExp(`[\\s:(/_-]+${YEAR}\\)?$`), 1, 0],
]
const SHORT = /[-:]'?(\d\d)[A-Z]?(?:E\d)?$/
const APOSTROPHE = /[\s:-]'(\d\d)$/
/** of a dual or lettered number, as in A36/A36M, D638, C150 */
const LETTERED = /^[A-Z]{1,2}\d{1,4}M?(?:\.\d+)?(?:[/-][A-Z]{1,2}\d{1,4}M?(?:\.\d+)?)?-\d\d[A-Z]?(?:E\d)?$/

function century(twoDigits: string): string {
  return Number(twoDigits) >= 50 ? `19${twoDigits}` : `20${twoDigits}`
}

/** Cuts the year off the end, where there is one and something before it. */
export function takeYear(text: string, publishers: readonly string[]): Year {
  for (const [pattern, year, month] of PATTERNS) {
    const match = text.match(pattern)
    if (match?.index && /[\p{L}\d]/u.test(text.slice(0, match.index)))
      return {
        rest: text.slice(0, match.index),
        found: match[year] as string,
        month: (month && match[month]?.replaceAll('-', '')) || '',
      }
  }
  const short = text.match(APOSTROPHE) ?? (writesShort(text, publishers) ? text.match(SHORT) : null)
  if (short?.index) return { rest: text.slice(0, short.index), found: century(short[1] as string), month: '' }
  return { rest: text, found: '', month: '' }
}

/** Publishers that write the year with two digits after a dash; the others, only where the number begins with a letter. */
const SHORT_YEARS: ReadonlySet<string> = new Set(['ГОСТ', 'GOST', 'ПМГ', 'РМГ'])
const SHORT_YEARS_LETTERED: ReadonlySet<string> = new Set(['ASTM', 'ANSI', 'AWWA', 'AASHTO', 'AATCC', 'CGA', 'UOP', 'IES', 'ACI'])

function writesShort(text: string, publishers: readonly string[]): boolean {
  if (publishers.some((one) => SHORT_YEARS.has(one))) return true
  return LETTERED.test(text) && (publishers.length === 0 || publishers.some((one) => SHORT_YEARS_LETTERED.has(one)))
}
