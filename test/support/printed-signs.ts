import { nameClauses } from '#document-text/clause-ids.ts'
import type { DocumentText } from '#document-text/document-text.ts'

/** A page with a sentence that stands in two clauses. */
export const PRINTED_SIGNS: DocumentText = {
  source: 'pdf',
  language: 'en',
  pages: [{ width: 5950, height: 8420 }],
  clauses: nameClauses(['Shapes', 'Colors'].map((title, at) => ({ number: `${at + 1}`, title, level: 1, nature: 'normative' }))),
  blocks: ['Shapes', 'Colors'].flatMap((title, at) => [
    {
      kind: 'heading' as const,
      clause: at,
      text: title,
      lines: [{ page: 0, top: at * 1000, bottom: at * 1000 + 120, spans: [700, 900] }],
    },
    {
      kind: 'paragraph' as const,
      clause: at,
      text: `Signs shall be seen from afar, ${title.toLowerCase()} first.`,
      lines: [
        {
          page: 0,
          top: at * 1000 + 200,
          bottom: at * 1000 + 320,
          spans: Array.from({ length: 16 }, (_, edge) => 700 + edge * 100),
        },
      ],
    },
  ]),
}
const { blocks } = PRINTED_SIGNS
export const TYPED_SIGNS: DocumentText = {
  ...PRINTED_SIGNS,
  source: 'html',
  pages: [],
  blocks: blocks.map(({ lines: _, ...block }) => block),
}
/** The words “shall be seen” of the second clause. */
export const SELECTED_SIGNS = {
  quote: { exact: 'shall be seen', before: '', after: '' },
  areas: [{ page: 0, left: 890, top: 1210, right: 1410, bottom: 1310 }],
}
