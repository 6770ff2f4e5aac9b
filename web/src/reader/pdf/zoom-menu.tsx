import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined'
import Button from 'antd/es/button'
import Dropdown from 'antd/es/dropdown'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'

const PERCENTS = [50, 75, 100, 125, 150, 200, 300, 400]

export function ZoomMenu({ session, state, steps = true }: { session: PdfSession; state: PdfState; steps?: boolean }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const now = percent(Math.round(state.zoom * 100))
  const presets = {
    'page-width': t('documents.zoomWidth'),
    'page-fit': t('documents.zoomPage'),
    'page-actual': t('documents.zoomActual'),
  }
  const items = [
    ...Object.entries(presets).map(([key, label]) => ({ key, label })),
    { type: 'divider' as const, key: 'line' },
    ...PERCENTS.map((value) => ({ key: String(value / 100), label: percent(value) })),
  ]
  const choose = ({ key }: { key: string }) => {
    session.viewer.currentScaleValue = key
  }
  return (
    <span className="pdf-zoom">
      {steps && (
        <Button
          size="small"
          type="text"
          icon={<Icon shape={MinusOutlined} />}
          aria-label={t('documents.zoomOut')}
          onClick={() => session.viewer.decreaseScale()}
        />
      )}
      <Dropdown
        trigger={['click']}
        menu={{ items, onClick: choose, selectable: true, selectedKeys: [state.preset ?? String(state.zoom)] }}
      >
        <Button size="small" type="text" className="pdf-zoom-value" aria-label={`${t('documents.zoom')} ${now}`}>
          {now}
        </Button>
      </Dropdown>
      {steps && (
        <Button
          size="small"
          type="text"
          icon={<Icon shape={PlusOutlined} />}
          aria-label={t('documents.zoomIn')}
          onClick={() => session.viewer.increaseScale()}
        />
      )}
    </span>
  )
}
