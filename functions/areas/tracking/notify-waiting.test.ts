import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { nameOf } from '#library/links/names.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { readJob } from '#ports/read-jobs.ts'
import { openLibrary, prepare } from '#test/support/library.ts'
import { notifyWaiting } from './notify-waiting.ts'
import { addWish } from './store.ts'

let library: ReturnType<typeof openLibrary>
beforeEach(() => {
  library = openLibrary()
})
afterEach(() => library.close())

const reader = { userId: 'reader', email: 'reader@example.com' }

/** Saves documents and handles the events that this sends; answers the mails that are asked for. */
async function mailsAfterSaving(...designations: string[]) {
  const prepared = designations.map((designation, at) => prepare({ designation, sourceId: String(at) }))
  await saveDocuments(library, 'demowl', prepared)
  const handle = notifyWaiting(library)
  for (const job of [...library.jobs.sent.values()]) if (job.name === 'arrived') await handle(readJob('arrived', job))
  return [...library.jobs.sent.values()].filter(({ name }) => name === 'notify-arrival').map(({ payload }) => payload)
}

it('somebody who waits for a document is notified once, even if the event repeats', async () => {
  const wish = { id: 'w', designation: 'ISO 9001:2027', name: nameOf('ISO 9001:2027'), since: '' }
  await addWish(library.table, 'demowl', reader, wish)
  const mail = { ...reader, wishId: 'w', contentCode: 'ISO|9001-2027' }
  expect(await mailsAfterSaving('ISO 9001:2027', 'ISO 9002:2027')).toEqual([mail])
  expect(await mailsAfterSaving('ISO 9001:2027')).toEqual([mail])
})

it('a document that nobody waits for sends no mail', async () => {
  expect(await mailsAfterSaving('ISO 9001:2027')).toEqual([])
})
