import { type ReactNode, use, useState } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useForgetSearches } from '../saving/use-forget-searches.ts'
import { LinkField } from './link-field.tsx'
import { LinkSharing } from './link-sharing.ts'
import { usePointFacts } from './use-point-facts.ts'

const LISTS = [points.ofDocument, points.pageOfDocument, points.list, points.listAdmin, points.history]

export interface PointActs {
  /** asks first */
  readonly deactivate: (point: CompassPoint) => void
  readonly reactivate: (point: CompassPoint) => void
  /** copies the link, and marks one's own point as shared */
  readonly share: (point: CompassPoint) => void
  /** asks with whom its link is shared; absent where sharing is not offered */
  readonly send: ((point: CompassPoint) => void) | undefined
  /** the point that the dialog asks about */
  readonly asked: CompassPoint | undefined
  readonly dialog: ReactNode
}

const linkOf = ({ compassPointUUID }: CompassPoint) => new URL(pointPaths.one(compassPointUUID), location.href).href

/** Acts on saved points; lists are read again after each. */
export function usePointActs(): PointActs {
  const t = useText()
  const deactivating = useCommand(points.deactivate, { refresh: LISTS })
  const activating = useCommand(points.activate, { refresh: LISTS })
  const sharing = useCommand(points.markShared, { refresh: LISTS })
  const shareLink = use(LinkSharing)
  const [asked, setAsked] = useState<CompassPoint>()
  const [sent, setSent] = useState<CompassPoint>()
  const correct = usePointFacts()
  const forgetSearches = useForgetSearches()
  async function deactivate({ compassPointID: id, contentCode }: CompassPoint) {
    setAsked(undefined)
    try {
      await deactivating.run({ id })
      forgetSearches()
      correct(contentCode, { hasDeactivatedCompassPoint: true })
      notify.success(t('points.deactivated'))
    } catch {
      notify.error(t('points.notDeactivated'))
    }
  }
  async function reactivate({ compassPointID: id, contentCode }: CompassPoint) {
    try {
      await activating.run({ id })
      forgetSearches()
      correct(contentCode, { hasActivatedCompassPoint: true })
      notify.info(t('points.reactivated'))
    } catch {
      notify.error(t('points.notReactivated'))
    }
  }
  /** Copies a link; the dialog that shares it stays open where the browser does not copy. */
  async function copy(point: CompassPoint) {
    if (await share(point)) setSent(undefined)
  }
  async function share(point: CompassPoint) {
    const { compassPointID, type, rights } = point
    try {
      await navigator.clipboard.writeText(linkOf(point))
    } catch {
      notify.error(t('search.notCopied'))
      return false
    }
    notify.success(t('points.linkCopied'))
    // A link to the point of a colleague marks nothing: it stays as its author has it.
    if (type !== 'marked' && rights.share) await sharing.run({ compassPointID }).catch(() => notify.error(t('points.notMarked')))
    return true
  }
  return {
    deactivate: setAsked,
    reactivate: (point) => void reactivate(point),
    share: (point) => void share(point),
    send: shareLink && setSent,
    asked: sent ?? asked,
    dialog: (
      <>
        {sent &&
          shareLink?.({
            point: sent,
            title: t('points.send.title', { designation: sent.designation }),
            children: <LinkField link={linkOf(sent)} onCopy={() => void copy(sent)} />,
            onClose: () => setSent(undefined),
          })}
        {asked && (
          <Dialog
            title={t('points.deactivateTitle')}
            onClose={() => setAsked(undefined)}
            actions={
              <>
                <Button onClick={() => setAsked(undefined)}>{t('shell.cancel')}</Button>
                <Button type="primary" onClick={() => void deactivate(asked)}>
                  {t('points.deactivate')}
                </Button>
              </>
            }
          >
            {t('points.deactivateText')}
          </Dialog>
        )}
      </>
    ),
  }
}
