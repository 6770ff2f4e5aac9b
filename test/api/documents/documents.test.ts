import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { search } from '#contract/search.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

let world: World
let code: string
let other: string
let closed: string
const codeOf = async (keywords: string, tenant: 'astm' | 'awwa' = 'astm') =>
  (await world.as('subscriber', tenant)(search.all, { keywords })).documents[0]?.contentCode ?? ''

beforeAll(async () => {
  world = await createWorld()
  code = await codeOf('ISO 7010:2019')
  closed = await codeOf('CLOSED 9')
  other = await codeOf('zebra', 'awwa')
}, 300_000)
afterAll(() => world.close())

const bearer = (person = 'subscriber') => ({ Authorization: `Bearer ${world.token(person)}` })
const fileUrl = (contentCode: string) => `/api/documents/pdf/contentCode?${new URLSearchParams({ contentCode })}`

describe('a document', () => {
  it('a document is shown with its editions, translations and tabs', async () => {
    const { data, headers } = await world.as('subscriber').raw(documents.metadata, { contentCode: code })
    expect(headers.get('entitlementaccess')).toBe('true')
    expect(data.versions.map((one) => [one.designationNo, one.status])).toEqual(
      expect.arrayContaining([
        ['ISO 7010:2019', 'Active'],
        ['ISO 7010:2003', 'Historical'],
      ]),
    )
    expect(data.translations.map((one) => one.language)).toContain('ar')
    expect(data.tabs).toEqual(['PDF', 'HTML', 'COMPASS_POINTS'])
  })

  it('a document that the account does not hold is described, and not opened', async () => {
    const { headers } = await world.as('subscriber').raw(documents.metadata, { contentCode: closed })
    expect(headers.get('entitlementaccess')).toBe('false')
    await expect(world.as('subscriber')(documents.pdf, { contentCode: closed })).rejects.toMatchObject({
      status: 403,
      problem: { code: 'not-entitled', title: 'User is not entitled for the Document' },
    })
  })

  it.each(['x', 'ISO|nothing', '|', 'a|b|c', '../../etc|passwd', '%', '\u0000|\u0000', '🦉|🦉'])(
    'with the code %j is not found',
    async (contentCode) => {
      await expect(world.as('subscriber')(documents.metadata, { contentCode })).rejects.toMatchObject({
        status: 404,
        problem: { detail: 'Can not find content' },
      })
    },
  )

  it('a document of another tenant is not found', async () => {
    await expect(world.as('subscriber')(documents.metadata, { contentCode: other })).rejects.toMatchObject({ status: 404 })
    await expect(world.as('subscriber')(documents.pdf, { contentCode: other })).rejects.toMatchObject({ status: 404 })
  })

  it('a document is looked up by designation, with a year and without', async () => {
    const lookUp = (input: object) => world.as('subscriber')(documents.byDesignation, input)
    expect((await lookUp({ designation: 'ISO 7010' })).contentCode).toBe(code)
    expect((await lookUp({ designation: 'ISO 7010', year: '2011' })).contentCode).toBe(await codeOf('ISO 7010:2011'))
    await expect(lookUp({ designation: 'ISO 99999' })).rejects.toMatchObject({ problem: { detail: 'Not found Content' } })
    for (const field of ['designation', 'search', 'assetId'])
      await expect(lookUp({ [field]: '1-'.repeat(251) })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the picture of the first page', () => {
  it('is a picture at a signed URL for those who may read the file, with the size of the page', async () => {
    const { firstPage } = await world.as('subscriber')(documents.pdf, { contentCode: code })
    expect(firstPage).toMatchObject({ width: 595, height: 842 })
    const answer = await world.send('astm', 'GET', firstPage?.url ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('is given to nobody else, at no altered URL, and is no way to the file', async () => {
    for (const contentCode of [closed, other]) {
      const answer = await world.send('astm', 'GET', fileUrl(contentCode), { ...bearer(), Accept: 'application/json' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(await answer.text()).not.toContain('first-page')
    }
    const { firstPage } = await world.as('subscriber')(documents.pdf, { contentCode: code })
    const url = firstPage?.url ?? ''
    for (const one of [url.replace('.first-page', ''), url.replace('/astm/', '/awwa/'), url.split('?')[0] as string])
      expect((await world.send('astm', 'GET', one)).status).toBe(403)
  })
})

describe('a file', () => {
  it('a file is a redirect to a signed URL, which serves ranges', async () => {
    const redirect = await world.send('astm', 'GET', fileUrl(code), bearer())
    expect(redirect.status).toBe(302)
    const location = redirect.headers.get('location') as string
    const whole = await world.send('astm', 'GET', location)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const part = await world.send('astm', 'GET', location, { Range: 'bytes=0-7' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4'])
  })

  it('a file is a URL for a client that accepts JSON', async () => {
    const link = await world.as('subscriber')(documents.pdf, { contentCode: code })
    expect(new Date(link.expiresAt).getTime()).toBeGreaterThan(Date.now())
    expect(link.contentType).toBe('application/pdf')
  })

  it('a file is refused with an altered URL, or with one for another object', async () => {
    const { url } = await world.as('subscriber')(documents.pdf, { contentCode: code })
    const altered = [
      url.replace('shelf.pdf', 'shelf.html'),
      url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      url.split('?')[0] as string,
    ]
    for (const one of altered) expect((await world.send('astm', 'GET', one)).status).toBe(403)
    expect((await world.send('astm', 'PUT', url, {}, 'x')).status).toBe(403)
  })

  it('a file of HTML is served so that nothing in it can run', async () => {
    const { htmlVersions } = await world.as('subscriber')(documents.metadata, { contentCode: code })
    const { url } = await world.as('subscriber')(documents.html, { id: htmlVersions[0]?.assetId ?? '' })
    const policy = (await world.send('astm', 'GET', url)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/sandbox/)
    expect(policy).not.toMatch(/allow-scripts|script-src(?! 'none')/)
  })
})

describe('the clauses of a document', () => {
  it('are made by a job where its text is missing, and then listed, with the text of each', async () => {
    const call = world.as('subscriber')
    const { since = '', ...asked } = await call(documents.clauses, { contentCode: code })
    expect(asked).toEqual({ pending: true, clauses: [], captions: [], references: [] })
    // A queue of AWS knows a job once it was delivered.
    expect(onEngines || Date.parse(since) <= Date.now()).toBe(true)
    await world.jobsDone()
    const { clauses, ...rest } = await call(documents.clauses, { contentCode: code })
    expect(rest).toEqual({ source: 'html', pending: false, captions: [], references: [] })
    expect(clauses).toEqual([{ id: 'scope', number: '', title: 'Scope', level: 1, nature: 'normative' }])
    const copied = await call(documents.clauseText, { contentCode: code, clause: 'scope' })
    expect(copied).toEqual({ text: 'Scope\nCable glands for lamps.', isCut: false })
    for (const clause of ['terms', '', '7.4.2', '٧٫٤', '第七条', 'scope,scope', 'a'.repeat(1000)])
      await expect(call(documents.clauseText, { contentCode: code, clause })).rejects.toMatchObject({ status: 404 })
  })

  it('are open to those alone who may read it', async () => {
    for (const endpoint of [documents.clauses, documents.clauseText] as const) {
      const ask = (contentCode: string) => world.as('subscriber')(endpoint, { contentCode, clause: 'scope' } as never)
      await expect(ask(closed)).rejects.toMatchObject({ status: 403, problem: { code: 'not-entitled' } })
      await expect(ask(other)).rejects.toMatchObject({ status: 404 })
    }
  })
})
