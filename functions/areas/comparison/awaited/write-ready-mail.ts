import { isLayoutChange } from '#comparison/result/is-layout.ts'
import { changedPart, placeInClause, strengthOf } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import { fillSentence, type Letter, mailLine, textsFor } from '#functions/mails/letter.ts'
import { changeWords } from './change-words.ts'
import { readyTexts } from './ready-texts.ts'

type ToldResult = Pick<ComparisonResult, 'older' | 'newer' | 'changes'>

interface ReadyFacts {
  readonly outcome: 'comparison' | 'redline' | 'failed'
  readonly older: string
  readonly newer: string
  readonly library: string
  readonly address: string
  /** changes; absent where the mail says none of the text */
  readonly result?: ToldResult
}

/** Changes that the mail lists; the page has all. */
const MAX_LISTED = 10

/** Clause, place in it and what a change means, as the report says them. */
function describe({ older, newer }: ToldResult, change: TextChange, langKey: string): string {
  const clause = change.newer ? newer.clauses[change.newer.clause] : older.clauses[change.older?.clause ?? -1]
  const words = textsFor(changeWords, langKey)
  const place = [clause && [clause.number, clause.title].filter(Boolean).join(' '), placeInClause(change)]
  const part = changedPart(change)
  const meaning = [
    words.kind[change.kind],
    part && words.part[part],
    ...change.effects.map((effect) => words.effect[effect]),
    strengthOf(change),
  ]
  return mailLine([place.filter(Boolean).join(' · ') || words.noClause, meaning.filter(Boolean).join(', ')].join(': '))
}

function listChanges(result: ToldResult, langKey: string): string {
  const words = textsFor(changeWords, langKey)
  const changes = result.changes.filter((change) => !isLayoutChange(change))
  if (changes.length === 0) return words.same
  const affecting = changes.filter(({ couldAffect }) => couldAffect)
  const listed = affecting.slice(0, MAX_LISTED).map((one) => `– ${describe(result, one, langKey)}`)
  const counts = { count: String(listed.length), total: String(affecting.length) }
  const first = fillSentence(textsFor(readyTexts, langKey).first, counts)
  return [`${words.changes}: ${changes.length}`, ...(listed.length > 0 ? [first, ...listed] : [])].join('\n')
}

/** Writes the letter about a comparison or red-line in the language of its reader. */
export function writeReadyLetter(langKey: string, { outcome, address, result, ...facts }: ReadyFacts): Letter {
  const { again, asked, ...texts } = textsFor(readyTexts, langKey)
  const subject = fillSentence(texts[outcome], facts)
  const changes = result && outcome !== 'failed' ? listChanges(result, langKey) : ''
  const end = outcome === 'failed' ? again : ''
  return { subject, paragraphs: [`${subject}. ${fillSentence(asked, facts)}`, changes, end, { link: address }] }
}
