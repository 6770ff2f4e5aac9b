import { pointExchange } from '#contract/points/point-exchange.ts'
import { useCase } from '#functions/http/use-case.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readListedPoints } from './list/read-listed-points.ts'
import { loadPointAccess, sightOfPoints } from './rights/load-point-access.ts'

export const countPoints = useCase(pointExchange.counts, ['table', 'jobs'], async ({ contentCodes }, context) => {
  const { actor, ports } = context
  const { owner, settings } = await loadPointAccess(context)
  const all = await readListedPoints(ports, owner)
  const byCode = new Map<string, number>()
  let total = 0
  const sees = sightOfPoints(actor, settings)
  for (const point of all.all()) {
    if (point.status !== 'active' || (sees && !sees(point))) continue
    byCode.set(point.contentCode, (byCode.get(point.contentCode) ?? 0) + 1)
    total++
  }
  if (total === 0) return { counts: [], documents: 0, total }
  const held = await readJoinedDocuments(ports.table, actor.tenant, contentCodes.filter(isContentCode))
  const counts = [...new Set(contentCodes)].flatMap((contentCode) => {
    const codes = codesOfText(held.get(contentCode), contentCode)
    const count = codes.reduce((sum, code) => sum + (byCode.get(code) ?? 0), 0)
    return count > 0 ? [{ contentCode, count }] : []
  })
  return { counts, documents: byCode.size, total }
})
