import { type AdditionKind, NO_ADDITIONS, type ReaderAdditions } from './additions.ts'

type JoinedParts = Readonly<Record<AdditionKind, ReaderAdditions>> & {
  /** kind of which something was chosen last: one mark is chosen at a time */
  readonly last: AdditionKind
}

/** Makes one of the additions of both areas. */
export function joinAdditions({ point, note, last }: JoinedParts): ReaderAdditions {
  const { chosen, asked } = { point, note }[last]
  return {
    actions: [...point.actions, ...note.actions],
    marks: [...point.marks, ...note.marks],
    panels: [...point.panels, ...note.panels],
    chosen,
    asked,
    band: point.band,
    change: last === 'point' ? point.change : undefined,
    onChoose: (id) => (point.marks.some((mark) => mark.id === id) ? point : note).onChoose(id),
  }
}

/** Takes everything out of a text; the panels cannot be opened. */
export const textAlone = (additions: ReaderAdditions): ReaderAdditions => ({
  ...NO_ADDITIONS,
  panels: additions.panels.map((panel) => ({ ...panel, off: true })),
})
