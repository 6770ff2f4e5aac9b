import { afterEach, beforeEach } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'

/** One engine under test: two openings of one store, empty at first. */
export interface SearchWorld {
  readonly search: Search
  /** Opens the same store as another process does. */
  another(): Promise<Search>
  close(): Promise<void>
}

export const everything = (given: Partial<SearchIntent> = {}): SearchIntent => ({
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: '',
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 100,
  ...given,
})

/** Gives each test of a suite an empty engine. */
export function openForEach(open: () => Promise<SearchWorld>) {
  let world: SearchWorld
  beforeEach(async () => {
    world = await open()
  })
  afterEach(() => world.close())
  const find = (given: Partial<SearchIntent> = {}) => world.search.find(everything(given))
  return {
    world: () => world,
    find,
    index: (...documents: IndexedDocument[]) => world.search.index('astm', documents),
    ids: async (text: string, given: Partial<SearchIntent> = {}) => (await find({ text, ...given })).hits.map((hit) => hit.id),
  }
}
