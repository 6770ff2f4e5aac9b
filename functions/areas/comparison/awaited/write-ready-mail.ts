import { isLayoutChange } from '#comparison/is-layout.ts'
import { groupSubstitutions, isSubstitution, type Substitution } from '#comparison/result/group-substitutions.ts'
import { changedPart, placeInClause, strengthOf } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import { fillSentence, type Letter, mailLine, textsFor } from '#functions/mails/letter.ts'
import { changeWords } from './change-words.ts'
import { readyTexts } from './ready-texts.ts'

type ToldResult = Pick<ComparisonResult, 'older' | 'newer' | 'changes'>
type MailWords = (typeof changeWords)[keyof typeof changeWords]

interface Numbered {
  readonly number: number
  readonly change: TextChange
}

interface ReadyFacts {
  readonly outcome: 'comparison' | 'redline' | 'failed'
  readonly older: string
  readonly newer: string
  readonly library: string
  readonly address: string
  /** changes; absent where the mail says none of the text */
  readonly result?: ToldResult
}

/** Lines of changes in the mail; the page has all. */
const MAX_LISTED = 10
/** Places that the mail names of the same words in many places. */
const MAX_PLACES = 3

/** Clause of a change and its place in it. */
function placeOf({ older, newer }: ToldResult, change: TextChange, words: MailWords): string {
  const clause = change.newer ? newer.clauses[change.newer.clause] : older.clauses[change.older?.clause ?? -1]
  const place = [clause && [clause.number, clause.title].filter(Boolean).join(' '), placeInClause(change)]
  return place.filter(Boolean).join(' · ') || words.noClause
}

/** Place of a change and what it means, as the report says them. */
function describe(result: ToldResult, change: TextChange, words: MailWords): string {
  const part = changedPart(change)
  const meaning = [
    words.kind[change.kind],
    part && words.part[part],
    ...change.effects.map((effect) => words.effect[effect]),
    strengthOf(change),
  ]
  return mailLine([placeOf(result, change, words), meaning.filter(Boolean).join(', ')].join(': '))
}

/** The same words in many places, with their number and the first places. */
function describeSubstitution(result: ToldResult, { before, after, changes }: Substitution<Numbered>, words: MailWords): string {
  const places = [...new Set(changes.map(({ change }) => placeOf(result, change, words)))]
  const named = [...places.slice(0, MAX_PLACES), ...(places.length > MAX_PLACES ? ['…'] : [])].join('; ')
  return mailLine(`“${before}” → “${after}” (${changes.length}): ${named}`)
}

function listChanges(result: ToldResult, langKey: string): string {
  const words = textsFor(changeWords, langKey)
  const changes = result.changes.flatMap((change, number) => (isLayoutChange(change) ? [] : [{ change, number }]))
  if (changes.length === 0) return words.same
  const affecting = changes.filter(({ change }) => change.couldAffect)
  const rows = groupSubstitutions(affecting).slice(0, MAX_LISTED)
  const listed = rows.map((row) =>
    isSubstitution(row) ? describeSubstitution(result, row, words) : describe(result, row.change, words),
  )
  const count = rows.reduce((sum, row) => sum + (isSubstitution(row) ? row.changes.length : 1), 0)
  const counts = { count: String(count), total: String(affecting.length) }
  const first = fillSentence(textsFor(readyTexts, langKey).first, counts)
  return [`${words.changes}: ${changes.length}`, ...(rows.length > 0 ? [first, ...listed.map((line) => `– ${line}`)] : [])].join(
    '\n',
  )
}

/** Writes the letter about a comparison or red-line in the language of its reader. */
export function writeReadyLetter(langKey: string, { outcome, address, result, ...facts }: ReadyFacts): Letter {
  const { again, asked, ...texts } = textsFor(readyTexts, langKey)
  const subject = fillSentence(texts[outcome], facts)
  const changes = result && outcome !== 'failed' ? listChanges(result, langKey) : ''
  const end = outcome === 'failed' ? again : ''
  return { subject, paragraphs: [`${subject}. ${fillSentence(asked, facts)}`, changes, end, { link: address }] }
}
