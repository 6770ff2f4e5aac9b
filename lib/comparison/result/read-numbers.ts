import type { DocumentText } from '#document-text/document-text.ts'
import { titleForm } from '../pair-clauses.ts'

type Clause = DocumentText['clauses'][number]

/** Number of a clause that was read as the first word of its title. */
const NUMBER_IN_TITLE = /^((?:\d{1,3}|[A-Z](?=\.))(?:\.\d{1,3})*)[.)]?\s+(?=\p{L})/u

const keyOf = (number: string, title: string) => `${number}\n${titleForm({ title })}`

/** Reads the number at the beginning of titles that the other text has as the number of the same title. */
function readNumbers(text: DocumentText, other: DocumentText): DocumentText {
  const known = new Set(other.clauses.flatMap(({ number, title }) => (number ? [keyOf(number, title)] : [])))
  const read = new Map<number, readonly [clause: Clause, length: number]>()
  text.clauses.forEach((clause, index) => {
    const [lead = '', number = ''] = (clause.number === '' && NUMBER_IN_TITLE.exec(clause.title)) || []
    const title = clause.title.slice(lead.length)
    if (number && known.has(keyOf(number, title))) read.set(index, [{ ...clause, number, title }, lead.length])
  })
  if (read.size === 0) return text
  return {
    ...text,
    clauses: text.clauses.map((clause, index) => read.get(index)?.[0] ?? clause),
    blocks: text.blocks.map((block) => {
      const [, length = 0] = (block.kind === 'heading' && read.get(block.clause)) || []
      return length > 0 && block.text.length > length ? withoutFirstWord(block, length) : block
    }),
  }
}

function withoutFirstWord(block: DocumentText['blocks'][number], length: number): DocumentText['blocks'][number] {
  const [first, ...others] = block.lines ?? []
  const rest = first && { ...first, spans: first.spans.slice(2) }
  return {
    ...block,
    text: block.text.slice(length),
    ...(rest && { lines: rest.spans.length > 0 ? [rest, ...others] : others }),
  }
}

/**
 * Two texts that agree on what is a number: where one format has it apart from the title and the other, as a page without tags, has
 * it as its first word, the same clause is no renumbered and retitled one.
 */
export const agreeOnNumbers = (older: DocumentText, newer: DocumentText): readonly [DocumentText, DocumentText] => [
  readNumbers(older, newer),
  readNumbers(newer, older),
]
