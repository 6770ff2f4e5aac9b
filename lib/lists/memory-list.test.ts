import { describe, expect, it } from '@jest/globals'
import { fc } from '#test/support/properties.ts'
import { chooseRows, type RowChoice } from './choose-rows.ts'
import { byCharacters, type ListKind } from './list-kind.ts'
import { type ListIndex, MemoryList } from './memory-list.ts'

interface Loan {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly day: string
  readonly state: 'open' | 'returned' | 'forgotten'
  readonly quote: string
  readonly document: string
}
type Column = 'title' | 'day'

const kind: ListKind<Loan, 'open' | 'returned', Column> = {
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  parts: ['open', 'returned'],
  partOf: ({ state }) => (state === 'forgotten' ? undefined : state),
  columns: {
    title: { of: ({ title }) => title, compare: (a, b) => byCharacters(a.toLowerCase(), b.toLowerCase()) },
    day: { of: ({ day }) => day, compare: byCharacters },
  },
  usual: 'day',
  textsOf: ({ title }) => [title],
}

const aLoan = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  version: fc.integer({ min: 1, max: 6 }),
  title: fc.constantFrom('Pump', 'pump', 'Valve', 'ﬁlter'),
  day: fc.constantFrom('2020', '2021', '2022'),
  state: fc.constantFrom('open' as const, 'open' as const, 'returned' as const, 'forgotten' as const),
  quote: fc.constantFrom('secret pump', ''),
  document: fc.constantFrom('ISO|1', 'ISO|2'),
})

/** Rows after changes: of each id the last of the highest version. */
function rowsAfter(changes: readonly Loan[]): Loan[] {
  const rows = new Map<string, Loan>()
  for (const change of changes) if ((rows.get(change.id)?.version ?? 0) <= change.version) rows.set(change.id, change)
  return [...rows.values()]
}

const orders = {
  day: (a: Loan, b: Loan) => byCharacters(a.day, b.day) || byCharacters(a.id, b.id),
  title: (a: Loan, b: Loan) =>
    byCharacters(a.title.toLowerCase(), b.title.toLowerCase()) || byCharacters(a.day, b.day) || byCharacters(a.id, b.id),
}

class Titles implements ListIndex<Loan> {
  readonly byId = new Map<string, string>()
  put({ id, title }: Loan) {
    this.byId.set(id, title)
  }
}

describe('a list in memory', () => {
  it('has its rows in every order after any changes, whichever order was asked for before', () => {
    fc.assert(
      fc.property(fc.array(aLoan, { maxLength: 20 }), fc.array(aLoan, { maxLength: 20 }), (first, changes) => {
        const list = new MemoryList(kind, rowsAfter(first))
        list.ordered('open', 'title')
        list.index(Titles)
        for (const change of changes) list.put(change)
        const rows = rowsAfter([...rowsAfter(first), ...changes])
        for (const part of kind.parts)
          for (const column of ['day', 'title'] as const)
            expect(list.ordered(part, column)).toEqual(rows.filter(({ state }) => state === part).sort(orders[column]))
        expect([...list.index(Titles).byId].sort()).toEqual(rows.map(({ id, title }) => [id, title]).sort())
      }),
    )
  })
})

describe('rows chosen of a list', () => {
  const choose = (rows: readonly Loan[], choice: Partial<RowChoice<Loan, 'open' | 'returned', Column>>) =>
    chooseRows(new MemoryList(kind, rows), { part: 'open', sort: 'day', ...choice })

  it('pages have each row once, in either direction, as many as are counted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aLoan, { maxLength: 20 }).map(rowsAfter),
        fc.constantFrom('title', 'title-', 'day-' as const),
        fc.integer({ min: 1, max: 4 }),
        async (rows, sort, size) => {
          const chosen = await choose(rows, { sort: sort as Column })
          const pages = Array.from({ length: chosen.count }, (_, page) => chosen.slice(page * size, (page + 1) * size))
          const whole = rows.filter(({ state }) => state === 'open').sort(orders[sort.replace('-', '') as Column])
          expect(pages.flat()).toEqual(sort.endsWith('-') ? whole.reverse() : whole)
        },
      ),
    )
  })

  it('are those that each condition lets through, with a text in the row, beside it, or guarded where its document is open', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aLoan, { maxLength: 20 }).map(rowsAfter),
        fc.subarray(['ISO|1', 'ISO|2']),
        fc.constantFrom('PUMP', 'filter', 'second', ''),
        async (rows, open, text) => {
          const asked: string[] = []
          const chosen = await choose(rows, {
            text,
            tests: [undefined, ({ id }) => id !== 'a'],
            textsBeside: ({ document }) => (document === 'ISO|2' ? ['The second standard'] : []),
            guarded: {
              textOf: ({ quote }) => quote,
              documentOf: ({ document }) => document,
              openOf: async (documents) => {
                asked.push(...documents)
                return new Set(open)
              },
            },
          })
          const wanted = text.toLowerCase()
          const bySelf = ({ title, document }: Loan) =>
            [title, ...(document === 'ISO|2' ? ['the second standard'] : [])].some((one) =>
              one.normalize('NFKC').toLowerCase().includes(wanted),
            )
          const shown = rows.filter(({ state, id }) => state === 'open' && id !== 'a')
          const byQuote = shown.filter((row) => !bySelf(row) && row.quote.includes(wanted))
          expect(
            chosen
              .slice(0, chosen.count)
              .map(({ id }) => id)
              .sort(),
          ).toEqual(
            [...shown.filter(bySelf), ...byQuote.filter(({ document }) => open.includes(document))].map(({ id }) => id).sort(),
          )
          expect(asked.sort()).toEqual([...new Set(byQuote.map(({ document }) => document))].sort())
        },
      ),
    )
  })

  it('stand in an order that is given with the choice', async () => {
    const loan = { version: 1, day: '2020', state: 'open', quote: '', document: 'ISO|1' } as const
    const rows = ['b', 'c', 'a'].map((title, at): Loan => ({ ...loan, id: `${at}`, title }))
    const chosen = await choose(rows, { sort: (a, b) => byCharacters(b.title, a.title) })
    expect(chosen.slice(0, 9).map(({ title }) => title)).toEqual(['c', 'b', 'a'])
  })
})
