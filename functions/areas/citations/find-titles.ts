import type { Standing } from '#contract/documents/document-card.ts'
import { type Holdings, NO_HOLDINGS } from '#entitlement/holdings.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { standingToday } from '#library/card.ts'
import { recordsOf } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'

/** Everything that the account may open. */
const LIBRARY = 'library'
const PAGE = 100

interface Asked {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'search' | 'table'>
}

interface Title {
  readonly document: JoinedDocument
  readonly standing: Standing | undefined
}

/** Titles of a name, to be read page by page. */
export interface Titles {
  readonly total: number
  /** reads those from one place in the order of designations to before another */
  readonly read: (from: number, to: number) => AsyncGenerator<Title>
}

type Narrowed = Pick<SearchIntent, 'scope' | 'filters'>

/** Sets of titles that a name may mean, in turn: the account's library, a publisher or a collection, a family. */
function meaningsOf(name: string, { tenant, account }: Actor): readonly Narrowed[] {
  const scoped = (documents: Holdings): Narrowed => ({ scope: { ...recordsOf(tenant), documents }, filters: [] })
  if (name.toLowerCase() === LIBRARY) return [scoped(account ?? NO_HOLDINGS)]
  const values = [...new Set([name, name.toUpperCase()])]
  return [
    scoped({ publishers: values, collections: values }),
    { scope: recordsOf(tenant), filters: [{ facet: 'family', values }] },
  ]
}

const intentOf = (narrowed: Narrowed, offset: number, size: number): SearchIntent => ({
  ...narrowed,
  text: '',
  field: 'all',
  editions: 'all',
  sort: { by: 'designation', descending: false },
  offset,
  size,
})

/** Finds the titles of a name; undefined where there are none. */
export async function findTitles(name: string, { actor, ports }: Asked): Promise<Titles | undefined> {
  for (const narrowed of meaningsOf(name, actor)) {
    const { total } = await ports.search.find(intentOf(narrowed, 0, 0))
    if (total > 0) return { total, read: (from, to) => readTitles(narrowed, { from, to }, { actor, ports }) }
  }
  return undefined
}

interface Stretch {
  readonly from: number
  readonly to: number
}

async function* readTitles(narrowed: Narrowed, { from, to }: Stretch, { actor, ports }: Asked): AsyncGenerator<Title> {
  for (let offset = from; offset < to; offset += PAGE) {
    const { hits } = await ports.search.find(intentOf(narrowed, offset, Math.min(PAGE, to - offset)))
    const ids = hits.map(({ id }) => id)
    const held = await readJoinedDocuments(ports.table, actor.tenant, ids)
    for (const { id, card } of hits) {
      const document = held.get(id)
      if (document) yield { document, standing: standingToday(card) }
    }
  }
}
