import type { Standing } from '#contract/documents/document-card.ts'
import { findDraft, publishedFrom } from './drafts.ts'
import { isDraft, isStatedSuperseded, isStatedWithdrawn, type KnownDocument, type Reference } from './known-document.ts'
import { compareDates, hasBegun } from './order-editions.ts'
import type { Relatives } from './relatives.ts'
import { chooseInForce, findInForce, findLast, findSuccessor, followingStep } from './successor.ts'

/**
 * Computes the standing of a document on a day. The rules:
 *
 * 1. A draft is a draft, with the edition in force that came of it or after it. An abandoned one is withdrawn.
 * 2. A document that its source states to be in force is so until the day of its withdrawal, or until a published document that
 *    is in force states to take its place. A later edition of the family alone does not end it: two editions can be in force, but
 *    two versions of one release line cannot.
 * 3. An edition in force that a live draft is meant to replace is under revision; one that an amendment or corrigendum in force
 *    changes is amended. It has no successor.
 * 4. A document that its source states to be superseded or withdrawn is so, from the day of its withdrawal on.
 * 5. A document without a stated status is superseded by what states to replace it and by a later edition in force of its family.
 *    Where all later editions are of unknown status as well, it is unknown and the newest of them is named. A variant of an edition
 *    in force stands like that.
 * 6. A successor is the newest in force at the end of the chain of replacements, of the same family and release line first; else
 *    one that the library does not have; else the last of the chain. It is never a draft, never the document itself, never an
 *    older one, and an amendment only for an amendment.
 * 7. Where two relations contradict each other their dates decide; where they cannot, neither counts.
 * 8. The day of supersession is that of withdrawal, else that of the publication of a successor that is stated to follow directly;
 *    there is none for a successor further along the chain.
 *
 * The result does not depend on the order of the relatives.
 */
export function standingOf(document: KnownDocument, relatives: Relatives): Standing {
  if (document.kind === 'series') return { is: 'unknown', ...by(newestInForce(document, relatives), relatives) }
  if (isDraft(document)) {
    return isStatedWithdrawn(document)
      ? { is: 'withdrawn', ...on(document.withdrawn, document) }
      : { is: 'draft', ...by(publishedFrom(document, relatives), relatives) }
  }
  if (relatives.isInForce(document)) return inForce(document, relatives)
  const hasEnded = document.withdrawn !== '' && hasBegun(document.withdrawn, relatives.day)
  if (isStatedWithdrawn(document) || (hasEnded && !isStatedSuperseded(document))) return withdrawn(document, relatives)
  return document.status === 'Unknown' ? unstated(document, relatives) : superseded(document, relatives)
}

/** The edition in force that a series stands for. */
function newestInForce(series: KnownDocument, relatives: Relatives): KnownDocument | undefined {
  const editions = relatives.family(series).filter((one) => one.kind === 'edition' && relatives.isInForce(one))
  return chooseInForce(series, editions, relatives)
}

function inForce(document: KnownDocument, relatives: Relatives): Standing {
  const amended = relatives.changing(document).some((one) => isAmending(one, document, relatives))
  const draft = findDraft(document, relatives)
  if (draft) return { is: 'under-revision', ...by(draft, relatives), ...(amended && { amended }) }
  return { is: amended ? 'amended' : 'in-force' }
}

/** Amendments change a document, and so do documents of other families that update it. A supplement stands beside it. */
function isAmending(one: KnownDocument, document: KnownDocument, relatives: Relatives): boolean {
  const isOther = one.kind === 'edition' && !isOfNumber(one, document) && !isOfNumber(document, one)
  return (one.kind === 'amendment' || isOther) && relatives.isInForce(one) && compareDates(one.date, document.date) >= 0
}

/** Tells whether a document is an edition or a part of a number. */
const isOfNumber = (one: KnownDocument, other: KnownDocument) =>
  one.family === other.family || one.family.startsWith(`${other.family} `)

function withdrawn(document: KnownDocument, relatives: Relatives): Standing {
  const ended = { is: 'withdrawn', ...on(document.withdrawn, document) } as const
  if (document.status === 'Withdrawn No replacement') return { ...ended, withoutReplacement: true }
  return { ...ended, ...by(findSuccessor(document, relatives), relatives) }
}

function superseded(document: KnownDocument, relatives: Relatives): Standing {
  const successor = findSuccessor(document, relatives)
  const following = successor && followingStep(document, successor, relatives)
  const published = following === 'stated' && successor && 'date' in successor ? successor.date : ''
  const day = successor && !following ? '' : document.withdrawn || published
  // Something else took its place where the successor was published only years later.
  const isLater = successor && 'date' in successor && compareDates(successor.date, day.slice(0, 4)) > 0
  return { is: 'superseded', ...(!isLater && on(day, document)), ...by(successor, relatives) }
}

function unstated(document: KnownDocument, relatives: Relatives): Standing {
  const edition = relatives.editionOf(document)
  if (edition && relatives.isInForce(edition)) return inForce(edition, relatives)
  const isReplaced =
    relatives.stated(document).length > 0 || relatives.absent(document) || findInForce(document, relatives) !== undefined
  if (isReplaced) return superseded(document, relatives)
  const newest = findLast(document, relatives)
  return { is: 'unknown', ...by(newest?.status === 'Unknown' && newest.kind === document.kind ? newest : undefined, relatives) }
}

/** A day before the document was published is a mistake. */
const on = (date: string, document: KnownDocument) => (date && compareDates(date, document.date) >= 0 ? { on: date } : {})

function by(successor: KnownDocument | Reference | undefined, relatives: Relatives): Pick<Standing, 'by'> {
  if (!successor) return {}
  const { designation } = successor
  if (!('contentCode' in successor)) return { by: { designationNo: designation } }
  const inForce = relatives.isInForce(successor)
  return { by: { designationNo: designation, contentCode: successor.contentCode, ...(inForce && { inForce }) } }
}
