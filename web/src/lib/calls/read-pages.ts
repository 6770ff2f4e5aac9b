interface ListPage<Row> {
  readonly count: number
  readonly result: readonly Row[]
}

/** Reads all pages of a list, one after the other, in its order. */
export async function readPages<Row>(size: number, load: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 0, count = 1; page * size < count; page++) {
    const answer = await load(page)
    all.push(...answer.result)
    count = answer.count
  }
  return all
}
