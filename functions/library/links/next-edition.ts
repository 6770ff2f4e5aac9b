import type { Standing } from '#contract/documents/document-card.ts'
import { lineOf } from '#standing/order-editions.ts'
import { isPlainEdition, type Twins } from './member.ts'

/** Tells whether two editions are of one sequence: in one language and one release line. */
const isOfSequence = ([one]: Twins, [other]: Twins) => one.language === other.language && lineOf(one) === lineOf(other)

/** The edition that came directly after another one; texts are the newest first. */
function nextEdition(texts: readonly Twins[], of: Twins): Twins | undefined {
  if (!isPlainEdition(of[0])) return undefined
  const newer = texts.slice(0, texts.indexOf(of))
  return newer.findLast((one) => isPlainEdition(one[0]) && isOfSequence(one, of))
}

/** The edition that came directly after one that has ended, where its standing names a later one as its successor. */
export function unnamedFollower(texts: readonly Twins[], of: Twins, { is, by }: Standing): Twins | undefined {
  if ((is !== 'superseded' && is !== 'withdrawn') || !by) return undefined
  const next = nextEdition(texts, of)
  return next?.some(({ contentCode }) => contentCode === by.contentCode) ? undefined : next
}
