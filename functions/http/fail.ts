import { commonProblems, type ProblemKind } from '#contract/endpoint/problem.ts'
import type { FieldError } from '#contract/endpoint/problem-schema.ts'

/** Ends a request with a declared code. Thrown by `fail` of a context and by the stack itself. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: string
  readonly about: string | undefined
  readonly fieldErrors: readonly FieldError[] | undefined
  readonly stored: object | undefined

  constructor(code: string, about?: string, fieldErrors?: readonly FieldError[], stored?: object) {
    super(code)
    this.code = code
    this.about = about
    this.fieldErrors = fieldErrors
    this.stored = stored
  }
}

export function fail(code: keyof typeof commonProblems, about?: string, fieldErrors?: readonly FieldError[]): never {
  throw new Failure(code, about, fieldErrors)
}

/** Ends the request of somebody who did something too often. */
export class TooManyRequests extends Failure {
  /** time from which it is possible again */
  readonly until: Date

  constructor(until: Date) {
    super('too-many-requests')
    this.until = until
  }
}

/** The kind of a problem; undefined where the endpoint does not declare the code, which is a fault of the use case. */
export function problemKindOf(code: string, own: Record<string, ProblemKind>): ProblemKind | undefined {
  return own[code] ?? (commonProblems as Record<string, ProblemKind>)[code]
}
