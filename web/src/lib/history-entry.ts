import { readLocation } from './router/page-location.ts'

/**
 * Tells whether the browser is still at the entry of its history that a location of the router belongs to. After Back it is at
 * another one before the page is: nothing of the page that is left may be written there.
 */
export const isEntryOf = (key: string): boolean => readLocation().key === key
