import type { Standing, Status } from '#contract/documents/document-card.ts'
import { isStatedInForce, isStatedSuperseded, isStatedWithdrawn } from './known-document.ts'

/**
 * Words for the status of a document, in the order of every list of them. Whatever shows, counts or filters by a status asks here:
 * rows, records, the reader, menus, lists, mails, exports and refinements. The calls keep the values of their records beside it.
 */
export const STATUS_WORDS = ['in-force', 'under-revision', 'superseded', 'withdrawn', 'draft', 'unknown'] as const
export type StatusWord = (typeof STATUS_WORDS)[number]

export const isStatusWord = (text: string): text is StatusWord => (STATUS_WORDS as readonly string[]).includes(text)

/** Token of the color in which a word is written. */
export type StatusTone = 'good' | 'warning' | 'info' | 'quiet'

const TONES: Readonly<Record<StatusWord, StatusTone>> = {
  'in-force': 'good',
  'under-revision': 'good',
  superseded: 'warning',
  withdrawn: 'warning',
  draft: 'info',
  unknown: 'quiet',
}

export const toneOf = (word: StatusWord): StatusTone => TONES[word]

/** The word for a standing. An amended edition is in force. */
export const statusWordOf = ({ is }: Pick<Standing, 'is'>): StatusWord => (is === 'amended' ? 'in-force' : is)

/** The word for what a record states. A value that nobody knows is an unknown status. */
export function statedWordOf(status: string): StatusWord {
  const stated = { status: status as Status }
  if (isStatedInForce(stated)) return 'in-force'
  if (isStatedSuperseded(stated)) return 'superseded'
  if (isStatedWithdrawn(stated)) return 'withdrawn'
  return status === 'Draft' ? 'draft' : 'unknown'
}

/** Standing of a document as far as it is known: the one that was computed, else what its record states. */
export const knownStanding = ({ standing, status }: { readonly standing?: Standing; readonly status: string }): Standing =>
  standing ?? { is: statedWordOf(status) }

/**
 * The word that a record states where the library concludes otherwise; undefined where they agree. A record without a status states
 * nothing, and an edition under revision is in force.
 */
export function statedOtherwise(standing: Pick<Standing, 'is'>, status: string): StatusWord | undefined {
  const [word, stated] = [statusWordOf(standing), statedWordOf(status)]
  if (stated === 'unknown' || stated === word) return undefined
  return stated === 'in-force' && word === 'under-revision' ? undefined : stated
}

/** The words of what a record with a status may be: in force includes what is under revision. None for a status that nobody knows. */
export function wordsOfStatus(status: string): readonly StatusWord[] {
  const stated = statedWordOf(status)
  if (stated === 'in-force') return ['in-force', 'under-revision']
  return stated === 'unknown' && status !== 'Unknown' ? [] : [stated]
}
