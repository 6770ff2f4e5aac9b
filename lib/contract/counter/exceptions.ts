import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { commonProblems, type ProblemKind } from '../endpoint/problem.ts'

/** Exception of appendix D of COUNTER’s Code of Practice, Release 5.1. `Data` says what it is about. */
export const CounterException = lazySchema(() =>
  z.strictObject({ Code: z.int(), Message: z.string(), Data: z.optional(z.string()) }),
)
export type CounterException = SchemaType<typeof CounterException>

interface ExceptionKind extends Pick<CounterException, 'Code' | 'Message'> {
  readonly status: number
}

/** Exceptions that answer instead of a report, with their HTTP status. */
export const COUNTER_EXCEPTIONS = {
  unavailable: { Code: 1000, Message: 'Service Not Available', status: 503 },
  busy: { Code: 1010, Message: 'Service Busy', status: 503 },
  tooMany: { Code: 1020, Message: 'Client has made too many requests', status: 429 },
  insufficient: { Code: 1030, Message: 'Insufficient Information to Process Request', status: 400 },
  requestorRefused: { Code: 2000, Message: 'Requestor Not Authorized to Access Service', status: 401 },
  otherInstitution: { Code: 2010, Message: 'Requestor is Not Authorized to Access Usage for Institution', status: 403 },
  noGlobalReports: { Code: 2011, Message: 'Global Reports Not Supported', status: 403 },
  keyRefused: { Code: 2020, Message: 'APIKey Invalid', status: 401 },
  invalidDates: { Code: 3020, Message: 'Invalid Date Arguments', status: 400 },
} as const satisfies Record<string, ExceptionKind>

/** Exceptions that a report has in its header. */
export const REPORT_EXCEPTIONS = {
  noUsage: { Code: 3030, Message: 'No Usage Available for Requested Dates' },
  notReady: { Code: 3031, Message: 'Usage Not Ready for Requested Dates' },
  noLonger: { Code: 3032, Message: 'Usage No Longer Available for Requested Dates' },
  partial: { Code: 3040, Message: 'Partial Data Returned' },
  unknownParameter: { Code: 3050, Message: 'Parameter Not Recognized in this Context' },
  invalidFilter: { Code: 3060, Message: 'Invalid ReportFilter Value' },
  incongruous: { Code: 3061, Message: 'Incongruous ReportFilter Value' },
  invalidAttribute: { Code: 3062, Message: 'Invalid ReportAttribute Value' },
  noComponents: { Code: 3063, Message: 'Components Not Supported' },
} as const

/** Customer that stands for everybody, of whom COUNTER has global reports. */
const THE_WORLD = '0000000000000000'

type Query = Readonly<Record<string, string | undefined>>

/** Says why a key is refused by what was sent, never by what is stored. */
function refusalOf(query: Query): ExceptionKind {
  if (query.customer_id === THE_WORLD) return COUNTER_EXCEPTIONS.noGlobalReports
  return query.api_key && !query.requestor_id ? COUNTER_EXCEPTIONS.keyRefused : COUNTER_EXCEPTIONS.requestorRefused
}

/** A key is good, and of other customers; an API key alone has one exception for both. */
function otherCustomer(query: Query): ExceptionKind {
  const refusal = refusalOf(query)
  return refusal === COUNTER_EXCEPTIONS.requestorRefused ? COUNTER_EXCEPTIONS.otherInstitution : refusal
}

function kindOf(code: string, query: Query): ExceptionKind {
  if (code === 'key-refused') return refusalOf(query)
  if (code === 'customer-refused') return otherCustomer(query)
  if (code === 'unavailable') return COUNTER_EXCEPTIONS.busy
  if (code === 'too-many-requests') return COUNTER_EXCEPTIONS.tooMany
  if (code === 'period-missing') return COUNTER_EXCEPTIONS.insufficient
  if (code === 'period-invalid') return COUNTER_EXCEPTIONS.invalidDates
  const { status = 500 }: Partial<ProblemKind> = (commonProblems as Record<string, ProblemKind>)[code] ?? {}
  return status >= 500 ? COUNTER_EXCEPTIONS.unavailable : COUNTER_EXCEPTIONS.insufficient
}

/** Exception of a code by which a request fails, and its HTTP status. */
export function counterException(
  code: string,
  query: Query,
  about?: string,
): { readonly status: number; readonly exception: CounterException } {
  const { status, Code, Message } = kindOf(code, query)
  return { status, exception: { Code, Message, ...(about && status !== 401 && { Data: about }) } }
}
