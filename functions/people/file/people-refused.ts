/** Thrown for an invalid file, with one sentence for each reason; nothing was written. */
export class PeopleRefused extends Error {
  override readonly name = 'PeopleRefused'
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}
