import * as z from 'zod/mini'
import { FileLink } from '../documents/documents.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { credentialFields } from './credentials.ts'
import { CounterReport, reportFields } from './report-fields.ts'

/** Problems of the months of a report. */
export const periodProblems = {
  'period-missing': { status: 400, title: 'Say the first and the last month' },
  'period-invalid': { status: 400, title: 'These are no months of which there can be a report' },
} as const

/**
 * A report of COUNTER. Each takes the same parameters; those that it does not know are named in its exceptions. A report that is too
 * long for an answer is a file.
 */
const report = <Id extends string, Path extends string>(id: Id, path: Path) =>
  endpoint({
    id: `counter.${id}`,
    method: 'GET',
    path: `/r51/reports/${path}`,
    access: 'key',
    failures: 'counter',
    input: () => z.strictObject({ ...credentialFields(), ...reportFields(), unknown: z._default(z.array(z.string()), []) }),
    unknownQuery: 'unknown',
    output: () => z.union([CounterReport(), FileLink()]),
    answer: 'json-or-file',
    errors: periodProblems,
  })

/** Reports of the COUNTER API, for programs of customers. */
export const counterReports = {
  platformReport: report('platformReport', 'pr'),
  platformUsage: report('platformUsage', 'pr_p1'),
  databaseReport: report('databaseReport', 'dr'),
  databaseUsage: report('databaseUsage', 'dr_d1'),
  databaseDenials: report('databaseDenials', 'dr_d2'),
  titleReport: report('titleReport', 'tr'),
  itemReport: report('itemReport', 'ir'),
}
export type ReportEndpoint = (typeof counterReports)[keyof typeof counterReports]
