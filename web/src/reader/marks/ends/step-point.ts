/** Boundary in the text of many nodes. */
export interface TextPoint {
  /** index of the node */
  readonly node: number
  readonly offset: number
}

export interface Step {
  readonly by: 'word' | 'grapheme'
  readonly to: 1 | -1
  /** end of a selection that takes the step: a start stops where something begins, an end where something ends */
  readonly of: 'start' | 'end'
}

const segmenters = new Map<Step['by'], Intl.Segmenter>()

function boundariesOf(text: string, { by, of }: Step): number[] {
  const segmenter = segmenters.get(by) ?? new Intl.Segmenter(undefined, { granularity: by })
  segmenters.set(by, segmenter)
  const found: number[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text))
    if (by === 'word' ? isWordLike : segment.trim() !== '') found.push(of === 'start' ? index : index + segment.length)
  return found
}

/** Finds the boundary one word or letter on or back; undefined past the ends of the text. */
export function stepPoint(texts: readonly string[], from: TextPoint, step: Step): TextPoint | undefined {
  for (let node = from.node; node >= 0 && node < texts.length; node += step.to) {
    const own = boundariesOf(texts[node] as string, step)
    const isOn = (offset: number) => node !== from.node || (step.to === 1 ? offset > from.offset : offset < from.offset)
    const offset = step.to === 1 ? own.find(isOn) : own.findLast(isOn)
    if (offset !== undefined) return { node, offset }
  }
  return undefined
}
