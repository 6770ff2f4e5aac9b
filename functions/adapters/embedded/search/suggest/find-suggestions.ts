import { parseTypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestIntent } from '#ports/search.ts'
import { editionsInScope } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { RankedFamily } from './best-families.ts'
import { compareFamilies, type RankedGroup, rankGroups } from './rank-groups.ts'
import { readFamily, type SnapshotFamily } from './snapshot-family.ts'

export interface PublisherMatch {
  readonly publisher: string
  readonly families: readonly SnapshotFamily[]
  readonly more: boolean
}

/** Additional families per group, since some move to the group of another publisher whose edition represents them. */
const SPARE_FAMILIES = 4

export function findSuggestions(snapshot: Snapshot, intent: SuggestIntent): PublisherMatch[] {
  const typed = parseTypedText(intent.text)
  const allowed = editionsInScope(snapshot, intent.scope)
  const read = new Map<number, SnapshotFamily>()
  const resolve = ({ family }: RankedFamily) => {
    const found = read.get(family) ?? readFamily(snapshot, family, allowed, typed)
    read.set(family, found)
    return found
  }
  const gathered = rankGroups(snapshot, allowed, typed, intent, intent.families + 1 + SPARE_FAMILIES)
  const groups = regroup(gathered, resolve, compareFamilies(snapshot), intent)
  return groups.map(({ publisher, list }) => ({
    publisher,
    families: list.slice(0, intent.families).map(resolve),
    more: list.length > intent.families,
  }))
}

/** Moves each family to the group of the publisher whose edition represents it. Returns the groups to show. */
function regroup(
  gathered: readonly RankedGroup[],
  resolve: (one: RankedFamily) => SnapshotFamily,
  compare: (a: RankedFamily, b: RankedFamily) => number,
  intent: SuggestIntent,
): RankedGroup[] {
  if (intent.publisher !== undefined) {
    const own = gathered.filter(({ publisher }) => publisher === intent.publisher)
    return own.map(({ publisher, list }) => ({ publisher, list: list.filter((one) => resolve(one).publisher === publisher) }))
  }
  const lists = new Map(gathered.map(({ publisher, list }) => [publisher, list]))
  const finished = new Set<string>()
  for (;;) {
    const best = [...lists].filter(([, list]) => list.length > 0)
    best.sort(([, a], [, b]) => compare(a[0] as RankedFamily, b[0] as RankedFamily))
    const shown = best.slice(0, intent.publishers)
    const next = shown.find(([publisher]) => !finished.has(publisher))
    if (!next) return shown.map(([publisher, list]) => ({ publisher, list }))
    const [publisher, list] = next
    finished.add(publisher)
    for (const one of list) {
      const home = resolve(one).publisher
      if (home !== publisher) move(lists, one, publisher, home, compare)
    }
  }
}

function move(
  lists: Map<string, readonly RankedFamily[]>,
  one: RankedFamily,
  from: string,
  home: string,
  compare: (a: RankedFamily, b: RankedFamily) => number,
): void {
  const own = lists.get(home) ?? []
  lists.set(
    from,
    (lists.get(from) ?? []).filter((other) => other !== one),
  )
  if (!own.some(({ family }) => family === one.family)) lists.set(home, [...own, one].sort(compare))
}
