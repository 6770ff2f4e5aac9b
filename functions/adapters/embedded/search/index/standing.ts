import type { IndexedDocument, Precedence } from '#finding/indexed-document.ts'
import type { Editions } from '#finding/intent.ts'
import { precedenceOfRank, RANKS, rankOf } from '#finding/ranking/rank.ts'
import type { StatusWord } from '#standing/status-words.ts'
import { type Bitmap, hasBit } from './bitmap.ts'

/**
 * One byte a document: its rank, plus 16 where it is not the document of its standard, plus 32 where a twin stands for it, plus 64
 * where its status is the second word of its precedence.
 */
export type Standings = Uint8Array

const RANK_BITS = 15
const NO_STANDARD = 16
const NO_EDITION = 32
const SECOND_WORD = 64
/** Words of each precedence. */
const WORDS: Readonly<Record<Precedence, readonly [StatusWord, StatusWord]>> = {
  0: ['in-force', 'under-revision'],
  1: ['in-force', 'under-revision'],
  2: ['unknown', 'unknown'],
  3: ['superseded', 'withdrawn'],
  4: ['draft', 'withdrawn'],
}
const BITS = { standard: 0, edition: NO_STANDARD, none: NO_STANDARD | NO_EDITION }

const secondWord = (precedence: Precedence, word: StatusWord): number => (WORDS[precedence][1] === word ? SECOND_WORD : 0)

export const packStanding = (document: Pick<IndexedDocument, 'standsFor' | 'precedence' | 'standing' | 'current'>): number =>
  rankOf(document) | BITS[document.standsFor] | secondWord(document.precedence, document.standing)

export const rankIn = (standing: number): number => Math.min(standing & RANK_BITS, RANKS - 1)

/** The status of a document. */
export const wordIn = (standing: number): StatusWord => WORDS[precedenceOfRank(rankIn(standing))][standing & SECOND_WORD ? 1 : 0]

/** The standing with another status of the same precedence. */
export const withWord = (standing: number, word: StatusWord): number =>
  (standing & ~SECOND_WORD) | secondWord(precedenceOfRank(rankIn(standing)), word)

/** Standings of a segment from before standings were stored, as far as its marks tell. */
export function standingsFrom(current: Bitmap, size: number): Standings {
  const [standard, edition] = [
    packStanding({ standsFor: 'standard', precedence: 0, standing: 'in-force', current: true }),
    packStanding({ standsFor: 'edition', precedence: 3, standing: 'superseded', current: false }),
  ]
  return Uint8Array.from({ length: size }, (_, doc) => (hasBit(current, doc) ? standard : edition))
}

export const standsForEdition = (standing: number): boolean => (standing & NO_EDITION) === 0
export const standsForStandard = (standing: number): boolean => (standing & NO_STANDARD) === 0

/** Tells whether a standing passes; a text lets editions that it names pass elsewhere. */
export function standsIn(editions: Editions): (standing: number) => boolean {
  return editions === 'all' ? standsForEdition : standsForStandard
}
