import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals'
import { citations } from '#contract/documents/citations.ts'
import { documents } from '#contract/documents/documents.ts'
import { points } from '#contract/points/points.ts'
import { search } from '#contract/search.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { listEventDays, readEvents } from '#functions/events/store.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '#test/support/printed-signs.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const OPEN = 'ISO|7010-2019'
const CLOSED = 'CLOSED|9-2021'
const WITHIN_MS = 1000

describe('calls that are uses', () => {
  let world: World
  let seen = new Set<string>()
  beforeAll(async () => {
    world = await createWorld()
    await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
  })
  afterAll(() => world.close())

  async function stored(): Promise<StoredEvent[]> {
    const { table } = world.ports
    const all: StoredEvent[] = []
    for (const day of (await listEventDays(table, 'astm')).keys())
      for await (const some of readEvents(table, 'astm', day)) all.push(...some)
    return all
  }
  const news = async () => (await stored()).filter(({ id }) => !seen.has(id))

  /** Waits for the events of calls that were answered. */
  async function eventsOf(calls: () => Promise<unknown>, count: number): Promise<StoredEvent[]> {
    await calls().catch(() => undefined)
    const until = Date.now() + WITHIN_MS
    while (Date.now() < until && (await news()).length < count) await new Promise((resolve) => setTimeout(resolve, 20))
    return news()
  }
  beforeEach(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    seen = new Set((await stored()).map(({ id }) => id))
  })
  const as = (person = 'subscriber') => world.as(person)
  const facts = (events: readonly StoredEvent[]) =>
    events.map(({ id: _, at: _at, person: _p, account: _a, ...rest }) => ({ ...rest, agent: undefined, set: undefined }))

  it('the page of a document is an investigation, within a second, and read beside another act it is none', async () => {
    const events = await eventsOf(async () => {
      await as()(documents.metadata, { contentCode: OPEN, beside: 'true' })
      await as()(documents.metadata, { contentCode: OPEN })
    }, 1)
    expect(facts(events)).toEqual([{ kind: 'investigation', document: OPEN, format: 'page' }])
    expect(events[0]).toMatchObject({ account: 'harbour' })
  })

  it('a text is a request, its renewed address and its verification are none', async () => {
    const events = await eventsOf(async () => {
      await as()(documents.pdf, { contentCode: OPEN })
      await as()(documents.pdf, { contentCode: OPEN, again: 'true' })
      await as()(documents.verify, { contentCode: OPEN })
    }, 1)
    expect(facts(events)).toEqual([{ kind: 'request', document: OPEN, format: 'pdf' }])
  })

  it('a text that is closed is denied, on its page and when its file is asked for; asking whether it is open is no denial', async () => {
    const events = await eventsOf(async () => {
      await as()(documents.verify, { contentCode: CLOSED })
      await as()(documents.metadata, { contentCode: CLOSED })
      await as()(documents.pdf, { contentCode: CLOSED })
    }, 3)
    expect(facts(events)).toEqual([
      { kind: 'investigation', document: CLOSED, format: 'page' },
      { kind: 'denial', document: CLOSED },
      { kind: 'denial', document: CLOSED },
    ])
  })

  it('a search is one with its hits, its second page is none, and neither are suggestions', async () => {
    const events = await eventsOf(async () => {
      await as()(search.all, { keywords: 'safety signs' })
      await as()(search.all, { keywords: 'safety signs', page: 1 })
      await as()(search.all, { keywords: 'safety signs', sort: 'title', sortType: 'OVERRIDE_SORT' })
      await as()(typeAhead.typeAhead, { keywords: 'safety' })
    }, 4)
    const of = (kind: string) => events.filter((one) => one.kind === kind)
    expect([of('search').length, of('words').length, events.length]).toEqual([2, 2, 4])
    expect(of('search')[0]).toMatchObject({ hits: expect.any(Number) })
    expect(new Set(of('search').map((one) => 'set' in one && one.set)).size).toBe(1)
    expect(of('words')[0]).toMatchObject({ text: 'safety signs', account: 'harbour' })
  })

  it('a designation that the library does not have is noted beside its search', async () => {
    const events = await eventsOf(() => as()(search.all, { keywords: 'ISO 7010:1999' }), 3)
    expect(events.find(({ kind }) => kind === 'missing')).toMatchObject({ text: 'ISO 7010:1999' })
  })

  it('acts on a compass point are events, and the same change sent twice is one', async () => {
    let id = ''
    await eventsOf(async () => {
      const made = { contentID: OPEN, name: 'A point', place: SELECTED_SIGNS, compassPointUUID: crypto.randomUUID() }
      id = (await as()(points.create, made)).compassPointID
      await as()(points.create, made)
      await as()(points.one, { id })
      await as()(points.markShared, { compassPointID: id })
      await as()(points.deactivate, { id })
      await as()(points.deactivate, { id })
      await as()(points.activate, { id })
    }, 7)
    const acts = new Map((await news()).map((one) => [one.id, 'act' in one && one.act]))
    expect([...acts.values()].sort()).toEqual(['created', 'deactivated', 'reactivated', 'shared', 'viewed'])
  })

  it('a citation is an investigation', async () => {
    const events = await eventsOf(() => as()(citations.text, { contentId: OPEN }), 1)
    expect(facts(events)).toEqual([{ kind: 'investigation', document: OPEN, format: 'cite' }])
  })

  it('people of one sign-in are told apart by their sessions', async () => {
    const events = await eventsOf(async () => {
      for (const session of ['one', 'one', 'other']) {
        const headers = { Authorization: `Bearer ${world.mintToken('astm', 'company', session)}` }
        await world.send('astm', 'GET', `/api/documents/metadata?contentCode=${encodeURIComponent(OPEN)}`, headers)
      }
    }, 3)
    expect([events.length, new Set(events.map(({ person }) => person)).size]).toEqual([3, 2])
  })
})
