import type { Standing } from '#contract/document-card.ts'
import type { Precedence, StandsFor } from '#finding/indexed-document.ts'
import type { KnownDocument } from '#standing/known-document.ts'
import { Relatives } from '#standing/relatives.ts'
import { standingOf } from '#standing/standing-of.ts'
import { knownOf } from './known-texts.ts'
import { isDraftEntry, kindOfEntry, type Member, type Twins } from './member.ts'
import { entriesOf, type Named, type NameEntry } from './name-entry.ts'
import { nameOf, namesOf } from './names.ts'
import { otherNamesOf } from './related-names.ts'
import { STANDINGS_IN_FORCE, type Standard, standardOf } from './standard.ts'

/** Entries by name. */
export type NamePages = ReadonlyMap<string, readonly NameEntry[]>

/** Number of texts that fold under the row of a standard, its own text left out. */
export interface Folded {
  readonly editions: number
  readonly drafts: number
  readonly supplements: number
  readonly languages: number
}

/** A document within its standard. */
export interface StandardLinks {
  readonly standard: Standard
  /** records of its text, itself included */
  readonly twins: Twins
  readonly standsFor: StandsFor
  /** standing of its text on the day asked for, and from days to come on which it changes */
  readonly standings: readonly [Dated, ...Dated[]]
}

/** Standing from a day on. */
export interface Dated {
  readonly from: string
  readonly standing: Standing
}

/** Documents outside of the standard that a text names, or that name it. */
function othersOf(document: Named, standard: Standard, pages: NamePages): KnownDocument[] {
  const known = (entry: NameEntry, called: string) => knownOf(entry, [called], `\n${entry.contentCode}`)
  const named = otherNamesOf(document).flatMap((name) =>
    (pages.get(name) ?? []).filter(({ roles }) => roles.includes('is')).map((entry) => known(entry, name)),
  )
  const naming = namesOf(document.record).is.flatMap((name) =>
    (pages.get(name) ?? [])
      .filter(({ roles }) => roles.includes('replaced') || roles.includes('names'))
      .map((entry) => known(entry, nameOf(entry.designation))),
  )
  return [...named, ...naming].filter(({ contentCode }) => !standard.byCode.has(contentCode))
}

/** Years after which a draft counts as abandoned. */
const DRAFT_YEARS = 5

/** Days after a day on which a standing may change: publications and withdrawals to come, and the end of drafts. */
function daysToCome(documents: readonly KnownDocument[], day: string): string[] {
  const days = new Set<string>()
  const add = (date: string) => {
    // Most dates have passed.
    if (date < day.slice(0, date.length) || date === '') return
    const first = `${date}${'-01-01'.slice(date.length - 4)}`
    if (first > day) days.add(first)
  }
  for (const { date, withdrawn, kind } of documents) {
    add(date)
    add(withdrawn)
    if (kind === 'draft' && date) add(`${Number(date.slice(0, 4)) + DRAFT_YEARS + 1}-01-01`)
  }
  return [...days].sort()
}

function standingsOf(known: KnownDocument, relativesOn: (day: string) => Relatives, days: readonly [string, ...string[]]) {
  const on = (from: string): Dated => ({ from, standing: standingOf(known, relativesOn(from)) })
  const [day, ...toCome] = days
  const standings: [Dated, ...Dated[]] = [on(day)]
  for (const from of toCome) {
    const next = on(from)
    if (JSON.stringify(next.standing) !== JSON.stringify(standings.at(-1)?.standing)) standings.push(next)
  }
  return standings
}

/** Returns a function that places a document in its standard, on a day, from the entries of its names. */
export function linkStandards(pages: NamePages, day: string): (document: Named) => StandardLinks {
  const standards = new Map<string, Standard>()

  const standardOfDocument = (document: Named): Standard => {
    const { record } = document
    const { standard: name } = namesOf(record)
    const key = `${name}\n${record.publisher}`
    const cached = standards.get(key)
    if (cached?.byCode.has(document.contentCode)) return cached
    const page = pages.get(name) ?? []
    const isIn = page.some(({ contentCode, member }) => contentCode === document.contentCode && member)
    // An entry of an earlier release does not say where the document belongs.
    const entries = isIn ? page : [...page, entriesOf(document).get(name) as NameEntry]
    const standard = standardOf(entries, name, record.publisher, day) as Standard
    if (isIn) standards.set(key, standard)
    return standard
  }

  const daysOf = new Map<Standard, readonly [string, ...string[]]>()
  const relatives = new Map<Standard, Map<string, Relatives>>()

  /** Most documents have no relatives outside of their standard, and share them. */
  const standingsIn = (standard: Standard, known: KnownDocument, others: readonly KnownDocument[]) => {
    if (others.length > 0) {
      const all = [...standard.known.values(), ...others]
      return standingsOf(known, (from) => new Relatives(all, from), [day, ...daysToCome(all, day)])
    }
    const all = [...standard.known.values()]
    const days = daysOf.get(standard) ?? [day, ...daysToCome(all, day)]
    daysOf.set(standard, days)
    const shared = relatives.get(standard) ?? new Map<string, Relatives>()
    relatives.set(standard, shared)
    const on = (from: string) => {
      const own = shared.get(from) ?? new Relatives(all, from)
      shared.set(from, own)
      return own
    }
    return standingsOf(known, on, days)
  }

  return (document) => {
    const standard = standardOfDocument(document)
    const twins = standard.byCode.get(document.contentCode) as Twins
    const known = standard.known.get(twins) as KnownDocument
    const isFirst = twins[0].contentCode === document.contentCode
    return {
      standard,
      twins,
      standsFor: isFirst ? (twins === standard.row ? 'standard' : 'edition') : 'none',
      standings: standingsIn(standard, known, othersOf(document, standard, pages)),
    }
  }
}

/** Precedence among results: in force, change in force, unknown, formerly in force, draft. */
export function precedenceOf({ twins, standings }: StandardLinks): Precedence {
  const { is } = standings[0].standing
  if (STANDINGS_IN_FORCE.includes(is)) return twins[0].member.changes ? 1 : 0
  if (is === 'draft' || isDraftEntry(twins[0])) return 4
  return is === 'unknown' ? 2 : 3
}

/** Codes of all publishers of a text, that of the record itself first, and all collections that open it. */
export function holdableOf({ twins }: Pick<StandardLinks, 'twins'>, publisher: string) {
  return {
    publishers: [...new Set([publisher, ...twins.map((one) => one.publisher)])],
    collections: [...new Set(twins.flatMap(({ member }) => member.collections ?? []))],
  }
}

const isLanguageOf = (texts: readonly Twins[], { member }: Member) =>
  member.translated ?? (member.tongued && texts.some(([one]) => one.member.text === member.text && !one.member.tongued))

/** Counts what folds under the row of a standard; undefined where nothing does. */
export function foldedOf({ standard: { texts, row } }: Pick<StandardLinks, 'standard'>): Folded | undefined {
  const folded = { editions: 0, drafts: 0, supplements: 0, languages: 0 }
  for (const twins of texts) {
    const [first] = twins
    if (twins === row || kindOfEntry(first) === 'series') continue
    if (first.member.changes) folded.supplements++
    else if (isDraftEntry(first)) folded.drafts++
    else if (isLanguageOf(texts, first)) folded.languages++
    else folded.editions++
  }
  return Object.values(folded).some((count) => count > 0) ? folded : undefined
}
