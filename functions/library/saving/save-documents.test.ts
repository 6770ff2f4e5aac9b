import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { DocumentCard } from '#contract/documents/document-card.ts'
import { MAX_JOB_BYTES } from '#ports/jobs.ts'
import { openLibrary, prepare } from '#test/support/library.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import { plainCode } from '../document/content-code.ts'
import { objectsOf } from '../document/library-document.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { sourceKey, stampsOf } from '../stamps.ts'
import { readDocuments } from '../store.ts'
import { removeDocument } from './remove-document.ts'
import { type SavingPorts, saveDocuments } from './save-documents.ts'

const family = [
  prepare({ designation: 'ISO 9001:2000', status: 'Withdrawn', year: 2000, sourceId: '1', replacedBy: 'ISO 9001:2008' }),
  prepare({ designation: 'ISO 9001:2008', status: 'Historical', year: 2008, sourceId: '2', replacedBy: 'ISO 9001:2015' }),
  prepare({ designation: 'ISO 9001:2015', status: 'Active', year: 2015, sourceId: '3' }),
  prepare({ designation: 'ISO 9001:2026', status: 'Draft', year: 2026, sourceId: '4' }),
  prepare({
    designation: 'ISO 9001:2015 (ar)',
    family: 'ISO 9001',
    language: 'ar',
    translationOf: 'ISO 9001:2015',
    sourceId: '5',
  }),
  prepare({ designation: 'ISO 9001:2015 (ja)', family: 'ISO 9001', language: 'ja', translationOf: 'ISO 9001', sourceId: '6' }),
  prepare({ designation: 'ISO 9001:2015/Amd 1:2024', family: 'ISO 9001', supplementTo: 'ISO 9001:2015', sourceId: '7' }),
  prepare({ designation: 'ISO 19011:2018', relations: [{ type: 'complementOf', designation: 'ISO 9001' }], sourceId: '8' }),
] as const

const opened: Opened[] = []

function open() {
  const library = openLibrary()
  opened.push(library)
  return library
}

afterEach(async () => {
  for (const library of opened.splice(0)) await library.close()
})

type Opened = ReturnType<typeof openLibrary>

const pdf = { contentType: 'application/pdf' }

function watch({ table, search }: Opened) {
  return {
    table: { ...table, transact: jest.fn(table.transact) },
    search: { ...search, index: jest.fn(search.index), update: jest.fn(search.update) },
  }
}

const writes = (table: ReturnType<typeof watch>['table'], search: ReturnType<typeof watch>['search']) => ({
  transact: table.transact.mock.calls.length,
  index: search.index.mock.calls.length,
  update: search.update.mock.calls.length,
})

// Real tables wait for the disk.
jest.setTimeout(timeLimit(120_000))

describe('saving', () => {
  it('a family has the same cards in any order and batches of its arrival', async () => {
    const whole = open()
    await saveDocuments(whole, 'demowl', family)
    const expected = Object.fromEntries([...whole.search.all].sort())
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...family], { minLength: family.length }),
        fc.array(fc.nat(7)),
        async (order, cuts) => {
          const ports = open()
          const edges = [0, ...new Set(cuts), order.length].sort((a, b) => a - b)
          for (const [at, from] of edges.entries()) await saveDocuments(ports, 'demowl', order.slice(from, edges[at + 1]))
          expect(Object.fromEntries([...ports.search.all].sort())).toEqual(expected)
        },
      ),
      { numRuns: cases(25) },
    )
  })

  it('a save orders editions, marks the one in force, and links translations and supplements both ways', async () => {
    const ports = open()
    const codes = await saveDocuments(ports, 'demowl', family)
    const card = (code: string | undefined) => ports.search.all.get(`demowl\n${code}`)?.card as DocumentCard
    const edition = (code: string | undefined) => card(code).connections.map((one) => one.designationNo)
    expect(edition(codes[2])).toEqual(['ISO 9001:2026', 'ISO 9001:2008', 'ISO 9001:2000'])
    expect(edition(codes[0])).toEqual(['ISO 9001:2026', 'ISO 9001:2015', 'ISO 9001:2008'])
    expect(family.map((_, at) => ports.search.all.get(`demowl\n${codes[at]}`)?.current).slice(0, 4)).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(card(codes[2]).translations).toEqual([
      { language: 'ar', contentCode: codes[4] },
      { language: 'ja', contentCode: codes[5] },
    ])
    expect(card(codes[4]).translations).toContainEqual({ language: 'en', contentCode: codes[2] })
    expect(card(codes[2]).supplements).toEqual([
      { 'supplement-display-designation': 'ISO 9001:2015/Amd 1:2024', 'supplement-content-code': codes[6] },
    ])
    expect(edition(codes[6])).toEqual([])
  })

  it('a batch of the largest records is saved, new and changed', async () => {
    const library = open()
    const languages = Array.from({ length: 40 }, (_, n) => `x${n}`)
    const titles = (year: number) => Object.fromEntries(languages.map((name) => [name, `${year} ${'é'.repeat(3990)}`]))
    const large = (year: number) =>
      Array.from({ length: 40 }, (_, n) =>
        prepare({
          designation: `ISO ${n}:2020`,
          status: year === 2020 ? 'Active' : 'Withdrawn',
          sourceId: `${n}`,
          titles: titles(year),
        }),
      )
    for (const year of [2020, 2021]) {
      const codes = await saveDocuments(library, 'demowl', large(year))
      const documents = await readDocuments(library.table, 'demowl', codes)
      expect([...documents.values()].map(({ document }) => document?.record.titles.x0?.slice(0, 4))).toEqual(
        Array.from({ length: 40 }, () => String(year)),
      )
      expect([...documents.values()].filter(({ pendingCleanup }) => pendingCleanup)).toEqual([])
    }
  })

  it('a repeated batch writes nothing, and one document when one changed', async () => {
    const ports = open()
    await saveDocuments(ports, 'demowl', family)
    const { table, search } = watch(ports)
    await saveDocuments({ ...ports, table, search }, 'demowl', family)
    expect(writes(table, search)).toEqual({ transact: 0, index: 0, update: 0 })
    const changed = family.map((one, at) => (at === 1 ? prepare({ ...one.record, description: 'new' }) : one))
    await saveDocuments({ ...ports, table, search }, 'demowl', changed)
    expect(search.index.mock.calls.map(([, documents]) => documents.length)).toEqual([1])
    expect(search.update).not.toHaveBeenCalled()
  })

  it('a code stays with its first owner, others get distinct ones, and both are permanent', async () => {
    const ports = open()
    const twin = (sourceId: string) => prepare({ designation: 'JIS Z 8210', sourceId })
    const twins = [twin('x'), twin('y'), twin('z')] as const
    const codes = await saveDocuments(ports, 'demowl', twins)
    expect(new Set(codes).size).toBe(3)
    expect(codes[0]).toBe(plainCode(twins[0].record))
    expect((codes[1] as string).startsWith(`${codes[0]}~`)).toBe(true)
    expect(await saveDocuments(ports, 'demowl', twins.toReversed())).toEqual(codes.toReversed())
    await removeDocument(ports, 'demowl', codes[0] as string)
    const after = await saveDocuments(ports, 'demowl', [prepare({ designation: 'JIS Z 8210', sourceId: 'new' }), twins[0]])
    expect(after[0]).not.toBe(codes[0])
    expect(after[1]).toBe(codes[0])
  })

  it('tenants of one store are separate', async () => {
    const ports = open()
    await saveDocuments(ports, 'demowl', family.slice(0, 4))
    const before = JSON.stringify(ports.items('demowl#'))
    await saveDocuments(ports, 'astm', family)
    await removeDocument(ports, 'astm', 'ISO|9001-2015')
    expect(JSON.stringify(ports.items('demowl#'))).toBe(before)
    expect([...ports.search.all.keys()].filter((key) => key.startsWith('demowl'))).toHaveLength(4)
  })
})

/** Fails the nth call of anything that writes, as a killed process would leave it. */
function failing(ports: Opened, nth: number) {
  let left = nth
  const guard = <T extends object>(port: T, methods: readonly (keyof T)[]): T => {
    const guarded = { ...port }
    for (const method of methods)
      guarded[method] = (async (...input: never[]) => {
        if (--left === 0) throw new Error('killed')
        return (port[method] as (...input: never[]) => unknown)(...input)
      }) as T[typeof method]
    return guarded
  }
  return {
    table: guard(ports.table, ['transact', 'put', 'update', 'delete']),
    search: guard(ports.search, ['index', 'update', 'remove']),
    objects: guard(ports.objects, ['delete']),
    jobs: guard(ports.jobs, ['send']),
  }
}

const stateOf = ({ items, search, objects, jobs }: Opened) => ({
  table: items(),
  search: Object.fromEntries([...search.all].sort()),
  objects: [...objects.objects.keys()].sort(),
  // A killed run announces again what it had announced.
  announced: new Set([...jobs.sent.values()].flatMap(({ payload }) => (payload as { contentCodes: string[] }).contentCodes)),
})

async function storeFiles(ports: Opened, prepared: readonly PreparedDocument[]) {
  for (const { files } of prepared) for (const key of objectsOf({ files })) await ports.objects.put(key, new Uint8Array(1), pdf)
}

describe('a run that is killed', () => {
  const firstPage = { width: 595, height: 842 }
  const file = (key: string) => ({ pdf: { key: `demowl/documents/${key}.pdf`, size: 1, pageCount: 1, firstPage } })
  const amendment = prepare({ designation: 'ISO 9001:2015/Amd 1:2024', supplementTo: 'ISO 9001:2015', sourceId: '7' }, file('a'))
  const first = [...family.slice(0, 6), amendment]
  const second = [
    prepare({ ...family[2].record, status: 'Withdrawn', otherDesignations: ['EN ISO 9001:2015'] }),
    prepare({ ...family[3].record, family: 'ISO 9001 NEW', status: 'Active' }),
    prepare({ ...family[4].record, translationOf: 'ISO 9001:2008' }),
    prepare({ ...amendment.record, supplementTo: 'ISO 9001:2000' }, file('b')),
    prepare({ designation: 'ISO 9001:2027', year: 2027, sourceId: '9' }),
  ]

  async function prepared() {
    const ports = open()
    await storeFiles(ports, [...first, ...second])
    await saveDocuments(ports, 'demowl', first)
    return ports
  }

  it('a run announces new and changed documents, and nothing for a repeated batch', async () => {
    const ports = await prepared()
    ports.jobs.sent.clear()
    const codes = await saveDocuments(ports, 'demowl', second)
    await saveDocuments(ports, 'demowl', [...first, ...second])
    expect([...ports.jobs.sent.values()].map(({ name, payload }) => [name, payload])).toEqual([
      [
        'arrived',
        {
          contentCodes: expect.arrayContaining([...codes]),
          namesBefore: expect.objectContaining({ 'ISO|9001-2026': ['iso 9001'] }),
        },
      ],
    ])
  })

  it('events of documents that lose many names are each within what a job may hold', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `EN ${'long '.repeat(12)}${at}`)
    const many = Array.from({ length: 300 }, (_, at) => ({ designation: `ISO ${20_000 + at}:2020`, sourceId: `many ${at}` }))
    const ports = open()
    await saveDocuments(
      ports,
      'demowl',
      many.map((one) => prepare({ ...one, otherDesignations: names.map((name) => `${name} ${one.sourceId}`) })),
    )
    ports.jobs.sent.clear()
    await saveDocuments(
      ports,
      'demowl',
      many.map((one) => prepare(one)),
    )
    const events = [...ports.jobs.sent.values()].filter(({ name }) => name === 'arrived')
    for (const event of events) expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(MAX_JOB_BYTES)
    const payloads = events.map(({ payload }) => payload as { contentCodes: string[]; namesBefore: object })
    expect(events.length).toBeGreaterThan(1)
    expect(payloads.flatMap(({ contentCodes }) => contentCodes)).toHaveLength(300)
    expect(payloads.flatMap(({ namesBefore }) => Object.keys(namesBefore))).toHaveLength(300)
  })

  /** Kills the work at every write that it does, and lets another run follow. */
  async function killEverywhere(work: (ports: SavingPorts) => Promise<unknown>, follow = work) {
    const untouched = await prepared()
    await follow(untouched)
    for (let nth = 1; ; nth++) {
      const ports = await prepared()
      let killed = false
      await work(failing(ports, nth)).catch(() => {
        killed = true
      })
      if (!killed) return nth
      await follow(ports)
      expect({ nth, ...stateOf(ports) }).toEqual({ nth, ...stateOf(untouched) })
    }
  }

  it('a later save deletes the files that it replaces', async () => {
    const ports = await prepared()
    await saveDocuments(ports, 'demowl', second)
    const b = 'demowl/documents/b.pdf'
    expect([...ports.objects.objects.keys()]).toEqual([b, `${b}.text`, `${b}.first-page`])
  })

  it('a killed run is completed by the next one, wherever it was killed', async () => {
    expect(await killEverywhere((ports) => saveDocuments(ports, 'demowl', second))).toBeGreaterThan(4)
  })

  it('a killed removal is completed in the same way', async () => {
    expect(await killEverywhere((ports) => removeDocument(ports, 'demowl', 'ISO|9001-2015-AMD-1-2024'))).toBeGreaterThan(4)
  })

  it('a killed run shows in its stamps, so that even the old input is saved again', async () => {
    const keys = second.map(({ record }) => sourceKey(record))
    for (let nth = 2; nth < 5; nth++) {
      const ports = await prepared()
      await expect(saveDocuments(failing(ports, nth), 'demowl', second)).rejects.toThrow('killed')
      expect(await stampsOf(ports, 'demowl', keys)).toEqual(keys.map(() => undefined))
    }
    const ports = await prepared()
    await saveDocuments(ports, 'demowl', second)
    expect(await stampsOf(ports, 'demowl', keys)).toEqual(second.map(({ stamp }) => stamp))
  })
})

describe('taking out', () => {
  it('a removal leaves no trace in other documents, in the index or among the files', async () => {
    const ports = open()
    await saveDocuments(ports, 'demowl', family.slice(0, 2))
    const before = stateOf(ports)
    const added = [
      prepare({ designation: 'ISO 9001:2015', sourceId: '3', year: 2015 }, { html: { key: 'demowl/documents/h.html', size: 1 } }),
      prepare({ designation: 'ISO 9001:2000/Amd 1', supplementTo: 'ISO 9001:2000', sourceId: '7' }),
    ]
    await storeFiles(ports, added)
    for (const code of await saveDocuments(ports, 'demowl', added)) expect(await removeDocument(ports, 'demowl', code)).toBe(true)
    const { table, search, objects } = stateOf(ports)
    expect(search).toEqual(before.search)
    expect(objects).toEqual([])
    const tombstones = table.filter((item) => item.pk.includes('#document#') && !item.document)
    expect(tombstones).toHaveLength(2)
    expect(table).toHaveLength(before.table.length + tombstones.length)
    expect(await removeDocument(ports, 'demowl', 'ISO|9001-2015')).toBe(false)
  })
})
