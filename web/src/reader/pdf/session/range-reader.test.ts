import { describe, expect, it, jest } from '@jest/globals'
import { createRangeReader } from './range-reader.ts'

const FILE = new Uint8Array(1000).map((_, index) => index % 251)
const signal = new AbortController().signal

/** A store of signed addresses that knows which of them still hold. */
function createStore(file = FILE) {
  const valid = new Set(['/objects/a?1'])
  const asked: string[] = []
  const fetch = async (input: unknown, init?: RequestInit) => {
    asked.push(String(input))
    if (!valid.has(String(input))) return new Response('', { status: 403 })
    const [first = 0, last = 0] = (new Headers(init?.headers).get('Range') ?? '').slice('bytes='.length).split('-').map(Number)
    const headers = { 'Content-Range': `bytes ${first}-${last}/${file.length}` }
    return new Response(file.slice(first, last + 1), { status: 206, headers })
  }
  return { valid, asked, fetch: fetch as typeof globalThis.fetch }
}

const link = { url: '/objects/a?1', size: FILE.length }
const never = () => Promise.reject(new Error('not to be renewed'))

describe('reading ranges of a file', () => {
  it('reads the bytes that were asked for and no others', async () => {
    const read = createRangeReader({ link, renew: never, fetch: createStore().fetch })
    expect(await read(100, 164, signal)).toEqual(FILE.slice(100, 164))
    expect(await read(960, 1000, signal)).toEqual(FILE.slice(960))
  })

  it('asks for a new link once when many ranges find the old one expired, and goes on', async () => {
    const store = createStore()
    store.valid.clear()
    const renew = jest.fn(async () => {
      store.valid.add('/objects/a?2')
      return { url: '/objects/a?2', size: FILE.length }
    })
    const read = createRangeReader({ link, renew, fetch: store.fetch })
    const all = await Promise.all([read(0, 10, signal), read(10, 20, signal), read(500, 600, signal)])
    expect(all).toEqual([FILE.slice(0, 10), FILE.slice(10, 20), FILE.slice(500, 600)])
    expect(renew).toHaveBeenCalledTimes(1)
    store.asked.length = 0
    await read(20, 30, signal)
    expect(store.asked).toEqual(['/objects/a?2'])
  })

  it('renews again when the new link expires in its turn', async () => {
    const store = createStore()
    let made = 1
    const renew = async () => {
      made += 1
      store.valid.clear()
      store.valid.add(`/objects/a?${made}`)
      return { url: `/objects/a?${made}`, size: FILE.length }
    }
    const read = createRangeReader({ link, renew, fetch: store.fetch })
    for (let round = 0; round < 3; round += 1) {
      store.valid.clear()
      expect(await read(0, 10, signal)).toEqual(FILE.slice(0, 10))
    }
    expect(made).toBe(4)
  })

  it('says refused when the right to read has gone', async () => {
    const store = createStore()
    store.valid.clear()
    const renew = async () => ({ url: '/objects/a?x', size: FILE.length })
    const read = createRangeReader({ link, renew, fetch: store.fetch })
    await expect(read(0, 10, signal)).rejects.toMatchObject({ trouble: 'refused' })
  })

  it('says changed, and mixes no bytes, when the file is another one now', async () => {
    const longer = createStore(new Uint8Array(2000))
    const read = createRangeReader({ link, renew: never, fetch: longer.fetch })
    await expect(read(0, 10, signal)).rejects.toMatchObject({ trouble: 'changed' })
    const expired = createStore()
    expired.valid.clear()
    const renewed = createRangeReader({ link, renew: async () => ({ url: '/objects/b', size: 5 }), fetch: expired.fetch })
    await expect(renewed(0, 10, signal)).rejects.toMatchObject({ trouble: 'changed' })
  })

  it('says offline when the line is down or an answer is cut short, and failed when the store is', async () => {
    const down = createRangeReader({ link, renew: never, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(down(0, 10, signal)).rejects.toMatchObject({ trouble: 'offline' })
    const busy = createRangeReader({ link, renew: never, fetch: async () => new Response('', { status: 503 }) })
    await expect(busy(0, 10, signal)).rejects.toMatchObject({ trouble: 'failed' })
    const headers = { 'Content-Range': `bytes 0-9/${FILE.length}` }
    const short = createRangeReader({ link, renew: never, fetch: async () => new Response('abc', { status: 206, headers }) })
    await expect(short(0, 10, signal)).rejects.toMatchObject({ trouble: 'offline' })
  })

  it('takes its part of a whole file from a store that knows no ranges', async () => {
    const read = createRangeReader({ link, renew: never, fetch: async () => new Response(FILE, { status: 200 }) })
    expect(await read(100, 110, signal)).toEqual(FILE.slice(100, 110))
  })
})
