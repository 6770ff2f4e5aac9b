import { Fragment } from 'react'
import { type Mark, splitAtMarks } from './split-at-marks.ts'

/** A designation reads left to right in any language, is never cut and never broken inside. */
export function Designation({ children, marks = [] }: { children: string; marks?: readonly Mark[] }) {
  return (
    <bdi dir="ltr" className="designation" translate="no">
      {splitAtMarks(children, marks).map(({ text, marked, start }) =>
        marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
      )}
    </bdi>
  )
}
