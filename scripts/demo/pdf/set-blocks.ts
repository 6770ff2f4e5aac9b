import type { Block } from '../text/blocks.ts'
import { plain } from '../text/inline.ts'
import type { Box, Op } from './ops.ts'
import { shift } from './ops.ts'
import { setFigure } from './set-figure.ts'
import { type Setting, setLines } from './set-lines.ts'
import { setTable } from './set-table.ts'

export interface Page {
  readonly width: number
  readonly language: string
  readonly accent: string
}

export function settingsOf(language: string) {
  const family = language === 'ar' || language === 'ja' ? ('sans' as const) : ('serif' as const)
  const leading = language === 'ar' ? 1.75 : language === 'ja' ? 1.65 : 1.45
  const roman = { family, bold: false, italic: false }
  const sans = { family: 'sans' as const, bold: false, italic: false }
  const setting = (size: number, style = roman): Setting => ({ size, style, language, align: 'start', leading })
  return {
    text: setting(10),
    note: setting(8.8),
    table: { ...setting(8.4, sans), leading: leading - 0.1 },
    caption: { ...setting(8.8, { ...sans, bold: true }), align: 'center' as const },
    h1: setting(13, { ...sans, bold: true }),
    h2: setting(10.5, { ...sans, bold: true }),
    small: setting(8, sans),
    sans: setting(10, sans),
  }
}

const INDENT = 18

export function setBlocks(blocks: readonly Block[], page: Page): Box[] {
  const settings = settingsOf(page.language)
  const set = (block: Block): Box[] => {
    switch (block.kind) {
      case 'heading': {
        const own = block.level === 1 ? settings.h1 : settings.h2
        const lines = setLines(`${block.number}  ${block.title}`.replace('  ', '\u00a0\u00a0'), page.width, {
          ...own,
          color: page.accent,
        })
        const outline = { level: block.level, title: `${block.number} ${plain(block.title)}`, id: block.id }
        const above = block.level === 1 ? 20 : 12
        return [{ ...box(block.level === 1 ? 'H1' : 'H2', lines.height + 3, lines.ops, above), keep: true, outline }]
      }
      case 'paragraph':
        return paragraphs('P', block.text, page.width, 0, settings.text, page)
      case 'item':
        return paragraphs('LI', block.text, page.width, INDENT, settings.text, page, '–')
      case 'note':
        return paragraphs('Note', `<b>${block.label}</b>  ${block.text}`, page.width, INDENT, settings.note, page)
      case 'term':
        return paragraphs('P', `<b>${block.term}</b>: ${block.text}`, page.width, INDENT, settings.text, page)
      case 'table': {
        const caption = setLines(block.caption, page.width, settings.caption)
        const rows = setTable(block, page.width, settings.table)
        return [{ ...box('Caption', caption.height + 4, caption.ops, 12), keep: true }, ...rows, box('P', 8, [], 0)]
      }
      case 'figure': {
        const figure = setFigure(block, page.width, settings.small, page.accent)
        const caption = setLines(block.caption, page.width, settings.caption)
        const drawn: Box = { ...box('Figure', figure.height + 4, figure.ops, 12), keep: true, alt: plain(block.caption) }
        return [drawn, box('Caption', caption.height + 8, caption.ops, 2)]
      }
    }
  }
  return blocks.flatMap(set)
}

function box(role: Box['role'], height: number, ops: readonly Op[], above: number): Box {
  return { role, height, parts: [{ ops }], above, keep: false }
}

function paragraphs(
  role: Box['role'],
  text: string,
  width: number,
  indent: number,
  setting: Setting,
  page: Page,
  mark?: string,
): Box[] {
  const rightToLeft = page.language === 'ar'
  const lines = setLines(text, width - indent, setting)
  const ops = lines.ops.map((op) => shift(op, rightToLeft ? 0 : indent, 0))
  const bullet = mark
    ? setLines(mark, indent, { ...setting, language: 'en' }).ops.map((op) => shift(op, rightToLeft ? width - indent + 9 : 6, 0))
    : []
  return [box(role, lines.height + 2, [...bullet, ...ops], role === 'LI' ? 2 : 5)]
}
