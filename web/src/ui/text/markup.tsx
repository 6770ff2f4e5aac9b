import { createElement, Fragment, type ReactNode } from 'react'
import { parseMarkup } from './parse-markup.ts'
import { type Mark, splitAtMarks } from './split-at-marks.ts'

/** Text with <i> <b> <sub> <sup>, and with search marks, whose offsets count the text without tags. */
export function Markup({ text: markup, marks = [] }: { text: string; marks?: readonly Mark[] }) {
  let offset = 0
  return parseMarkup(markup).map(({ text, tags }) => {
    const start = offset
    offset += text.length
    const content = splitAtMarks(text, marks, start).map((stretch) =>
      stretch.marked ? <mark key={stretch.start}>{stretch.text}</mark> : <Fragment key={stretch.start}>{stretch.text}</Fragment>,
    )
    return (
      <Fragment key={start}>{tags.reduceRight<ReactNode>((inside, tag) => createElement(tag, {}, inside), content)}</Fragment>
    )
  })
}
