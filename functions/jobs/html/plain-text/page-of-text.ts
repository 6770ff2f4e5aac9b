import { escapeHtml } from '#text/escape-html.ts'

/** Makes HTML of a file of plain text, which keeps its lines. */
export const pageOfText = (text: string): string => `<pre>\n${escapeHtml(text)}</pre>`
