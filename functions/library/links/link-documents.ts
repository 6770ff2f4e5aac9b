import { compareNaturally } from '#text/natural-order.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { currentOf, inForce, orderEditions } from './editions.ts'
import { type NameEntry, type Role, trackOf } from './name-entry.ts'
import { nameOf, namesOf } from './names.ts'

/** Entries by name. */
export type NamePages = ReadonlyMap<string, readonly NameEntry[]>

export interface Links {
  /** represents its family */
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

/** Returns a function that derives a document's links from the entries of its names. */
export function linkDocuments(pages: NamePages): (document: Pick<LibraryDocument, 'contentCode' | 'record'>) => Links {
  const ordered = new Map<string, NameEntry[]>()

  const editionsOf = (family: string, publisher: string, track: string): NameEntry[] => {
    const key = `${publisher}\n${track}\n${family}`
    const cached = ordered.get(key)
    if (cached) return cached
    const editions = orderEditions(
      (pages.get(family) ?? []).filter(
        (entry) => entry.roles.includes('edition') && entry.publisher === publisher && entry.track === track,
      ),
    )
    ordered.set(key, editions)
    return editions
  }

  const under = (names: readonly string[], role: Role) =>
    names.flatMap((name) => (pages.get(name) ?? []).filter((entry) => entry.roles.includes(role)))

  /** Translations that name the same original with its year where this one does without, and the other way round. */
  const siblingTranslations = (name: string, family: string | undefined): NameEntry[] => {
    const page = pages.get(family ?? name) ?? []
    const isTranslated = translatedEdition(page)
    if (family !== undefined) return isTranslated(name) ? page.filter(({ roles }) => roles.includes('translation')) : []
    return page.filter(({ roles, translates }) => roles.includes('edition-translation') && isTranslated(translates ?? ''))
  }

  return ({ contentCode, record }) => {
    const names = namesOf(record)
    const track = trackOf(record)
    const editions = track === 'supplement' ? [] : editionsOf(names.family, record.publisher, track)
    const current = editions.length ? currentOf(editions)?.contentCode === contentCode : inForce(record.status)
    // A name without its year refers to the current edition, unless a document has exactly that name.
    const representsFamily = current && track === '' && !under([names.family], 'is').length
    const own = representsFamily ? [...names.is, names.family] : names.is
    const original = names.translationOf === undefined ? own : [names.translationOf]
    const others = names.translationOf === undefined ? [] : siblingTranslations(names.translationOf, names.translatedFamily)
    const originals = names.translationOf === undefined ? [] : [documentOfName(pages.get(names.translationOf))]
    return {
      current,
      editions,
      translations: unique(
        [...under(original, 'translation'), ...others, ...originals.filter((entry) => entry !== undefined)],
        contentCode,
      ).sort(byLanguage),
      supplements: unique(under(own, 'supplement'), contentCode).sort(byDesignation),
      replaces: unique(under(own, 'replaced'), contentCode).sort(byDesignation),
    }
  }
}
