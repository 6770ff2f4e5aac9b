import { Suspense, useState } from 'react'
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

interface DownloadButtonProps {
  document: { readonly contentCode: string; readonly displayDesignation: string; readonly publisherTypeCode: string }
  /** why a file that is empty may not be had */
  whenEmpty?: Refusal
}

/** Downloads the PDF. Access is verified first; a refusal is explained in a dialog. */
export function DownloadButton({ document, whenEmpty }: DownloadButtonProps) {
  const { contentCode, displayDesignation, publisherTypeCode } = document
  const t = useText()
  const { formatNumber } = useLocale()
  const call = useCall()
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refusal>()
  if (useAccount().contentSecurity['drm-view'] || publisherTypeCode === 'CPP') return null

  async function download() {
    setPending(true)
    try {
      const { downloadFile } = await import('./download-file.ts')
      setRefused(await downloadFile({ contentCode }, { call, t, formatNumber, whenEmpty }))
    } catch (error) {
      notify.error(detailOf(error) ?? t('documents.notDownloaded'))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <ToolButton
        label={t('documents.downloadOne', { designation: displayDesignation })}
        hint={t('documents.downloadFile')}
        word={t('documents.downloadWord')}
        pending={pending}
        icon={<Icon shape="DownloadOutlined" aria-hidden="true" />}
        onPress={() => void download()}
      />
      <Suspense>{refused && <AccessDialog message={refused} onClose={() => setRefused(undefined)} />}</Suspense>
    </>
  )
}
