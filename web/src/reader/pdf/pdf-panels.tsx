import Drawer from 'antd/es/drawer'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { isOpen, type OpenPanels } from './open-panels.ts'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'
import type { PdfPanel } from './slots.ts'

interface PdfPanelsProps {
  panels: readonly PdfPanel[]
  open: OpenPanels
  session: PdfSession
  state: PdfState
}

export function TopPanel({ panels, open, onClose, ...pdf }: PdfPanelsProps & { onClose: () => void }) {
  const panel = panels.find((one) => one.place === 'top' && isOpen(open, one))
  return panel?.render({ ...pdf, onFollow: () => {}, onClose })
}

export function SidePanel({ panels, open, phone, onClose, ...pdf }: PdfPanelsProps & { phone: boolean; onClose: () => void }) {
  const t = useText()
  const panel = panels.find((one) => one.place === 'side' && isOpen(open, one))
  if (!panel) return null
  const title = t(panel.title)
  const content = panel.render({ ...pdf, onFollow: phone ? onClose : () => {}, onClose })
  if (!phone) {
    return (
      <aside className="pdf-panel" aria-label={title}>
        {content}
      </aside>
    )
  }
  return (
    <Drawer open placement="bottom" size="70dvh" title={title} onClose={onClose}>
      {content}
    </Drawer>
  )
}
