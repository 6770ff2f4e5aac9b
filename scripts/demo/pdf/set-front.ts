import type { Block } from '../text/blocks.ts'
import { wordsOf } from '../text/blocks.ts'
import { plain } from '../text/inline.ts'
import { PAGE, TEXT_WIDTH } from './fill-pages.ts'
import type { Box, Op } from './ops.ts'
import { shift } from './ops.ts'
import { settingsOf } from './set-blocks.ts'
import { setLines } from './set-lines.ts'

export interface Cover {
  readonly language: string
  readonly accent: string
  readonly publisher: string
  readonly designation: string
  readonly title: string
  /** lines below the title: edition, date, committee … */
  readonly facts: readonly string[]
  readonly notice: string
}

export function setCover(cover: Cover): Box[] {
  const s = settingsOf(cover.language)
  const bold = { ...s.sans, style: { ...s.sans.style, bold: true } }
  const band: Op = { kind: 'rect', x: -PAGE.left, y: -PAGE.top, w: PAGE.width, h: 14, fill: cover.accent }
  const text = (line: string, setting: typeof bold, above: number, role: Box['role'] = 'P', extra: Op[] = []): Box => {
    const { height, ops } = setLines(line, TEXT_WIDTH, setting)
    return { role, height, above, keep: true, parts: [{ ops: [...extra, ...ops] }] }
  }
  const rule: Op = {
    kind: 'path',
    points: [
      [0, -14],
      [TEXT_WIDTH, -14],
    ],
    width: 1,
    color: cover.accent,
  }
  return [
    text(cover.publisher, { ...bold, size: 12, color: cover.accent }, 0, 'P', [band]),
    text(cover.designation, { ...bold, size: 26, leading: 1.25, color: '#111111' }, 110),
    text(cover.title, { ...s.text, size: 19, leading: cover.language === 'ar' ? 1.7 : 1.35 }, 22, 'Title'),
    ...cover.facts.map((fact, i) => text(fact, { ...s.sans, size: 9.5 }, i === 0 ? 60 : 3, 'P', i === 0 ? [rule] : [])),
    { ...text(cover.notice, { ...s.small, color: '#555555' }, 90), keep: false },
  ]
}

/** Table of contents: clauses with their pages; `pageOf` returns 0 while the pages are unknown. */
export function setContents(blocks: readonly Block[], pageOf: (id: string) => number, language: string, accent: string): Box[] {
  const s = settingsOf(language)
  const title = setLines(wordsOf(language).contents, TEXT_WIDTH, { ...s.h1, color: accent })
  const head: Box = { role: 'P', height: title.height + 8, above: 0, keep: true, parts: [{ ops: title.ops }] }
  return [head, ...blocks.flatMap((block) => (block.kind === 'heading' ? [setEntry(block, pageOf(block.id), language)] : []))]
}

function setEntry(block: Extract<Block, { kind: 'heading' }>, page: number, language: string): Box {
  const s = settingsOf(language)
  const rightToLeft = language === 'ar'
  const setting = { ...s.sans, size: 9.2, style: { ...s.sans.style, bold: block.level === 1 } }
  const indent = block.level === 1 ? 0 : 18
  const entry = setLines(`${block.number}\u00a0\u00a0${plain(block.title)}`, TEXT_WIDTH - indent - 40, setting)
  const number = setLines(String(page), 30, { ...setting, align: 'end' })
  const left = rightToLeft ? 40 : indent
  const ops = [
    ...entry.ops.map((op) => shift(op, left, 0)),
    ...number.ops.map((op) => shift(op, rightToLeft ? 0 : TEXT_WIDTH - 30, 0)),
  ]
  return { role: 'TOCI', height: entry.height, above: block.level === 1 ? 5 : 1, keep: false, parts: [{ ops }] }
}
