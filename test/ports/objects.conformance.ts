import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Objects, ObjectsMisuse } from '#ports/objects.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import { signedUrlConformance } from './signed-url.conformance.ts'

interface SignedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** An adapter under test: `ask` sends a request to a signed URL, `passTime` advances its clock. */
export interface ObjectsUnderTest {
  readonly objects: Objects
  ask(url: string, request?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<SignedAnswer>
  passTime(seconds: number): Promise<void>
  close(): Promise<void>
}

const text = { contentType: 'text/plain; charset=utf-8' }
const misuses = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(ObjectsMisuse)

async function read(objects: Objects, ...request: Parameters<Objects['get']>): Promise<Buffer | undefined> {
  const object = await objects.get(...request)
  if (!object) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of object.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* breakingOff() {
  yield Buffer.from('the first half')
  throw new Error('the sender went away')
}

export function objectsConformance(name: string, open: () => Promise<ObjectsUnderTest>): void {
  describe(`the objects port on ${name}`, () => {
    let under: ObjectsUnderTest
    let objects: Objects
    let count = 0
    const newKey = (end = 'file') => `astm/conformance/${Date.now()}-${process.pid}-${count++}/${end}`
    beforeAll(async () => {
      under = await open()
      objects = under.objects
    })
    afterAll(() => under.close())

    describe('an object', () => {
      it('comes back byte for byte with its facts', async () => {
        const key = newKey()
        const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
        const facts = await objects.put(key, bytes, { contentType: 'application/pdf' })
        expect(facts).toMatchObject({ size: 256, contentType: 'application/pdf' })
        expect(await objects.head(key)).toEqual(facts)
        expect(Math.abs(Date.parse(facts.modifiedAt) - Date.now())).toBeLessThan(24 * 3_600_000)
        expect(await objects.get(key)).toMatchObject(facts)
        expect(await read(objects, key)).toEqual(bytes)
      })

      it.each([0, 1, 65_536, 65_537, 3_000_000])('of %d bytes comes back, sent in parts or at once', async (size) => {
        const bytes = Buffer.alloc(size, 'lectern ')
        const [one, other] = [newKey(), newKey()]
        await objects.put(one, bytes, text)
        expect(await objects.put(other, inChunks(bytes, 50_000), text)).toMatchObject({ size })
        for (const key of [one, other]) expect((await read(objects, key))?.equals(bytes)).toBe(true)
      })

      it('is undefined where there is none, also after a delete, which may find nothing', async () => {
        const key = newKey()
        expect(await objects.head(key)).toBeUndefined()
        expect(await objects.get(key)).toBeUndefined()
        await objects.put(key, Buffer.from('x'), text)
        await objects.delete(key)
        await objects.delete(key)
        expect(await objects.head(key)).toBeUndefined()
        expect(await objects.get(key)).toBeUndefined()
      })

      it('changes its etag with its bytes', async () => {
        const key = newKey()
        const { etag } = await objects.put(key, Buffer.from('old'), text)
        expect((await objects.put(key, Buffer.from('new'), text)).etag).not.toBe(etag)
        expect((await objects.put(key, Buffer.from('old'), text)).etag).toBe(etag)
      })

      it('stays as it was when a new one breaks off', async () => {
        const [old, fresh] = [newKey(), newKey()]
        await objects.put(old, Buffer.from('old'), text)
        for (const key of [old, fresh]) await expect(objects.put(key, breakingOff(), text)).rejects.toThrow('went away')
        expect(String(await read(objects, old))).toBe('old')
        expect(await objects.head(fresh)).toBeUndefined()
      })

      it('is the old one or the new one, never both, while it is replaced', async () => {
        const key = newKey()
        const versions = ['a', 'b', 'c', 'd'].map((sign) => Buffer.alloc(400_000, sign))
        await objects.put(key, versions[0] as Buffer, text)
        const reads: Promise<Buffer | undefined>[] = []
        for (const version of versions) {
          reads.push(read(objects, key))
          await objects.put(key, inChunks(version, 100_000), text)
        }
        for (const bytes of await Promise.all(reads)) expect(versions.some((version) => bytes?.equals(version))).toBe(true)
        expect((await read(objects, key))?.equals(versions[3] as Buffer)).toBe(true)
      })
    })

    describe('a range', () => {
      it('is the same bytes as those of the whole', async () => {
        const key = newKey()
        const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7) % 251))
        await objects.put(key, bytes, text)
        const numbers = fc.tuple(fc.nat(199_999), fc.nat(300_000))
        const property = fc.asyncProperty(numbers, async ([first, more]) => {
          const found = await read(objects, key, { first, last: first + more })
          expect(found?.equals(bytes.subarray(first, first + more + 1))).toBe(true)
        })
        await fc.assert(property, { numRuns: cases(40) })
        expect(await objects.get(key, { first: 5, last: 9 })).toMatchObject({ size: 200_000 })
      })

      it.each([
        [-1, 2],
        [3, 2],
        [0.5, 2],
        [10, 12],
      ])('from %d to %d of ten bytes is refused', async (first, last) => {
        const key = newKey()
        await objects.put(key, Buffer.alloc(10), text)
        await misuses(objects.get(key, { first, last }))
      })
    })

    describe('a key', () => {
      it(
        'may be anything that keeps the rules, and is told from all others',
        async () => {
          const base = newKey('x').slice(0, -2)
          const names = [
            'A',
            'a',
            'å',
            'a\u030a',
            ' ',
            'a b',
            '%2e%2e',
            '...',
            'CON',
            'a:b',
            'a\\b',
            '\'"<>|?*',
            'ملف',
            '🎓',
            '~',
            '-rf',
            'a&b=c#d',
          ]
          const keys = [...names.map((one) => `${base}/${one}`), `${base}/deep/er`, `${base}/${'n'.repeat(890 - base.length)}`]
          for (const key of keys) await objects.put(key, Buffer.from(key), text)
          for (const key of keys) {
            expect(String(await read(objects, key))).toBe(key)
            const { url } = await objects.sign({ key, method: 'GET', expiresIn: 60 })
            expect(String((await under.ask(url)).body)).toBe(key)
          }
        },
        timeLimit(30_000),
      )

      it.each([
        '',
        'astm',
        'astm/',
        'x/file',
        'acme/file',
        '/astm/file',
        'astm//file',
        'astm/./file',
        'astm/../ies/file',
        'astm/a/..',
        'astm/\ud800',
        `astm/${'ä'.repeat(450)}`,
      ])('like %p is refused everywhere', async (key) => {
        await misuses(objects.put(key, Buffer.from('x'), text))
        await misuses(objects.head(key))
        await misuses(objects.get(key))
        await misuses(objects.delete(key))
        await misuses(objects.sign({ key, method: 'GET', expiresIn: 60 }))
      })
    })

    signedUrlConformance(() => under, newKey)
  })
}
