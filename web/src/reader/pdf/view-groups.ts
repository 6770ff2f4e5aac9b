import type { Text } from '#web/lib/i18n/i18n.tsx'
import type { ViewGroup } from '../bar/view-menu.tsx'
import { runCommand } from './keyboard.ts'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'

const SPREADS = ['single', 'pairs', 'cover'] as const

/** Ways to look at a PDF: how large, how laid out, how held. A phone has room for one page, which fingers hold. */
export function pdfViewGroups(session: PdfSession, state: PdfState, t: Text, phone: boolean): ViewGroup[] {
  const { viewer, layout, store } = session
  const fits = {
    'page-width': t('documents.zoomWidth'),
    'page-fit': t('documents.zoomPage'),
    'page-actual': t('documents.zoomActual'),
  }
  const size: ViewGroup = {
    key: 'size',
    label: t('documents.zoom'),
    items: [
      { key: 'auto', label: t('documents.zoomAuto'), choice: 'radio', holds: state.fitted, onChoose: () => layout.fit() },
      ...Object.entries(fits).map(([key, label]) => ({
        key,
        label,
        choice: 'radio' as const,
        holds: !state.fitted && state.preset === key,
        onChoose: () => {
          viewer.currentScaleValue = key
        },
      })),
    ],
  }
  const spreads = SPREADS.map((key) => ({
    key,
    label: t(`documents.layout.${key}`),
    choice: 'radio' as const,
    holds: state.spread === key,
    onChoose: () => layout.spread(key),
  }))
  const rotate = { key: 'rotate', label: t('documents.rotate'), onChoose: () => runCommand('rotate', session) }
  const hand = {
    key: 'hand',
    label: t('documents.layout.hand'),
    holds: state.hand,
    onChoose: () => store.set({ hand: !state.hand }),
  }
  const present = { key: 'present', label: t('documents.layout.present'), onChoose: () => void layout.present() }
  return [
    size,
    {
      key: 'pages',
      label: t('documents.view.layout'),
      items: phone ? [rotate] : [...spreads, rotate, hand, ...(document.fullscreenEnabled ? [present] : [])],
    },
  ]
}
