import type { documents } from '#contract/documents/documents.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'

/** Question for the document of a name. */
export type Lookup = CallInputOf<typeof documents.byDesignation>
