import { randomUUID } from 'node:crypto'
import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { savePoints } from './list/save-points.ts'
import { sendChanged } from './proposals/carry-changed.ts'
import { isVisiblePoint, loadPointAccess, viewOf } from './rights/load-point-access.ts'
import { mayCreate } from './rights/policy.ts'
import { presentPoint } from './rights/present.ts'
import { settingsFor } from './rights/settings.ts'
import { selectPoint } from './select-point.ts'
import { auditOf, authorName, documentColumns, placeFacts, storedPlaceOf } from './store/make-change.ts'
import { namedId } from './store/named-id.ts'
import { findPoint } from './store/points-store.ts'
import type { StoredPoint } from './store/stored-point.ts'
import { readPointTexts } from './texts/read-point-texts.ts'

export const createPoint = useCase(points.create, ['table', 'objects', 'clock', 'ids', 'jobs'], async (input, context) => {
  const { actor, ports, fail } = context
  const { owner, settings } = await loadPointAccess(context)
  const document = await findDocument(input.contentID, context)
  if (!mayRead(actor, document)) fail('not-entitled', 'contentID')
  const own = settingsFor(settings, document.record.publisher)
  if (!mayCreate(actor, own['pdf-view-setting'], true)) fail('forbidden')
  const texts = await readPointTexts(input, undefined, own, fail)
  const wanted = input.compassPointUUID?.toLowerCase() ?? randomUUID()
  const other = input.compassPointUUID && (await findPoint(ports.table, owner, wanted))
  // The UUID of a point that the person does not see tells nothing of it: theirs is another.
  const id = other && !isVisiblePoint(actor, other, settings) ? namedId(`created ${wanted} ${actor.userId}`) : wanted
  const selected = await selectPoint(input, document, context)
  const now = ports.clock.now().toISOString()
  const after: StoredPoint = {
    id,
    contentCode: document.contentCode,
    ...documentColumns(document),
    ...texts,
    ...placeFacts(selected.place, input.selectionMetadata?.selectionText),
    createdById: actor.userId,
    createdBy: authorName(actor),
    creatorEmail: actor.email,
    created: now,
    modified: now,
    status: 'active',
    version: 1,
    write: ports.ids.next(),
  }
  const place = storedPlaceOf(selected)
  const change = { after, place, audit: auditOf('INSERT', after.createdBy, { after }) }
  if ((await savePoints(ports, owner, [change])).size > 0) {
    // An answer that was lost is given again; other texts are another point.
    const stored = await findPoint(ports.table, owner, id)
    const isSame = stored?.createdById === actor.userId && stored.name === after.name && stored.description === after.description
    if (!stored || !isSame) return fail('point-changed', 'compassPointUUID')
    await sendChanged(ports, owner, [stored])
    return presentPoint(stored, viewOf(actor, stored, settings, document), place)
  }
  await sendChanged(ports, owner, [after])
  return presentPoint(after, viewOf(actor, after, settings, document), place)
})
