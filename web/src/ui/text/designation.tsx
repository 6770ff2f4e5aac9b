import { Fragment } from 'react'
import { type Mark, splitAtMarks } from './split-at-marks.ts'

/** Longer ones are file names and titles rather than numbers. */
const LONGEST_NUMBER = 40

/** A designation reads left to right in any language, is never cut and, as far as it is a number, never broken inside. */
export function Designation({ children, marks = [] }: { children: string; marks?: readonly Mark[] }) {
  return (
    <bdi dir="ltr" className="designation" data-long={children.length > LONGEST_NUMBER || undefined} translate="no">
      {splitAtMarks(children, marks).map(({ text, marked, start }) =>
        marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
      )}
    </bdi>
  )
}
