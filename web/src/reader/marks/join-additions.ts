import type { MarkKind, ReaderAdditions } from './additions.ts'

type JoinedParts = Readonly<Record<MarkKind, ReaderAdditions>> & {
  /** kind of which something was chosen last: one mark is chosen at a time */
  readonly last: MarkKind
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
    onChoose: (id) => (point.marks.some((mark) => mark.id === id) ? point : note).onChoose(id),
  }
}
