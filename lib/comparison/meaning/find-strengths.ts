import { MODAL_WORDS, STRENGTHS, type Strength } from './modal-words.ts'

/** Expression of a strength at [start, end) of a text. */
interface StrengthExpression {
  readonly strength: Strength
  readonly start: number
  readonly end: number
}

/** Scripts without spaces, or with endings for words, have no edge of a word to look for. */
const WITHOUT_EDGES = new Set(['ja', 'zh', 'ko'])

/** A denial that stands behind its verb, in the same part of the sentence. */
const LATER_DENIALS: Readonly<Record<string, RegExp>> = { de: /^[^.,;:]{1,120}?(?<![\p{L}])(?:nicht|kein\p{L}*)(?![\p{L}])/u }
/** A denial at the head of a sentence: “No person shall …”. */
const HEAD_DENIAL = /(?:^|[.;:]\s+)(?:no|none|neither)\s[^.;:]{1,80}$/i
const MAX_HEAD_LENGTH = 100
const DENIED: Partial<Record<Strength, Strength>> = {
  requirement: 'prohibition',
  recommendation: 'dissuasion',
  permission: 'prohibition',
  possibility: 'impossibility',
}
/** “Muss … nicht” frees from a duty in German, where “shall not” forbids. */
const DENIED_LATER: Readonly<Record<string, Partial<Record<Strength, Strength>>>> = {
  de: { ...DENIED, requirement: 'exemption' },
}

const expressions = new Map<string, RegExp>()

function writtenPattern(words: string, hasEdges: boolean): string {
  const spaced = words.replace(/ /g, '\\s+').replace(/’/g, "['’]\\s?")
  return hasEdges ? spaced.replace(/~/g, '\\p{L}*') : spaced
}

/** Alternatives, of which an earlier one begins no later one; bars within parentheses separate none. */
function alternatives(words: string): string[] {
  return words.split(/\|(?![^(]*\))/).toSorted((a, b) => b.length - a.length)
}

function expressionOf(language: string): RegExp {
  const cached = expressions.get(language)
  if (cached) return cached
  const words = MODAL_WORDS[language] ?? (MODAL_WORDS.en as (typeof MODAL_WORDS)[string])
  const hasEdges = !WITHOUT_EDGES.has(language)
  const all = STRENGTHS.map((strength) => {
    const some = alternatives(words[strength] ?? '').map((one) => writtenPattern(one, hasEdges))
    return `(${some.join('|') || '(?!)'})`
  }).join('|')
  const expression = new RegExp(hasEdges ? `(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])` : all, 'giu')
  expressions.set(language, expression)
  return expression
}

/** Words in capitals by which specifications of the Internet say a strength. */
const KEYWORDS: Readonly<Record<string, Strength>> = {
  REQUIRED: 'requirement',
  RECOMMENDED: 'recommendation',
  OPTIONAL: 'permission',
}
const KEYWORD = /(?<![\p{L}\p{M}])(NOT )?(REQUIRED|RECOMMENDED|OPTIONAL)(?![\p{L}\p{M}])/gu

function findKeywords(text: string): StrengthExpression[] {
  return Array.from(text.matchAll(KEYWORD), ({ index, 0: written, 1: denial, 2: word = '' }) => {
    const strength = KEYWORDS[word] as Strength
    return { strength: denial ? (DENIED[strength] ?? strength) : strength, start: index, end: index + written.length }
  })
}

function isDeniedAtHead(text: string, start: number, code: string): boolean {
  if (code !== 'en' && MODAL_WORDS[code]) return false
  const from = Math.max(0, start - MAX_HEAD_LENGTH)
  const match = HEAD_DENIAL.exec(text.slice(from, start))
  return match !== null && (from === 0 || match.index > 0)
}

/** Finds the strengths that a text expresses, in order. Languages that are not known are read as English. */
export function findStrengths(text: string, language: string): StrengthExpression[] {
  const code = language.slice(0, 2)
  const found = Array.from(text.matchAll(expressionOf(code)), (match): StrengthExpression => {
    const group = match.slice(1).findIndex((one) => one !== undefined)
    const [strength, start, end] = [STRENGTHS[group] as Strength, match.index, match.index + match[0].length]
    if (LATER_DENIALS[code]?.test(text.slice(end))) return { strength: DENIED_LATER[code]?.[strength] ?? strength, start, end }
    if (isDeniedAtHead(text, start, code)) return { strength: DENIED[strength] ?? strength, start, end }
    return { strength, start, end }
  })
  const isWithin = (one: StrengthExpression) => found.some(({ start, end }) => start < one.end && end > one.start)
  return [...found, ...findKeywords(text).filter((one) => !isWithin(one))].sort((a, b) => a.start - b.start)
}
