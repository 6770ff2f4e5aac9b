import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import { api } from '#contract/index.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Tool } from '#web/reader/bar/tool.tsx'
import { codeOfId } from '../frame/api.ts'
import { useName } from '../frame/comparison-failure.tsx'

/** Downloads the red-line that the publisher made of the newer document. */
export function RedlineButton({ id }: { id: string }) {
  const t = useText()
  const call = useCall()
  const name = useName(id)
  const download = () =>
    call(api.comparison.redline, { id: codeOfId(id) }).then(
      (link) => downloadFrom(link.url, link.name),
      () => notify.error(t('comparison.redlineFailed')),
    )
  return <Tool label={t('comparison.redline', { designation: name })} shape={DownloadOutlined} onPress={() => void download()} />
}
