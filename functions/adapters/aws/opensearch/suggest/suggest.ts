import { parseTypedText, type TypedText } from '#finding/suggest/typed-text.ts'
import type { Search, SuggestedPublisher, SuggestIntent } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { type FamilyEditions, fetchCards, fetchFamilyEditions } from './family-editions.ts'
import { compareFamilyHits, type FamilyHit, fetchPublisherHits, type PublisherHits } from './family-hits.ts'

/** extra families and publishers to fetch, as a family leaves its group if its shown edition has another publisher */
const SPARE = 4

/** Fetches the best publishers, each with enough families. */
async function fetchGroups(engine: Engine, index: string, typed: TypedText, intent: SuggestIntent): Promise<PublisherHits[]> {
  const families = intent.families + 1 + SPARE
  if (intent.publisher !== undefined) {
    const only = [intent.publisher]
    return fetchPublisherHits(engine, index, typed, intent, { publishers: 1, families, only })
  }
  const most = intent.publishers + SPARE
  const groups = await fetchPublisherHits(engine, index, typed, intent, { publishers: most, families })
  const best = groups.slice(0, most)
  // A publisher found by one search may be missing from another, whose results end before it.
  if (groups.length < most || best.every(({ list }) => list.length >= families)) return groups
  const only = best.map(({ publisher }) => publisher)
  return fetchPublisherHits(engine, index, typed, intent, { publishers: most, families, only })
}

/** Moves each family to the publisher of its shown edition. */
function regroup(
  groups: readonly PublisherHits[],
  homeOf: (family: string) => string | undefined,
  intent: SuggestIntent,
): PublisherHits[] {
  const lists = new Map<string, FamilyHit[]>()
  for (const { publisher, list } of groups)
    for (const one of list) {
      const home = homeOf(one.family)
      if (home === undefined || (intent.publisher !== undefined && home !== publisher)) continue
      const own = lists.get(home) ?? []
      if (!own.some(({ family }) => family === one.family)) own.push(one)
      lists.set(home, own)
    }
  const sorted = [...lists].map(([publisher, list]) => ({ publisher, list: list.sort(compareFamilyHits) }))
  sorted.sort((a, b) => compareFamilyHits(a.list[0] as FamilyHit, b.list[0] as FamilyHit))
  return sorted.slice(0, intent.publisher === undefined ? intent.publishers : 1)
}

async function suggest(engine: Engine, index: string, intent: SuggestIntent): Promise<SuggestedPublisher[]> {
  const typed = parseTypedText(intent.text)
  const gathered = await fetchGroups(engine, index, typed, intent)
  const families = [...new Set(gathered.flatMap(({ list }) => list.map(({ family }) => family)))]
  const known = await fetchFamilyEditions(engine, index, families, typed, intent)
  const groups = regroup(gathered, (family) => known.get(family)?.publisher, intent)
  const shownOf = ({ list }: PublisherHits) =>
    list.slice(0, intent.families).map(({ family }) => known.get(family) as FamilyEditions)
  const cards = await fetchCards(engine, index, groups.flatMap(shownOf))
  return groups.map((group) => ({
    publisher: group.publisher,
    families: shownOf(group).flatMap(({ id }) => cards.get(id) ?? []),
    more: group.list.length > intent.families,
  }))
}

export function openSuggest(engine: Engine, indexOf: (intent: SuggestIntent) => Promise<string>): Pick<Search, 'suggest'> {
  return { suggest: async (intent) => suggest(engine, await indexOf(intent), intent) }
}
