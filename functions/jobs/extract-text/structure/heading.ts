export interface Heading {
  readonly number: string
  readonly path: readonly string[]
  /** characters of the number, and of what parts it from the title */
  readonly numberLength: number
  readonly level: number
  /** lines that it takes */
  readonly lines: number
  /** the line goes on with text after the number: a numbered paragraph */
  readonly isRunIn: boolean
}
