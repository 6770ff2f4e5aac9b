import type { Item, Query, Table } from './table.ts'

/** Items of one read, unless a query says otherwise. */
const PAGE_SIZE = 1000

/** Reads the items that a query matches, some at a time, until none is left or the caller stops. */
export async function* queryPages(table: Pick<Table, 'query'>, query: Omit<Query, 'cursor'>): AsyncGenerator<readonly Item[]> {
  let cursor: string | undefined
  do {
    const page = await table.query({ limit: PAGE_SIZE, ...query, cursor })
    yield page.items
    cursor = page.cursor
  } while (cursor)
}

/** Reads all items that a query matches. */
export async function queryAll(table: Pick<Table, 'query'>, query: Omit<Query, 'cursor'>): Promise<Item[]> {
  const all: Item[] = []
  for await (const items of queryPages(table, query)) all.push(...items)
  return all
}
