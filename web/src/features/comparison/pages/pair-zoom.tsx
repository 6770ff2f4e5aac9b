import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { OpenSides } from './use-scroll-together.ts'

/** Zooms both documents. */
export function PairZoom({ older, newer }: OpenSides) {
  const t = useText()
  const viewers = [older, newer].flatMap((session) => session?.viewer ?? [])
  const zoom = (isIn: boolean) => {
    for (const viewer of viewers) isIn ? viewer.increaseScale() : viewer.decreaseScale()
  }
  const off = viewers.length < 2
  return (
    <span className="reader-tool-group">
      <Tool label={t('documents.zoomOut')} shape="MinusOutlined" off={off} onPress={() => zoom(false)} />
      <Tool label={t('documents.zoomIn')} shape="PlusOutlined" off={off} onPress={() => zoom(true)} />
    </span>
  )
}
