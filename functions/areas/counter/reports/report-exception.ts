import { type CounterException, REPORT_EXCEPTIONS } from '#contract/counter/exceptions.ts'

/** characters of the data of an exception */
const MAX_DATA_LENGTH = 500

/** Exception of a report, with what it is about. */
export const exceptionOf = (kind: keyof typeof REPORT_EXCEPTIONS, data: string): CounterException => ({
  ...REPORT_EXCEPTIONS[kind],
  Data: data
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_DATA_LENGTH),
})
