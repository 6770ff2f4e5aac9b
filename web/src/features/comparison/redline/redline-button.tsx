import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { ComparedPair, RedlineMaker } from '../frame/api.ts'
import { useName } from '../frame/comparison-failure.tsx'
import { useRedline } from './use-redline.ts'

interface RedlineButtonProps {
  readonly pair: ComparedPair
  readonly maker: RedlineMaker
}

/** Tool that downloads the red-line of the newer document. */
export function RedlineButton({ pair, maker }: RedlineButtonProps) {
  const t = useText()
  const designation = useName(pair.newer)
  const { busy, download } = useRedline(pair, designation)
  const label = t(maker === 'publisher' ? 'comparison.redline' : 'comparison.redlineOurs', { designation })
  return <Tool label={label} shape="DownloadOutlined" off={busy} onPress={() => void download()} />
}
