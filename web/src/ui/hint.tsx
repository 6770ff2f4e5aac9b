import { type ReactNode, useEffect, useId, useRef } from 'react'
import './hint.css'

interface HintProps {
  /** the control that it speaks of */
  children: ReactNode
  /** absent: nothing is said */
  text: string | undefined
  onClose: () => void
}

/** A message at a control, said aloud once; it goes with Escape, with a click elsewhere and with the next one on the control. */
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
