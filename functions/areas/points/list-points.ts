import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { PointPage } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { choosePoints, needsStandings, type PointChoice } from './list/choose-points.ts'
import { codesOfDocument } from './list/codes-of-document.ts'
import { standingsOfDocuments } from './list/document-standings.ts'
import { readListedPoints } from './list/read-listed-points.ts'
import { loadPointAccess, type PointAccess, sightOfPoints, viewOf } from './rights/load-point-access.ts'
import { wordsAreOpen } from './rights/open-words.ts'
import { mayListAll } from './rights/policy.ts'
import { presentListedPoint } from './rights/present.ts'
import type { StoredPoint } from './store/stored-point.ts'

interface PageCall {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'jobs' | 'clock'>
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
  { owner, settings }: PointAccess,
  { choice, page, size, sees }: Wanted,
): Promise<SchemaType<typeof PointPage>> {
  const all = await readListedPoints(ports, owner)
  const standings = needsStandings(choice) ? await standingsOfDocuments(ports, owner, all) : undefined
  const chosen = await choosePoints(all, choice, { sees, openWords: wordsAreOpen(ports.table, actor), standings })
  const shown = chosen.slice((page - 1) * size, page * size)
  const codes = shown.map(({ contentCode }) => contentCode)
  const shownStandings = await standingsOfDocuments(ports, owner, all, codes)
  const held = await readJoinedDocuments(ports.table, actor.tenant, [...new Set(codes)])
  return {
    content: shown.map((point) => {
      const view = viewOf(actor, point, settings, held.get(point.contentCode))
      return presentListedPoint(point, view, shownStandings.get(point.contentCode))
    }),
    totalElements: chosen.count,
    pageSize: size,
  }
}

export const listPointsAsPage = useCase(
  points.pageOfDocument,
  ['table', 'jobs', 'clock'],
  async ({ contentID, offset, pageSize, ...choice }, context) => {
    const access = await loadPointAccess(context)
    const codes = await codesOfDocument(context.ports.table, context.tenant, contentID)
    const isVisiblePoint = sightOfPoints(context.actor, access.settings)
    const sees = (point: StoredPoint) => codes.includes(point.contentCode) && (isVisiblePoint?.(point) ?? true)
    return pageOf(context, access, { choice, page: offset, size: pageSize, sees })
  },
)

export const listPoints = useCase(
  points.list,
  ['table', 'jobs', 'clock'],
  async ({ pageIndex, pageSize, ...choice }, context) => {
    const access = await loadPointAccess(context)
    const sees = sightOfPoints(context.actor, access.settings)
    return pageOf(context, access, { choice, page: pageIndex, size: pageSize, sees })
  },
)

export const listPointsForAdmin = useCase(
  points.listAdmin,
  ['table', 'jobs', 'clock'],
  async ({ pageIndex, pageSize, ...choice }, context) => {
    if (!mayListAll(context.actor)) return context.fail('forbidden')
    return pageOf(context, await loadPointAccess(context), { choice, page: pageIndex, size: pageSize })
  },
)
