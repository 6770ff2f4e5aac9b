import { type DocumentPreview, MAX_PREVIEWED_SCOPE } from '#contract/documents/preview.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { findScope } from '#document-text/find-scope.ts'
import { listedClauses, textOfClauses } from '#document-text/listed-clauses.ts'
import { readAloud } from '#document-text/words.ts'
import type { DocumentTexts } from '#library/reading/read-document-texts.ts'
import { cutText } from '#text/cut.ts'

const DEEPEST_LEVEL = 2
const MAX_CONTENTS = 200

/** Presents what a preview shows: the picture of the first page, titles of clauses, and the beginning of the scope. Nothing else of the text leaves. */
export function presentPreview(texts: DocumentTexts, firstPage: DocumentPreview['firstPage']): DocumentPreview {
  const text = textOfClauses(texts)
  const contents = (text ? listedClauses(text) : [])
    .filter(({ level }) => level <= DEEPEST_LEVEL)
    .slice(0, MAX_CONTENTS)
    .map(({ number, title, level }) => ({ number, title, level }))
  const scope = text && scopeOf(text)
  return { ...(firstPage && { firstPage }), contents, ...(scope && { scope }) }
}

/** Reads the scope aloud, without its heading, and cuts it. */
function scopeOf({ clauses, blocks }: DocumentText): DocumentPreview['scope'] {
  const first = findScope(clauses)
  if (first === undefined) return undefined
  const level = clauses[first]?.level ?? 1
  const after = clauses.findIndex((clause, at) => at > first && clause.level <= level)
  const end = after < 0 ? clauses.length : after
  const lines = blocks
    .filter((block) => block.clause >= first && block.clause < end && !(block.clause === first && block.kind === 'heading'))
    .map((block) => readAloud(block, clauses))
  const whole = lines.join('\n')
  if (whole === '') return undefined
  return { text: cutText(whole, MAX_PREVIEWED_SCOPE), isCut: whole.length > MAX_PREVIEWED_SCOPE }
}
