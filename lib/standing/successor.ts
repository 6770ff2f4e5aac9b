import { compareNaturally } from '#text/natural-order.ts'
import type { KnownDocument, Reference } from './known-document.ts'
import { compareNewestFirst, lineOf, sortNewestFirst } from './order-editions.ts'
import type { Relatives } from './relatives.ts'

type Step = (document: KnownDocument) => readonly KnownDocument[]

/** Documents that a step leads to, again and again; it ends at what is in force. */
function chain(document: KnownDocument, step: Step, relatives: Relatives): KnownDocument[] {
  const seen = new Set([document])
  for (const one of seen) if (one === document || !relatives.isInForce(one)) for (const next of step(one)) seen.add(next)
  seen.delete(document)
  return [...seen].filter(({ contentCode }) => contentCode !== document.contentCode)
}

/**
 * The best of several in force: of its own family and release line, else the newest of the first family. A document
 * that was divided has several, and its first part comes first.
 */
export function chooseInForce(document: KnownDocument, candidates: readonly KnownDocument[], relatives: Relatives) {
  const narrow = (documents: readonly KnownDocument[], fits: (one: KnownDocument) => boolean) => {
    const fitting = documents.filter(fits)
    return fitting.length > 0 ? fitting : documents
  }
  const family = narrow(candidates, (one) => relatives.isOfFamily(one, document))
  const first = family.map((one) => one.family).toSorted(compareNaturally)[0]
  const line = lineOf(document)
  const ofFirst = family.filter((one) => one.family === first)
  return sortNewestFirst(narrow(ofFirst, (one) => line !== '' && lineOf(one) === line))[0]
}

/** Finds the edition in force at the end of the chain: by stated relations, else by the editions of the families on the way. */
export function findInForce(document: KnownDocument, relatives: Relatives): KnownDocument | undefined {
  const stated: Step = (one) => relatives.stated(one)
  const every: Step = (one) => [...stated(one), ...relatives.later(one)]
  for (const step of [stated, every]) {
    const after = chain(document, step, relatives)
    const inForce = after.filter((one) => relatives.isInForce(one))
    // A translation does not take the place of an original that has ended.
    const own = inForce.filter((one) => one.language === document.language)
    const hasOwn = own.length > 0 || after.some((one) => one.language === document.language)
    const found = chooseInForce(document, hasOwn ? own : inForce, relatives)
    if (found) return found
  }
  return undefined
}

/** Finds the last of the chain of replacements where none is in force: one of unknown status before one that was in force. */
export function findLast(document: KnownDocument, relatives: Relatives): KnownDocument | undefined {
  const after = chain(document, (one) => [...relatives.stated(one), ...relatives.later(one)], relatives)
  const newer = after.filter((one) => one.kind !== 'draft' && one.status !== 'Draft' && compareNewestFirst(one, document) < 0)
  const open = newer.filter(({ status }) => status === 'Unknown')
  return sortNewestFirst(open.length > 0 ? open : newer)[0]
}

/** Finds what takes the place of a document; a reference where the chain leads out of the library. */
export function findSuccessor(document: KnownDocument, relatives: Relatives): KnownDocument | Reference | undefined {
  const known = findInForce(document, relatives) ?? relatives.absent(document)
  if (known) return known
  const last = findLast(document, relatives)
  return last && (relatives.absent(last) ?? last)
}

/** Tells how a successor follows, with nothing between: by a stated relation or as the next edition; undefined further along. */
export function followingStep(document: KnownDocument, successor: KnownDocument | Reference, relatives: Relatives) {
  if (!('contentCode' in successor)) return relatives.absent(document) === successor ? 'stated' : undefined
  const stated = relatives.stated(document)
  if (stated.length > 0) return stated.includes(successor) ? 'stated' : undefined
  return relatives.later(document).every((one) => compareNewestFirst(successor, one) >= 0) ? 'next' : undefined
}
