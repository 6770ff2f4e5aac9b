import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { plainCode } from '#library/document/content-code.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, type World } from '../../support/world.ts'

const pdf = (size: number) => ({ pdf: { key: 'astm/documents/shelf.pdf', size, pageCount: 1 } })

/** Titles of 300 characters whose URL-encoded form takes six to twelve characters for each */
const LONG: [string, string][] = [
  ['Chinese', '钢管和管件的技术规范'.repeat(30)],
  ['Arabic', 'مواصفاتالأنابيب'.repeat(20)],
  ['emoji', '😀'.repeat(300)],
]

let world: World
beforeAll(async () => {
  world = await createWorld()
  const outside = prepare({ publisher: 'IETF', designation: 'IETF 61:2020', accessUrl: 'https://ietf.example.org/61' }, pdf(10))
  await saveDocuments(world.ports, 'astm', [
    prepare({ designation: 'ISO 51:2020', drm: true }, pdf(10)),
    prepare({ designation: 'ISO 52:2020', downloadable: false }, pdf(10)),
    prepare({ designation: 'ISO 53:2020' }, pdf(0)),
    prepare({ designation: 'ISO 54:2020' }),
    ...LONG.map(([, designation]) => prepare({ designation }, pdf(10))),
    { ...outside, publisher: { code: 'IETF', name: 'IETF', type: 'CPP' } },
  ])
}, 300_000)
afterAll(() => world.close())

const download = (contentCode: string, person = 'subscriber') => world.as(person)(documents.download, { contentCode })

describe('downloading', () => {
  it('a download is an attachment named by the designation', async () => {
    const link = await download('ISO|7010-2019')
    expect(link).toMatchObject({ name: 'ISO 7010-2019.pdf', contentType: 'application/pdf' })
    const file = await world.send('astm', 'GET', link.url)
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''ISO%207010-2019.pdf")
    expect((await file.arrayBuffer()).byteLength).toBe(link.size)
  })

  it.each(LONG)('a file whose designation is 300 characters of %s is shown and downloaded', async (_, designation) => {
    const contentCode = plainCode({ publisher: 'ISO', designation })
    for (const call of [documents.pdf, documents.download]) {
      const link = await world.as('subscriber')(call, { contentCode })
      const file = await world.send('astm', 'GET', link.url)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-disposition')).toContain(encodeURIComponent(link.name))
    }
  })

  it.each([
    ['', 302],
    ['application/json, text/plain, */*', 302],
    ['application/json', 200],
    ['application/json, */*;q=0.5', 200],
  ])('a download redirects a browser, and a client that takes anything: Accept %p', async (Accept, status) => {
    const headers = { Authorization: `Bearer ${world.token('subscriber')}`, ...(Accept && { Accept }) }
    const answer = await world.send(
      'astm',
      'GET',
      '/api/documents/download?contentCode=ISO%7C7010-2019&compassPoints=false',
      headers,
    )
    expect(answer.status).toBe(status)
  })

  it.each([
    ['CLOSED|9-2021', 403, 'not-entitled'],
    ['ISO|51-2020', 403, 'not-downloadable'],
    ['ISO|52-2020', 403, 'not-downloadable'],
    ['ISO|53-2020', 403, 'not-entitled'],
    ['ISO|54-2020', 404, 'no-file'],
    ['IETF|61-2020', 403, 'not-downloadable'],
    ['ISO|999', 404, 'content-not-found'],
  ])('of %s answers %i %s', async (contentCode, status, code) => {
    await expect(download(contentCode)).rejects.toMatchObject({ status, problem: { code } })
  })

  it('a download is closed to protected viewing', () =>
    expect(download('ISO|7010-2019', 'drm')).rejects.toMatchObject({ status: 403, problem: { code: 'drm-restricted' } }))
})
