import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { Tool } from '../bar/tool.tsx'
import './side-panel.css'

interface SidePanelProps {
  title: string
  /** shows a sheet over the text */
  phone: boolean
  onClose: () => void
  /** true where a key opened it: it takes the focus */
  takesFocus?: () => boolean
  children: ReactNode
}

export function SidePanel({ phone, ...panel }: SidePanelProps) {
  return phone ? <Sheet {...panel} /> : <Aside {...panel} />
}

type Content = Omit<SidePanelProps, 'phone'>

function Head({ title, onClose }: Pick<Content, 'title' | 'onClose'>) {
  const t = useText()
  return (
    <div className="reader-panel-head">
      <h2>{title}</h2>
      <Tool label={t('documents.panelClose')} shape="CloseOutlined" onPress={onClose} />
    </div>
  )
}

const FOCUSABLE = '[tabindex="0"], a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input, textarea, select'

/** Moves the focus into a panel that a key opened: to its first stop, or to itself while it is empty. */
function useFocusInside(takesFocus: Content['takesFocus']) {
  const content = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (takesFocus?.()) (content.current?.querySelector<HTMLElement>(FOCUSABLE) ?? content.current)?.focus()
  }, [])
  return content
}

function Aside({ title, onClose, takesFocus, children }: Content) {
  const content = useFocusInside(takesFocus)
  return (
    <aside className="reader-panel" aria-label={title}>
      <Head title={title} onClose={onClose} />
      <div ref={content} className="reader-panel-content" tabIndex={-1}>
        {children}
      </div>
    </aside>
  )
}

/** The browser's own modal dialog at the lower edge. */
function Sheet({ title, onClose, children }: Omit<Content, 'takesFocus'>) {
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
