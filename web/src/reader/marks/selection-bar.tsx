import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SelectionAction } from './additions.ts'
import type { TextSelection } from './text-selection.ts'
import './marks.css'

const BELOW_PX = 8
/** Room that the bar needs below. */
const HEIGHT_PX = 52

interface SelectionBarProps {
  selected: TextSelection
  actions: readonly SelectionAction[]
  /** in which the words are selected */
  page: Document
  onDone: () => void
}

/** Actions for the selected words, below the last of them. Tab leads into it from the words, Escape away. */
export function SelectionBar({ selected: { place, isOutside, left, bottom }, actions, page, onDone }: SelectionBarProps) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const latest = useRef(onDone)
  latest.current = onDone
  // The labels are as long as their language has them.
  useLayoutEffect(() => setWidth(bar.current?.offsetWidth ?? 0), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
      const first = bar.current?.querySelector('button')
      if (event.key !== 'Tab' || event.shiftKey || !first || bar.current?.contains(event.target as Node)) return
      event.preventDefault()
      first.focus()
    }
    const pages = new Set([page, document])
    for (const one of pages) one.addEventListener('keydown', onKey)
    return () => {
      for (const one of pages) one.removeEventListener('keydown', onKey)
    }
  }, [page])
  const position = {
    left: Math.max(Math.min(left, window.innerWidth - width - BELOW_PX), BELOW_PX),
    top: Math.max(Math.min(bottom + BELOW_PX, window.innerHeight - HEIGHT_PX), BELOW_PX),
  }
  return (
    <div ref={bar} className="selection-bar" style={position} onPointerDown={(event) => event.preventDefault()}>
      {place ? (
        actions.map(({ id, label, icon, run }) => (
          <Button
            key={id}
            type="text"
            icon={<Icon shape={icon} aria-hidden="true" />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              run(place)
              onDone()
            }}
          >
            {t(label)}
          </Button>
        ))
      ) : (
        <p role="status">{t('documents.selectionTooLong')}</p>
      )}
      {place && isOutside && <p role="status">{t('documents.selectionOutside')}</p>}
    </div>
  )
}
