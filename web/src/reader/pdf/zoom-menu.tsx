import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Tool } from '../bar/tool.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'

const PERCENTS = [50, 75, 100, 125, 150, 200, 300, 400]

/** Zoom in percent; the sizes that fit are in the view menu. */
export function ZoomMenu({ session, state, steps }: { session: PdfSession; state: PdfState; steps: boolean }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const now = percent(Math.round(state.zoom * 100))
  const items = PERCENTS.map((value) => ({
    key: String(value / 100),
    label: percent(value),
    onChoose: () => {
      session.viewer.currentScaleValue = String(value / 100)
    },
  }))
  return (
    <>
      {steps && (
        <Tool
          className="pdf-zoom-step"
          label={t('documents.zoomOut')}
          shape="MinusOutlined"
          onPress={() => session.viewer.decreaseScale()}
        />
      )}
      <MenuButton
        items={items}
        selected={[String(state.zoom)]}
        button={{ type: 'text', className: 'reader-tool pdf-zoom-value', 'aria-label': `${t('documents.zoom')} ${now}` }}
        label={now}
      />
      {steps && (
        <Tool
          className="pdf-zoom-step"
          label={t('documents.zoomIn')}
          shape="PlusOutlined"
          onPress={() => session.viewer.increaseScale()}
        />
      )}
    </>
  )
}
