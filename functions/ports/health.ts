import type { Tenant } from '#contract/tenant.ts'

/**
 * What the parts that a library stands on say of themselves.
 *
 * Rules
 * - A part is `up`, `impaired` (it works, with less than it should have) or `down`. Parts that say nothing are left out.
 * - Never fails: a part that cannot be asked is `down`, or left out where it may well be up.
 * - Tells numbers alone, and those of jobs of the one tenant: nothing of what documents, people or jobs hold.
 */
export interface Health {
  tell(tenant: Tenant): Promise<readonly PartReport[]>
}

export type Part = 'table' | 'search' | 'objects' | 'jobs'
export type PartState = 'up' | 'impaired' | 'down'

export interface PartFacts {
  /** that can be found */
  readonly documents?: number
  /** jobs that wait or run, and those that were tried in vain */
  readonly waiting?: number
  readonly failed?: number
  /** of the disk */
  readonly freeBytes?: number
  readonly totalBytes?: number
  /** machines with data, and the zones that they stand in */
  readonly nodes?: number
  readonly zones?: number
  /** pieces of indices that stand nowhere */
  readonly unassignedShards?: number
}

export interface PartReport {
  readonly part: Part
  readonly state: PartState
  readonly facts: PartFacts
}
