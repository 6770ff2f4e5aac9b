import { expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { points } from '#contract/points/points.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { placeInForce } from './place-in-force.ts'

const POINT = { contentCode: 'LC|1', compassPointUUID: 'p' }
const versions = [
  { contentCode: 'LC|2', status: 'Active', hasText: true },
  { contentCode: 'LC|1', status: 'Historical', hasText: true },
]
const at = (page: number) => ({ by: 'quote', sure: 'exact', place: { areas: [{ page, left: 0, top: 0, right: 1, bottom: 1 }] } })
const carried = (more: object) => ({ compassPointID: 'q', selectionMetadata: { sourceCompassPointId: 'p' }, ...more })
const proposed = (more: object) => ({ id: 'x', point: { compassPointID: 'p' }, ...more })

/** Place of the point where the edition in force has such points and proposals. */
const placed = (list: { content?: object[]; proposals?: object[] }, from = POINT) =>
  placeInForce(
    (async ({ id }: { id: string }) => {
      if (id === documents.metadata.id) return { contentCode: from.contentCode, versions }
      if (id === points.ofDocument.id) return { content: [], proposals: [], ...list }
      return { place: { clause: { id: 'life', word: 3 } } }
    }) as unknown as Call,
    from,
  )

it('a point of an older edition opens the edition in force on the page where it was carried, or is proposed', async () => {
  const there = (query: object) => ({ contentCode: 'LC|2', query: { compasspointuuid: 'p', ...query } })
  expect(await placed({ content: [carried({ found: at(3) })], proposals: [proposed({ found: at(5) })] })).toEqual(
    there({ page: 4 }),
  )
  expect(await placed({ content: [carried({})], proposals: [proposed({ found: at(5) })] })).toEqual(there({ page: 6 }))
  expect(await placed({ content: [carried({ found: { ...at(0), place: {} } })] })).toEqual(there({}))
})

it('without a place there it opens the clause: the nearest of the newer text, else that of its own', async () => {
  const there = (clause: string) => ({ contentCode: 'LC|2', query: { compasspointuuid: 'p', clause, heading: clause } })
  expect(await placed({ proposals: [proposed({ clause: { id: 'dimming', number: '5', title: 'Dimming' } })] })).toEqual(
    there('dimming'),
  )
  expect(await placed({})).toEqual(there('life'))
})

it('a point of the edition in force stays where it is', async () => {
  expect(await placed({}, { ...POINT, contentCode: 'LC|2' })).toBeUndefined()
})
