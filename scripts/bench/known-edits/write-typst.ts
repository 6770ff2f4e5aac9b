import { type Part, runningTitle } from './parts.ts'

const quoted = (text: string) => `#${JSON.stringify(text)}`

function block({ is, text, number, level = 1, cells = [] }: Part): string {
  const written = quoted(text)
  switch (is) {
    case 'heading':
      return `#heading(level: ${level})[${number} ${written}]`
    case 'item':
      return `- ${written}`
    case 'table': {
      const [head = []] = cells
      const all = cells
        .flat()
        .map((cell) => `[${quoted(cell)}]`)
        .join(', ')
      return `#align(center)[Table ${number} — ${written}]\n#table(columns: (${head.map(() => '1fr').join(', ')}), ${all})`
    }
    case 'figure':
      return `#align(center)[#rect(width: 90pt, height: 30pt)\nFigure ${number} — ${written}]`
    case 'note':
      return `#text(size: 8.5pt)[NOTE ${number} ${written}]`
    case 'footnote':
      return `#text(size: 8.5pt)[#super[${number})] ${written}]`
    case 'cover':
    case 'term':
    case 'paragraph':
      return written
  }
}

const headOf = (running: string) =>
  `#set page(paper: "a4", header: [#${JSON.stringify(running)} #h(1fr) Edition], footer: context [#h(1fr) #counter(page).display()])\n` +
  '#set text(size: 10.5pt)\n#set par(justify: true)\n'

/** Writes a document as source of typst, justified and with hyphens at the ends of lines. */
export const writeTypst = (parts: readonly Part[]): string =>
  `${headOf(runningTitle(parts))}${parts.map(block).join('\n\n').replaceAll('\n\n- ', '\n- ')}\n`
