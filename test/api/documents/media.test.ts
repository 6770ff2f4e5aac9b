import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import { documents } from '#contract/documents/documents.ts'
import { media } from '#contract/documents/media.ts'
import type { PreparedVideo } from '#library/document/prepared-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, itHere, type World } from '../../support/world.ts'

const BYTES = new TextEncoder().encode('not much of a film, in several bytes')
const CODE = 'ISO|51-2021'
const CLOSED = 'CLOSED|52-2021'
const videoOf = (id: string): PreparedVideo => ({
  id,
  title: `Film ${id}`,
  section: 'Use',
  duration: 61,
  kind: 'webm',
  key: `astm/documents/${id}.webm`,
  size: BYTES.length,
  captions: [{ language: 'en', key: `astm/documents/${id}.vtt`, size: BYTES.length }],
})

let world: World

beforeAll(async () => {
  world = await createWorld()
  for (const id of ['open', 'closed'])
    for (const kind of ['webm', 'vtt'])
      await world.ports.objects.put(`astm/documents/${id}.${kind}`, BYTES, { contentType: `video/${kind}` })
  const facts = { year: 2021, courses: [{ title: 'Guards', productCode: 'G1' }], workItems: [{ number: 'WK 7' }] }
  const files = (id: string) => ({
    pdf: { key: `astm/documents/${id}.pdf`, size: 1, pageCount: 1 },
    videos: [videoOf(id)],
    references: ['ISO 7010', 'EN 999-1:2001'],
  })
  const closed = { ...facts, designation: 'CLOSED 52:2021', publisher: 'CLOSED' }
  await saveDocuments(world.ports, 'astm', [
    prepare({ ...facts, designation: 'ISO 51:2021', details: { doi: '10.1/51' } }, files('open')),
    prepare(closed, files('closed')),
    {
      ...prepare({ ...facts, designation: 'ASTM E1-21', publisher: 'ASTM' }),
      publisher: { code: 'ASTM', name: 'ASTM', type: 'OWN' },
    },
  ])
}, 300_000)
afterAll(() => world.close())

describe('around a document', () => {
  it('there are its references, work items of the own publisher, and details', async () => {
    const subscriber = world.as('subscriber')
    const { citedContent, count } = await subscriber(documentSurroundings.relatedContent, { contentCode: CODE })
    expect(citedContent).toMatchObject([
      { designationOrFamily: 'ISO 7010', designationNo: 'ISO 7010:2019', undated: true, access: 'open' },
      { designationOrFamily: 'EN 999-1:2001', title: '' },
    ])
    expect(count).toBe(1)
    expect((await subscriber(documents.clauses, { contentCode: CODE })).references).toEqual(citedContent.slice(0, 1))
    expect(await subscriber(documentSurroundings.workItems, { code: 'ASTM|E1-21' })).toMatchObject([{ workItemNumber: 'WK 7' }])
    expect(await subscriber(documentSurroundings.workItems, { code: CODE })).toEqual([])
    expect(await subscriber(documentSurroundings.additionalDetailsByPublisher, { contentCode: CODE })).toEqual({ doi: '10.1/51' })
    const { citedBy } = await subscriber(documentSurroundings.relatedContent, { contentCode: 'ISO|7010-2019' })
    expect(citedBy.map(({ contentCode }) => contentCode)).toEqual([CODE])
    expect(await subscriber(documents.metadata, { contentCode: CODE })).toMatchObject({
      tabs: ['PDF', 'VISUAL_CONTENT', 'RELATED_CONTENT', 'COMPASS_POINTS'],
      video: 'Y',
    })
  })

  it('nothing is said that only a closed text says, to nobody', async () => {
    for (const person of ['subscriber', 'company', 'visitor']) {
      const call = world.as(person)
      expect(await call(media.videos, { designation: 'CLOSED 52:2021' })).toEqual([])
      expect((await call(documentSurroundings.relatedContent, { contentCode: CLOSED })).citedContent).toEqual([])
      await expect(call(documents.clauses, { contentCode: CLOSED })).rejects.toMatchObject({ status: 403 })
      const { video, tabs } = await call(documents.metadata, { contentCode: CLOSED })
      expect([video, tabs.includes('RELATED_CONTENT')]).toEqual(['N', false])
      await expect(call(media.play, { contentId: CLOSED, hashId: 'closed' })).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('media', () => {
  it('videos are played by their links, and counted', async () => {
    const [video] = await world.as('subscriber')(media.videos, { designation: 'ISO 51:2021' })
    expect(video).toMatchObject({ hashed_id: 'open', contentId: CODE, section: 'Use', duration: 61 })
    expect(await world.as('subscriber')(media.play, { contentId: CODE, hashId: 'open' })).toEqual({})
    await expect(world.as('subscriber')(media.play, { contentId: CODE, hashId: 'closed' })).rejects.toMatchObject({
      problem: { code: 'video-not-found' },
    })
    await expect(world.as('subscriber', 'awwa')(media.play, { contentId: CODE, hashId: 'open' })).rejects.toMatchObject({
      status: 404,
    })
  })

  itHere('a frame without an origin may load a piece of a video', async () => {
    const [video] = await world.as('subscriber')(media.videos, { designation: 'ISO 51:2021' })
    const answer = await world.send('astm', 'GET', video?.file.url ?? '', { Range: 'bytes=4-7' })
    expect([answer.status, await answer.text()]).toEqual([206, 'much'])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-type')).toBe('video/webm')
  })

  it('courses are listed for a family, and opened to individuals whose account has them', async () => {
    expect(await world.as('subscriber')(media.courses, { familyName: 'ISO 51' })).toEqual([
      { title: 'Guards', productCode: 'G1' },
    ])
    expect(await world.as('subscriber')(media.courseAccess, {})).toMatchObject({ status: '200' })
    await expect(world.as('company')(media.courseAccess, {})).rejects.toMatchObject({ status: 403 })
    expect(await world.as('subscriber', 'awwa')(media.courseAccess, {})).toEqual({ status: '300' })
  })
})
