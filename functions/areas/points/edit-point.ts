import { isDeepStrictEqual } from 'node:util'
import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { savePoints } from './list/save-points.ts'
import { sendChanged } from './proposals/carry-changed.ts'
import { findVisiblePoint, viewOf } from './rights/load-point-access.ts'
import { presentPoint } from './rights/present.ts'
import { settingsFor } from './rights/settings.ts'
import { hasSelection, selectPoint } from './select-point.ts'
import { auditOf, authorName, documentColumns, placeFacts, storedPlaceOf } from './store/make-change.ts'
import { findPlaceOf, findPoint } from './store/points-store.ts'
import type { StoredPlace, StoredPoint } from './store/stored-point.ts'
import { readPointTexts } from './texts/read-point-texts.ts'

const sameTexts = (a: StoredPoint, b: StoredPoint) =>
  a.name === b.name && a.description === b.description && a.overlayDetails === b.overlayDetails

const samePlace = (a: StoredPlace | undefined, b: StoredPlace) => isDeepStrictEqual(a?.place, JSON.parse(JSON.stringify(b.place)))

export const editPoint = useCase(points.edit, ['table', 'objects', 'clock', 'ids', 'jobs'], async (input, context) => {
  const { actor, ports, fail } = context
  const { owner, settings, point: before, view } = await findVisiblePoint(input.id, context)
  const { document, rights, readable } = view
  if (before.status === 'inactive') fail('point-inactive', 'id')
  if (!document || !readable) return fail('not-entitled', 'id')
  if (!rights.edit) fail('forbidden')
  const texts = await readPointTexts(input, before, settingsFor(settings, before.publisher), fail)
  const selected = hasSelection(input) ? await selectPoint(input, document, context) : undefined
  const place = selected && storedPlaceOf(selected)
  const after: StoredPoint = {
    ...before,
    ...documentColumns(document),
    ...texts,
    ...(place && placeFacts(place.place)),
    modified: ports.clock.now().toISOString(),
    modifiedBy: authorName(actor),
    version: before.version + 1,
    write: ports.ids.next(),
  }
  const present = async (point: StoredPoint) =>
    presentPoint(point, viewOf(actor, point, settings, document), await findPlaceOf(ports.table, owner, point))
  // An answer that was lost is given again.
  if (input.version !== undefined && before.version === input.version + 1 && sameTexts(before, after)) {
    if (!place) return present(before)
    if (samePlace(await findPlaceOf(ports.table, owner, before), place)) {
      await sendChanged(ports, owner, [before])
      return present(before)
    }
  }
  if (input.version !== undefined && before.version !== input.version) fail('point-changed', 'version', await present(before))
  const audit = auditOf(place ? 'UPDATE-SELECTION' : 'UPDATE', authorName(actor), { before, after })
  if ((await savePoints(ports, owner, [{ before, after, audit, ...(place && { place }) }])).size > 0)
    return fail('point-changed', 'version', await present((await findPoint(ports.table, owner, before.id)) ?? before))
  if (place) await sendChanged(ports, owner, [after])
  return present(after)
})
