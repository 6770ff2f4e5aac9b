import { escapeHtml } from '#text/escape-html.ts'
import type { Part } from './parts.ts'

const row = (cells: readonly string[], element: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${element}>${escapeHtml(cell)}</${element}>`).join('')}</tr>`

function element({ is, text, number, cells = [] }: Part): string {
  const written = escapeHtml(text)
  switch (is) {
    case 'item':
      return `<list list-type="bullet"><list-item><p>${written}</p></list-item></list>`
    case 'table': {
      const [head = [], ...rows] = cells
      const body = rows.map((cellsOfRow) => row(cellsOfRow, 'td')).join('')
      return `<table-wrap><label>Table ${number}</label><caption><title>${written}</title></caption><table><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table></table-wrap>`
    }
    case 'figure':
      return `<fig><label>Figure ${number}</label><caption><title>${written}</title></caption></fig>`
    case 'note':
      return `<non-normative-note><label>NOTE ${number}</label><p>${written}</p></non-normative-note>`
    case 'footnote':
      return `<fn-group><fn><p><sup>${number})</sup> ${written}</p></fn></fn-group>`
    default:
      return `<p>${written}</p>`
  }
}

/** Writes a document as NISO STS: sections within sections, by the levels of its headings. */
export function writeSts(parts: readonly Part[]): string {
  const lines: string[] = []
  const open: number[] = []
  const close = (level: number) => {
    while (open.length > 0 && (open.at(-1) as number) >= level) {
      open.pop()
      lines.push('</sec>')
    }
  }
  for (const part of parts) {
    if (part.is !== 'heading') {
      lines.push(element(part))
      continue
    }
    const { level = 1, number, text } = part
    close(level)
    open.push(level)
    lines.push(`<sec><label>${number}</label><title>${escapeHtml(text)}</title>`)
  }
  close(0)
  const body = lines
    .join('\n')
    .replaceAll('</list-item></list>\n<list list-type="bullet"><list-item>', '</list-item>\n<list-item>')
  return `<standard><front></front><body>${body}</body></standard>`
}
