import { afterEach, expect, it, jest } from '@jest/globals'
import { openLibrary, prepare } from '#test/support/library.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { sourceKey, stampsOf } from '../stamps.ts'
import { type SavingPorts, saveDocuments } from './save-documents.ts'

// Real tables wait for the disk.
jest.setTimeout(timeLimit(120_000))

type Opened = ReturnType<typeof openLibrary>
const opened: Opened[] = []

function open(): Opened {
  const library = openLibrary()
  opened.push(library)
  return library
}

afterEach(async () => {
  for (const library of opened.splice(0)) await library.close()
})

const years = Array.from({ length: 12 }, (_, at) => 2001 + at)
const edition = (year: number, title = `Edition of ${year}`) =>
  prepare({
    designation: `ISO 9001:${year}`,
    family: 'ISO 9001',
    sourceId: String(year),
    year,
    title,
    status: year === years.at(-1) ? 'Active' : 'Historical',
  })

const after = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait))

/**
 * The index takes everything in the order in which it was asked, each after a while, as one with a thread of its own does;
 * the table answers now sooner, now later.
 */
function inItsTime<P extends SavingPorts>(ports: P, waits: readonly number[]): P {
  const { table, search } = ports
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0
  const wait = () => after(waits[asked++ % waits.length] ?? 0)
  const queue = <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(wait).then(run)
    last = done.catch(() => undefined)
    return done
  }
  return {
    ...ports,
    table: {
      ...table,
      get: (...all: Parameters<typeof table.get>) => wait().then(() => table.get(...all)),
      query: (...all: Parameters<typeof table.query>) => wait().then(() => table.query(...all)),
      transact: (...all: Parameters<typeof table.transact>) => wait().then(() => table.transact(...all)),
    },
    search: {
      ...search,
      index: (...all: Parameters<typeof search.index>) => queue(() => search.index(...all)),
      update: (...all: Parameters<typeof search.update>) => queue(() => search.update(...all)),
    },
  }
}

const batchesOf = (documents: readonly PreparedDocument[], size: number) =>
  Array.from({ length: Math.ceil(documents.length / size) }, (_, at) => documents.slice(at * size, (at + 1) * size))

const cardsOf = ({ search }: Opened) => Object.fromEntries([...search.all].sort())

it('batches of one family saved concurrently end as if saved one after the other', async () => {
  const whole = open()
  await saveDocuments(
    whole,
    'demowl',
    years.map((year) => edition(year)),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(years, { minLength: years.length }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 6 }),
      async (order, size, waits) => {
        const library = open()
        const ports = inItsTime(library, waits)
        const batches = batchesOf(
          order.map((year) => edition(year)),
          size,
        )
        await Promise.all(batches.map((batch) => saveDocuments(ports, 'demowl', batch)))
        expect(cardsOf(library)).toEqual(cardsOf(whole))
      },
    ),
    { numRuns: cases(15) },
  )
})

it('the later of two concurrent saves of a document wins', async () => {
  const library = open()
  const ports = inItsTime(library, [5, 0])
  await Promise.all([
    saveDocuments(ports, 'demowl', [edition(2001, 'As it was')]),
    saveDocuments(ports, 'demowl', [edition(2001, 'As it is')]),
  ])
  expect([...library.search.all.values()].map(({ title }) => title)).toEqual(['As it is'])
})

it('a batch that the index refused is saved again, and the batch beside it is complete', async () => {
  const library = open()
  const documents = years.map((year) => edition(year))
  const [first = [], second = []] = batchesOf(documents, 6)
  let refusals = 1
  const search = {
    ...library.search,
    index: async (...all: Parameters<typeof library.search.index>) => {
      if (refusals-- > 0) throw new Error('the index was stopped')
      return library.search.index(...all)
    },
  }
  const outcomes = await Promise.allSettled(
    [first, second].map((batch) => saveDocuments({ ...library, search }, 'demowl', batch)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  const missing = (
    await stampsOf(
      library,
      'demowl',
      documents.map(({ record }) => sourceKey(record)),
    )
  ).filter((stamp) => !stamp)
  expect(missing).toHaveLength(first.length)
  await saveDocuments(library, 'demowl', documents)
  const whole = open()
  await saveDocuments(whole, 'demowl', documents)
  expect(cardsOf(library)).toEqual(cardsOf(whole))
})
