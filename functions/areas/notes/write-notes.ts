import type { ListedNote } from '#contract/notes.ts'
import { formatCsv } from '#text/csv.ts'

const HEAD = ['document', 'title', 'contentId', 'clause', 'quote', 'note', 'created', 'changed']
const MARKUP = /<[^>]*>/g

const nameOf = ({ document, contentId }: ListedNote) => document?.designationNo ?? contentId
const titleOf = ({ document }: ListedNote) => document?.documentTitle.replace(MARKUP, '') ?? ''
const quoteOf = ({ noteData }: ListedNote) => noteData?.quote?.exact ?? ''

export function writeNotesAsCsv(notes: readonly ListedNote[]): string {
  const rows = notes.map((note) => {
    const { contentId, noteData, noteContent, created, changed } = note
    return [nameOf(note), titleOf(note), contentId, noteData?.clause?.id ?? '', quoteOf(note), noteContent, created, changed]
  })
  return formatCsv([HEAD, ...rows])
}

/** Characters that Markdown or HTML reads as markup, anywhere or at the beginning of a line. */
const SIGNS = /[\\`*_[\]<>&|~]|^\s*(?:[#+=-]|\d+[.)])/g
const plain = (text: string) => text.replace(SIGNS, (sign) => sign.replace(/[^\s\d]/, '\\$&'))
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n')

/** Writes notes as Markdown, each document under a heading of its own, in the order of the notes. */
export function writeNotesAsMarkdown(notes: readonly ListedNote[]): string {
  const byDocument = Map.groupBy(notes, ({ contentId }) => contentId)
  const parts = [...byDocument.values()].map((group) => {
    const [first] = group as [ListedNote]
    const title = titleOf(first)
    const head = `## ${plain(nameOf(first))}${title && `\n\n${plain(title)}`}`
    return [head, ...group.map(partOf)].join('\n\n')
  })
  return `${parts.join('\n\n')}\n`
}

function partOf(note: ListedNote): string {
  const quote = quoteOf(note)
  // Two spaces at the end of a line keep it a line.
  const text = note.noteContent.split('\n').map(plain).join('  \n')
  return [quote && quoted(quote), text, `*${note.changed.slice(0, 10)}*`].filter(Boolean).join('\n\n')
}
