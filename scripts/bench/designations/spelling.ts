import type { SearchDocument } from '#finding/indexed-document.ts'
import type { Choices } from './random.ts'

/** Spelling of a designation; undefined where the kind does not apply to it. */
export type Spelling = (written: string, choices: Choices, document: SearchDocument) => string | undefined

export const changed = (before: string, after: string) => (before === after ? undefined : after)
