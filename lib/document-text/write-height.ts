/** Height of small letters beside the others of their word. */
export type Height = 'raised' | 'lowered'

const RAISED_SIGNS = signsOf('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ')
const RAISED_LETTERS = signsOf('abcdefghijklmnoprstuvwxyz', 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ')
const LOWERED_SIGNS = signsOf('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')
const LOWERED_LETTERS = signsOf('aehijklmnoprstuvx', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')
const WORDS: Readonly<Record<string, string>> = { TM: '™', '∘': '°' }
const DIGIT = /\p{Nd}/u
const DIGIT_BEFORE = /[\p{Nd})]$/u
/** Marks of two footnotes. */
const MARKS = /^\p{Nd}{1,2}(?:,\p{Nd}{1,2})+$/u
const LETTERS = /^[\p{L}\p{M}]{2,}$/u

function signsOf(plain: string, written: string): ReadonlyMap<string, string> {
  const signs = [...written]
  return new Map([...plain].map((sign, at) => [sign, signs[at] as string]))
}

/**
 * Writes small letters at their height behind the text that they follow, in characters that keep it: 10⁶, CO₂, x₁, m⁻¹. Several
 * letters alone stay plain, as in 5th and ReH. Where characters are wanting, a digit is never one of the number before it: 10^0,5.
 */
export function writeHeight(before: string, small: string, height: Height): string {
  if (/\s/.test(small)) return DIGIT.test(before.at(-1) ?? '') && DIGIT.test(small[0] ?? '') ? ` ${small}` : small
  if (height === 'raised' && WORDS[small]) return WORDS[small]
  const [signs, letters] = height === 'raised' ? [RAISED_SIGNS, RAISED_LETTERS] : [LOWERED_SIGNS, LOWERED_LETTERS]
  const isWord = LETTERS.test(small)
  const written = [...small].map((sign) => signs.get(sign) ?? (isWord ? undefined : letters.get(sign)))
  if (written.every((sign) => sign !== undefined)) return written.join('')
  if (!DIGIT.test(small) || small.startsWith('[')) return small
  if (height === 'raised' && MARKS.test(small) && !DIGIT_BEFORE.test(before))
    return [...small].map((sign) => RAISED_SIGNS.get(sign) ?? sign).join('')
  return before === '' ? small : `${height === 'raised' ? '^' : '_'}${small}`
}

const PLAIN_SIGNS = new Map(
  [RAISED_SIGNS, LOWERED_SIGNS, RAISED_LETTERS, LOWERED_LETTERS].flatMap((signs) =>
    [...signs].map(([plain, written]) => [written, plain] as const),
  ),
)

/** Writes raised and lowered characters plainly: the mark of a footnote, as its label has it. */
export const withoutHeight = (text: string): string => [...text].map((sign) => PLAIN_SIGNS.get(sign) ?? sign).join('')

const SLASHED = /(\p{Nd}?)([⁰¹²³⁴-⁹]+)\s?[/⁄∕]\s?([₀-₉]+)/gu
const LIMITS = /(?<=\p{Nd})(?:\^([+−-]\p{Nd}+[.,]\p{Nd}+)|([⁺⁻][⁰¹²³⁴-⁹]+))(?:_([+−-]\p{Nd}+[.,]\p{Nd}+)|([₊₋][₀-₉]+))/gu

/** Writes fractions of raised and lowered numbers, and limits behind a number, in a line: 3 1⁄2, 10 +0,2/−0,1. */
export function joinStacked(text: string): string {
  return text
    .replace(SLASHED, (_, digit, above, below) => `${digit}${digit && ' '}${withoutHeight(above)}⁄${withoutHeight(below)}`)
    .replace(LIMITS, (_, up, raised, down, lowered) => ` ${up ?? withoutHeight(raised)}/${down ?? withoutHeight(lowered)}`)
}
