import type { Standing } from '#contract/documents/document-card.ts'
import type { KnownDocument } from '#standing/known-document.ts'
import { hasBegun } from '#standing/order-editions.ts'
import { Relatives } from '#standing/relatives.ts'
import { standingOf } from '#standing/standing-of.ts'
import { knownOfTwins } from './known-texts.ts'
import { isDraftEntry, isPlainEdition, kindOfEntry, type Member, memberYear, orderTwins, type Twins } from './member.ts'
import type { NameEntry } from './name-entry.ts'
import { orderTexts } from './order-texts.ts'

export interface Standard {
  /** newest first */
  readonly texts: readonly Twins[]
  /** text that represents the standard */
  readonly row: Twins
  /** texts by the codes of their records */
  readonly byCode: ReadonlyMap<string, Twins>
  /** facts of the texts that decide their standings, twins as one document */
  readonly known: ReadonlyMap<Twins, KnownDocument>
}

export const STANDINGS_IN_FORCE: readonly Standing['is'][] = ['in-force', 'amended', 'under-revision']

/** All parts of a number in one file, as the IEC sells them: IEC 60601-1:2026 SER. */
const ALL_PARTS = /\sSER$/
/** rank behind the editions in force, before those that were */
const ALL_PARTS_RANK = 0.5

/** Rank for representing a standard on a day, 0 is best. An edition of a day to come is like a draft. A series names no edition: it stands for one only where there is nothing else. */
function rankOf(first: Member, { is }: Standing, day: string): number {
  const isToCome = isDraftEntry(first) || !hasBegun(first.date, day)
  const rank = isToCome ? 2 : STANDINGS_IN_FORCE.includes(is) ? 0 : 1
  if (kindOfEntry(first) === 'series') return 3
  if (ALL_PARTS.test(first.designation)) return Math.max(rank, ALL_PARTS_RANK)
  return first.member.changes ? 4 + rank : rank
}

/** The text that represents a standard: in force, else the newest that is no draft, else the newest draft; originals first. */
function rowOf(texts: readonly Twins[], known: Standard['known'], day: string): Twins {
  const relatives = new Relatives([...known.values()], day)
  const orders = new Map(
    texts.map((one) => {
      const rank = rankOf(one[0], standingOf(known.get(one) as KnownDocument, relatives), day)
      return [one, rank * 2 + Number(one[0].member.translated ?? false)]
    }),
  )
  const least = Math.min(...orders.values())
  const best = texts.filter((one) => orders.get(one) === least)
  const [newest] = best as [Twins, ...Twins[]]
  const equals = best.filter((one) => memberYear(one[0]) === memberYear(newest[0]))
  // A consolidated text or a redline stands for its edition only where that is not held.
  const edition = kindOfEntry(newest[0]) === 'variant' ? (equals.find(([one]) => isPlainEdition(one)) ?? newest) : newest
  return equals.find(([{ member }]) => member.text === edition[0].member.text && !member.tongued) ?? edition
}

/**
 * Makes a standard of the entries under its name, on a day; undefined where none is a member. A designation without a publisher's
 * letters belongs to its publisher alone.
 */
export function standardOf(page: readonly NameEntry[], name: string, publisher: string, day: string): Standard | undefined {
  const members = page.filter((one): one is Member => one.member !== undefined)
  const own = members.filter((one) => !one.member.bare || one.publisher === publisher)
  if (own.length === 0) return undefined
  const byText = Map.groupBy(
    own,
    ({ member, language }) => `${member.text}\n${member.title ?? ''}\n${language}\n${member.translated ?? false}`,
  )
  const texts = orderTexts([...byText.values()].map(orderTwins))
  const known = new Map(texts.map((twins) => [twins, knownOfTwins(twins, name)]))
  const byCode = new Map(texts.flatMap((twins) => twins.map(({ contentCode }) => [contentCode, twins])))
  return { texts, known, byCode, row: texts.length === 1 ? (texts[0] as Twins) : rowOf(texts, known, day) }
}
