import { parseTypedText, type TypedText } from '#finding/suggest/typed-text.ts'
import type { Search, SuggestedPublisher, SuggestIntent } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { type Candidate, compareCandidates, type Group, gatherGroups } from './suggest-candidates.ts'
import { cardsOf, type FamilyFound, familiesOf } from './suggest-families.ts'

/** Families whose edition to show is another publisher's leave a group: so many more are looked at, and so many more publishers. */
const SPARE = 4

/** The best publishers with all that they may show. */
async function gatherAll(engine: Engine, index: string, typed: TypedText, intent: SuggestIntent): Promise<Group[]> {
  const families = intent.families + 1 + SPARE
  if (intent.publisher !== undefined) {
    const only = [intent.publisher]
    return gatherGroups(engine, index, typed, intent, { publishers: 1, families, only })
  }
  const most = intent.publishers + SPARE
  const groups = await gatherGroups(engine, index, typed, intent, { publishers: most, families })
  const best = groups.slice(0, most)
  // What one step found of a publisher may stand behind so many others that another step left it out.
  if (groups.length < most || best.every(({ list }) => list.length >= families)) return groups
  const only = best.map(({ publisher }) => publisher)
  return gatherGroups(engine, index, typed, intent, { publishers: most, families, only })
}

/** The groups that are shown, each family in the group of the publisher whose edition is shown. */
function atHome(groups: readonly Group[], homeOf: (family: string) => string | undefined, intent: SuggestIntent): Group[] {
  const lists = new Map<string, Candidate[]>()
  for (const { publisher, list } of groups)
    for (const one of list) {
      const home = homeOf(one.family)
      if (home === undefined || (intent.publisher !== undefined && home !== publisher)) continue
      const own = lists.get(home) ?? []
      if (!own.some(({ family }) => family === one.family)) own.push(one)
      lists.set(home, own)
    }
  const sorted = [...lists].map(([publisher, list]) => ({ publisher, list: list.sort(compareCandidates) }))
  sorted.sort((a, b) => compareCandidates(a.list[0] as Candidate, b.list[0] as Candidate))
  return sorted.slice(0, intent.publisher === undefined ? intent.publishers : 1)
}

async function suggest(engine: Engine, index: string, intent: SuggestIntent): Promise<SuggestedPublisher[]> {
  const typed = parseTypedText(intent.text)
  const gathered = await gatherAll(engine, index, typed, intent)
  const families = [...new Set(gathered.flatMap(({ list }) => list.map(({ family }) => family)))]
  const known = await familiesOf(engine, index, families, typed, intent)
  const groups = atHome(gathered, (family) => known.get(family)?.publisher, intent)
  const shownOf = ({ list }: Group) => list.slice(0, intent.families).map(({ family }) => known.get(family) as FamilyFound)
  const cards = await cardsOf(engine, index, groups.flatMap(shownOf))
  return groups.map((group) => ({
    publisher: group.publisher,
    families: shownOf(group).flatMap(({ id }) => cards.get(id) ?? []),
    more: group.list.length > intent.families,
  }))
}

export function openSuggesting(engine: Engine, indexOf: (intent: SuggestIntent) => Promise<string>): Pick<Search, 'suggest'> {
  return { suggest: async (intent) => suggest(engine, await indexOf(intent), intent) }
}
