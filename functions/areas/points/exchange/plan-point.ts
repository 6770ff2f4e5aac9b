import { lettersOf } from '#anchors/letters-of.ts'
import type { ImportedPoint } from '#contract/points/point-exchange.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { type SelectedPlace, selectedRendition, selectIn } from '#library/places/select-place.ts'
import type { Actor } from '#people/actor.ts'
import { viewOf } from '../rights/load-point-access.ts'
import { mayCreate, mayListAll } from '../rights/policy.ts'
import { settingsFor } from '../rights/settings.ts'
import { auditOf, authorName, documentColumns, placeFacts, storedPlaceOf } from '../store/make-change.ts'
import type { PointChange } from '../store/points-store.ts'
import type { StoredSettings } from '../store/settings-store.ts'
import type { StoredPlace, StoredPoint } from '../store/stored-point.ts'
import { cleanTexts, type PointTextsOf, TextRefused } from '../texts/clean-texts.ts'
import type { FilePoint } from './files/read-file.ts'

interface Known {
  /** id that the point has if it is new */
  readonly id: string
  readonly actor: Actor
  readonly settings: StoredSettings
  readonly document: JoinedDocument | undefined
  readonly before: StoredPoint | undefined
  readonly beforePlace: StoredPlace | undefined
  /** ISO 8601 */
  readonly now: string
  readonly write: string
  readonly textOf: (contentCode: string, rendition: 'pdf' | 'html') => Promise<RenditionText | undefined>
}

type Reason = NonNullable<ImportedPoint['reason']>
type Plan =
  | { readonly result: 'created' | 'changed'; readonly change: PointChange }
  | { readonly result: 'unchanged' }
  | { readonly result: 'refused'; readonly reason: Reason }

const refused = (reason: Reason): Plan => ({ result: 'refused', reason })

/** Plans what becomes of a point of a file: nothing, a new point, a change of the one that is there, or a refusal. */
export async function planPoint(given: FilePoint, known: Known): Promise<Plan> {
  const { actor, settings, document, before } = known
  if (!document) return refused('content-not-found')
  if (!mayRead(actor, document)) return refused('not-entitled')
  const own = settingsFor(settings, document.record.publisher)
  let texts: PointTextsOf
  try {
    texts = await cleanTexts(given, before, own, given.richText)
  } catch (error) {
    if (error instanceof TextRefused) return refused(error.code)
    throw error
  }
  if (before) return planChange(given, texts, before, known, document)
  if (!mayCreate(actor, own['pdf-view-setting'], true)) return refused('not-yours')
  const selected = await selectGiven(given, document, known)
  return selected ? planNew(given, texts, selected, known, document) : refused('no-such-place')
}

/** Makes the place that a file names, if the words that stand there are those of the file: it may be of another document. */
async function selectGiven(
  { place, contentCode }: FilePoint,
  document: JoinedDocument,
  { textOf }: Known,
): Promise<SelectedPlace | undefined> {
  const text = place && (await textOf(contentCode, selectedRendition(document, place)))
  const selected = text && selectIn(text, place)
  if (!selected || !place?.quote) return selected
  const found = selected.place.quote?.exact ?? place.quote.exact
  return lettersOf(found) === lettersOf(place.quote.exact) ? selected : undefined
}

function planNew(
  given: FilePoint,
  texts: PointTextsOf,
  selected: SelectedPlace,
  { id, actor, now, write }: Known,
  document: JoinedDocument,
): Plan {
  // Whoever keeps the points of all may say whose they were.
  const isKeeper = mayListAll(actor)
  const created = (isKeeper && given.createdDate) || now
  const isInactive = given.status === 'inactive'
  const after: StoredPoint = {
    id,
    contentCode: document.contentCode,
    ...documentColumns(document),
    ...texts,
    ...placeFacts(selected.place, given.selectionText),
    createdById: (isKeeper && given.createdById) || actor.userId,
    createdBy: (isKeeper && given.createdUserName) || authorName(actor),
    creatorEmail: isKeeper && given.createdById && given.createdById !== actor.userId ? '' : actor.email,
    created,
    modified: now,
    status: given.status,
    ...(isInactive && {
      deactivated: given.deactivatedDate ?? now,
      deactivatedBy: (isKeeper && given.deletedByUserName) || authorName(actor),
    }),
    version: 1,
    write,
  }
  const audit = auditOf('INSERT', authorName(actor), { after })
  return { result: 'created', change: { after, place: storedPlaceOf(selected), audit } }
}

const sameTexts = (a: PointTextsOf, b: PointTextsOf) =>
  a.name === b.name && a.description === b.description && a.overlayDetails === b.overlayDetails

async function planChange(
  given: FilePoint,
  texts: PointTextsOf,
  before: StoredPoint,
  known: Known,
  document: JoinedDocument,
): Promise<Plan> {
  const { actor, settings, beforePlace, now, write } = known
  const quote = given.place?.quote?.exact
  const isMoved = quote !== undefined && lettersOf(quote) !== lettersOf(beforePlace?.place.quote?.exact ?? '')
  if (sameTexts(texts, before) && !isMoved) return { result: 'unchanged' }
  if (before.status === 'inactive') return refused('point-inactive')
  if (!viewOf(actor, before, settings, document).rights.edit) return refused('not-yours')
  const selected = isMoved ? await selectGiven(given, document, known) : undefined
  if (isMoved && !selected) return refused('no-such-place')
  const place = selected && storedPlaceOf(selected)
  const after: StoredPoint = {
    ...before,
    ...texts,
    ...(place && placeFacts(place.place)),
    modified: now,
    modifiedBy: authorName(actor),
    version: before.version + 1,
    write,
  }
  const audit = auditOf(place ? 'UPDATE-SELECTION' : 'UPDATE', authorName(actor), { before, after })
  return { result: 'changed', change: { before, after, audit, ...(place && { place }) } }
}
