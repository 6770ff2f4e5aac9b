import type { Part } from '../known-edits/parts.ts'
import { writeHeights } from './heights.ts'
import type { KnownDocument } from './known-document.ts'

const inline = (text: string) =>
  writeHeights(
    text
      .replaceAll('\\', '\\e')
      .replace(/^[.']/, '\\&$&')
      .replaceAll('-', '\\-')
      .replaceAll("'", '\\[aq]')
      .replaceAll('`', '\\[ga]')
      .replaceAll('\u2009', '\\|'),
    (digits) => `\\*{${digits}\\*}`,
    (digits) => `\\d\\s-3${digits}\\s0\\u`,
  )

function block({ is, text, number, level = 1, cells = [] }: Part, ruled: boolean): string {
  const written = inline(text)
  switch (is) {
    case 'heading':
      return `.NH ${level}\n${written}`
    case 'item':
      return `.IP \\(bu 2\n${written}`
    case 'footnote':
      return `\\**\n.FS\n${written}\n.FE`
    case 'table': {
      const [head = []] = cells
      const width = (15 / head.length).toFixed(1)
      const format = head.map(() => `lw(${width}c)`).join(' ')
      const row = (some: readonly string[]) => some.map((cell) => `T{\n.na\n${inline(cell)}\nT}`).join('\t')
      return `.LP\nTable ${number} \\(em ${written}\n.TS H\n${ruled ? 'allbox' : 'nospaces'};\n${format}.\n${row(head)}\n.TH\n${cells.slice(1).map(row).join('\n')}\n.TE`
    }
    default:
      return `.PP\n${written}`
  }
}

/** Writes a document as source of groff with the macros ms, for tbl and gropdf. */
export function writeGroff({ parts, furniture: { designation, licence }, ruled }: KnownDocument): string {
  const body = parts
    .map((part) => block(part, ruled))
    .join('\n')
    .replaceAll('\n\\**', '\\**')
  return `.OH '${designation}''Page %'\n.EH 'Page %''${designation}'\n.OF ''${licence}''\n.EF ''${licence}''\n.P1\n${body}\n`
}
