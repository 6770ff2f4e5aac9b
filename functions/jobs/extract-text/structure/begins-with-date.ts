/** Languages in which the months of a date are known, Arabic with the names of the east and the west. */
const LANGUAGES = 'en de fr es it pt nl fi sv da nb pl cs ru uk tr ar-EG ar-IQ ar-DZ fa he hi el hu ro vi id'.split(' ')
const MONTHS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2021, at, 15)))
/** A day, a month in digits and a year. */
const IN_DIGITS = /^\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.\s?(?:1[5-9]|20)\d\d(?!\p{N})/u
/** The least that a date with the name of a month has. */
const MAY_BE = /^\d{1,2}\.?\s.{2,40}?(?<!\p{N})(?:1[5-9]|20)\d\d(?!\p{N})/u

let inWords: RegExp | undefined

/** Names of the months as dates have them, and as they stand alone. */
function monthsOf(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const [inDate, alone] = [{ day: 'numeric', month, year: 'numeric' } as const, { month } as const].map(
      (parts) => new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC', calendar: 'gregory' }),
    )
    return MONTHS.flatMap((day) =>
      [inDate, alone].flatMap((format) =>
        (format?.formatToParts(day) ?? []).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
      ),
    )
  })
}

function datePattern(): RegExp {
  const all = new Set(LANGUAGES.flatMap(monthsOf).map((name) => name.toLowerCase().replace(/\.$/, '')))
  const names = [...all].filter((name) => /\p{L}/u.test(name)).sort((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^\\d{1,2}\\.?\\s+(?:de\\s+|ב)?(?:${escaped.join('|')})[.,]?\\s+(?:de\\s+|del\\s+)?\\d{4}(?!\\p{N})`, 'iu')
}

/** Tells whether a text begins with a day, its month and its year: the day is no number of a clause. */
export function beginsWithDate(text: string): boolean {
  if (IN_DIGITS.test(text)) return true
  if (!MAY_BE.test(text)) return false
  inWords ??= datePattern()
  return inWords.test(text)
}
