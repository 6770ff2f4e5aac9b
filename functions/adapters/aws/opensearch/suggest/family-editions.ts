import type { TypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestedFamily, SuggestIntent } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { shownIn } from '../match/hits.ts'
import { editionsFilter, scopeFilter } from '../match/scope.ts'
import { docValue, type OpenSearchHit, searchIndex } from '../match/search-all.ts'
import { MAX_RESULT_WINDOW } from '../match/search-request.ts'

/** A family with its editions, the newest first. */
export interface FamilyEditions {
  /** id of the edition that is shown */
  readonly id: string
  readonly publisher: string
  readonly editions: readonly { readonly id: string; readonly designation: string }[]
}

const MAX_EDITIONS = 50
/** tiers of names with a date, which name one edition */
const DATED_TIERS: readonly number[] = [6, 5, 3]
const NEWEST = [{ date: 'desc' }, { idHash: 'asc' }, { id: 'asc' }]
const EDITION_FIELDS = ['family', 'current', 'publisher', 'designation', 'designationKey']

/**
 * Finds the current edition. Of several, the one with the shortest name is the document and the others amend it; of equal lengths,
 * the newest counts.
 */
function findCurrent(editions: readonly OpenSearchHit[]): OpenSearchHit | undefined {
  const lengthOf = (hit: OpenSearchHit) => Buffer.byteLength(docValue<string>(hit, 'designationKey'))
  const current = editions.filter((hit) => docValue<boolean>(hit, 'current'))
  return current.reduce<OpenSearchHit | undefined>(
    (best, hit) => (best && lengthOf(best) <= lengthOf(hit) ? best : hit),
    undefined,
  )
}

function findNamed(editions: readonly OpenSearchHit[], { isDated, names }: TypedText): OpenSearchHit | undefined {
  if (!isDated) return undefined
  const dated = names.filter(({ tier }) => DATED_TIERS.includes(tier)).map(({ term }) => term)
  for (const term of dated) {
    const found = editions.find((hit) => hit.fields?.names?.includes(term))
    if (found) return found
  }
  return undefined
}

/** Fetches the editions of these families within the scope, and chooses the one that is shown. */
export async function fetchFamilyEditions(
  engine: Engine,
  index: string,
  families: readonly string[],
  typed: TypedText,
  { scope }: SuggestIntent,
): Promise<ReadonlyMap<string, FamilyEditions>> {
  if (families.length === 0) return new Map()
  const { hits } = await searchIndex(engine, index, {
    size: MAX_RESULT_WINDOW,
    track_total_hits: false,
    query: { bool: { filter: [...scopeFilter(scope), ...editionsFilter('all', []), { terms: { family: families } }] } },
    sort: NEWEST,
    docvalue_fields: typed.isDated ? [...EDITION_FIELDS, 'names'] : EDITION_FIELDS,
  })
  const byFamily = Map.groupBy(hits.hits, (hit) => docValue<string>(hit, 'family'))
  return new Map(
    [...byFamily].map(([family, editions]) => {
      const shown = findNamed(editions, typed) ?? findCurrent(editions) ?? (editions[0] as OpenSearchHit)
      const found = cutAround(editions, shown).map((hit) => ({ id: hit._id, designation: docValue<string>(hit, 'designation') }))
      return [family, { id: shown._id, publisher: docValue<string>(shown, 'publisher'), editions: found }]
    }),
  )
}

/** Cuts the editions to the limit, and keeps the shown one among them. */
function cutAround(editions: readonly OpenSearchHit[], shown: OpenSearchHit): readonly OpenSearchHit[] {
  const newest = editions.slice(0, MAX_EDITIONS)
  return newest.includes(shown) ? newest : [...newest.slice(0, -1), shown]
}

/** Fetches the cards of families. */
export async function fetchCards(
  engine: Engine,
  index: string,
  found: readonly FamilyEditions[],
): Promise<ReadonlyMap<string, SuggestedFamily>> {
  const values = found.map(({ id }) => id)
  if (values.length === 0) return new Map()
  const body = { size: values.length, query: { ids: { values } }, stored_fields: ['shown'] }
  const { hits } = await searchIndex(engine, index, body)
  const cards = new Map(hits.hits.map((hit) => [hit._id, shownIn(hit).card]))
  return new Map(
    found.flatMap(({ id, editions }) => {
      const card = cards.get(id)
      return card ? [[id, { id, card, editions }] as const] : []
    }),
  )
}
