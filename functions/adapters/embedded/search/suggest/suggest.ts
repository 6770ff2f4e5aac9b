import { parseTypedText } from '#finding/suggest/typed-text.ts'
import type { SuggestIntent } from '#ports/search.ts'
import { allowedIn } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { Candidate } from './best.ts'
import { type FamilyFound, familyOf } from './family.ts'
import { compareCandidates, type Group, gatherGroups } from './groups.ts'

export interface PublisherFound {
  readonly publisher: string
  readonly families: readonly FamilyFound[]
  readonly more: boolean
}

/** Families whose edition to show is another publisher's leave a group: so many more are looked at. */
const SPARE = 4

export function suggest(snapshot: Snapshot, intent: SuggestIntent): PublisherFound[] {
  const typed = parseTypedText(intent.text)
  const allowed = allowedIn(snapshot, intent.scope, [])
  const known = new Map<number, FamilyFound>()
  const resolve = ({ family }: Candidate) => {
    const found = known.get(family) ?? familyOf(snapshot, family, allowed, typed)
    known.set(family, found)
    return found
  }
  const gathered = gatherGroups(snapshot, allowed, typed, intent, intent.families + 1 + SPARE)
  const groups = atHome(gathered, resolve, compareCandidates(snapshot), intent)
  return groups.map(({ publisher, list }) => ({
    publisher,
    families: list.slice(0, intent.families).map(resolve),
    more: list.length > intent.families,
  }))
}

/** The groups that are shown, each family in the group of the publisher whose edition is shown. */
function atHome(
  gathered: readonly Group[],
  resolve: (one: Candidate) => FamilyFound,
  compare: (a: Candidate, b: Candidate) => number,
  intent: SuggestIntent,
): Group[] {
  if (intent.publisher !== undefined) {
    const own = gathered.filter(({ publisher }) => publisher === intent.publisher)
    return own.map(({ publisher, list }) => ({ publisher, list: list.filter((one) => resolve(one).publisher === publisher) }))
  }
  const lists = new Map(gathered.map(({ publisher, list }) => [publisher, list]))
  const settled = new Set<string>()
  for (;;) {
    const best = [...lists].filter(([, list]) => list.length > 0)
    best.sort(([, a], [, b]) => compare(a[0] as Candidate, b[0] as Candidate))
    const shown = best.slice(0, intent.publishers)
    const next = shown.find(([publisher]) => !settled.has(publisher))
    if (!next) return shown.map(([publisher, list]) => ({ publisher, list }))
    const [publisher, list] = next
    settled.add(publisher)
    for (const one of list) {
      const home = resolve(one).publisher
      if (home !== publisher) move(lists, one, publisher, home, compare)
    }
  }
}

function move(
  lists: Map<string, readonly Candidate[]>,
  one: Candidate,
  from: string,
  home: string,
  compare: (a: Candidate, b: Candidate) => number,
): void {
  const own = lists.get(home) ?? []
  lists.set(
    from,
    (lists.get(from) ?? []).filter((other) => other !== one),
  )
  if (!own.some(({ family }) => family === one.family)) lists.set(home, [...own, one].sort(compare))
}
