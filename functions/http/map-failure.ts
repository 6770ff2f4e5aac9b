import { commonProblems, problemAnswer } from '#contract/problem.ts'
import { DashboardsUnavailable } from '#ports/dashboards.ts'
import { IdentityUnavailable } from '#ports/identity.ts'
import { JobsUnavailable } from '#ports/jobs.ts'
import { MailUnavailable } from '#ports/mail.ts'
import { ObjectsUnavailable } from '#ports/objects.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { ItemTooNew, TableUnavailable } from '#ports/table.ts'
import type { Call, HttpAnswer, Step } from './call.ts'
import { Failure, kindOf } from './fail.ts'

/** What may be there again later; what a newer release stored, when that release is there again. */
const UNAVAILABLE = [
  TableUnavailable,
  ItemTooNew,
  SearchUnavailable,
  ObjectsUnavailable,
  JobsUnavailable,
  MailUnavailable,
  IdentityUnavailable,
  DashboardsUnavailable,
]

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure(UNAVAILABLE.some((kind) => error instanceof kind) ? 'unavailable' : 'unexpected')
}

function answerOf(failure: Failure, call: Call): HttpAnswer {
  const known = kindOf(failure.code, call.useCase?.endpoint.errors ?? {})
  call.code = known ? failure.code : 'unexpected'
  return problemAnswer({
    code: call.code,
    kind: known ?? commonProblems.unexpected,
    requestId: call.requestId,
    about: failure.about ?? call.useCase?.endpoint.id.split('.')[0],
    fieldErrors: failure.fieldErrors,
    headers: call.headers,
  })
}

/** Whatever went wrong leaves as a problem body; what it was in detail stays in the log. */
export const mapFailure = (): Step => ({
  onError: (request) => {
    const failure = failureOf(request.error)
    request.response = answerOf(failure, request.context.call)
    if (request.response.statusCode === 500 || failure.code === 'unavailable') request.context.call.cause = request.error
  },
})
