import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { Context, UseCase } from '#functions/http/use-case.ts'
import type { PreparedVideo } from '#library/document/prepared-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Actor } from '#people/actor.ts'
import { seedPeople } from '#people/seed-people.ts'
import type { PortName, Ports } from '#ports/ports.ts'
import { openLibrary, outsider, prepare, subscriber } from '#test/support/library.ts'
import { listCourses, showCourseAccess } from './courses.ts'
import { listTutorials } from './list-tutorials.ts'
import { listVideos } from './list-videos.ts'
import { playVideo } from './play-video.ts'

const video: PreparedVideo = {
  id: 'v1',
  title: 'Setting up',
  duration: 14,
  kind: 'webm',
  key: 'demowl/documents/v.webm',
  size: 9,
  captions: [{ language: 'en', key: 'demowl/documents/v.vtt', size: 3 }],
}
const courses = [{ title: 'Ladders at work', productCode: 'L1' }]
const shelf = [
  prepare({ designation: 'ISO 7:2020', year: 2020, courses }, { pdf: { key: 'a.pdf', size: 1, pageCount: 1 }, videos: [video] }),
  prepare({
    designation: 'ISO 7:2010',
    year: 2010,
    status: 'Historical',
    courses: [...courses, { title: 'Old', productCode: 'L0' }],
  }),
]

let library: ReturnType<typeof openLibrary>
let ports: ReturnType<typeof openLibrary> & Pick<Ports, 'clock' | 'ids'>
class Failed extends Error {}

async function call<E extends AnyEndpoint, P extends PortName>(useCase: UseCase<E, P>, input: object, actor: Actor = subscriber) {
  const fail = (code: string): never => {
    throw new Failed(code)
  }
  const context = { actor, tenant: actor.tenant, ports, fail } as unknown as Context<E, P>
  return useCase.endpoint.output.parse(await useCase.run(useCase.endpoint.input.parse(input), context))
}

const plays = () => library.items('demowl#video-plays')

// Real tables wait for the disk.

beforeAll(async () => {
  library = openLibrary()
  ports = { ...library, clock: { now: () => new Date('2026-01-01') }, ids: { next: () => 'x' } }
  await saveDocuments(ports, 'demowl', shelf)
  await seedPeople(ports.table, 'demowl')
})
afterAll(() => library.close())

describe('videos', () => {
  it('are those of open documents, by any spelling of the designation', async () => {
    const [found] = (await call(listVideos, { designation: 'iso 7-2020' })) as Record<string, unknown>[]
    expect(found).toMatchObject({ hashed_id: 'v1', contentId: 'ISO|7-2020', name: 'Setting up', duration: 14 })
    expect(found).toMatchObject({ file: { contentType: 'video/webm' }, captions: [{ language: 'en' }] })
    expect(await call(listVideos, { designation: 'ISO 7:2020' }, outsider)).toEqual([])
    expect(await call(listVideos, { designation: 'ISO 7:2020' }, { ...subscriber, tenant: 'astm' })).toEqual([])
  })

  it('are counted for the account when they are played, and for nobody who cannot', async () => {
    expect(await call(playVideo, { contentId: 'ISO|7-2020', hashId: 'v1' })).toEqual({})
    expect(plays()).toMatchObject([{ pk: 'demowl#video-plays#a1', contentId: 'ISO|7-2020', videoId: 'v1' }])
    expect(JSON.stringify(plays())).not.toContain(subscriber.email)
    await expect(call(playVideo, { contentId: 'ISO|7-2020', hashId: 'v1' }, outsider)).rejects.toThrow('not-entitled')
    await expect(call(playVideo, { contentId: 'ISO|7-2020', hashId: 'v2' })).rejects.toThrow('video-not-found')
    await expect(call(playVideo, { contentId: 'ISO|8', hashId: 'v1' })).rejects.toThrow('content-not-found')
    const elsewhere: Actor = { ...subscriber, tenant: 'astm' }
    await expect(call(playVideo, { contentId: 'ISO|7-2020', hashId: 'v1' }, elsewhere)).rejects.toThrow('content-not-found')
    expect(plays()).toHaveLength(1)
  })
})

it('tutorials are those whose files are there', async () => {
  expect(await call(listTutorials, {})).toEqual([])
  await ports.objects.put('demowl/tutorials/find-by-number.webm', new Uint8Array(4), { contentType: 'video/webm' })
  await ports.objects.put('demowl/tutorials/find-by-number.en.vtt', new Uint8Array(4), { contentType: 'text/vtt' })
  expect(await call(listTutorials, {})).toMatchObject([
    {
      hashed_id: 'find-by-number',
      contentId: 'tutorials',
      name: 'tenants.tutorial.findByNumber',
      captions: [{ language: 'en' }],
    },
  ])
  await call(playVideo, { contentId: 'tutorials', hashId: 'find-by-number' })
  await expect(call(playVideo, { contentId: 'tutorials', hashId: 'none' })).rejects.toThrow('video-not-found')
})

describe('courses', () => {
  it('are those of all editions of a family, each once, where the tenant has a site for them', async () => {
    const found = (await call(listCourses, { familyName: 'ISO 7' })) as { productCode: string }[]
    expect(found.map(({ productCode }) => productCode).sort()).toEqual(['L0', 'L1'])
    expect(await call(listCourses, { familyName: 'ISO 7' }, { ...subscriber, tenant: 'cga' })).toEqual([])
  })

  it.each([
    ['harbour', { status: '200', url: 'https://learning.lectern.example.org/' }],
    ['northern', { status: '300' }],
    ['nobody', { status: '300' }],
  ])('the account %s is told whether they are included', async (id, answer) => {
    const account = { id, publishers: [], collections: [] }
    expect(await call(showCourseAccess, {}, { ...subscriber, account })).toEqual(answer)
  })
})
