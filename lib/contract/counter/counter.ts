import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { credentialFields } from './credentials.ts'

/** Customer of COUNTER’s list of members. */
const Member = () => z.strictObject({ Institution_Name: z.string(), Customer_ID: z.string() })

const ReportOfList = () =>
  z.strictObject({
    Report_Name: z.string(),
    Report_ID: z.string(),
    Release: z.string(),
    Report_Description: z.string(),
    Path: z.string(),
    First_Month_Available: z.string(),
    Last_Month_Available: z.string(),
  })

const platform = () => z.optional(z.string().check(z.maxLength(200)))
const byKey = () => z.strictObject({ ...credentialFields(), platform: platform() })
const forPrograms = { access: 'key', failures: 'counter' } as const

/**
 * COUNTER API of Release 5.1, for programs of customers, without its reports. Field names and exceptions are COUNTER’s. Parameters that
 * it does not know are ignored, `platform` too: there is one.
 */
export const counter = {
  status: endpoint({
    id: 'counter.status',
    method: 'GET',
    path: '/r51/status',
    access: 'public',
    failures: 'counter',
    input: () => z.strictObject({ platform: platform() }),
    output: () => z.array(z.strictObject({ Description: z.string(), Service_Active: z.boolean() })),
  }),
  /** Customers whose reports the key reads: its own account and, of a consortium, its members. */
  members: endpoint({
    id: 'counter.members',
    method: 'GET',
    path: '/r51/members',
    ...forPrograms,
    input: byKey,
    output: () => z.array(Member()),
  }),
  /** Reports that the customer can read, with their months. */
  reports: endpoint({
    id: 'counter.reports',
    method: 'GET',
    path: '/r51/reports',
    ...forPrograms,
    input: byKey,
    output: () => z.array(ReportOfList()),
  }),
}
