import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { counterKeys } from '#contract/counter/keys.ts'
import { TITLE_FORMATS, type TitleFormat } from '#contract/titles/title-formats.ts'
import { titles } from '#contract/titles/titles.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
let files: { readonly pdf: { readonly key: string; readonly size: number; readonly pageCount: number } }
beforeAll(async () => {
  world = await createWorld()
  files = { pdf: { key: 'astm/documents/shelf.pdf', size: 100, pageCount: 1 } }
  await saveDocuments(world.ports, 'astm', [
    prepare(
      {
        designation: 'ISO 7010:2019/Amd 1:2020',
        family: 'ISO 7010',
        title: 'Safety signs —\tAmendment\u00011',
        documentType: 'Amendment',
        supplementTo: 'ISO 7010:2019',
        lastUpdateDate: '2026-03-05',
      },
      files,
    ),
    prepare({ designation: 'ISO 8:1999', title: '安全標識', status: 'Withdrawn', withdrawnDate: '2020-01-31' }, files),
    prepare({ designation: 'ISO 9:1999', title: '=HYPERLINK("x")' }, files),
    prepare({ designation: 'ISO 10:1999', title: 'No text here' }),
  ])
}, 300_000)
afterAll(() => world.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error) => error.problem?.code ?? String(error),
  )

async function textOf(url: string, tenant = 'astm'): Promise<string> {
  const at = new URL(url, 'http://x')
  return (await world.send(tenant, 'GET', at.pathname + at.search)).text()
}
async function read(
  query: { readonly list?: string; readonly format?: TitleFormat; readonly since?: string; readonly accountId?: string } = {},
  person = 'usage-viewer',
) {
  const { url, name } = await world.as(person)(titles.file, query)
  return { name, text: await textOf(url) }
}
type Row = Readonly<Record<string, string>>
function rowsOf(text: string): Row[] {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  expect(head).toHaveLength(25)
  for (const row of rows) expect(row).toHaveLength(25)
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}
const rows = async (...given: Parameters<typeof read>) => rowsOf((await read(...given)).text)
const idsOf = (all: readonly Row[]) => all.map(({ title_id }) => title_id)

describe('a title list in the form of KBART', () => {
  it('has what is open to the account, withdrawn editions too, and nothing else', async () => {
    const all = idsOf(await rows())
    expect(all).toEqual(
      expect.arrayContaining(['astm:ISO|7010-2003', 'astm:ISO|7010-2011', 'astm:ISO|7010-2019', 'astm:ISO|8-1999']),
    )
    for (const closed of ['astm:CLOSED|9-2021', 'astm:ACME|12-2020', 'astm:ISO|10-1999']) expect(all).not.toContain(closed)
    expect(new Set(all).size).toBe(all.length)
  })

  it('says of a title what a catalog asks: edition before, parent, dates, address, access', async () => {
    const all = await rows()
    const rowOf = (id: string) => all.find(({ title_id }) => title_id === id)
    const edition = rowOf('astm:ISO|7010-2019')
    expect(edition).toMatchObject({
      publication_title: 'ISO 7010:2019, Safety signs',
      publisher_name: 'ISO Publishing',
      publication_type: 'monograph',
      coverage_depth: 'fulltext',
      date_monograph_published_print: '2019-07-01',
      preceding_publication_title_id: 'astm:ISO|7010-2011',
      parent_publication_title_id: '',
      access_type: 'P',
    })
    expect(edition?.title_url).toMatch(/^http:\/\/astm\.localhost.*\/document\/\?contentcode=ISO%7C7010-2019$/)
    expect(rowOf('astm:ISO|7010-2003')).toMatchObject({ preceding_publication_title_id: '' })
    const amendment = all.find(({ publication_title }) => publication_title?.includes('Amendment'))
    expect(amendment).toMatchObject({
      publication_title: 'ISO 7010:2019/Amd 1:2020, Safety signs — Amendment 1',
      parent_publication_title_id: 'astm:ISO|7010-2019',
      preceding_publication_title_id: '',
    })
    expect(rowOf('astm:ISO|8-1999')).toMatchObject({ publication_title: 'ISO 8:1999, 安全標識', notes: 'Withdrawn' })
  })

  it('has the name of the recommendation: provider, customer, package, day', async () => {
    expect((await read()).name).toMatch(/^ASTM\w*_HarbourEngineering_AllTitles_\d{4}-\d\d-\d\d\.txt$/)
    expect((await read({ list: 'ISO' })).name).toMatch(/_HarbourEngineering_InternationalOrganizationForStandardization_/)
  })

  it('is of one subscription, or of what changed since a day', async () => {
    expect(await codeOf(world.as('usage-viewer')(titles.file, { list: 'CLOSED' }))).toBe('list-not-found')
    expect(idsOf(await rows({ list: 'IETF' }))).toEqual([])
    const changed = await rows({ since: '2026-03-05' })
    expect(changed.map(({ publication_title }) => publication_title)).toEqual([expect.stringContaining('Amendment 1')])
    expect(await rows({ since: '2026-03-06' })).toEqual([])
    expect(await codeOf(world.as('usage-viewer')(titles.file, { since: '2026-02-30' }))).toBe('validation-failed')
  })

  it('says of a title whether everybody reads it: free, else paid', async () => {
    const free = prepare({ designation: 'RFC 9110:2022', publisher: 'IETF' }, files)
    await saveDocuments(world.ports, 'astm', [free])
    const [row, ...others] = await rows({ list: 'IETF' })
    expect([row?.access_type, others]).toEqual(['F', []])
    expect((await rows({ list: 'ISO' })).every(({ access_type }) => access_type === 'P')).toBe(true)
    await removeDocument(world.ports, 'astm', row?.title_id?.replace('astm:', '') ?? '')
  })

  it('lacks what was removed, at once', async () => {
    await saveDocuments(world.ports, 'astm', [prepare({ designation: 'ISO 77:2001' }, files)])
    expect(idsOf(await rows())).toContain('astm:ISO|77-2001')
    await removeDocument(world.ports, 'astm', 'ISO|77-2001')
    expect(idsOf(await rows())).not.toContain('astm:ISO|77-2001')
  })
})

describe('a title list as MARC 21', () => {
  it.each(TITLE_FORMATS.filter((format) => format !== 'kbart'))(
    'has the same titles as %s, Arabic and Japanese whole',
    async (format) => {
      const { text, name } = await read({ format })
      expect(name).toMatch(new RegExp(`\\.${format}$`))
      for (const words of ['علامات السلامة', '安全標識', 'ISO 7010:2003']) expect(text).toContain(words)
      for (const words of ['Nobody here holds this', 'No text here']) expect(text).not.toContain(words)
      const count = text.match({ mrc: /nam a22/g, xml: /<record>/g, mrk: /^=LDR/gm, txt: /^LDR/gm }[format])?.length
      expect(count).toBe((await rows()).length)
    },
  )
})

describe('title lists of programs', () => {
  it('are those of the key’s account, as in the page, and of no other', async () => {
    const { key, ...secrets } = await world.as('admin')(counterKeys.makeKey, { name: 'Resolver', accountId: 'southern' })
    const query = new URLSearchParams(secrets as Record<string, string>)
    const lists = await (await world.send('astm', 'GET', `/kbart/lists?${query}`)).json()
    expect(lists).toEqual(await world.as('admin')(titles.lists, { accountId: 'southern' }))
    expect(lists.lists.map(({ id }: { id: string }) => id)).toEqual(['all', 'IETF', 'MIM:Water supply'])
    const moved = await world.send('astm', 'GET', `/kbart/titles?${query}`)
    expect(moved.status).toBe(302)
    const { text } = await read({ accountId: 'southern' }, 'admin')
    expect(await textOf(moved.headers.get('location') ?? '')).toBe(text)
    expect(idsOf(rowsOf(text))).not.toContain('astm:ISO|7010-2019')
    expect((await world.send('awwa', 'GET', `/kbart/titles?${query}`)).status).toBe(401)
    await world.as('admin')(counterKeys.endKey, { id: key.id, accountId: 'southern' })
    expect((await world.send('astm', 'GET', `/kbart/titles?${query}`)).status).toBe(401)
    expect((await world.send('astm', 'GET', '/kbart/titles')).status).toBe(401)
  })

  it('are for those who manage the account', async () => {
    expect(await codeOf(world.as('usage-viewer')(titles.lists, { accountId: 'northern' }))).toBe('forbidden')
    expect(await codeOf(world.as('usage-viewer')(titles.file, { accountId: 'northern' }))).toBe('forbidden')
    expect(await codeOf(world.as('subscriber')(titles.file, {}))).toBe('forbidden')
  })
})

it('a list that is too long for a request is written by a job, and is there when asked for again', async () => {
  const many = Array.from({ length: 3001 }, (_, at) => prepare({ designation: `ISO ${20_000 + at}:2001` }, files))
  await saveDocuments(world.ports, 'awwa', many)
  const ask = () => world.as('usage-viewer', 'awwa')(titles.file, { list: 'ISO' })
  const refused = await ask().catch((error) => error)
  expect([refused.problem.code, refused.retryAfter]).toEqual(['list-being-written', 15])
  await world.jobsDone()
  const all = rowsOf(await textOf((await ask()).url, 'awwa'))
  expect(idsOf(all).filter((id) => /^awwa:ISO\|2\d{4}-2001$/.test(id ?? ''))).toHaveLength(3001)
}, 120_000)
