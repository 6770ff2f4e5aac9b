import type { Standing } from '#contract/document-card.ts'
import { findDraft, publishedFrom } from './drafts.ts'
import { isDraft, isStatedInForce, isStatedWithdrawn, type KnownDocument } from './known-document.ts'
import { compareDates, hasBegun } from './order-editions.ts'
import type { Relatives } from './relatives.ts'
import { findInForce, findLast, findSuccessor, isDirect, type Successor } from './successor.ts'

/**
 * Computes the standing of a document on a day. The rules:
 *
 * 1. A draft is a draft, with the edition in force that came of it or after it. An abandoned one is withdrawn.
 * 2. A document that its source states to be in force is so until the day of its withdrawal, or until a published document that
 *    is in force states to take its place. A later edition of the family alone does not end it: two editions can be in force.
 * 3. An edition in force that a live draft is meant to replace is under revision; one that an amendment or corrigendum in force
 *    changes is amended. It has no successor.
 * 4. A document that its source states to be superseded or withdrawn is so, from the day of its withdrawal on.
 * 5. A document without a stated status is superseded by what states to replace it and by a later edition in force of its family.
 *    Where all later editions are of unknown status as well, it is unknown and the newest of them is named.
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
  if (document.kind === 'series') return { is: 'unknown', ...by(findInForce(document, relatives)) }
  const hasEnded = document.withdrawn !== '' && hasBegun(document.withdrawn, relatives.day)
  if (isDraft(document)) {
    return isStatedWithdrawn(document)
      ? withdrawn(document, undefined)
      : { is: 'draft', ...by(publishedFrom(document, relatives)) }
  }
  if (relatives.isInForce(document)) return inForce(document, relatives)
  if (isStatedWithdrawn(document) || (hasEnded && (isStatedInForce(document) || document.status === 'Unknown'))) {
    return withdrawn(document, document.status === 'Withdrawn No replacement' ? undefined : findSuccessor(document, relatives))
  }
  return document.status === 'Unknown' ? unstated(document, relatives) : superseded(document, relatives)
}

function inForce(document: KnownDocument, relatives: Relatives): Standing {
  const amended = relatives
    .changing(document)
    .some(
      (one) =>
        (one.kind === 'amendment' || (one.kind === 'edition' && !relatives.isOfFamily(one, document))) &&
        relatives.isInForce(one) &&
        compareDates(one.date, document.date) >= 0,
    )
  const draft = findDraft(document, relatives)
  if (draft) return { is: 'under-revision', ...by(draft), ...(amended && { amended }) }
  return { is: amended ? 'amended' : 'in-force' }
}

function withdrawn(document: KnownDocument, successor: Successor | undefined): Standing {
  const isFinal = document.status === 'Withdrawn No replacement'
  return { is: 'withdrawn', ...on(document.withdrawn, document), ...by(successor), ...(isFinal && { withoutReplacement: true }) }
}

function superseded(document: KnownDocument, relatives: Relatives): Standing {
  const successor = findSuccessor(document, relatives)
  if (successor && !isDirect(successor, document, relatives)) return { is: 'superseded', ...by(successor) }
  const isStated = relatives.stated(document).some(({ contentCode }) => contentCode === successor?.contentCode)
  return { is: 'superseded', ...on(document.withdrawn || (isStated && successor?.date) || '', document), ...by(successor) }
}

function unstated(document: KnownDocument, relatives: Relatives): Standing {
  const isReplaced = relatives.stated(document).length > 0 || relatives.absent(document) || findInForce(document, relatives)
  return isReplaced ? superseded(document, relatives) : { is: 'unknown', ...by(findLast(document, relatives)) }
}

const on = (date: string, document: KnownDocument) => (date && compareDates(date, document.date) >= 0 ? { on: date } : {})

function by(successor: Successor | undefined): Pick<Standing, 'by'> {
  if (!successor) return {}
  const { designation, contentCode } = successor
  return { by: { designationNo: designation, ...(contentCode && { contentCode }) } }
}
