import { documents } from '#contract/documents/documents.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { textOfClauses } from '#document-text/listed-clauses.ts'
import { readAloud } from '#document-text/words.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayRead } from '#library/document/entitlement.ts'
import { readOpenTexts } from '#library/files/read-open-texts.ts'
import { findDocument } from '#library/reading/find-document.ts'

/** UTF-16 units that are copied at once */
const MAX_COPIED = 20_000

export const getClauseText = useCase(
  documents.clauseText,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ contentCode, clause }, context) => {
    const { actor, fail } = context
    const document = await findDocument(contentCode, context)
    if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
    if (!hasFilesHere(document)) return fail('no-file', 'contentCode')
    if (document.record.drm) return fail('not-copyable', 'contentCode')
    const text = textOfClauses(await readOpenTexts(document, context))
    const blocks = text && blocksOf(text, clause)
    if (!blocks) return fail('clause-not-found', 'clause')
    const isRecognised = blocks.some(({ lines = [] }) => lines.some(({ page }) => text.pages[page]?.layer === 'recognised'))
    return {
      ...cutAtBlock(blocks.map((block) => readAloud(block, text.clauses))),
      ...(isRecognised && { recognised: true as const }),
    }
  },
)

/** Lists the blocks of a clause and of those under it. */
function blocksOf(text: DocumentText, id: string): Block[] | undefined {
  const first = text.clauses.findIndex((clause) => clause.id === id)
  if (first < 0) return undefined
  const { level } = text.clauses[first] as DocumentText['clauses'][0]
  const after = text.clauses.findIndex((clause, at) => at > first && clause.level <= level)
  const end = after < 0 ? text.clauses.length : after
  return text.blocks.filter(({ clause }) => clause >= first && clause < end)
}

function cutAtBlock(lines: readonly string[]): { text: string; isCut: boolean } {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    if (length + line.length > MAX_COPIED) break
    kept.push(line)
    length += line.length + 1
  }
  return { text: kept.join('\n'), isCut: kept.length < lines.length }
}
