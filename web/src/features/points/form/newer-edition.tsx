import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useSaving } from '#web/lib/drafts/use-draft-savers.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import type { PointSaver } from '../saving/point-draft.ts'

interface NewerEditionProps {
  saver: PointSaver
  edition: DocumentMetadata['versions'][number]
  move: (id: string, change: Partial<ReturnType<PointSaver['view']>['draft']>) => void
}

/** Offers to write a new point in the edition in force, at the same words, with what is written by now. */
export function NewerEdition({ saver, edition, move }: NewerEditionProps) {
  const t = useText()
  const say = useRichText()
  const navigate = useNavigate()
  const isProtected = useAccount().contentSecurity['drm-view']
  const { annotationId, place } = useSaving(saver).draft
  const quote = place?.quote
  function go() {
    // Its rectangles are those of this edition; the words are found again in the other.
    if (!quote) return
    const { exact, before, after } = quote
    move(annotationId, { contentId: edition.contentCode, place: { quote: { exact, before, after } } })
    navigate((isProtected ? paths.documentView : paths.document)(edition.contentCode, { annotationid: annotationId }))
  }
  if (!quote) return null
  return (
    <p className="annotation-hint">
      {t('points.notInForce')}{' '}
      <Button type="text" className="annotation-act" onClick={go}>
        {say('points.createIn', { designation: <Designation>{edition.designationNo}</Designation> })}
      </Button>
    </p>
  )
}
