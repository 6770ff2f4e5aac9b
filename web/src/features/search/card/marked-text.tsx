import { Fragment } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { splitAtMarks } from '#web/ui/text/split-at-marks.ts'

/** Text with the words of a search marked. */
export function MarkedText({ text, marks }: NonNullable<SearchDocument['excerpt']>) {
  return splitAtMarks(text, marks).map(({ text, marked, start }) =>
    marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
  )
}
