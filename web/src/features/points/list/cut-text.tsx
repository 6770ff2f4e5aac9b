import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './cut-text.css'

const TOOLTIP_LENGTH = 1000
/** A pointer that only passes opens nothing. */
const REST_MS = 250

interface CutTextProps {
  text: string
  /** characters from which on it may have no room: without a control in it, it then takes the focus itself */
  length: number
  /** control that the text is in */
  children?: (shown: ReactNode, describedBy: string | undefined) => ReactNode
}

/** Text in a cell, cut where its room ends. More of it shows where the pointer rests or the focus is, until it leaves or Escape is pressed. */
export function CutText({ text, length, children }: CutTextProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [side, setSide] = useState<'below' | 'above'>()
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = text.length > length
  const open = () => {
    const line = place.current?.querySelector('.cut-text-line')
    if (!line || line.scrollHeight <= line.clientHeight + 1) return
    const { bottom } = line.getBoundingClientRect()
    setSide(bottom > window.innerHeight / 2 ? 'above' : 'below')
  }
  const close = () => {
    clearTimeout(resting.current)
    setSide(undefined)
  }
  useEffect(() => {
    if (!side) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setSide(undefined)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [side])
  useEffect(() => () => clearTimeout(resting.current), [])
  const shown = (
    <span className="cut-text-line" dir="auto">
      {text}
    </span>
  )
  if (!isLong) return children ? children(shown, undefined) : shown
  const describedBy = side && id
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control in it has the focus, and the text opens nothing else
    <span
      ref={place}
      className="cut-text"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') resting.current = setTimeout(open, REST_MS)
      }}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {children ? (
        children(shown, describedBy)
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the rest of the text is read by keyboard too
        <span tabIndex={0} aria-describedby={describedBy}>
          {shown}
        </span>
      )}
      {side && (
        <span id={id} role="tooltip" className="cut-text-rest" data-side={side} dir="auto">
          {text.slice(0, TOOLTIP_LENGTH)}
        </span>
      )}
    </span>
  )
}
