import { listSegments } from '../designation/citation/list-segments.ts'
import { MAX_DESIGNATION_TEXT_LENGTH } from '../designation/readings.ts'
import { ALIAS, FAMILY, MIN_NAMED_TIER, type NamedDocuments } from './designation-matcher.ts'
import type { NameIndex } from './name-index.ts'
import { ReadingTrial } from './reading-trial.ts'

type NameDates = Pick<NameIndex, 'isCurrent' | 'isRowOfEdition' | 'dateOf'>

/** Documents that a text names, and how surely. */
export interface DesignationMatch {
  readonly named: NamedDocuments
  /** false when only other editions than the requested one were found */
  readonly isSure: boolean
  /** true when the text names the publisher too, so that the match is hardly chance */
  readonly withPublisher: boolean
  /** whether the text asks for an edition, not for the family */
  readonly namesEdition: boolean
}

/** Difference in tier up to which documents are named as well as the best one. */
const AS_WELL = 0.2

type NamedEditions = Pick<DesignationMatch, 'named' | 'namesEdition' | 'isSure'>

/**
 * Lists the editions that a text names, beside what stands for a standard: those that it asks for; of a number without a current edition,
 * as another number took its place, the newest.
 */
export function namedEditions({ named, namesEdition, isSure }: NamedEditions, index: NameDates): ReadonlySet<number> {
  if (!isSure) return new Set()
  // A twin that is shown in another one's place is found by that one's name, however its language or publishers are written.
  const rows = [...named].filter(([doc, tier]) => tier >= MIN_NAMED_TIER && index.isRowOfEdition(doc))
  if (rows.length === 0) return new Set()
  const most = rows.reduce((highest, [, tier]) => Math.max(highest, tier), 0)
  const asWell = rows.flatMap(([doc, tier]) => (tier >= most - AS_WELL ? [doc] : []))
  if (namesEdition) return new Set(asWell)
  if (asWell.some((doc) => index.isCurrent(doc))) return new Set()
  const newest = asWell.reduce((latest, doc) => Math.max(latest, index.dateOf(doc)), 0)
  return new Set(asWell.filter((doc) => index.dateOf(doc) === newest))
}

/** Difference of tiers of a list's entries, in their order; that of the last is still as well as the first. */
const NEXT_ENTRY = 0.005

const FIRST_WORD = /^[^\p{L}\p{N}]*(\p{L}{2,})/u

/** Tells whether an entry begins with a series of the library, which stands for a publisher: RFC 9110. */
const beginsWithSeries = (index: NameIndex, entry: string): boolean => index.isSeries(entry.match(FIRST_WORD)?.[1] ?? '')

/** Finds what each entry of a list names: its edition, or the edition in force. Undefined where fewer than two name something. */
function matchEntries(index: NameIndex, entries: readonly string[]): DesignationMatch | undefined {
  const named = new Map<number, number>()
  let found = 0
  for (const [at, entry] of entries.entries()) {
    const match = matchText(index, entry)
    if (!match.isSure || !(match.withPublisher || beginsWithSeries(index, entry))) continue
    found++
    const editions = namedEditions(match, index)
    const current = [...match.named.keys()].filter((doc) => index.isCurrent(doc) && (match.named.get(doc) as number) >= ALIAS)
    for (const doc of editions.size > 0 ? editions : current) if (!named.has(doc)) named.set(doc, FAMILY - at * NEXT_ENTRY)
  }
  return found < 2 ? undefined : { named, isSure: true, withPublisher: true, namesEdition: true }
}

function matchText(index: NameIndex, text: string): DesignationMatch {
  const trial = new ReadingTrial(index)
  if (text && text.length <= MAX_DESIGNATION_TEXT_LENGTH) trial.run(text)
  else if (text) trial.runLong(text)
  trial.acceptFolded()
  const { found, otherEditions, namesEdition } = trial
  const isSure = found !== undefined
  return { named: found ?? otherEditions ?? new Map(), isSure, withPublisher: isSure && trial.withPublisher, namesEdition }
}

/** Finds the documents named by a text that is a designation, in any spelling, or contains one; of a list, all that it names. */
export function matchDesignation(index: NameIndex, text: string): DesignationMatch {
  const entries = listSegments(text)
  return (entries.length > 1 && matchEntries(index, entries)) || matchText(index, text)
}
