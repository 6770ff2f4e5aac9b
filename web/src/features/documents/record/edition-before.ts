import type { TimelineDocument } from './use-timeline.ts'

type Entry = Pick<TimelineDocument, 'contentCode' | 'kind' | 'access' | 'language'>

const isOpenEdition = ({ kind, access }: Entry) => kind === 'edition' && access === 'open'

/** The edition before one in the same language, where both are open; documents are the newest first. */
export function editionBefore<Document extends Entry>(documents: readonly Document[], newer: Document): Document | undefined {
  if (!isOpenEdition(newer)) return undefined
  const at = documents.findIndex(({ contentCode }) => contentCode === newer.contentCode)
  return documents.slice(at + 1).find((one) => isOpenEdition(one) && one.language === newer.language)
}
