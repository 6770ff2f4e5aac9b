import { type ReactNode, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { notify } from '#web/lib/notify.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { detailOf } from '../access/failure-of.ts'
import type { Refusal } from './download-file.ts'

const AccessDialog = lazyPart(async () => (await import('../access/access-dialog.tsx')).AccessDialog)

interface PointsDownload {
  /** button for a document with compass points; nothing for others */
  readonly tool: (document: DocumentMetadata) => ReactNode
  readonly dialog: ReactNode
}

/** Downloads the PDF of a document with the compass points that the reader sees. */
export function usePointsDownload(): PointsDownload {
  const t = useText()
  const { language, formatNumber } = useLocale()
  const call = useCall()
  const isProtected = useAccount().contentSecurity['drm-view']
  const [refused, setRefused] = useState<Refusal>()
  const [pending, setPending] = useState(false)

  async function download(contentCode: string) {
    setPending(true)
    try {
      const { downloadFile } = await import('./download-file.ts')
      setRefused(await downloadFile({ contentCode, compassPoints: 'true', language }, { call, t, formatNumber }))
    } catch (error) {
      notify.error(detailOf(error) ?? t('documents.notDownloaded'))
    } finally {
      setPending(false)
    }
  }

  return {
    tool: ({ contentCode, downloadable, access, hasActivatedCompassPoint }) =>
      hasActivatedCompassPoint &&
      downloadable &&
      access === 'open' &&
      !isProtected && (
        <ToolButton
          label={t('documents.downloadWithPoints')}
          hint={t('documents.downloadWithPoints')}
          word={t('documents.withPointsWord')}
          pending={pending}
          icon={
            <span className="tool-signs">
              <Icon shape="DownloadOutlined" aria-hidden="true" />
              <Icon shape="CompassOutlined" aria-hidden="true" />
            </span>
          }
          onPress={() => void download(contentCode)}
        />
      ),
    dialog: <Suspense>{refused && <AccessDialog message={refused} onClose={() => setRefused(undefined)} />}</Suspense>,
  }
}
