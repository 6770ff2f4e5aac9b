import type { TypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestedFamily, SuggestIntent } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { shownIn } from '../match/hits.ts'
import { scopeFilter } from '../match/scope.ts'
import { docValue, type FoundHit, searchOne } from '../match/search-all.ts'
import { REACH } from '../match/searching.ts'

/** A family with what is known of its editions, the newest first. */
export interface FamilyFound {
  /** by which it is shown */
  readonly id: string
  readonly publisher: string
  readonly editions: readonly { readonly id: string; readonly designation: string }[]
}

const MOST_EDITIONS = 50
/** a name that is one edition's */
const DATED: readonly number[] = [6, 5, 3]
const NEWEST = [{ date: 'desc' }, { idHash: 'asc' }, { id: 'asc' }]
const FACTS = ['family', 'current', 'publisher', 'designation', 'designationKey']

/** Of several in force the one with the shortest name is the document, the others change it; the newest of those. */
function currentOf(editions: readonly FoundHit[]): FoundHit | undefined {
  const lengthOf = (hit: FoundHit) => Buffer.byteLength(docValue<string>(hit, 'designationKey'))
  const current = editions.filter((hit) => docValue<boolean>(hit, 'current'))
  return current.reduce<FoundHit | undefined>((best, hit) => (best && lengthOf(best) <= lengthOf(hit) ? best : hit), undefined)
}

function namedOf(editions: readonly FoundHit[], { isDated, names }: TypedText): FoundHit | undefined {
  if (!isDated) return undefined
  const dated = names.filter(({ tier }) => DATED.includes(tier)).map(({ term }) => term)
  for (const term of dated) {
    const found = editions.find((hit) => hit.fields?.names?.includes(term))
    if (found) return found
  }
  return undefined
}

/** The editions in scope of these families, and by which of them each is shown. */
export async function familiesOf(
  engine: Engine,
  index: string,
  families: readonly string[],
  typed: TypedText,
  { scope }: SuggestIntent,
): Promise<ReadonlyMap<string, FamilyFound>> {
  if (families.length === 0) return new Map()
  const { hits } = await searchOne(engine, index, {
    size: REACH,
    track_total_hits: false,
    query: { bool: { filter: [...scopeFilter(scope), { terms: { family: families } }] } },
    sort: NEWEST,
    docvalue_fields: typed.isDated ? [...FACTS, 'names'] : FACTS,
  })
  const byFamily = Map.groupBy(hits.hits, (hit) => docValue<string>(hit, 'family'))
  return new Map(
    [...byFamily].map(([family, editions]) => {
      const shown = namedOf(editions, typed) ?? currentOf(editions) ?? (editions[0] as FoundHit)
      const found = withThat(editions, shown).map((hit) => ({ id: hit._id, designation: docValue<string>(hit, 'designation') }))
      return [family, { id: shown._id, publisher: docValue<string>(shown, 'publisher'), editions: found }]
    }),
  )
}

/** At most so many, that one among them. */
function withThat(editions: readonly FoundHit[], shown: FoundHit): readonly FoundHit[] {
  const newest = editions.slice(0, MOST_EDITIONS)
  return newest.includes(shown) ? newest : [...newest.slice(0, -1), shown]
}

/** What is shown of families. */
export async function cardsOf(
  engine: Engine,
  index: string,
  found: readonly FamilyFound[],
): Promise<ReadonlyMap<string, SuggestedFamily>> {
  const values = found.map(({ id }) => id)
  if (values.length === 0) return new Map()
  const asked = { size: values.length, query: { ids: { values } }, stored_fields: ['shown'] }
  const { hits } = await searchOne(engine, index, asked)
  const cards = new Map(hits.hits.map((hit) => [hit._id, shownIn(hit).card]))
  return new Map(
    found.flatMap(({ id, editions }) => {
      const card = cards.get(id)
      return card ? [[id, { id, card, editions }] as const] : []
    }),
  )
}
