import { COMPARISON_VERSION } from '#contract/documents/comparison-result.ts'
import type { Tenant } from '#contract/tenant.ts'
import { TEXT_VERSION } from '#document-text/document-text.ts'
import type { Clock } from '#ports/clock.ts'
import type { ObjectFacts, Objects } from '#ports/objects.ts'

/** Forms of a result: the changes in JSON, or the newer text with marks in HTML. */
export const RESULT_FORMS = ['changes', 'page'] as const
export type ResultForm = (typeof RESULT_FORMS)[number]

const MEDIA = {
  changes: { extension: 'json', contentType: 'application/json' },
  page: { extension: 'html', contentType: 'text/html; charset=utf-8' },
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

/** Name of a comparison: of what its files hold and of what reads them, whoever asks. */
export const comparisonIdOf = ({ older, newer }: ComparedPair): string => `${contentOf(older)}-${contentOf(newer)}-${VERSIONS}`

export const resultKeyOf = (tenant: Tenant, pair: ComparedPair, form: ResultForm): string =>
  `${tenant}/comparisons/${comparisonIdOf(pair)}.${MEDIA[form].extension}`

/** Finds a result that has not expired. */
export async function findResult(
  { objects, clock }: { readonly objects: Pick<Objects, 'head'>; readonly clock: Clock },
  key: string,
): Promise<ObjectFacts | undefined> {
  const facts = await objects.head(key)
  const isFresh = facts && clock.now().getTime() - Date.parse(facts.modifiedAt) < LIFETIME_MS
  return isFresh ? facts : undefined
}

export async function saveResult(objects: Pick<Objects, 'put'>, key: string, text: string, form: ResultForm): Promise<void> {
  const { contentType } = MEDIA[form]
  await objects.put(key, Buffer.from(text), { contentType })
}
