import { isDraft, type KnownDocument } from './known-document.ts'
import { compareAge, compareDates, compareNewestFirst } from './order-editions.ts'
import type { Relatives } from './relatives.ts'
import { stageOf } from './stage-of.ts'
import { chooseInForce, findInForce } from './successor.ts'

/** A draft that is older than this came to nothing: no body works longer on one. */
const LIFETIME_YEARS = 5

/** The edition in force that came of a draft, or came after it. The draft of an amendment has none. */
export function publishedFrom(draft: KnownDocument, relatives: Relatives): KnownDocument | undefined {
  if (draft.changes.length > 0) return undefined
  const stated = findStated(draft, relatives)
  if (stated) return stated
  const editions = relatives.family(draft).filter((one) => one.kind === 'edition' && relatives.isInForce(one))
  return chooseInForce(
    draft,
    editions.filter((one) => compareAge(one, draft) >= 0 && isComparable(one, draft) && !isStillToReplace(draft, one, relatives)),
    relatives,
  )
}

function findStated(draft: KnownDocument, relatives: Relatives): KnownDocument | undefined {
  return relatives.stated(draft).length > 0 ? findInForce(draft, relatives) : undefined
}

const isComparable = (one: KnownDocument, other: KnownDocument) =>
  (one.date !== '' && other.date !== '') || (one.edition !== '' && other.edition !== '')

function isStillToReplace(draft: KnownDocument, edition: KnownDocument, relatives: Relatives): boolean {
  return relatives.replacing(edition).includes(draft) && compareDates(edition.date, draft.date) <= 0
}

/** The most advanced live draft that is to replace an edition. */
export function findDraft(edition: KnownDocument, relatives: Relatives): KnownDocument | undefined {
  if (edition.kind !== 'edition') return undefined
  const meant = relatives.replacing(edition).filter((one) => compareDates(one.date, edition.date) >= 0)
  const later = relatives.family(edition).filter((one) => isComparable(one, edition) && compareAge(one, edition) > 0)
  return [...new Set([...meant, ...later])]
    .filter((one) => isAlive(one, relatives))
    .toSorted(
      (a, b) => stageOf(b.designation) - stageOf(a.designation) || compareDates(b.date, a.date) || compareNewestFirst(b, a),
    )[0]
}

function isAlive(one: KnownDocument, relatives: Relatives): boolean {
  if (!isDraft(one) || !['Draft', 'Unknown'].includes(one.status) || one.changes.length > 0) return false
  const oldest = `${Number(relatives.day.slice(0, 4)) - LIFETIME_YEARS}${relatives.day.slice(4)}`
  return compareDates(one.date, oldest) >= 0 && publishedFrom(one, relatives) === undefined
}
