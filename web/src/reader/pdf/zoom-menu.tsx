import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined'
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined'
import { type Text, useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Tool } from '../bar/tool.tsx'
import { runCommand } from './keyboard.ts'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'

const PERCENTS = [50, 75, 100, 125, 150, 200, 300, 400]

export function ZoomMenu({ session, state, steps }: { session: PdfSession; state: PdfState; steps: boolean }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  const now = percent(Math.round(state.zoom * 100))
  const presets = {
    'page-width': t('documents.zoomWidth'),
    'page-fit': t('documents.zoomPage'),
    'page-actual': t('documents.zoomActual'),
  }
  const choices = [...Object.entries(presets), ...PERCENTS.map((value) => [String(value / 100), percent(value)] as const)]
  const zooms = choices.map(([key, label]) => ({
    key,
    label,
    onChoose: () => {
      session.viewer.currentScaleValue = key
    },
  }))
  const items = [
    ...zooms,
    { key: 'rotate', label: t('documents.rotate'), onChoose: () => runCommand('rotate', session) },
    ...(steps ? layoutItems(session, state, t) : []),
  ]
  return (
    <>
      {steps && (
        <Tool
          className="pdf-zoom-step"
          label={t('documents.zoomOut')}
          shape={MinusOutlined}
          onPress={() => session.viewer.decreaseScale()}
        />
      )}
      <MenuButton
        items={items}
        selected={[
          state.preset ?? String(state.zoom),
          ...(state.spread === 'single' ? [] : [state.spread]),
          ...(state.hand ? ['hand'] : []),
        ]}
        button={{ type: 'text', className: 'reader-tool pdf-zoom-value', 'aria-label': `${t('documents.zoom')} ${now}` }}
        label={now}
      />
      {steps && (
        <Tool
          className="pdf-zoom-step"
          label={t('documents.zoomIn')}
          shape={PlusOutlined}
          onPress={() => session.viewer.increaseScale()}
        />
      )}
    </>
  )
}

/** Ways to lay pages out and to hold them, where there is a mouse and room for them. */
function layoutItems({ layout, store }: PdfSession, { spread, hand }: PdfState, t: Text): MenuItem[] {
  const pairs = (['pairs', 'cover'] as const).map((key) => ({
    key,
    label: t(`documents.layout.${key}`),
    onChoose: () => layout.spread(spread === key ? 'single' : key),
  }))
  const present = { key: 'present', label: t('documents.layout.present'), onChoose: () => void layout.present() }
  return [
    ...pairs,
    { key: 'hand', label: t('documents.layout.hand'), onChoose: () => store.set({ hand: !hand }) },
    ...(document.fullscreenEnabled ? [present] : []),
  ]
}
