import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import './popover-button.css'

interface PopoverButtonProps {
  button: ButtonProps & { 'aria-label': string }
  label?: ReactNode
  /** list of buttons; the press of one that is no switch closes it */
  children: ReactNode
}

const GAP_PX = 4
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A button and the list that it opens. Where the button is drawn anew elsewhere, the list stays open if its place is the same. */
interface PopoverParts {
  readonly trigger: ReactNode
  readonly list: ReactNode
}

/** Button that opens a list of other buttons below it: the browser's own popover, which Escape and a click elsewhere close. */
export function PopoverButton(props: PopoverButtonProps) {
  const { trigger, list } = usePopover(props)
  return (
    <>
      {trigger}
      {list}
    </>
  )
}

export function usePopover({ button, label, children }: PopoverButtonProps): PopoverParts {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const place = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open')
    const box = trigger.current?.getBoundingClientRect()
    if (newState !== 'open' || !box || !list.current) return
    const isMirrored = getComputedStyle(list.current).direction === 'rtl'
    const { style } = list.current
    style.top = `${box.bottom + GAP_PX}px`
    style.right = isMirrored ? 'auto' : `${Math.max(document.documentElement.clientWidth - box.right, GAP_PX)}px`
    style.left = isMirrored ? `${Math.max(box.left, GAP_PX)}px` : 'auto'
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    buttons.at((at + step) % buttons.length)?.focus()
  }
  // A button that is drawn anew while its list is open has the focus of the one before.
  const attach = (element: HTMLButtonElement | null) => {
    trigger.current = element
    if (element && document.activeElement === document.body && list.current?.matches(':popover-open')) element.focus()
  }
  return {
    trigger: (
      <Button {...button} ref={attach} popoverTarget={id} aria-expanded={open} onKeyDown={onKeyDown}>
        {label}
      </Button>
    ),
    list: (
      // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus
      <div
        ref={list}
        id={id}
        popover="auto"
        className="popover-list"
        onBeforeToggle={place}
        onKeyDown={onKeyDown}
        onClick={({ target }) => (target as Element).closest('button:not([aria-pressed]), a') && list.current?.hidePopover()}
      >
        {children}
      </div>
    ),
  }
}
