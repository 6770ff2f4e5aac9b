import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openLibrary } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { markCancelled, noteMaking } from './store.ts'
import { findProgress, type MakingPlace } from './waiting-store.ts'
import { type MakingWatch, watchMaking } from './watch-making.ts'

const clock = movableClock()
const place: MakingPlace = { tenant: 'demowl', id: 'a-b', form: 'page' }
let library: ReturnType<typeof openLibrary>
beforeEach(async () => {
  library = openLibrary()
  await noteMaking(library.table, 'demowl', { ...place, since: clock.now(), job: 'one' })
})
afterEach(() => library.close())

/** Makes something that lasts until it is stopped. */
const lasting = (onStart: (watch: MakingWatch) => void) => (watch: MakingWatch) =>
  new Promise<never>((_, reject) => {
    watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
    onStart(watch)
  })

describe('a result that is being made', () => {
  it('notes how far it is, and ends once nobody waits for it', async () => {
    const ports = { table: library.table, clock }
    const made = watchMaking(
      ports,
      place,
      'one',
      lasting(({ onProgress }) => onProgress({ step: 'writing', percent: 12 })),
    )
    while (!(await findProgress(library.table, place, 'one'))) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await findProgress(library.table, place, 'one')).toEqual({ step: 'writing', percent: 12 })
    await markCancelled(library.table, 'demowl', place.id, place.form)
    await expect(made).rejects.toMatchObject({ name: 'MakingCancelled' })
  })
})
