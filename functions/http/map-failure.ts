import { counterException } from '#contract/counter/exceptions.ts'
import { commonProblems, problemAnswer } from '#contract/endpoint/problem.ts'
import { SealsUnavailable } from '#ports/audits/seals.ts'
import type { Clock } from '#ports/clock.ts'
import { DashboardsUnavailable } from '#ports/dashboards.ts'
import { IdentityUnavailable } from '#ports/identity.ts'
import { JobsUnavailable } from '#ports/jobs.ts'
import { MailUnavailable } from '#ports/mail.ts'
import { MonitorUnavailable } from '#ports/monitor.ts'
import { ObjectsUnavailable } from '#ports/objects.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { SigningUnavailable } from '#ports/signing.ts'
import { ItemTooNew, TableUnavailable } from '#ports/table.ts'
import { framedPage } from './answer.ts'
import type { Call, HttpAnswer, HttpEvent, Middleware } from './call.ts'
import { Failure, problemKindOf, TooManyRequests } from './fail.ts'

/** Errors that a later retry may resolve: a part is down, or a newer release stored the item and has been rolled back. */
const UNAVAILABLE = [
  TableUnavailable,
  ItemTooNew,
  SearchUnavailable,
  ObjectsUnavailable,
  SealsUnavailable,
  JobsUnavailable,
  MailUnavailable,
  IdentityUnavailable,
  SigningUnavailable,
  DashboardsUnavailable,
  MonitorUnavailable,
]

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure(UNAVAILABLE.some((kind) => error instanceof kind) ? 'unavailable' : 'unexpected')
}

/** Exception of COUNTER: its code and message, and the code of this API in a header. */
function exceptionAnswer(
  code: string,
  { about }: Failure,
  { headers }: Call,
  { queryStringParameters = {} }: HttpEvent,
): HttpAnswer {
  const { status, exception } = counterException(code, queryStringParameters, about)
  return {
    statusCode: status,
    headers: { 'Content-Type': 'application/json', 'X-LecternApp-Error': `error.${code}`, ...headers },
    body: JSON.stringify(exception),
  }
}

function answerOf(failure: Failure, call: Call, event: HttpEvent): HttpAnswer {
  const declared = problemKindOf(failure.code, call.useCase?.endpoint.errors ?? {})
  call.code = declared ? failure.code : 'unexpected'
  if (call.useCase?.endpoint.failures === 'counter') return exceptionAnswer(call.code, failure, call, event)
  const page = framedPage(call, failure.stored, declared?.status)
  if (page) return { ...page, headers: { ...page.headers, 'X-LecternApp-Error': `error.${call.code}` } }
  return problemAnswer({
    code: call.code,
    kind: declared ?? commonProblems.unexpected,
    requestId: call.requestId,
    about: failure.about ?? call.useCase?.endpoint.id.split('.')[0],
    fieldErrors: failure.fieldErrors,
    stored: failure.stored,
    headers: call.headers,
  })
}

const secondsUntil = (until: Date, now: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** Answers every failure with a problem body; details go to the log only. */
export const mapFailure = (clock: Clock): Middleware => ({
  onError: (request) => {
    const failure = failureOf(request.error)
    const { headers } = request.context.call
    if (failure instanceof TooManyRequests) headers['Retry-After'] = String(secondsUntil(failure.until, clock.now()))
    request.response = answerOf(failure, request.context.call, request.event)
    if (['unexpected', 'unavailable'].includes(request.context.call.code as string)) request.context.call.cause = request.error
  },
})
