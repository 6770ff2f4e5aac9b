import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { RedlineFacts } from '../redline/redline-facts.ts'
import type { ComparedFile } from './compared-file.ts'
import type { ResultForm, WantedResult } from './result-objects.ts'
import type { ComparisonFailure } from './store.ts'

export interface Sides {
  readonly older: ComparedFile
  readonly newer: ComparedFile
}

export interface ResultRequest {
  readonly ports: Pick<Ports, 'table' | 'objects' | 'jobs' | 'clock'>
  readonly tenant: Tenant
  readonly actor: Pick<Actor, 'drmView' | 'userId' | 'account'>
  /** names of the fields that the two sides were given in */
  readonly fields: Readonly<Record<'older' | 'newer', string>>
  /** for a red-line */
  readonly facts?: RedlineFacts
  readonly fail: (code: ComparisonFailure | 'same-document' | 'documents-too-large', about?: string) => never
}

/** Names the result that two files have in a form. */
export const wantedOf = ({ older, newer }: Sides, form: ResultForm, { facts }: Pick<ResultRequest, 'facts'>): WantedResult => ({
  pair: { older: older.asset.file.key, newer: newer.asset.file.key },
  form,
  ...(facts && { facts }),
})
