import { Fragment } from 'react'
import { type Mark, splitAtMarks } from './split-at-marks.ts'

/** Longer designations are file names and titles rather than numbers. */
const MAX_NUMBER_LENGTH = 40

/** Designation, which reads left to right in any language, is never cut and, if it is a number, never broken. */
export function Designation({ children, marks = [] }: { children: string; marks?: readonly Mark[] }) {
  return (
    <bdi dir="ltr" className="designation" data-long={children.length > MAX_NUMBER_LENGTH || undefined} translate="no">
      {splitAtMarks(children, marks).map(({ text, marked, start }) =>
        marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
      )}
    </bdi>
  )
}
