import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { detailOf } from '../access/failure-of.ts'
import type { Refusal } from './download-file.ts'

const AccessDialog = lazy(async () => ({ default: (await import('../access/access-dialog.tsx')).AccessDialog }))

interface PointsDownload {
  /** item of the menu of a document with compass points; none for others */
  readonly items: (document: DocumentMetadata) => MenuItem[]
  readonly dialog: ReactNode
}

/** Downloads the PDF of a document with the compass points that the reader sees. */
export function usePointsDownload(): PointsDownload {
  const t = useText()
  const { language, formatNumber } = useLocale()
  const call = useCall()
  const isProtected = useAccount().contentSecurity['drm-view']
  const [refused, setRefused] = useState<Refusal>()

  async function download(contentCode: string) {
    try {
      const { downloadFile } = await import('./download-file.ts')
      setRefused(await downloadFile({ contentCode, compassPoints: 'true', language }, { call, t, formatNumber }))
    } catch (error) {
      notify.error(detailOf(error) ?? t('documents.notDownloaded'))
    }
  }

  return {
    items: ({ contentCode, downloadable, access, hasActivatedCompassPoint }) =>
      hasActivatedCompassPoint && downloadable && access === 'open' && !isProtected
        ? [
            {
              key: 'points-download',
              label: t('documents.downloadWithPoints'),
              icon: <Icon shape={DownloadOutlined} aria-hidden="true" />,
              onChoose: () => void download(contentCode),
            },
          ]
        : [],
    dialog: <Suspense>{refused && <AccessDialog message={refused} onClose={() => setRefused(undefined)} />}</Suspense>,
  }
}
