/** Words under a mark, and where they begin and end: page, node of its text, character. */
export interface ShownPlace {
  readonly text: string
  readonly start: string
  readonly end: string
}
