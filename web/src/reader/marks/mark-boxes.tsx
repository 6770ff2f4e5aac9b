import type { DrawnMarks } from './boxed-mark.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { MarkShapes } from './mark-shapes.tsx'
import './marks.css'

/** Draws marks over a text, each with a button beside it. */
export function MarkBoxes(props: DrawnMarks) {
  const { marks, unit, near, chosen } = props
  return (
    <>
      <MarkShapes {...{ marks, unit, near, chosen }} />
      <MarkButtons {...props} />
    </>
  )
}
