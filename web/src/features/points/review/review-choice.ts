/** Kinds of proposals, in the order in which they are reviewed. */
export const REVIEW_KINDS = ['same', 'changed', 'gone', 'translated'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** Choice of proposals, as the address has it. */
export interface ReviewChoice {
  /** absent: the first kind of which some wait */
  readonly kind?: ReviewKind
  /** the newer document; absent: all */
  readonly contentCode?: string
  /** from 0 */
  readonly page: number
}

/** Reads a choice from an address; what it does not know is as at first. */
export function readReviewChoice(search: string): ReviewChoice {
  const asked = new URLSearchParams(search)
  const kind = REVIEW_KINDS.find((one) => one === asked.get('kind'))
  const contentCode = asked.get('contentCode')
  const page = asked.get('page') ?? ''
  return { ...(kind && { kind }), ...(contentCode && { contentCode }), page: /^\d{1,5}$/.test(page) ? Number(page) : 0 }
}

/** Writes a choice for an address, without what is as at first. */
export const queryOfReview = ({ kind, contentCode, page }: ReviewChoice) => ({ kind, contentCode, page: page || undefined })

/** Chooses the kind to show: the one that was asked for, else the first of which some wait. */
export const kindToShow = ({ kind }: ReviewChoice, counts: Readonly<Record<ReviewKind, number>>): ReviewKind =>
  kind ?? REVIEW_KINDS.find((one) => counts[one] > 0) ?? 'same'
