import type { Actor } from '#people/actor.ts'

/** Guests are anybody, and a file of a library's records is no answer to a question. */
export const mayExportResults = ({ anonymous }: Pick<Actor, 'anonymous'>): boolean => !anonymous
