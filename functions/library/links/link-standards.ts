import type { Standing } from '#contract/documents/document-card.ts'
import type { Precedence, StandsFor } from '#finding/indexed-document.ts'
import type { KnownDocument } from '#standing/known-document.ts'
import { Relatives } from '#standing/relatives.ts'
import { standingOf } from '#standing/standing-of.ts'
import { isCorrigendum, isForerunner, publishedChanges } from './changes.ts'
import { isDraftEntry, kindOfEntry, type Member, type Twins } from './member.ts'
import { entriesOf, type Named, type NameEntry, type NamePages } from './name-entry.ts'
import { namesOf } from './names.ts'
import { textsOfOthers } from './other-standards.ts'
import { STANDINGS_IN_FORCE, type Standard, standardOf } from './standard.ts'

/** Number of texts that fold under the row of a standard, its own text left out. */
export interface Folded {
  readonly editions: number
  readonly drafts: number
  readonly supplements: number
  readonly corrigenda?: number
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
  /** standing of another text of the standard on that day, by the code of any of its records */
  readonly standingOfCode: (contentCode: string) => Standing | undefined
}

/** Standing from a day on. */
export interface Dated {
  readonly from: string
  readonly standing: Standing
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

/** Texts around those of a standard, and the days on which their standings may change. */
interface Surroundings {
  readonly days: readonly [string, ...string[]]
  readonly relativesOn: (day: string) => Relatives
}

function standingsOf(known: KnownDocument, { days, relativesOn }: Surroundings) {
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

  const standardNamed = (name: string, publisher: string): Standard | undefined => {
    const key = `${name}\n${publisher}`
    const standard = standards.get(key) ?? standardOf(pages.get(name) ?? [], name, publisher, day)
    if (standard) standards.set(key, standard)
    return standard
  }

  const around = new Map<Standard, Surroundings>()

  const surroundingsOf = (standard: Standard): Surroundings => {
    const known = around.get(standard)
    if (known) return known
    const texts = [...standard.known.values(), ...textsOfOthers(standard, pages, standardNamed)]
    const byDay = new Map<string, Relatives>()
    const relativesOn = (from: string): Relatives => {
      const relatives = byDay.get(from) ?? new Relatives(texts, from)
      byDay.set(from, relatives)
      return relatives
    }
    const surroundings = { days: [day, ...daysToCome(texts, day)], relativesOn } as const
    around.set(standard, surroundings)
    return surroundings
  }

  return (document) => {
    const standard = standardOfDocument(document)
    const twins = standard.byCode.get(document.contentCode) as Twins
    const known = standard.known.get(twins) as KnownDocument
    const isFirst = twins[0].contentCode === document.contentCode
    const standingOfCode = (contentCode: string) => {
      const other = standard.known.get(standard.byCode.get(contentCode) as Twins)
      return other && standingOf(other, surroundingsOf(standard).relativesOn(day))
    }
    return {
      standard,
      twins,
      standsFor: isFirst ? (twins === standard.row ? 'standard' : 'edition') : 'none',
      standings: standingsOf(known, surroundingsOf(standard)),
      standingOfCode,
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
  const published = publishedChanges(texts.map(([first]) => first))
  let corrigenda = 0
  for (const twins of texts) {
    const [first] = twins
    if (twins === row || kindOfEntry(first) === 'series') continue
    if (isForerunner(first, published)) continue
    if (first.member.changes && isCorrigendum(first)) corrigenda++
    else if (first.member.changes) folded.supplements++
    else if (isDraftEntry(first)) folded.drafts++
    else if (isLanguageOf(texts, first)) folded.languages++
    else folded.editions++
  }
  if (corrigenda === 0) return Object.values(folded).some((count) => count > 0) ? folded : undefined
  return { ...folded, corrigenda }
}
