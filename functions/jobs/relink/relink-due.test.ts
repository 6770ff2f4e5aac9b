import { expect, it } from '@jest/globals'
import type { DocumentCard, Standing } from '#contract/documents/document-card.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { readJob } from '#ports/read-jobs.ts'
import { openLibrary, prepare } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { relinkDueJob, requestRelinking } from './relink-due.ts'

const DAY_SECONDS = 24 * 3600
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10)

it('the row of a standard changes on the day on which its next edition is in force, without a save', async () => {
  const clock = movableClock()
  const library = openLibrary()
  const ports = { ...library, clock, ids: ulidIds(clock) }
  const day = dayAfter(10)
  const next = `ISO 1:${day.slice(0, 4)}`
  await saveDocuments(library, 'demowl', [
    prepare({ designation: 'ISO 1:2001', publishDate: '2001-05-01', withdrawnDate: day, replacedBy: next }),
    prepare({ designation: next, publishDate: day }),
    prepare({ designation: 'ISO 2:2001', publishDate: '2001-05-01' }),
  ])
  const shown = () =>
    [...library.search.all.values()].map(({ designation, standsFor, card }) => {
      const { standing } = card as DocumentCard & { readonly standing: Standing }
      return `${designation} ${standsFor} ${standing.is}`
    })
  const sent = () => [...library.jobs.sent.values()].filter(({ name }) => name === 'relink-due')
  const passDay = async () => {
    await requestRelinking(ports, ['demowl', 'astm'])
    for (const job of sent()) await relinkDueJob(ports)(readJob('relink-due', job))
  }

  await passDay()
  expect(sent()).toEqual([])
  expect(shown()[0]).toBe('ISO 1:2001 standard in-force')

  clock.pass(11 * DAY_SECONDS)
  await passDay()
  expect(sent().map(({ tenant }) => tenant)).toEqual(['demowl'])
  expect(shown()).toEqual(['ISO 1:2001 edition withdrawn', `${next} standard in-force`, 'ISO 2:2001 standard in-force'])
  expect(library.items('demowl#standing-days')).toEqual([])
  await library.close()
})
