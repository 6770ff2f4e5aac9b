import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { points } from '#contract/points/points.ts'
import { search } from '#contract/search.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PRINTED_SIGNS, TYPED_SIGNS } from '../../support/printed-signs.ts'
import { createWorld, type World } from '../../support/world.ts'

const SIGNS = 'ISO|7010-2019'
const CELLS = [
  ['Sign', 'Color'],
  ['Exit', 'Green'],
  ['Fire', 'Red'],
]
const table = (source: DocumentText): DocumentText => ({
  ...source,
  blocks: [
    ...source.blocks,
    {
      kind: 'table',
      clause: 1,
      text: '',
      cells: CELLS,
      ...(source.pages.length > 0 && {
        lines: CELLS.flat().map((_, at) => {
          const [left, top] = [700 + (at % 2) * 500, 3000 + Math.floor(at / 2) * 200]
          return { page: 0, top, bottom: top + 120, spans: [left, left + 200] }
        }),
      }),
    },
  ],
})

let world: World
beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, 'astm/documents/shelf.pdf', packText(table(PRINTED_SIGNS)))
  await saveText(world.ports, 'astm/documents/shelf.html', packText(table(TYPED_SIGNS)))
}, 300_000)
afterAll(() => world.close())

const create = (place: object) => world.as('subscriber')(points.create, { contentID: SIGNS, name: 'Use table 3', place })
const shown = async (id: string, rendition: 'pdf' | 'html') =>
  (await world.as('subscriber')(points.ofDocument, { contentCode: SIGNS, rendition })).content.find(
    ({ compassPointID }) => compassPointID === id,
  )?.place
const askWords = () => world.as('subscriber')(documents.words, { contentCode: SIGNS, from: 0, to: 15 })

it('a point at words of the page stands at these very words, though the same stand elsewhere', async () => {
  const { file = '', pages } = await askWords()
  const [run] = pages[0]?.runs ?? []
  const first = run?.words.lastIndexOf('seen') ?? 0
  const position = { first, from: 0, last: first + 1, to: 4 }
  const line = pages[0]?.lines.find((one) => one.first <= first && first < one.first + one.spans.length / 2)
  const [left = 0, right = 0] = [line?.spans[(first - (line?.first ?? 0)) * 2], line?.spans[(first - (line?.first ?? 0)) * 2 + 3]]
  const areas = [{ page: 0, left, top: line?.top ?? 0, right, bottom: line?.bottom ?? 0 }]
  const { compassPointID } = await create({ quote: { exact: 'seen from', before: '', after: '' }, position, areas, file })
  expect(await shown(compassPointID, 'pdf')).toMatchObject({ quote: { exact: 'seen from' }, position, areas, file })
})

it('a point at a part of a word stands at the whole word', async () => {
  const quote = { exact: 'hall be see', before: '', after: '' }
  const { compassPointID } = await create({ quote, areas: [{ page: 0, left: 930, top: 1210, right: 1370, bottom: 1310 }] })
  expect((await shown(compassPointID, 'pdf'))?.quote?.exact).toBe('shall be seen')
})

it('a point at a column of a table has its cells apart, and covers them alone, in the PDF and in the HTML', async () => {
  const { file = '' } = await askWords()
  const areas = [0, 1, 2].map((row) => ({ page: 0, left: 1200, top: 3000 + row * 200, right: 1400, bottom: 3120 + row * 200 }))
  const { compassPointID } = await create({ quote: { exact: 'Color | Green | Red', before: '', after: '' }, areas, file })
  expect(await shown(compassPointID, 'pdf')).toMatchObject({ quote: { exact: 'Color | Green | Red' }, areas })
  expect(await shown(compassPointID, 'html')).toMatchObject({ quote: { exact: 'Color | Green | Red' } })
  const row = [{ page: 0, left: 700, top: 3200, right: 1400, bottom: 3320 }]
  const { compassPointID: other } = await create({ quote: { exact: 'Exit Green', before: '', after: '' }, areas: row })
  expect((await shown(other, 'html'))?.quote?.exact).toBe('Exit | Green')
})

it('words of pages are open to those alone who may read them, and pages must be numbers', async () => {
  const ask = (input: object) => world.as('subscriber')(documents.words, input as never)
  const refused = { status: 403, problem: { code: 'not-entitled' } }
  const [closed] = (await world.as('subscriber')(search.all, { keywords: 'CLOSED 9' })).documents
  await expect(ask({ contentCode: closed?.contentCode, from: 0, to: 0 })).rejects.toMatchObject(refused)
  await expect(ask({ contentCode: 'ISO|1-1900', from: 0, to: 0 })).rejects.toMatchObject({ status: 404 })
  for (const from of [-1, 1.5, 'x', 1e9])
    await expect(ask({ contentCode: SIGNS, from, to: 9 })).rejects.toMatchObject({ status: 400 })
  expect((await ask({ contentCode: SIGNS, from: 9, to: 3 })).pages).toEqual([])
})
