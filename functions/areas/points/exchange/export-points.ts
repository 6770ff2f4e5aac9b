import { pointExchange } from '#contract/points/point-exchange.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { offerExport } from '#library/files/offer-export.ts'
import { readHeld } from '#library/read-held.ts'
import { choosePoints } from '../seen/choose-points.ts'
import { codesOfDocument } from '../seen/codes-of-document.ts'
import { enter, sightOfPoints, viewOf } from '../seen/enter.ts'
import { mayListAll } from '../seen/policy.ts'
import { wordsAreOpen } from '../seen/words-are-open.ts'
import { readAccountPoints } from '../stored/read-account-points.ts'
import { readPlaces } from '../stored/store.ts'
import type { StoredPoint } from '../stored/stored-point.ts'
import { exportedOf } from './exported-point.ts'
import { POINT_FILES } from './write-points.ts'

/** Exports points into one file for each person, account and format. */
export const exportPoints = useCase(
  pointExchange.export,
  ['table', 'objects', 'clock'],
  async ({ format, list, contentCode, ...choice }, context) => {
    const { actor, tenant, ports, fail } = context
    const { owner, settings } = await enter(context)
    if (list === 'admin' && !mayListAll(actor)) fail('forbidden')
    const codes = contentCode === undefined ? undefined : await codesOfDocument(ports.table, tenant, contentCode)
    const all = await readAccountPoints(ports.table, owner)
    const isSeen = list === 'admin' ? undefined : sightOfPoints(actor, settings)
    const sees = codes && ((point: StoredPoint) => codes.has(point.contentCode) && (isSeen?.(point) ?? true))
    const found = await choosePoints(all, choice, { sees: sees ?? isSeen, openWords: wordsAreOpen(ports.table, actor) })
    const chosen = found.slice(0, found.count)
    const held = await readHeld(ports.table, tenant, [...new Set(chosen.map((point) => point.contentCode))])
    const places = await readPlaces(ports.table, owner, chosen)
    const written = chosen.map((point) => {
      const stored = places.get(point.id)
      const view = viewOf(actor, point, settings, held.get(point.contentCode))
      return { point, stored, exported: exportedOf(point, view, stored) }
    })
    const { write, contentType } = POINT_FILES[format]
    const key = `${tenant}/exports/points/${shortHash(`${owner.accountId} ${actor.userId}`, 22)}.${format}`
    return offerExport(ports, { key, subject: 'compass-points', contentType, text: write(written) })
  },
)
