import { COMPARISON_VERSION } from '#contract/documents/comparison-result.ts'
import type { Tenant } from '#contract/tenant.ts'
import { TEXT_VERSION } from '#document-text/document-text.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Clock } from '#ports/clock.ts'
import type { SentPayload } from '#ports/jobs.ts'
import type { ObjectFacts, Objects } from '#ports/objects.ts'
import type { RedlineFacts } from '../redline/redline-facts.ts'

/** Forms of a result: the changes in JSON, the newer text or both with marks in HTML, or the newer PDF with marks. */
export type ResultForm = SentPayload<'compare'>['form']

const MEDIA = {
  changes: { extension: 'json', contentType: 'application/json' },
  page: { extension: 'html', contentType: 'text/html; charset=utf-8' },
  split: { extension: 'split.html', contentType: 'text/html; charset=utf-8' },
  redline: { extension: 'pdf', contentType: 'application/pdf' },
} as const

/** A result is made anew after 30 days; S3 deletes it then, too. */
const LIFETIME_MS = 30 * 86_400_000

/** Two files that are compared, by the keys of their objects. */
export interface ComparedPair {
  readonly older: string
  readonly newer: string
}

/** The end of a file's key is made of its bytes; two documents with the same file have the same one. */
const contentOf = (fileKey: string): string => {
  const name = fileKey.slice(fileKey.lastIndexOf('/') + 1)
  return name.replace(/-locked(?=\.\w+$)/, '')
}

const VERSIONS = `${TEXT_VERSION}-${COMPARISON_VERSION}`
/** Rises whenever the same comparison is drawn otherwise. */
const REDLINE_VERSION = 1

/** Result that somebody asks for. */
export interface WantedResult {
  readonly pair: ComparedPair
  readonly form: ResultForm
  /** names on a red-line */
  readonly facts?: RedlineFacts
}

/** Name of a comparison: of what its files hold and of what reads them, whoever asks. */
export const comparisonIdOf = ({ older, newer }: ComparedPair): string => `${contentOf(older)}-${contentOf(newer)}-${VERSIONS}`

/** Name of a form; a red-line is another one where it names something else, or in another language. */
export const formNameOf = ({ form, facts }: Omit<WantedResult, 'pair'>): string =>
  facts ? `${form}-${REDLINE_VERSION}-${shortHash(JSON.stringify(Object.values(facts)), 16)}` : form

export function resultKeyOf(tenant: Tenant, { pair, form, facts }: WantedResult): string {
  const name = facts ? `-${formNameOf({ form, facts })}` : ''
  return `${tenant}/comparisons/${comparisonIdOf(pair)}${name}.${MEDIA[form].extension}`
}

/** Finds a result that has not expired. */
export async function findResult(
  { objects, clock }: { readonly objects: Pick<Objects, 'head'>; readonly clock: Clock },
  key: string,
): Promise<ObjectFacts | undefined> {
  const facts = await objects.head(key)
  const isFresh = facts && clock.now().getTime() - Date.parse(facts.modifiedAt) < LIFETIME_MS
  return isFresh ? facts : undefined
}

export async function saveResult(objects: Pick<Objects, 'put'>, key: string, bytes: Uint8Array, form: ResultForm): Promise<void> {
  const { contentType } = MEDIA[form]
  await objects.put(key, bytes, { contentType })
}
