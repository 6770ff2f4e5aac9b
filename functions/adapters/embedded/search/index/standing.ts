import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Editions } from '#finding/intent.ts'
import { RANKS, rankOf } from '#finding/ranking/rank.ts'
import { type Bitmap, hasBit } from './bitmap.ts'

/** One byte a document: its rank, plus 16 where it is not the document of its standard, plus 32 where a twin stands for it. */
export type Standings = Uint8Array

const RANK_BITS = 15
const NO_STANDARD = 16
const NO_EDITION = 32
const BITS = { standard: 0, edition: NO_STANDARD, none: NO_STANDARD | NO_EDITION }

export const packStanding = (document: Pick<IndexedDocument, 'standsFor' | 'precedence' | 'current'>): number =>
  rankOf(document) | BITS[document.standsFor]

export const rankIn = (standing: number): number => Math.min(standing & RANK_BITS, RANKS - 1)

/** Standings of a segment from before standings were stored, as far as its marks tell. */
export function standingsFrom(current: Bitmap, size: number): Standings {
  const [standard, edition] = [
    packStanding({ standsFor: 'standard', precedence: 0, current: true }),
    packStanding({ standsFor: 'edition', precedence: 3, current: false }),
  ]
  return Uint8Array.from({ length: size }, (_, doc) => (hasBit(current, doc) ? standard : edition))
}

export const standsForEdition = (standing: number): boolean => (standing & NO_EDITION) === 0
export const standsForStandard = (standing: number): boolean => (standing & NO_STANDARD) === 0

/** Tells whether a standing passes; a text lets editions that it names pass elsewhere. */
export function standsIn(editions: Editions): (standing: number) => boolean {
  return editions === 'all' ? standsForEdition : standsForStandard
}
