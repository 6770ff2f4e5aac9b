import type { Tenant } from '#contract/tenant.ts'
import { type Holdings, isOpenTo } from '#entitlement/holdings.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import { statusWordOf } from '#standing/status-words.ts'
import { formatTabRow } from '#text/tab-cells.ts'
import { citedDocumentOf } from '../citing/cited-document-of.ts'
import { isDraftEntry, isPlainEdition, type Twins } from '../links/member.ts'
import { nameOf } from '../links/names.ts'
import type { Title } from './read-titles.ts'
import { titleIdOf } from './title-id.ts'

/** Columns of KBART phase II (NISO RP-9-2014), in their order. */
const KBART_COLUMNS = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'date_monograph_published_print',
  'date_monograph_published_online',
  'monograph_volume',
  'monograph_edition',
  'first_editor',
  'parent_publication_title_id',
  'preceding_publication_title_id',
  'access_type',
] as const
type KbartRow = Partial<Record<(typeof KBART_COLUMNS)[number], string>>

interface Listing {
  readonly tenant: Tenant
  /** origin of the tenant's site */
  readonly origin: string
  readonly now: Date
  /** holdings of guests: everybody may read by them */
  readonly guests: Holdings
}

type Placed = Title['links']

const isEdition = ([first]: Twins) => isPlainEdition(first) && !isDraftEntry(first)

/** The edition before a document's, in its language where the standard has translations. */
function precedingOf({ standard: { texts }, twins }: Placed): Twins | undefined {
  const [own] = twins
  if (own.member.changes) return undefined
  const isOfTrack = ([one]: Twins) =>
    one.member.text !== own.member.text &&
    one.member.translated === own.member.translated &&
    (!own.member.translated || one.language === own.language)
  return texts.slice(texts.indexOf(twins) + 1).find((one) => isEdition(one) && isOfTrack(one))
}

/** The edition that a supplement stands under: the one that it names, else the newest that is no younger. */
function parentOf({ standard: { texts }, twins }: Placed, supplementTo: string | undefined): Twins | undefined {
  const [own] = twins
  if (!own.member.changes) return undefined
  const named = supplementTo === undefined ? undefined : nameOf(supplementTo)
  const editions = texts.filter(isEdition)
  return (
    editions.find((all) => all.some(({ designation }) => nameOf(designation) === named)) ??
    editions.find(([{ date }]) => date.slice(0, 4) <= own.date.slice(0, 4))
  )
}

/** Row of a title: a standard is a monograph, and each edition a title. */
export function kbartRowOf({ document, links, standing }: Title, { tenant, origin, now, guests }: Listing): KbartRow {
  const { record, contentCode } = document
  const cited = citedDocumentOf(document, { standing, origin, now })
  const idOf = (twins: Twins | undefined) => twins && titleIdOf(tenant, twins[0].contentCode)
  return {
    publication_title: `${cited.number}, ${cited.title}`,
    online_identifier: cited.isbn,
    title_url: cited.url,
    title_id: titleIdOf(tenant, contentCode),
    coverage_depth: 'fulltext',
    notes: standing.is === 'in-force' ? '' : statusNamesFor('en')[statusWordOf(standing)],
    publisher_name: cited.publishers.join('; '),
    publication_type: 'monograph',
    date_monograph_published_print: cited.date,
    date_monograph_published_online: record.publishedOnlineDate,
    monograph_edition: record.edition,
    parent_publication_title_id: idOf(parentOf(links, record.supplementTo)),
    preceding_publication_title_id: idOf(precedingOf(links)),
    // Free to everybody, or paid.
    access_type: isOpenTo(guests, document.opens) ? 'F' : 'P',
  }
}

export const KBART_HEAD = formatTabRow(KBART_COLUMNS)
export const kbartLine = (row: KbartRow): string => formatTabRow(KBART_COLUMNS.map((column) => row[column]))
