import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Choices } from './grammar/random.ts'

/** How somebody may write a designation; undefined where that says nothing about this one. */
export type Spelling = (written: string, choices: Choices, document: IndexedDocument) => string | undefined

export const changed = (before: string, after: string) => (before === after ? undefined : after)
