import type { LibraryMetrics } from '#contract/admin/metrics.ts'
import type { ThreadState } from '#contract/admin/threads.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Table } from './table.ts'

/**
 * Figures of the instance that answers, and of the calls of a tenant.
 *
 * Rules
 * - Figures name endpoints, functions and files of the program. They hold no value: no address, no name, no text of a request.
 * - `calls` counts the calls of the endpoints whose ids are given, and none of another tenant.
 * - `calls` throws MonitorUnavailable where figures cannot be read.
 * - `threads` watches for a fifth of a second; whoever asks meanwhile gets the same answer.
 * - `variables` are those of the process, values included: whoever shows them decides which may be seen.
 */
export interface Monitor {
  readonly profiles: readonly Profile[]
  calls(tenant: Tenant, endpoints: readonly string[]): Promise<CallFigures>
  process(): ProcessFigures
  threads(): Promise<readonly ThreadState[]>
  /** The same table, whose calls count in the figures of the process. */
  timed<T extends Table>(table: T): T
  variables(): Readonly<Record<string, string | undefined>>
}

/** The figures of the calls are not given out. */
export class MonitorUnavailable extends Error {
  override readonly name = 'MonitorUnavailable'
}

/** `swagger`: the API document is served · `dev`: one machine · `prod`: a deployment */
type Profile = 'dev' | 'prod' | 'swagger'

export interface Timed {
  readonly count: number
  /** milliseconds */
  readonly mean: number
  readonly max: number
}

export interface CallFigures {
  readonly of: LibraryMetrics['of']
  readonly byEndpoint: Readonly<Record<string, Timed>>
  /** absent where calls are not counted by status */
  readonly byStatus?: Readonly<Record<string, Timed>>
}

export type ProcessFigures = Pick<LibraryMetrics, 'jvm' | 'garbageCollector' | 'databases' | 'processMetrics' | 'eventLoop'>
