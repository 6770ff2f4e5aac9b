import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import type { api } from '#contract/index.ts'

/** Question for the document of a name. */
export type Lookup = CallInputOf<typeof api.documents.byDesignation>
