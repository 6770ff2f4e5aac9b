import { useLayoutEffect, useRef } from 'react'
import { nodesOfMarkup } from './clean-markup.ts'

/** Shows a text of a point: formatted, or as it was typed. */
export function RichText({ text, isRich }: { text: string; isRich: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isRich) place.current?.replaceChildren(nodesOfMarkup(text))
    else if (place.current) place.current.textContent = text
  }, [text, isRich])
  return <div ref={place} className="point-text" dir="auto" data-rich={isRich || undefined} />
}
