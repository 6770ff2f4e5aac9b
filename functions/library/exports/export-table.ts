/** Day of the calendar, as `2026-01-31`. */
export interface Day {
  readonly day: string
}

export type ExportCell = string | number | Day | undefined

/** Table as a file has it, in the language of its reader. */
export interface ExportTable {
  readonly title: string
  readonly isFromRight: boolean
  /** rows above the head, which are no rows of the table */
  readonly preface?: readonly (readonly ExportCell[])[]
  /** widths in characters */
  readonly columns: readonly { readonly head: string; readonly width: number }[]
  readonly rows: readonly (readonly ExportCell[])[]
}

/** The day (UTC) of a time of ISO 8601. */
export const dayOfTime = (time: string | undefined): Day | undefined => (time ? { day: time.slice(0, 10) } : undefined)
