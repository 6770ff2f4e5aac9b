import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { feedback } from '#contract/feedback.ts'
import { addFeedback } from '#functions/areas/feedback/store.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
const say = (person: string, q1Response: string, more: object = {}) =>
  world.as(person)(feedback.submit, { searchQuery: 'gland', searchType: 'ALL', q1Response, ...more })
const list = (input: object = {}) => world.as('admin')(feedback.list, input)

beforeAll(async () => {
  world = await createWorld()
  for (const [day, q1Response] of [
    ['2026-01-31', 'of January'],
    ['2026-02-01', 'of February'],
    ['2026-02-28', 'the last of February'],
  ]) {
    const at = `${day}T23:59:59.999Z`
    const said = { searchQuery: '', searchType: 'ALL' as const, q2Response: '', refinements: [], version: 'classic' as const }
    const from = { id: day as string, at, userId: 'u', email: 'u@example.org', accountId: 'a' }
    await addFeedback(world.ports.table, 'astm', { ...said, ...from, q1Response: q1Response as string })
  }
}, 300_000)
afterAll(() => world.close())

describe('feedback', () => {
  it('feedback is listed unchanged for an administrator of the tenant, the newest first', async () => {
    const refinements = [{ k: 'ISO', r: 'publisher' as const, pk: '' }]
    await say('subscriber', '  BS 7671 ', { q2Response: 'The 18th edition', refinements })
    await say('visitor', 'No guest has an address')
    const { count, result } = await list({ size: 2 })
    expect(count).toBe(5)
    expect(result).toMatchObject([
      { q1Response: 'No guest has an address', email: '', accountId: 'guests' },
      {
        searchQuery: 'gland',
        searchType: 'ALL',
        q1Response: 'BS 7671',
        q2Response: 'The 18th edition',
        refinements,
        version: 'classic',
        userId: 'subscriber',
      },
    ])
    expect((await list({ page: 1, size: 2 })).result).toHaveLength(2)
    expect((await world.as('admin', 'awwa')(feedback.list, {})).count).toBe(0)
  })

  it('feedback is filtered by days, both included, and by words in any case', async () => {
    const said = async (input: object) => (await list(input)).result.map(({ q1Response }) => q1Response)
    expect(await said({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['the last of February', 'of February'])
    expect(await said({ to: '2026-01-31' })).toEqual(['of January'])
    expect(await said({ text: 'FEBRUARY ' })).toEqual(['the last of February', 'of February'])
    expect(await said({ from: '2027-01-01', to: '2026-01-01' })).toEqual([])
  })

  it('feedback is open until it is marked as done, and is filtered by that', async () => {
    const [first] = (await list({ text: 'of January' })).result
    const { id = '', at = '' } = first ?? {}
    expect(first?.state).toBe('open')
    const mark = (state: 'open' | 'done', tenant?: 'awwa') => world.as('admin', tenant)(feedback.mark, { id, at, state })
    expect((await mark('done')).state).toBe('done')
    expect((await list({ state: 'done' })).result.map(({ q1Response }) => q1Response)).toEqual(['of January'])
    expect((await list({ state: 'open', text: 'of January' })).count).toBe(0)
    await expect(mark('done', 'awwa')).rejects.toMatchObject({ status: 404 })
    expect((await mark('open')).state).toBe('open')
  })

  it('feedback is a workbook with the rows of its CSV file, of which none is a formula', async () => {
    await say('colleague', '=1+1')
    const { url, name } = await world.as('admin')(feedback.export, { format: 'xlsx' })
    expect(name).toMatch(/^feedback-.*\.xlsx$/)
    const bytes = new Uint8Array(await (await world.fetchDirectly('astm', url)).arrayBuffer())
    const files = unzipSync(bytes)
    const part = (file: string) => strFromU8(files[file] as Uint8Array)
    const { count } = await list({ size: 1 })
    expect(part('xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(count + 1)
    expect(part('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
    expect(part('xl/sharedStrings.xml')).toContain('=1+1')
  })

  it('feedback is closed to everybody but administrators', async () => {
    for (const person of ['subscriber', 'company', 'compass-admin', 'visitor']) {
      await expect(world.as(person)(feedback.list, {})).rejects.toMatchObject({ status: 403 })
      await expect(world.as(person)(feedback.export, {})).rejects.toMatchObject({ status: 403 })
    }
  })

  it.each([
    ['nothing said', { q1Response: '  ' }],
    ['a first answer of 101', { q1Response: 'x'.repeat(101) }],
    ['a second answer of 501', { q1Response: 'x', q2Response: 'x'.repeat(501) }],
    ['another version', { q1Response: 'x', version: 'new' }],
  ])('is refused with %s', async (_, more) => {
    await expect(say('subscriber', 'x', more)).rejects.toMatchObject({ status: 400 })
  })

  it('feedback of the maximum length is accepted, spaces around it not counted', async () => {
    const before = (await list()).count
    await say('subscriber', ` ${'x'.repeat(100)} `, { q2Response: 'y'.repeat(500) })
    expect((await list()).count).toBe(before + 1)
  })

  it('the export of feedback is a sheet that runs no formula', async () => {
    for (const formula of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '＝1+1', ' =1'])
      await say('subscriber', formula, { q2Response: '\t=1', searchQuery: 'a "b", c\r\nd' })
    const { url, name, contentType } = await world.as('admin')(feedback.export, { from: '2026-03-01' })
    expect([name, contentType]).toEqual([expect.stringMatching(/^feedback-\d{4}-\d\d-\d\d\.csv$/), 'text/csv; charset=utf-8'])
    const file = await world.send('astm', 'GET', url)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toMatch(/^at,email,.*,refinements,state\r\n/)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).toContain('"a ""b"", c\r\nd"')
    expect(text).not.toMatch(/(^|,|")[ \t]*[=+@＝-]/m)
  })

  it('the export of feedback is the same by a link', async () => {
    const headers = { Authorization: `Bearer ${world.token('admin')}` }
    expect((await world.send('astm', 'GET', '/api/admin/search-feedback/csv', headers)).status).toBe(302)
  })
})
