import { describe, expect, it } from '@jest/globals'
import { ObjectsMisuse, type SignRequest } from '#ports/objects.ts'
import type { ObjectsUnderTest } from './objects.conformance.ts'

const content = 'The quick brown fox jumps over the lazy dog.'

/** Rules of signed URLs, without other operations of the port. */
export function signedUrlConformance(under: () => ObjectsUnderTest, newKey: (end?: string) => string): void {
  const store = async () => {
    const key = newKey()
    await under().objects.put(key, Buffer.from(content), { contentType: 'text/plain; charset=utf-8' })
    return key
  }
  const sign = async (request: Partial<SignRequest> & { key: string }) =>
    (await under().objects.sign({ method: 'GET', expiresIn: 60, ...request })).url
  const ask: ObjectsUnderTest['ask'] = (...request) => under().ask(...request)

  describe('a signed URL to read', () => {
    it('gives the object to whoever has it', async () => {
      const { status, headers, body } = await ask(await sign({ key: await store() }))
      expect(status).toBe(200)
      expect(String(body)).toBe(content)
      expect(headers.get('content-length')).toBe(String(content.length))
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
    })

    it('pins the headers that it was signed with', async () => {
      const pinned = {
        contentType: 'text/html; charset=utf-8',
        contentDisposition: "inline; filename*=UTF-8''%C3%A4.html",
        contentSecurityPolicy: "default-src 'none'; sandbox",
      }
      const { headers } = await ask(await sign({ key: await store(), ...pinned }))
      expect(headers.get('content-type')).toBe(pinned.contentType)
      expect(headers.get('content-disposition')).toBe(pinned.contentDisposition)
      expect(headers.get('content-security-policy')).toBe(pinned.contentSecurityPolicy)
    })

    it('lets frames without an origin load videos, and nothing else', async () => {
      const key = await store()
      const readers = async (contentType: string) =>
        (await ask(await sign({ key, contentType }))).headers.get('cross-origin-resource-policy')
      expect(await readers('video/webm')).toBe('cross-origin')
      expect(await readers('application/pdf')).toBe('same-origin')
    })

    it('is read whatever else a browser or a script sends along', async () => {
      const headers = {
        authorization: 'Bearer token',
        'x-amz-date': '20200101T000000Z',
        cookie: 'a=b',
        origin: 'https://example.com',
      }
      const { status, body } = await ask(await sign({ key: await store() }), { headers })
      expect([status, String(body)]).toEqual([200, content])
    })

    it('tells the facts alone to a HEAD', async () => {
      const { status, headers, body } = await ask(await sign({ key: await store() }), { method: 'HEAD' })
      expect([status, headers.get('content-length'), body.length]).toEqual([200, String(content.length), 0])
    })

    it('answers 404 where the object is gone', async () => {
      const key = await store()
      const url = await sign({ key })
      await under().objects.delete(key)
      expect((await ask(url)).status).toBe(404)
    })

    it('says when it ends, and is refused from then on', async () => {
      const key = await store()
      const { url, expiresAt } = await under().objects.sign({ key, method: 'GET', expiresIn: 2 })
      expect(new Date(expiresAt).toISOString()).toBe(expiresAt)
      expect((await ask(url)).status).toBe(200)
      await under().passTime(3)
      expect((await ask(url)).status).toBe(403)
    })

    it('is refused for another object, another method, and with anything altered', async () => {
      const [key, other] = [await store(), await store()]
      const url = await sign({ key, contentType: 'text/plain', contentSecurityPolicy: 'sandbox' })
      const [path = '', query = ''] = url.split('?')
      const otherPath = (await sign({ key: other })).split('?')[0]
      const parameters = [...new URLSearchParams(query)]
      const altered = parameters.map(([name, value]) => {
        const changed = new URLSearchParams(query)
        changed.set(name, /\d$/.test(value) ? `${value.slice(0, -1)}${(Number(value.at(-1)) + 1) % 10}` : `${value}x`)
        return `${path}?${changed}`
      })
      const left = parameters.map(([name]) => {
        const fewer = new URLSearchParams(query)
        fewer.delete(name)
        return `${path}?${fewer}`
      })
      const more = [`${path}?${query}&expires=9999999999`, `${path}?${query}&more=x`]
      for (const bad of [`${otherPath}?${query}`, path, `${path}x?${query}`, ...altered, ...left, ...more])
        expect({ bad, status: (await ask(bad)).status }).toEqual({ bad, status: 403 })
      for (const method of ['PUT', 'DELETE', 'POST']) expect((await ask(url, { method })).status).toBe(403)
      expect(String((await ask(url)).body)).toBe(content)
    })

    it.each([
      ['bytes=0-0', 'T', 'bytes 0-0/44'],
      ['bytes=4-8', 'quick', 'bytes 4-8/44'],
      ['bytes=40-', 'dog.', 'bytes 40-43/44'],
      ['bytes=-4', 'dog.', 'bytes 40-43/44'],
      ['bytes=40-1000', 'dog.', 'bytes 40-43/44'],
      ['bytes=-1000', content, 'bytes 0-43/44'],
    ])('serves the range %s', async (range, bytes, contentRange) => {
      const { status, headers, body } = await ask(await sign({ key: await store() }), { headers: { range } })
      expect([status, String(body), headers.get('content-range')]).toEqual([206, bytes, contentRange])
      expect(headers.get('content-length')).toBe(String(bytes.length))
    })

    it.each(['bytes=44-', 'bytes=100-200', 'bytes=-0'])('answers 416 to the range %s', async (range) => {
      const { status, headers } = await ask(await sign({ key: await store() }), { headers: { range } })
      expect([status, headers.get('content-range')]).toEqual([416, 'bytes */44'])
    })

    it('sends nothing again that the reader has', async () => {
      const url = await sign({ key: await store() })
      const etag = (await ask(url)).headers.get('etag') ?? ''
      const again = await ask(url, { headers: { 'if-none-match': etag } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect((await ask(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    })

    it('sends the whole, not a part of something else, when the object has changed since', async () => {
      const key = await store()
      const url = await sign({ key })
      const ifRange = (await ask(url)).headers.get('etag') ?? ''
      const headers = { range: 'bytes=0-2', 'if-range': ifRange }
      expect((await ask(url, { headers })).status).toBe(206)
      await under().objects.put(key, Buffer.from('something else'), { contentType: 'text/plain' })
      const { status, body } = await ask(url, { headers })
      expect([status, String(body)]).toEqual([200, 'something else'])
    })
  })

  describe('a signed URL to write', () => {
    it('takes the object with the type it was signed for, and no other', async () => {
      const key = newKey()
      const url = await sign({ key, method: 'PUT', contentType: 'text/plain' })
      expect((await ask(url, { method: 'PUT', headers: { 'content-type': 'text/html' }, body: 'bad' })).status).toBe(403)
      expect(await under().objects.head(key)).toBeUndefined()
      expect((await ask(url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: content })).status).toBe(200)
      expect(await under().objects.head(key)).toMatchObject({ size: content.length, contentType: 'text/plain' })
    })

    it('reads nothing', async () => {
      const url = await sign({ key: await store(), method: 'PUT' })
      for (const method of ['GET', 'HEAD']) expect((await ask(url, { method })).status).toBe(403)
    })
  })

  describe('signing', () => {
    it.each([0, -1, 3601, 1.5, Number.NaN])('refuses %p seconds', async (expiresIn) => {
      await expect(sign({ key: newKey(), expiresIn })).rejects.toBeInstanceOf(ObjectsMisuse)
    })

    it.each(['contentType', 'contentDisposition', 'contentSecurityPolicy'])('refuses a line break in %s', async (name) => {
      await expect(sign({ key: newKey(), [name]: 'a\r\nSet-Cookie: b' })).rejects.toBeInstanceOf(ObjectsMisuse)
    })
  })
}
