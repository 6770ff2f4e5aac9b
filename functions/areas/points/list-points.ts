import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { PointPage } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readHeld } from '#library/read-held.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { choosePoints, type PointChoice } from './seen/choose-points.ts'
import { codesOfDocument } from './seen/codes-of-document.ts'
import { type Entered, enter, sightOfPoints, viewOf } from './seen/enter.ts'
import { presentPoint } from './seen/present.ts'
import { wordsAreOpen } from './seen/words-are-open.ts'
import { readListedPoints } from './stored/read-listed-points.ts'
import type { StoredPoint } from './stored/stored-point.ts'

interface PageCall {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'jobs'>
}

interface Wanted {
  readonly choice: PointChoice
  /** from 1 */
  readonly page: number
  readonly size: number
  readonly sees?: ((point: StoredPoint) => boolean) | undefined
}

async function pageOf(
  { actor, ports }: PageCall,
  { owner, settings }: Entered,
  { choice, page, size, sees }: Wanted,
): Promise<SchemaType<typeof PointPage>> {
  const all = await readListedPoints(ports, owner)
  const chosen = await choosePoints(all, choice, { sees, openWords: wordsAreOpen(ports.table, actor) })
  const shown = chosen.slice((page - 1) * size, page * size)
  const held = await readHeld(ports.table, actor.tenant, [...new Set(shown.map(({ contentCode }) => contentCode))])
  return {
    content: shown.map((point) => presentPoint(point, viewOf(actor, point, settings, held.get(point.contentCode)))),
    totalElements: chosen.count,
    pageSize: size,
  }
}

export const listPointsAsPage = useCase(
  points.pageOfDocument,
  ['table', 'jobs'],
  async ({ contentID, offset, pageSize, ...choice }, context) => {
    const entered = await enter(context)
    const codes = await codesOfDocument(context.ports.table, context.tenant, contentID)
    const isSeen = sightOfPoints(context.actor, entered.settings)
    const sees = (point: StoredPoint) => codes.has(point.contentCode) && (isSeen?.(point) ?? true)
    return pageOf(context, entered, { choice, page: offset, size: pageSize, sees })
  },
)

export const listPoints = useCase(points.list, ['table', 'jobs'], async ({ pageIndex, pageSize, ...choice }, context) => {
  const entered = await enter(context)
  const sees = sightOfPoints(context.actor, entered.settings)
  return pageOf(context, entered, { choice, page: pageIndex, size: pageSize, sees })
})

export const listPointsForAdmin = useCase(
  points.listAdmin,
  ['table', 'jobs'],
  async ({ pageIndex, pageSize, ...choice }, context) =>
    pageOf(context, await enter(context), { choice, page: pageIndex, size: pageSize }),
)
