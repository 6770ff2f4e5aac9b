import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { comparison } from '#contract/documents/comparison.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { saveComparedLibrary } from '../../support/compared-library.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await saveComparedLibrary(world.ports, 'astm')
  await world.jobsDone()
}, 300_000)
afterAll(() => world.close())

const [OLD, NEW] = ['ISO|131-2020', 'ISO|131-2024']

async function read(url: string | undefined): Promise<string> {
  const answer = await world.send('astm', 'GET', (url ?? '').replace(/^https?:\/\/[^/]+/, ''))
  expect(answer.status).toBe(200)
  return answer.text()
}

describe('two documents as text', () => {
  it.each([
    ['a PDF and HTML', `${OLD};pdf`, `${NEW};html`],
    ['HTML and a PDF', `${OLD};html`, `${NEW};pdf`],
    ['two PDFs', `${OLD};pdf`, `${NEW};pdf`],
    ['two documents by their codes', OLD, NEW],
  ])('%s are compared, as one text or beside each other, with the numbers that their changes have', async (_, older, newer) => {
    const call = world.as('subscriber')
    const changes = await call(comparison.changes, { older, newer })
    const result = JSON.parse(await read(changes.file?.url)) as ComparisonResult
    expect(result.changes).toHaveLength(1)
    for (const layout of ['unified', 'split'] as const) {
      const { state, file } = await call(comparison.text, { older, newer, layout })
      expect([state, file?.contentType]).toEqual(['ready', 'text/html; charset=utf-8'])
      const page = await read(file?.url)
      expect(page).toContain('id="change-0"')
      expect(page).toContain('<del>100 N</del>')
      expect(page.includes('class="side"')).toBe(layout === 'split')
    }
  })

  it('a large pair is compared by a job', async () => {
    const ids = { older: 'ISO|132-2020', newer: 'ISO|133-2020', layout: 'split' } as const
    expect((await world.as('subscriber')(comparison.text, ids)).state).toBe('making')
    await world.jobsDone()
    expect((await world.as('subscriber')(comparison.text, ids)).state).toBe('ready')
  })
})

describe('changes that somebody has ticked as seen', () => {
  const pair = { older: OLD, newer: NEW }
  const tick = (person: string, keys: string[], viewed = true, ids = pair) =>
    world.as(person)(comparison.markViewed, { ...ids, keys, viewed })
  const listed = async (person: string, ids = pair) => (await world.as(person)(comparison.viewed, ids)).keys

  it('are theirs alone, of this pair, whichever file names it; a tick is taken away again', async () => {
    expect(await listed('subscriber')).toEqual([])
    await tick('subscriber', ['k1', 'k2-3'])
    await tick('subscriber', ['k2-3', 'k4'])
    expect(await listed('subscriber', { older: `${OLD};pdf`, newer: `${NEW};html` })).toEqual(['k1', 'k2-3', 'k4'])
    expect([await listed('colleague'), await listed('subscriber', { older: NEW, newer: OLD })]).toEqual([[], []])
    await tick('subscriber', ['k1', 'unknown'], false)
    expect(await listed('subscriber')).toEqual(['k2-3', 'k4'])
  })

  it('are all there where two tabs tick at the same time, and after another ingest', async () => {
    await Promise.all(['a1', 'a2', 'a3'].map((key) => tick('colleague', [key])))
    await saveComparedLibrary(world.ports, 'astm')
    expect((await listed('colleague')).toSorted()).toEqual(['a1', 'a2', 'a3'])
  })

  it('are refused where a document is not open or unknown, for a shared sign-in, and above their limit', async () => {
    const problem = (code: string) => ({ problem: { code } })
    const ids = (newer: string) => ({ older: OLD, newer })
    await expect(tick('subscriber', ['k'], true, ids('CLOSED|131-2024'))).rejects.toMatchObject(problem('not-entitled'))
    await expect(tick('subscriber', ['k'], true, ids('ISO|1-1'))).rejects.toMatchObject(problem('content-not-found'))
    await expect(listed('company')).rejects.toMatchObject(problem('forbidden'))
    for (let call = 0; call < 13; call++)
      await tick(
        'admin',
        Array.from({ length: call === 12 ? 200 : 400 }, (_, at) => `m${call}x${at}`),
      )
    await expect(tick('admin', ['more'])).rejects.toMatchObject(problem('too-many-ticks'))
    expect(await listed('admin')).toHaveLength(5000)
  })
})
