import type { SentPayload } from '#ports/jobs.ts'

/** Names on a red-line: of both editions and of the library, in the language of its reader. */
export type RedlineFacts = NonNullable<SentPayload<'compare'>['facts']>
