import type { Part } from '../known-edits/parts.ts'
import { writeHeights } from './heights.ts'
import type { KnownDocument } from './known-document.ts'

const quoted = (text: string) => (text === '' ? '' : `#${JSON.stringify(text)};`)
const inline = (text: string) =>
  text
    .split(/([⁰¹²³⁴-⁹⁻]+|[₀-₉]+)/u)
    .map((piece, at) =>
      at % 2
        ? writeHeights(
            piece,
            (up) => `#super[${up}]`,
            (down) => `#sub[${down}]`,
          )
        : quoted(piece),
    )
    .join('')

function block({ is, text, level = 1, cells = [] }: Part, ruled: boolean): string {
  const written = inline(text)
  switch (is) {
    case 'heading':
      return `${'='.repeat(level)} ${written}`
    case 'item':
      return `- ${written}`
    case 'footnote':
      return `#footnote[${written}]`
    case 'table': {
      const [head = [], ...rows] = cells
      const cell = (one: string) => `[${inline(one)}]`
      const columns = head.map(() => '1fr').join(', ')
      return `#figure(caption: [${written}], table(columns: (${columns}), align: left, stroke: ${ruled ? '0.5pt' : 'none'}, table.header(${head.map(cell).join(', ')}), ${rows.flat().map(cell).join(', ')}))`
    }
    default:
      return written
  }
}

/** Writes a document as source of typst, justified, with hyphens at the ends of lines and contents. */
export function writeTypstPages({ parts, furniture: { designation, licence }, ruled }: KnownDocument): string {
  const head = `#set page(paper: "a4", header: context if calc.odd(here().page()) [${designation} #h(1fr) #counter(page).display()] else [#counter(page).display() #h(1fr) #let before = query(heading.where(level: 1).before(here())); #if before.len() > 0 {before.last().body}], footer: [#h(1fr) #text(size: 7pt)[${licence}] #h(1fr)])
#set text(size: 10.5pt)
#set par(justify: true)
#set heading(numbering: "1.1")
#show figure: set block(breakable: true)
#outline()
#pagebreak()
`
  const body = parts.map((part) => block(part, ruled)).join('\n\n')
  return head + body.replaceAll('\n\n- ', '\n- ').replaceAll('\n\n#footnote', '#footnote')
}
