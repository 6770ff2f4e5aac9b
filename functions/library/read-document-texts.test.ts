import { Readable } from 'node:stream'
import { expect, it } from '@jest/globals'
import type { Job } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { BROKEN_TEXTS } from '#test/support/broken-texts.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { readDocumentTexts } from './read-document-texts.ts'

const DOCUMENT = { contentCode: 'ISO|1-2020', files: { html: { key: 'astm/documents/one.html' } } } as unknown as LibraryDocument

it.each([...BROKEN_TEXTS, ['missing', undefined] as const])(
  'a text that is %s is made again by a job, unless a newer release wrote it',
  async (how, bytes) => {
    const sent: Job[] = []
    const ports = {
      objects: { get: async () => bytes && { body: Readable.from([bytes]) } },
      jobs: { send: async (job: Job) => void sent.push(job) },
      clock: { now: () => new Date() },
    } as unknown as Ports
    const pending = how !== 'newer'
    expect(await readDocumentTexts(DOCUMENT, { tenant: 'astm', ports })).toEqual({ pending })
    expect(sent.map(({ name }) => name)).toEqual(pending ? ['make-text'] : [])
  },
)
