import { useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import '#web/ui/annotation/annotation.css'
import '../points.css'

/** Characters of a selection that are shown at first. */
const SHOWN_LENGTH = 255

/** Words that a point stands at; long ones are cut, with a toggle. */
export function PointQuote({ text }: { text: string }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > SHOWN_LENGTH
  return (
    <div className="point-quote">
      <p dir="auto">{isLong && !isWhole ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text}</p>
      {isLong && (
        <Button type="text" className="annotation-act" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'points.showLess' : 'points.showMore')}
        </Button>
      )}
    </div>
  )
}
