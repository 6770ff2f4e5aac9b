import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { comparison } from '#contract/documents/comparison.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { resultKeyOf } from '#functions/areas/comparison/making/result-objects.ts'
import { saveText } from '#library/text/stored-text.ts'
import { BROKEN_TEXTS } from '../../support/broken-texts.ts'
import { saveComparedLibrary } from '../../support/compared-library.ts'
import { receivedBy, revealed } from '../../support/probes/probed-api.ts'
import {
  closedProbes,
  isOpenTo,
  reachingProbes,
  SECRET_TEXTS,
  secretDocuments,
  textProbe,
} from '../../support/probes/probed-texts.ts'
import { fc, proofCases } from '../../support/properties.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await saveComparedLibrary(world.ports, 'astm')
  for (const tenant of ['astm', 'awwa'] as const) await saveComparedLibrary(world.ports, tenant, secretDocuments(tenant))
  await world.jobsDone()
}, 300_000)
afterAll(() => world.close())

const [OLD, NEW] = ['ISO|131-2020', 'ISO|131-2024']
const as = () => world.as('subscriber')

async function read(url: string | undefined): Promise<string> {
  const answer = await world.send('astm', 'GET', (url ?? '').replace(/^https?:\/\/[^/]+/, ''))
  expect(answer.status).toBe(200)
  return answer.text()
}

describe('the comparison of two PDFs', () => {
  it('a small one answers at once, with changes and their marks', async () => {
    const { state, file } = await as()(comparison.pdf, { leftContentId: OLD, rightContentId: NEW })
    expect([state, file?.contentType]).toEqual(['ready', 'application/json'])
    const result = JSON.parse(await read(file?.url)) as ComparisonResult
    expect(result.changes).toHaveLength(1)
    expect(result.changes[0]).toMatchObject({
      kind: 'changed',
      older: { text: 'A rung shall carry a load of 100 N for a minute.', marks: [[0, 700, 200, 890, 300]] },
      effects: ['number'],
      couldAffect: true,
    })
  })

  it('a large one is made by a job, and a second person finds the result of the first', async () => {
    const ids = { leftContentId: 'ISO|132-2020', rightContentId: 'ISO|133-2020' }
    expect(await as()(comparison.pdf, ids)).toMatchObject({ state: 'making', since: expect.any(String) })
    await world.jobsDone()
    const again = await world.as('colleague')(comparison.pdf, ids)
    expect(again.state).toBe('ready')
    expect((JSON.parse(await read(again.file?.url)) as ComparisonResult).changes).toHaveLength(1)
  })

  it('a large one is cancelled by those who wait for it, any number of times, and made when it is asked for again', async () => {
    const ids = { older: 'ISO|133-2020', newer: 'ISO|132-2020' }
    const pdfs = { leftContentId: ids.older, rightContentId: ids.newer }
    expect((await as()(comparison.pdf, pdfs)).progress).toEqual({ step: 'waiting' })
    for (const view of ['pages', 'pages', 'report', 'split'] as const)
      expect(await as()(comparison.cancel, { ...ids, view })).toEqual({})
    const closed = { ...ids, older: 'CLOSED|131-2024', view: 'report' } as const
    await expect(as()(comparison.cancel, closed)).rejects.toMatchObject({ problem: { code: 'not-entitled' } })
    await as()(comparison.pdf, pdfs)
    await world.jobsDone()
    expect((await as()(comparison.pdf, pdfs)).state).toBe('ready')
  })

  it('a large one that is expired is made anew when it is asked for', async () => {
    const ids = { leftContentId: 'ISO|132-2020', rightContentId: 'ISO|133-2020' }
    const pair = { older: 'astm/documents/ISO1322020/ISO1322020.pdf', newer: 'astm/documents/ISO1332020/ISO1332020.pdf' }
    await world.ports.objects.delete(resultKeyOf('astm', { pair, form: 'changes' }))
    expect((await as()(comparison.pdf, ids)).state).toBe('making')
    await world.jobsDone()
    expect((await as()(comparison.pdf, ids)).state).toBe('ready')
  })

  it.each([
    ['itself', NEW, NEW, 'same-document', 400],
    ['itself under the id of its file', NEW, `${NEW};pdf`, 'same-document', 400],
    ['a document without a file', OLD, 'ISO|137-2020', 'no-file', 404],
    ['an unknown document', OLD, 'ISO|999-1999', 'content-not-found', 404],
    ['a document of another tenant', OLD, 'ISO|14119-2022', 'content-not-found', 404],
    ['an unknown file', OLD, `${NEW};pdf-0`, 'no-file', 404],
    ['the HTML of a document', OLD, `${NEW};html`, 'no-file', 404],
    ['a document that is not open', OLD, 'CLOSED|131-2024', 'not-entitled', 403],
    ['more than 5,000 pages', OLD, 'ISO|134-2020', 'documents-too-large', 413],
    ['a text that is not prepared', OLD, 'ISO|136-2020', 'text-unprepared', 409],
    ['nonsense', OLD, '../%00;pdf', 'content-not-found', 404],
  ])('with %s is refused, and it is said why', async (_, leftContentId, rightContentId, code, status) => {
    await expect(as()(comparison.pdf, { leftContentId, rightContentId })).rejects.toMatchObject({ status, problem: { code } })
  })

  it('with a scan fails in its job, and says that there is no text', async () => {
    const ids = { leftContentId: 'ISO|132-2020', rightContentId: 'ISO|135-2020' }
    expect((await as()(comparison.pdf, ids)).state).toBe('making')
    await world.jobsDone()
    await expect(as()(comparison.pdf, ids)).rejects.toMatchObject({ problem: { code: 'no-text' } })
  })

  it.each(BROKEN_TEXTS)('with a text model that is %s says that it is not prepared', async (_, bytes) => {
    await saveText(world.ports, 'astm/documents/ISO1362020/ISO1362020.pdf', bytes)
    await expect(as()(comparison.pdf, { leftContentId: OLD, rightContentId: 'ISO|136-2020' })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'text-unprepared' },
    })
  })

  it('says in a header whether there is a red-line, and the letter of the specification for what is too large', async () => {
    const url = (right: string) =>
      `/api/documents/pdf/comparison?${new URLSearchParams({ leftContentId: OLD, rightContentId: right })}`
    const headers = { Authorization: `Bearer ${world.token('subscriber')}` }
    const answer = await world.send('astm', 'GET', url(NEW), headers)
    expect(answer.headers.get('redlineexists')).toBe('true')
    const other = await world.send('astm', 'GET', url('ISO|132-2020'), headers)
    expect(other.headers.get('redlineexists')).toBe('false')
    const large = await world.send('astm', 'GET', url('ISO|134-2020'), headers)
    expect(((await large.json()) as { detail: string }).detail).toBe('The documents are too large to be compare')
  })
})

describe('the red-line of a publisher', () => {
  const download = (person: string, id: string) => world.as(person)(comparison.redline, { id })

  it('is downloaded by those who may download the document', async () => {
    const link = await download('subscriber', NEW)
    expect(link.name).toBe('ISO 131-2024 redline.pdf')
    expect(await read(link.url)).toBe('a file of ISO 131:2024')
    expect((await download('subscriber', `${NEW};pdf`)).name).toBe(link.name)
  })

  it.each([
    ['outsider', NEW, 403, 'no-account'],
    ['subscriber', 'CLOSED|131-2024', 403, 'not-entitled'],
    ['drm', NEW, 403, 'drm-restricted'],
    ['subscriber', OLD, 404, 'no-file'],
    ['subscriber', 'ISO|999-1999', 404, 'content-not-found'],
  ])('is refused to %s for %s', async (person, id, status, code) => {
    await expect(download(person, id)).rejects.toMatchObject({ status, problem: { code } })
  })
})

describe('the red-line that the library makes', () => {
  const [older, newer] = ['ISO|138-2020', 'ISO|138-2024']
  const ask = (person: string, ids = { older, newer }, language = 'en') =>
    world.as(person)(comparison.makeRedline, { ...ids, language })
  const download = (person: string, language = 'en') => world.as(person)(comparison.redline, { id: newer, older, language })

  async function load(url: string): Promise<PDFDocument> {
    const answer = await world.send('astm', 'GET', url.replace(/^https?:\/\/[^/]+/, ''))
    return PDFDocument.load(await answer.arrayBuffer())
  }

  /** Titles of the first entry of the outline and of those under it. */
  async function outlineOf(url: string): Promise<string[]> {
    const [outlines, first, next, title] = ['Outlines', 'First', 'Next', 'Title'].map((name) => PDFName.of(name)) as [
      PDFName,
      PDFName,
      PDFName,
      PDFName,
    ]
    const entry = (await load(url)).catalog.lookup(outlines, PDFDict).lookup(first, PDFDict)
    const entries = [entry]
    for (let one = entry.lookupMaybe(first, PDFDict); one; one = one.lookupMaybe(next, PDFDict)) entries.push(one)
    return entries.map((one) => one.lookup(title, PDFHexString).decodeText())
  }

  /** Kinds and texts of the annotations of each page. */
  async function annotationsOf(url: string): Promise<string[][]> {
    const document = await load(url)
    return document.getPages().map((page) =>
      Array.from({ length: page.node.Annots()?.size() ?? 0 }, (_, at) => {
        const annotation = page.node.Annots()?.lookup(at, PDFDict)
        const says = annotation?.lookup(PDFName.of('Contents'))
        return `${annotation?.get(PDFName.of('Subtype'))} ${says instanceof PDFHexString ? says.decodeText() : ''}`.trim()
      }),
    )
  }

  it('is the newer PDF with marks and a list in front, made once for all who may have it', async () => {
    await expect(download('subscriber')).rejects.toMatchObject({ status: 404, problem: { code: 'redline-unmade' } })
    expect(await ask('subscriber')).toMatchObject({ state: 'making', since: expect.stringMatching(/^\d{4}-.+Z$/) })
    await world.jobsDone()
    expect(await ask('colleague')).toEqual({ state: 'ready' })
    const link = await download('colleague')
    expect([link.name, link.contentType]).toEqual(['ISO 138-2024 redline from ISO 138-2020.pdf', 'application/pdf'])
    const [list, marked, ...others] = await annotationsOf(link.url)
    expect([list, others]).toEqual([['/Link'], []])
    expect(marked).toEqual(['/Highlight 1. Changed\n100 N', '/Link'])
    expect(await outlineOf(link.url)).toEqual(['Changes', '4 Requirements'])
    expect((await download('subscriber')).url.split('?')[0]).toBe(link.url.split('?')[0])
  })

  it('is another one in another language, and an unknown language is English', async () => {
    expect((await ask('subscriber', { older, newer }, 'de')).state).toBe('making')
    await world.jobsDone()
    expect((await annotationsOf((await download('subscriber', 'de')).url))[1]?.[0]).toBe('/Highlight 1. Geändert\n100 N')
    expect((await ask('subscriber', { older, newer }, 'tlh')).state).toBe('ready')
  })

  it('of a damaged PDF is refused by its job, and it is said why', async () => {
    const ids = { older, newer: 'ISO|132-2020' }
    expect((await ask('subscriber', ids)).state).toBe('making')
    await world.jobsDone()
    await expect(ask('subscriber', ids)).rejects.toMatchObject({ status: 409, problem: { code: 'pdf-unwritable' } })
  })

  it.each([
    ['subscriber', older, older, 400, 'same-document'],
    ['subscriber', older, 'CLOSED|131-2024', 403, 'not-entitled'],
    ['subscriber', 'CLOSED|131-2024', newer, 403, 'not-entitled'],
    ['subscriber', 'ISO|137-2020', newer, 404, 'no-file'],
    ['subscriber', `${OLD};html`, newer, 404, 'no-file'],
    ['subscriber', 'ISO|999-1999', newer, 404, 'content-not-found'],
    ['subscriber', older, 'ISO|139-2024', 403, 'not-downloadable'],
    ['subscriber', 'ISO|139-2024', newer, 403, 'not-downloadable'],
    ['subscriber', older, 'ISO|134-2020', 413, 'documents-too-large'],
    ['outsider', older, newer, 403, 'no-account'],
    ['drm', older, newer, 403, 'drm-restricted'],
  ])('is refused to %s for %s and %s', async (person, from, to, status, code) => {
    await expect(ask(person, { older: from, newer: to })).rejects.toMatchObject({ status, problem: { code } })
    const downloaded = world.as(person)(comparison.redline, { id: to, older: from })
    await expect(downloaded).rejects.toMatchObject({ status, problem: { code } })
  })

  it('is offered where both may be downloaded, after that of the publisher', async () => {
    const makerOf = async (person: string, left: string, right: string) => {
      const url = `/api/documents/pdf/comparison?${new URLSearchParams({ leftContentId: left, rightContentId: right })}`
      return (await world.send('astm', 'GET', url, { Authorization: `Bearer ${world.token(person)}` })).headers.get(
        'redlinemaker',
      )
    }
    expect(await makerOf('subscriber', OLD, NEW)).toBe('publisher')
    expect(await makerOf('subscriber', older, newer)).toBe('library')
    expect(await makerOf('subscriber', 'ISO|139-2024', newer)).toBe(null)
    expect(await makerOf('drm', older, newer)).toBe(null)
  })
})

describe('the comparison of two HTML texts', () => {
  const ids = { oldHtmlId: `${OLD};html`, newHtmlId: `${NEW};html` }

  it('has no result before it is started, and then a page with both texts', async () => {
    expect(await as()(comparison.checkHtml, ids)).toEqual({ state: 'none' })
    await as()(comparison.startHtml, ids)
    await world.jobsDone()
    const { state, file } = await world.as('colleague')(comparison.checkHtml, ids)
    expect([state, file?.contentType]).toEqual(['ready', 'text/html; charset=utf-8'])
    expect(await read(file?.url)).toContain('<del>100 N</del> <ins>150 N</ins>')
  })

  it('has no result any more once it is expired, and can be asked for again', async () => {
    const pair = { older: 'astm/documents/ISO1312020/ISO1312020.html', newer: 'astm/documents/ISO1312024/ISO1312024.html' }
    await world.ports.objects.delete(resultKeyOf('astm', { pair, form: 'page' }))
    expect(await as()(comparison.checkHtml, ids)).toEqual({ state: 'none' })
    await as()(comparison.startHtml, ids)
    await world.jobsDone()
    expect((await as()(comparison.checkHtml, ids)).state).toBe('ready')
  })

  it.each([
    ['itself', `${NEW};html`, 'same-document', 400],
    ['a document without HTML', 'ISO|132-2020;html', 'no-file', 404],
    ['an unknown document', 'ISO|999-1999;html', 'content-not-found', 404],
    ['a document of another tenant', 'ISO|14119-2022;html', 'content-not-found', 404],
    ['a PDF', `${NEW};pdf`, 'no-file', 404],
    ['a document that is not open', 'CLOSED|131-2024;html', 'not-entitled', 403],
    ['nonsense', '../%00;html', 'content-not-found', 404],
  ])('with %s is neither started nor asked for', async (_, oldHtmlId, code, status) => {
    for (const endpoint of [comparison.startHtml, comparison.checkHtml])
      await expect(as()(endpoint, { ...ids, oldHtmlId })).rejects.toMatchObject({ status, problem: { code } })
  })

  it('says in a header whether the result is there', async () => {
    const url = `/api/v1/html/resultCheck?${new URLSearchParams(ids)}`
    const answer = await world.send('astm', 'GET', url, { Authorization: `Bearer ${world.token('subscriber')}` })
    expect(answer.headers.get('fileexists')).toBe('true')
  })
})

describe('the changes between editions', () => {
  it('are those of the HTML where both have it', async () => {
    const { file } = await as()(comparison.changes, { older: OLD, newer: NEW })
    const { older, newer, changes } = JSON.parse(await read(file?.url)) as ComparisonResult
    expect([older.source, newer.source, changes.length]).toEqual(['html', 'html', 1])
  })

  it('are those of the PDF where one has no HTML', async () => {
    const { file } = await as()(comparison.changes, { older: 'ISO|132-2020', newer: NEW })
    const { older, newer } = JSON.parse(await read(file?.url)) as ComparisonResult
    expect([older.source, newer.source]).toEqual(['pdf', 'pdf'])
  })

  it.each([
    ['itself', NEW, 'same-document'],
    ['a document without a file', 'ISO|137-2020', 'no-file'],
    ['an unknown document', 'ISO|999-1999', 'content-not-found'],
    ['a document of another tenant', 'ISO|14119-2022', 'content-not-found'],
    ['a document that is not open', 'CLOSED|131-2024', 'not-entitled'],
    ['more than 5,000 pages', 'ISO|134-2020', 'documents-too-large'],
  ])('against %s are refused, and it is said why', async (_, older, code) => {
    await expect(as()(comparison.changes, { older, newer: NEW })).rejects.toMatchObject({ problem: { code } })
  })
})

describe('the versions to choose from', () => {
  it('are the files of all editions, the newest first, each with the right to it', async () => {
    const { result } = await as()(comparison.versions, { contentCode: OLD })
    expect(result.map(({ id, open }) => [id, open])).toEqual([
      [`${NEW};pdf`, true],
      [`${NEW};html`, true],
      [`${OLD};pdf`, true],
      [`${OLD};html`, true],
    ])
    const closed = await as()(comparison.versions, { contentCode: 'CLOSED|131-2024' })
    expect(closed.result.map(({ open }) => open)).toEqual([false, false])
  })
})

describe('rights', () => {
  it('nobody gets a word of a text that is not open to them, by whatever call of the API', async () => {
    const probes = [...reachingProbes, ...closedProbes, ...fc.sample(textProbe, proofCases(150, 10_000))]
    let [refused, read] = [0, 0]
    for (const [at, probe] of probes.entries()) {
      const { text, data } = await receivedBy(world, probe)
      const closed = SECRET_TEXTS.filter((one) => !isOpenTo(one, probe)).flatMap(({ words }) => words)
      const open = SECRET_TEXTS.filter((one) => isOpenTo(one, probe)).flatMap(({ words }) => words)
      const { endpoint, input, person, tenant } = probe
      const told = { endpoint: endpoint.id, input, person, tenant, revealed: revealed(closed, probe, text) }
      expect(told).toEqual({ ...told, revealed: [] })
      if (data === undefined) refused++
      if (revealed(open, probe, text).length > 0) read++
      // Comparisons that are made by jobs are asked for again.
      if (at % 1000 === 500) await world.jobsDone()
    }
    // The probes do reach texts: those that are open are told.
    expect(refused).toBeGreaterThan(probes.length / 20)
    expect(read).toBeGreaterThanOrEqual(Math.max(reachingProbes.length, probes.length / 100))
  }, 7_200_000)

  it('a result that was made is closed to those who may not read one side of it', async () => {
    await as()(comparison.pdf, { leftContentId: OLD, rightContentId: NEW })
    const asked = world.as('outsider')(comparison.pdf, { leftContentId: OLD, rightContentId: NEW })
    await expect(asked).rejects.toMatchObject({ status: 403 })
  })
})
