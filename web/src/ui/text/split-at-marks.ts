/** [start, end) in UTF-16 units */
export type Mark = readonly [start: number, end: number]

export interface MarkedStretch {
  readonly text: string
  readonly start: number
  readonly marked: boolean
}

/** Splits a text into marked and unmarked stretches; marks may overlap or lie outside. `offset` is the start of the text. */
export function splitAtMarks(text: string, marks: readonly Mark[], offset = 0): MarkedStretch[] {
  const stretches: MarkedStretch[] = []
  const push = (from: number, to: number, marked: boolean) => {
    if (to > from) stretches.push({ text: text.slice(from, to), start: offset + from, marked })
  }
  let end = 0
  for (const [start, stop] of [...marks].sort((a, b) => a[0] - b[0])) {
    const from = Math.min(Math.max(start - offset, end), text.length)
    const to = Math.min(stop - offset, text.length)
    if (to <= from) continue
    push(end, from, false)
    push(from, to, true)
    end = to
  }
  push(end, text.length, false)
  return stretches
}
