import { type ReactNode, Suspense, useState } from 'react'
import { api } from '#contract/index.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { notify } from '#web/lib/notify.ts'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useForgetSearches } from '../saving/use-forget-searches.ts'
import { usePointFacts } from './use-point-facts.ts'

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).SendDialog)

const LISTS = [api.points.ofDocument, api.points.pageOfDocument, api.points.list, api.points.listAdmin, api.points.history]

export interface PointActs {
  /** asks first */
  readonly deactivate: (point: CompassPoint) => void
  readonly reactivate: (point: CompassPoint) => void
  /** copies the link, and marks one's own point as shared */
  readonly share: (point: CompassPoint) => void
  /** asks to whom its link is mailed */
  readonly send: (point: CompassPoint) => void
  /** the point that the dialog asks about */
  readonly asked: CompassPoint | undefined
  readonly dialog: ReactNode
}

const linkOf = ({ compassPointUUID }: CompassPoint) => new URL(pointPaths.one(compassPointUUID), location.href).href

/** Acts on saved points; lists are read again after each. */
export function usePointActs(): PointActs {
  const t = useText()
  const deactivating = useCommand(api.points.deactivate, { refresh: LISTS })
  const activating = useCommand(api.points.activate, { refresh: LISTS })
  const sharing = useCommand(api.points.markShared, { refresh: LISTS })
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
    send: setSent,
    asked: sent ?? asked,
    dialog: (
      <>
        {sent && (
          <Suspense>
            <SendDialog
              point={sent}
              link={linkOf(sent)}
              onCopy={async () => {
                // The link stays there to be copied by hand, for a browser that does not copy.
                if (await share(sent)) setSent(undefined)
              }}
              onSend={async (to) => void (await sharing.run({ compassPointID: sent.compassPointID, to }))}
              onClose={() => setSent(undefined)}
            />
          </Suspense>
        )}
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
