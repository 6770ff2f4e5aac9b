import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import { lazy, Suspense, useState } from 'react'
import { ENTITLEMENT_HEADER } from '#contract/documents/documents.ts'
import { api } from '#contract/index.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const AccessDialog = lazy(async () => ({ default: (await import('./access/access-dialog.tsx')).AccessDialog }))

interface DownloadButtonProps {
  document: { readonly contentCode: string; readonly displayDesignation: string; readonly publisherTypeCode: string }
}

type Refusal = 'noAccess' | 'noDocument'

/** Problem codes that are about this document and not temporary. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  'not-entitled': 'noAccess',
  'no-file': 'noDocument',
  'content-not-found': 'noDocument',
  'content-gone': 'noDocument',
  'not-downloadable': 'noAccess',
}

/** Downloads the PDF. Access is verified first; a refusal is explained in a dialog. */
export function DownloadButton({ document: { contentCode, displayDesignation, publisherTypeCode } }: DownloadButtonProps) {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refusal>()
  if (useAccount().contentSecurity['drm-view'] || publisherTypeCode === 'CPP') return null

  async function fetchFile(): Promise<Refusal | undefined> {
    const { headers } = await call.raw(api.documents.verify, { contentCode })
    if (headers.get(ENTITLEMENT_HEADER) !== 'true') return 'noAccess'
    const { url, name, size } = await call(api.documents.download, { contentCode })
    if (size === 0) return 'noAccess'
    downloadFrom(url, name)
  }

  async function download() {
    setPending(true)
    try {
      setRefused(await fetchFile())
    } catch (error) {
      const refusal = error instanceof CallError ? REFUSALS[error.problem.code] : undefined
      if (refusal) setRefused(refusal)
      else notify.error(t('documents.notDownloaded'))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <ToolButton
        label={t('documents.downloadOne', { designation: displayDesignation })}
        hint={t('documents.downloadFile')}
        pending={pending}
        icon={<Icon shape={DownloadOutlined} aria-hidden="true" />}
        onPress={() => void download()}
      />
      <Suspense>{refused && <AccessDialog message={refused} onClose={() => setRefused(undefined)} />}</Suspense>
    </>
  )
}
