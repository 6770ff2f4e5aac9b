import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { pageNumber, pageSize } from '../endpoint/page-fields.ts'
import { AuditRows } from './audits.ts'
import { HealthReport } from './health.ts'
import { Info } from './info.ts'
import { LoggerLevels, LogLevel, MAX_LEVEL_MINUTES } from './loggers.ts'
import { LibraryMetrics } from './metrics.ts'
import { ConfigProps, Env } from './settings.ts'
import { SavedSettings, SettingsHistory, SettingsToSave } from './tenant-settings.ts'
import { ThreadDump } from './threads.ts'

const USUAL_AUDITS = 20
const AUDIT_ORDERS = ['timestamp,desc', 'timestamp,asc', 'principal,desc', 'principal,asc', 'type,desc', 'type,asc'] as const

const nothing = () => z.strictObject({})
const forStaff = { access: ['ADMIN'], drm: false } as const

/** Monitoring, in the shapes of Spring Boot’s actuator and JHipster: a key without a truth here is left out. */
export const admin = {
  info: endpoint({
    id: 'admin.info',
    method: 'GET',
    path: '/management/info',
    access: 'public',
    input: nothing,
    output: Info,
  }),
  /** Health of the parts. Answers 200 also when a part is down. */
  health: endpoint({
    id: 'admin.health',
    method: 'GET',
    path: '/management/health',
    ...forStaff,
    input: nothing,
    output: HealthReport,
  }),
  metrics: endpoint({
    id: 'admin.metrics',
    method: 'GET',
    path: '/management/jhimetrics',
    ...forStaff,
    input: nothing,
    output: LibraryMetrics,
  }),
  /** Threads of the answering instance, watched for 200 ms; two who ask at once get one answer. */
  threads: endpoint({
    id: 'admin.threads',
    method: 'GET',
    path: '/management/threaddump',
    ...forStaff,
    input: nothing,
    output: ThreadDump,
  }),
  settings: endpoint({
    id: 'admin.settings',
    method: 'GET',
    path: '/management/configprops',
    ...forStaff,
    input: nothing,
    output: ConfigProps,
  }),
  environment: endpoint({
    id: 'admin.environment',
    method: 'GET',
    path: '/management/env',
    ...forStaff,
    input: nothing,
    output: Env,
  }),
  loggers: endpoint({
    id: 'admin.loggers',
    method: 'GET',
    path: '/management/loggers',
    ...forStaff,
    input: nothing,
    output: LoggerLevels,
  }),
  /**
   * Sets the level of a logger for the tenant, or takes it back where there is none. Every instance follows within 30 s. It ends after
   * `minutes`: by default an hour for DEBUG and TRACE, and never for the others.
   */
  setLevel: endpoint({
    id: 'admin.setLevel',
    method: 'POST',
    path: '/management/loggers/{name}',
    ...forStaff,
    input: () =>
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(200)),
        configuredLevel: z.optional(z.nullable(LogLevel())),
        minutes: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_LEVEL_MINUTES))),
      }),
    output: nothing,
    answer: 'none',
    errors: { 'logger-not-found': { status: 404, title: 'There is no such logger' } },
  }),
  /** Entries of the days from `fromDate` to `toDate`, both included and of UTC; by default all. Sorted in memory, but for the time, are the newest 5,000. */
  audits: endpoint({
    id: 'admin.audits',
    method: 'GET',
    path: '/management/audits',
    ...forStaff,
    input: () =>
      z.strictObject({
        page: pageNumber(0),
        size: pageSize(USUAL_AUDITS),
        sort: z._default(z.enum(AUDIT_ORDERS), 'timestamp,desc'),
        fromDate: z.optional(z.iso.date()),
        toDate: z.optional(z.iso.date()),
      }),
    output: AuditRows,
    headers: ['X-Total-Count', 'Link'],
  }),
  /** Settings of the library that administrators change, and what its file says of the same. */
  tenantSettings: endpoint({
    id: 'admin.tenantSettings',
    method: 'GET',
    path: '/api/admin/tenant',
    ...forStaff,
    input: nothing,
    output: SavedSettings,
  }),
  /** Replaces the settings over the version that was seen. Every instance follows within 30 s. */
  saveTenantSettings: endpoint({
    id: 'admin.saveTenantSettings',
    method: 'PUT',
    path: '/api/admin/tenant',
    ...forStaff,
    input: SettingsToSave,
    output: SavedSettings,
    errors: {
      'settings-refused': { status: 400, title: 'These settings contradict the library’s file' },
      'changed-meanwhile': { status: 409, title: 'Somebody else changed the settings meanwhile' },
    },
  }),
  /** The last 50 versions of 400 days, the last one first; an earlier one comes back by saving its settings. */
  tenantHistory: endpoint({
    id: 'admin.tenantHistory',
    method: 'GET',
    path: '/api/admin/tenant/history',
    ...forStaff,
    input: nothing,
    output: SettingsHistory,
  }),
}
