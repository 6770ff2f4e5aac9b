import type { TextChange } from '#contract/documents/comparison-result.ts'
import { escapeHtml } from '#text/escape-html.ts'

/** Part of a text that both editions have, or that one of them has. */
export interface MarkedPart {
  readonly is: 'same' | 'new' | 'gone'
  readonly text: string
}

/** Cuts a changed text into what stayed, what is new and what is gone, in reading order. */
export function partsOf({ older, newer, edits }: Pick<TextChange, 'older' | 'newer' | 'edits'>): MarkedPart[] {
  if (!newer) return [{ is: 'gone', text: older?.text ?? '' }]
  if (!older) return [{ is: 'new', text: newer.text }]
  const parts: MarkedPart[] = []
  const push = (is: MarkedPart['is'], text: string) => text !== '' && parts.push({ is, text })
  let at = 0
  for (const [olderStart, olderEnd, newerStart, newerEnd] of edits) {
    push('same', newer.text.slice(at, newerStart))
    if (olderEnd > olderStart && isApart(older.text, olderStart, newer.text, newerStart)) push('same', ' ')
    push('gone', older.text.slice(olderStart, olderEnd))
    if (newerEnd === newerStart && isSpace(older.text[olderEnd]) && isLetter(newer.text[newerStart])) push('same', ' ')
    push('new', newer.text.slice(newerStart, newerEnd))
    at = Math.max(at, newerEnd)
  }
  push('same', newer.text.slice(at))
  return parts
}

/** The older text, or the newer one. */
export type SideIndex = 0 | 1

/** Cuts the text of one side of a change into what stayed and what that side alone has. */
export function partsOfSide(change: Pick<TextChange, 'older' | 'newer' | 'edits'>, side: SideIndex): MarkedPart[] {
  const text = change[side === 0 ? 'older' : 'newer']?.text ?? ''
  const own = side === 0 ? 'gone' : 'new'
  if (!change.older || !change.newer) return [{ is: own, text }]
  const parts: MarkedPart[] = []
  const push = (is: MarkedPart['is'], part: string) => part !== '' && parts.push({ is, text: part })
  let at = 0
  for (const edit of change.edits) {
    const [start, end] = side === 0 ? [edit[0], edit[1]] : [edit[2], edit[3]]
    push('same', text.slice(at, start))
    push(own, text.slice(start, end))
    at = Math.max(at, end)
  }
  push('same', text.slice(at))
  return parts
}

const isSpace = (letter: string | undefined) => /\s/.test(letter ?? '')
const isLetter = (letter: string | undefined) => /\S/.test(letter ?? '')

/** Tells whether words that are gone had a space before them that the newer text does not have. */
const isApart = (older: string, olderStart: number, newer: string, newerStart: number) =>
  isSpace(older[olderStart - 1]) && isLetter(newer[newerStart - 1])

/** Cuts parts at the line breaks that stand between blocks of the newer text. */
export function linesOf(parts: readonly MarkedPart[]): MarkedPart[][] {
  const lines: MarkedPart[][] = [[]]
  for (const { is, text } of parts) {
    if (is === 'gone') {
      lines.at(-1)?.push({ is, text: text.replaceAll('\n', ' ') })
      continue
    }
    text.split('\n').forEach((line, index) => {
      if (index > 0) lines.push([])
      if (line !== '') lines.at(-1)?.push({ is, text: line })
    })
  }
  return lines
}

const ELEMENT = { same: '', new: 'ins', gone: 'del' }

/** Writes parts as HTML. */
export function writeParts(parts: readonly MarkedPart[]): string {
  const written = parts.map(({ is, text }) => {
    const element = ELEMENT[is]
    return element ? `<${element}>${escapeHtml(text)}</${element}>` : escapeHtml(text)
  })
  // Words that took each other's place stand apart.
  return written.join('').replaceAll('</del><ins>', '</del> <ins>')
}
