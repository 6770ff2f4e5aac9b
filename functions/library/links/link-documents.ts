import { compareNaturally } from '#text/natural-order.ts'
import { today } from '../document/day.ts'
import { currentOf, inForce, orderEditions } from './editions.ts'
import { linkStandards, type StandardLinks } from './link-standards.ts'
import type { Member, Twins } from './member.ts'
import type { Named, NameEntry, NamePages, Role } from './name-entry.ts'
import { nameOf, namesOf } from './names.ts'

export interface Links extends StandardLinks {
  /** represents its standard, or the translations of it into its language */
  readonly current: boolean
  /** newest first, the document itself included; empty for a supplement */
  readonly editions: readonly NameEntry[]
  readonly translations: readonly NameEntry[]
  readonly supplements: readonly NameEntry[]
  readonly replaces: readonly NameEntry[]
}

const byLanguage = (a: NameEntry, b: NameEntry) =>
  compareNaturally(a.language, b.language) || compareNaturally(a.contentCode, b.contentCode)
const byDesignation = (a: NameEntry, b: NameEntry) =>
  compareNaturally(a.designation, b.designation) || compareNaturally(a.contentCode, b.contentCode)

function unique(entries: readonly NameEntry[], without: string): NameEntry[] {
  const byCode = new Map(entries.map((entry) => [entry.contentCode, entry]))
  byCode.delete(without)
  return [...byCode.values()]
}

/** The document that a name refers to: the original of that designation, else the current edition of that family. */
export function documentOfName(page: readonly NameEntry[] = []): NameEntry | undefined {
  const best = (role: Role) => currentOf(orderEditions(page.filter((entry) => entry.roles.includes(role) && entry.track === '')))
  return best('is') ?? page.find((entry) => entry.roles.includes('is')) ?? best('edition')
}

/** Tells whether a name is the edition that translators mean by a name without its year: the current one, or the newest translated one. */
function translatedEdition(page: readonly NameEntry[]): (entry: string) => boolean {
  const original = documentOfName(page.filter(({ roles }) => roles.includes('is') || roles.includes('edition')))
  const translated = page.flatMap(({ roles, translates }) => (roles.includes('edition-translation') && translates) || [])
  const names = original ? [nameOf(original.designation)] : translated.sort(compareNaturally).slice(-1)
  return (name) => names.includes(name)
}

/** Editions in the sequence of a text: originals, or translations into its language; of one edition the text in its language. */
function editionsOf({ standard: { texts } }: StandardLinks, own: Member): Member[] {
  if (own.member.changes) return []
  const track = texts.filter(
    ([{ member, language }]) =>
      !member.changes && member.translated === own.member.translated && (!own.member.translated || language === own.language),
  )
  const shownOf = (twins: readonly Twins[]): readonly Twins[] => {
    const inLanguage = twins.filter(([one]) => one.language === own.language)
    const plain = twins.filter(([{ member }]) => !member.tongued)
    return inLanguage.length > 0 ? inLanguage : plain.length > 0 ? plain : twins
  }
  const shown = new Set([...Map.groupBy(track, ([{ member }]) => member.text).values()].flatMap(shownOf))
  return track.filter((twins) => shown.has(twins)).map((twins) => twins.find((one) => one === own) ?? twins[0])
}

function isCurrent({ standsFor, twins }: StandardLinks, editions: readonly NameEntry[], own: Member): boolean {
  if (own !== twins[0]) return false
  if (own.member.changes) return inForce(own.status)
  return standsFor === 'standard' || (own.member.translated === true && currentOf(editions)?.contentCode === own.contentCode)
}

/** Returns a function that derives a document's links from the entries of its names, on a day. */
export function linkDocuments(pages: NamePages, day = today()): (document: Named) => Links {
  const placed = linkStandards(pages, day)

  const under = (names: readonly string[], role: Role) =>
    names.flatMap((name) => (pages.get(name) ?? []).filter((entry) => entry.roles.includes(role)))

  /** Translations that name the same original with its year where this one does without, and the other way round. */
  const siblingTranslations = (name: string, family: string | undefined): NameEntry[] => {
    const page = pages.get(family ?? name) ?? []
    const isTranslated = translatedEdition(page)
    if (family !== undefined) return isTranslated(name) ? page.filter(({ roles }) => roles.includes('translation')) : []
    return page.filter(({ roles, translates }) => roles.includes('edition-translation') && isTranslated(translates ?? ''))
  }

  return (document) => {
    const { contentCode, record } = document
    const names = namesOf(record)
    const links = placed(document)
    const { standard, twins } = links
    const own = twins.find((one) => one.contentCode === contentCode) as Member
    const editions = editionsOf(links, own)
    const current = isCurrent(links, editions, own)
    // A name without its year refers to the current edition, unless a document has exactly that name.
    const representsFamily = current && !own.member.changes && !own.member.translated && !under([names.family], 'is').length
    const ownNames = representsFamily ? [...names.is, names.family] : names.is
    const original = names.translationOf === undefined ? ownNames : [names.translationOf]
    const others = names.translationOf === undefined ? [] : siblingTranslations(names.translationOf, names.translatedFamily)
    const originals = names.translationOf === undefined ? [] : [documentOfName(pages.get(names.translationOf))]
    /** Replaces each record of the standard by the one that stands for its text. */
    const folded = (entries: readonly NameEntry[]) =>
      unique(
        entries.map((entry) => standard.byCode.get(entry.contentCode)?.[0] ?? entry),
        contentCode,
      ).filter((entry) => !twins.some((one) => one.contentCode === entry.contentCode))
    const languages = standard.texts.filter(
      ([one]) => one.member.text === own.member.text && one.member.translated === own.member.translated,
    )
    return {
      ...links,
      current,
      editions,
      translations: folded([
        ...under(original, 'translation'),
        ...others,
        ...languages.map(([one]) => one),
        ...originals.filter((entry) => entry !== undefined),
      ]).sort(byLanguage),
      supplements: folded(under(ownNames, 'supplement')).sort(byDesignation),
      replaces: folded(under(ownNames, 'replaced')).sort(byDesignation),
    }
  }
}
