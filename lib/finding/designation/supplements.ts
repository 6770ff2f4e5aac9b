import { parseYear } from './year.ts'

export interface Supplement {
  readonly kind: 'AMD' | 'COR' | 'ADD' | 'SUP' | 'ERR' | 'ISH'
  readonly number: string
  readonly year: string
}

const KINDS: readonly (readonly [RegExp, Supplement['kind']])[] = [
  [/^A(?:M|MD|MDT|MEND|MENDMENT)?$/, 'AMD'],
  [/^(?:COR|CORR|CORRIGENDUM|AC)$/, 'COR'],
  [/^(?:ADD|ADDENDUM|AD)$/, 'ADD'],
  [/^(?:SUP|SUPP|SUPPL|SUPPLEMENT)$/, 'SUP'],
  [/^(?:ERR|ERRATA|ERRATUM)$/, 'ERR'],
  [/^ISH$/, 'ISH'],
]
const WORDS =
  /(?<![\s/+,_-])[\s/+,_-]+(AMD|AMDT|AMEND|AMENDMENT|AM|CORRIGENDUM|CORR|COR|AC|ADDENDUM|ADD|SUPPLEMENT|SUPPL|SUPP|SUP|ERRATA|ERRATUM|ERR|ISH)[.\s_-]*(?:N[OR][.\s]*)?(\d+)?(?=[^\p{L}\d]|$)/u
const PLUS = /\+\s?(A|AC)\s?(\d+)/
const SLASH = /\s?\/\s?(A|AC)(\d+)(?=[\s:(-]*\d{4}|$)/
/** Amendment without a sign, allowed only after a number: 60335-1 A1:2004 */
const BEHIND = /(?<=[\d)])[\s,_-]+(A|AC)(\d+)(?=[\s:(-]*\d{4}\)?$|$)/

/** Cuts amendments, corrigenda, addenda and supplements off, each with its year. */
export function parseSupplements(text: string): { rest: string; found: readonly Supplement[] } {
  const first = [WORDS, PLUS, SLASH, BEHIND].map((one) => text.match(one)).filter((one) => one?.index)
  const match = first.sort((a, b) => (a?.index ?? 0) - (b?.index ?? 0))[0]
  if (!match?.index) return { rest: text, found: [] }
  const tail = parseSupplements(text.slice(match.index + match[0].length))
  const { found: year, rest: more } = parseYear(`1${tail.rest}`, [])
  const kind = KINDS.find(([pattern]) => pattern.test(match[1] as string))?.[1] ?? 'AMD'
  const one: Supplement = { kind, number: String(Number(match[2] ?? 1)), year }
  // Words that follow belong to no supplement. They stay in the rest, so that another reading applies.
  const left = more.slice(1).replace(/^[\s.,:;/+()-]+$/, '')
  return { rest: text.slice(0, match.index) + (left && ` ${left}`), found: [one, ...tail.found] }
}
