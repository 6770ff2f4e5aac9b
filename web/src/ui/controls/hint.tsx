import { type ReactNode, useEffect, useId, useRef } from 'react'
import './hint.css'

interface HintProps {
  /** control that the hint belongs to */
  children: ReactNode
  /** absent: hidden */
  text: string | undefined
  onClose: () => void
}

/** Message at a control, announced once. It closes with Escape, with a click outside and with the next press of the control. */
export function Hint({ children, text, onClose }: HintProps) {
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()
  useEffect(() => {
    if (!text) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    const onPointer = (event: PointerEvent) => !place.current?.contains(event.target as Node) && onClose()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [text, onClose])
  return (
    <span ref={place} className="hint-place">
      {children}
      <span id={id} role="alert" className="hint" hidden={!text}>
        {text}
      </span>
    </span>
  )
}
