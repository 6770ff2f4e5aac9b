import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import { points } from '#contract/points/points.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { usePointActs } from '../acts/use-point-acts.tsx'
import { usePointFacts } from '../acts/use-point-facts.ts'
import { newPointId } from '../saving/point-draft.ts'
import { usePointDrafts } from '../saving/use-point-drafts.ts'
import { fieldsOf, textsOfPoint } from '../texts/point-fields.ts'
import { editionInForce } from './edition-in-force.ts'
import { itemOfPoint, itemOfPointDraft, type PointItem } from './point-item.ts'

/** Document as much as its points need of it. */
export type PointedDocument = Pick<
  DocumentMetadata,
  'contentCode' | 'versions' | 'hasActivatedCompassPoint' | 'proposedCompassPoints' | 'compassPointSettings'
>

/** Proposals that metadata count at most. */
const MAX_COUNTED = 100

const NO_TEXTS = { name: '', description: '', overlayDetails: '' }

/** Compass points on the document that is open, with those that the server does not have yet. */
export function useDocumentPoints(document: PointedDocument, rendition: 'pdf' | 'html') {
  const t = useText()
  const { contentCode } = document
  const hasPoints = document.hasActivatedCompassPoint || document.proposedCompassPoints > 0
  const { data, error, mutate } = useEndpoint(points.ofDocument, hasPoints ? { contentCode, rendition } : null)
  const settings = data?.settings ?? document.compassPointSettings
  const correct = usePointFacts()
  const count = data?.content.length
  const proposed = data?.proposed
  useEffect(() => {
    if (count === undefined || proposed === undefined) return
    correct(contentCode, { hasActivatedCompassPoint: count > 0, proposedCompassPoints: Math.min(proposed, MAX_COUNTED) })
  }, [count, proposed, contentCode, correct])
  const [isInactiveShown, showInactive] = useState(false)
  const inactive = useEndpoint(
    points.ofDocument,
    isInactiveShown ? { contentCode, rendition, status: 'inactive' as const } : null,
  )
  const [chosen, setChosen] = useState<string>()
  const fields = useMemo(() => (settings ? fieldsOf(settings) : []), [settings])
  const [saved, setSaved] = useState<string>()
  const drafts = usePointDrafts(fields, (point, isNew) => {
    setSaved(point.compassPointID)
    notify.success(t(isNew ? 'points.created' : 'points.saved'))
    if (data && !isNew) {
      const renew = (one: (typeof data)['content'][number]) =>
        one.compassPointID === point.compassPointID ? { ...one, ...point } : one
      void mutate({ ...data, content: data.content.map(renew) })
    } else if (hasPoints) void mutate()
    else correct(contentCode, { hasActivatedCompassPoint: true })
  })
  const { savers: written, start, resume } = drafts
  useEffect(() => resume(contentCode), [resume, contentCode])

  const isLoaded = data !== undefined || !hasPoints
  const items = useMemo((): PointItem[] => {
    const known = (data?.content ?? []).map((point) => itemOfPoint(point, written.get(point.compassPointID)))
    const ids = new Set(known.map(({ id }) => id))
    const unknown = [...written.values()]
      .map((saver) => ({ saver, draft: saver.view().draft }))
      .filter(({ draft }) => !ids.has(draft.annotationId))
    // A draft of a point that is gone from the list is no new one: it waits until the list is there.
    const shown = unknown.filter(({ draft }) => isLoaded || draft.version === undefined)
    return [...shown.map(({ saver }) => itemOfPointDraft(saver)), ...known]
  }, [data, written, isLoaded])

  const add = useCallback(
    (place: TextPlace) => {
      const annotationId = newPointId()
      start({ contentId: contentCode, annotationId, texts: NO_TEXTS, place })
      setChosen(annotationId)
    },
    [contentCode, start],
  )
  const deactivated = useMemo(() => (inactive.data?.content ?? []).map((point) => itemOfPoint(point, undefined)), [inactive.data])
  const proposals = useMemo(() => data?.proposals ?? [], [data])
  return {
    items,
    proposals,
    /** those that are not among the proposals */
    moreProposed: (proposed ?? 0) - proposals.length,
    deactivated,
    isInactiveShown,
    showInactive,
    isLoaded,
    error: isLoaded ? undefined : error,
    reload: mutate,
    mayCreate: settings?.activate === true,
    /** edition in force of a document that is not */
    editionInForce: editionInForce(document),
    audience: settings?.audience ?? 'account',
    fields,
    drafts,
    acts: usePointActs(),
    chosen,
    choose: setChosen,
    /** point that was saved last, until somebody saw it in the text */
    saved,
    forgetSaved: () => setSaved(undefined),
    add,
    textsBefore: ({ point }: PointItem) => (point ? textsOfPoint(fields, point) : NO_TEXTS),
    edit: ({ id, point }: PointItem) =>
      point && start({ contentId: contentCode, annotationId: id, texts: textsOfPoint(fields, point), version: point.version }),
  }
}

export type DocumentPoints = ReturnType<typeof useDocumentPoints>
