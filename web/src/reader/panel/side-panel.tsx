import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { Tool } from '../bar/tool.tsx'
import './side-panel.css'

interface SidePanelProps {
  title: string
  /** shows a sheet over the text */
  phone: boolean
  onClose: () => void
  children: ReactNode
}

export function SidePanel({ title, phone, onClose, children }: SidePanelProps) {
  return phone ? <Sheet {...{ title, onClose, children }} /> : <Aside {...{ title, onClose, children }} />
}

type Content = Omit<SidePanelProps, 'phone'>

function Head({ title, onClose }: Pick<Content, 'title' | 'onClose'>) {
  const t = useText()
  return (
    <div className="reader-panel-head">
      <h2>{title}</h2>
      <Tool label={t('documents.panelClose')} shape={CloseOutlined} onPress={onClose} />
    </div>
  )
}

function Aside({ title, onClose, children }: Content) {
  return (
    <aside className="reader-panel" aria-label={title}>
      <Head title={title} onClose={onClose} />
      <div className="reader-panel-content">{children}</div>
    </aside>
  )
}

/** The browser's own modal dialog at the lower edge. */
function Sheet({ title, onClose, children }: Content) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className="reader-sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Head title={title} onClose={onClose} />
      <div className="reader-panel-content">{children}</div>
    </dialog>
  )
}
