import type { Refinement } from '#contract/search.ts'

type Subject = Pick<Refinement, 'k' | 'r' | 'n'>

/** Returns the publisher or the category that all results share, if there is one. */
export function billboardOf(entries: readonly Refinement[], publisherId: string | undefined): Subject | undefined {
  const publishers = entries.filter(({ r }) => r === 'publisher')
  if (publishers.length > 0) return publishers.length === 1 ? publishers[0] : undefined
  if (publisherId) return { k: publisherId, r: 'publisher' }
  const categories = entries.filter(({ r }) => !['status', 'standing', 'language'].includes(r))
  return categories.length === 1 ? categories[0] : undefined
}
