import type { JudgedWord } from './judged-side.ts'

/** Numbers of the newer edition by those of the older one, where they differ. */
export interface Renumbered {
  readonly clauses: ReadonlyMap<string, string>
  /** labels of tables, figures and notes, in small letters: `table 3` */
  readonly labels: ReadonlyMap<string, string>
}

export const NOT_RENUMBERED: Renumbered = { clauses: new Map(), labels: new Map() }

const NAMES =
  'clauses?|subclauses?|sections?|annex(?:es)?|appendix|appendices|paragraphs?|abschnitte?[ns]?|kapiteln?|anhang|anhänge|artikeln?|articles?|' +
  'paragraphes?|annexes?|apartados?|capítulos?|anexos?|punt[oi]|allegat[oi]|seç(?:ão|ões)|пункт\\p{L}*|раздел\\p{L}*|приложени\\p{L}*|' +
  'madde\\p{L}*|ek|البند|الملحق|箇条|附属書|第|条|附录|항목'
const LINKS =
  'see|in accordance with|according to|(?:specified|given|described|defined|required|listed|set out) (?:in|by)|siehe|s\\.|gemäß|nach|voir|selon|' +
  'conformément à|véase|según|vedi|secondo|ver|conforme|см\\.|bkz\\.?'
/** Numbers of other clauses that stand between the name and this one: “clauses 4.2, 4.3 and 5”. */
const OTHERS = '(?:[A-Z]?\\d*(?:\\.\\d+)*\\s*(?:,|;|and|or|to|und|oder|bis|et|ou|à|y|o|a|e|и|–|-)\\s*){0,6}'
const NAMED = new RegExp(`(?:${NAMES})[\\s\\u00A0]*${OTHERS}\\(?$`, 'iu')
const LINKED = new RegExp(`(?<!\\p{L})(?:${LINKS})[\\s\\u00A0]+${OTHERS}\\(?$`, 'iu')
const SEVERAL_LEVELS = /^[A-Z]?\d*\.\d/
const THREE_LEVELS = /^[A-Z]?\d*\.\d+\.\d/
/** Characters before a number in which its name stands. */
const MAX_NAME_LENGTH = 100

/** Tells whether a number stands for the same clause, table or figure as before, which has another number now. */
export function isRenumbered(
  gone: readonly JudgedWord[],
  fresh: readonly JudgedWord[],
  { clauses, labels }: Renumbered,
): boolean {
  const [before, after] = [gone[0], fresh[0]]
  if (gone.length !== 1 || fresh.length !== 1 || !before || !after) return false
  const written = before.text.slice(before.start, before.end)
  const lead = after.text.slice(Math.max(0, after.start - MAX_NAME_LENGTH), after.start)
  if (clauses.get(written) === after.text.slice(after.start, after.end)) {
    if (THREE_LEVELS.test(written) || NAMED.test(lead)) return true
    if (SEVERAL_LEVELS.test(written) && LINKED.test(lead)) return true
  }
  const upTo = ({ text, end }: JudgedWord) => text.slice(Math.max(0, end - MAX_NAME_LENGTH), end).toLowerCase()
  const ends = (text: string, label: string) => text.endsWith(label) && !/[\p{L}\d]/u.test(text.at(-label.length - 1) ?? '')
  const [older, newer] = [upTo(before), upTo(after)]
  return [...labels].some(([from, to]) => ends(older, from) && ends(newer, to))
}
