import { pointReview } from '#contract/points/point-review.ts'
import { points } from '#contract/points/points.ts'
import type { World } from '../../world.ts'
import { TENANT } from './answer-world.ts'
import { workOfStores } from './store-work.ts'

export const OLDER = 'ISO|131-2020'
export const NEWER = 'ISO|131-2024'
const COLOUR = {
  quote: { exact: 'colour of a ladder is free.', before: '', after: '' },
  areas: [{ page: 0, left: 100, top: 400, right: 690, bottom: 500 }],
}

/** Makes a point and carries it to the next edition, where it is proposed until somebody drops it. */
export async function carriedPoint(world: World, person: string, name: string) {
  const call = world.direct(person, TENANT)
  const { compassPointID: id } = await call(points.create, { contentID: OLDER, name, place: COLOUR })
  await workOfStores(world, { name: 'carry-points', payload: { accountId: 'harbour', contentCode: NEWER } })
  const { content } = await call(pointReview.proposals, { pageSize: 100 })
  const proposals = content.filter(({ point }) => point.compassPointID === id)
  const ids = proposals.map((one) => one.id)
  return {
    proposals,
    move: () => call(pointReview.answer, { answer: 'move', ids, place: COLOUR }),
    async drop() {
      await call(pointReview.answer, { answer: 'drop', ids })
      await call(points.deactivate, { id })
    },
  }
}
