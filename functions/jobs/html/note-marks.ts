import type { Block, FootnoteMark } from '#document-text/document-text.ts'
import { withoutHeight, writeHeight } from '#document-text/write-height.ts'

/** Signs around the number of a mark in a text that is not yet whole; no text has them. */
export const MARK_START = '\ufdd0'
export const MARK_END = '\ufdd1'
const MARK = /\ufdd0(\d+)\ufdd1/gu
const BACK_LINK = /\s*[↩↵]\ufe0e?(?=\s|$)/gu
const LEADING_MARK = /^\(?([\p{Nd}⁰¹²³⁴-⁹]{1,3}|[a-zᵃ-ᶻ]|[*†‡§¶]{1,3})[).]?\s+/u

/** Mark of a footnote as a page has it: what it says, and the id of the element to which it leads. */
export interface NoteMark {
  readonly label: string
  readonly target: string
}

/**
 * Takes the marks of footnotes out of the text of blocks, and links them with their notes, which become footnotes. A mark that leads
 * nowhere, to a heading or to a table stays in the text, raised.
 */
export function linkNotes(blocks: readonly Block[], marks: readonly NoteMark[], starts: ReadonlyMap<string, number>): Block[] {
  const notes = new Map<number, string>()
  const noteOf = (mark: NoteMark | undefined): number | undefined => {
    const at = mark && starts.get(mark.target)
    const kind = at === undefined ? undefined : blocks[at]?.kind
    return kind === undefined || kind === 'heading' || kind === 'table' ? undefined : at
  }
  const linked = blocks.map((block, at) => {
    const own: FootnoteMark[] = []
    let words = 0
    const strip = (text: string) => {
      if (!text.includes(MARK_START)) {
        if (block.cells) words += countWords(text)
        return text
      }
      let kept = ''
      let from = 0
      for (const match of text.matchAll(MARK)) {
        kept += text.slice(from, match.index)
        from = match.index + match[0].length
        const mark = marks[Number(match[1])]
        const note = noteOf(mark)
        if (note === undefined || note === at || !mark) {
          kept += note === at ? '' : writeHeight(kept, mark?.label ?? '', 'raised')
          continue
        }
        notes.set(note, mark.label)
        own.push({ word: Math.max(0, words + countWords(kept) - 1), block: note })
      }
      const whole = (kept + text.slice(from))
        .replace(/ +/g, ' ')
        .replace(/ (?=[.,;:](?: |$))/g, '')
        .trim()
      words += countWords(whole)
      return whole
    }
    const stripped = block.cells
      ? { ...block, cells: block.cells.map((row) => row.map(strip)) }
      : { ...block, text: strip(block.text) }
    return own.length > 0 ? { ...stripped, marks: own } : stripped
  })
  return linked.map((block, at) => {
    const mark = notes.get(at)
    return mark === undefined ? block : asFootnote(block, mark)
  })
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

function asFootnote(block: Block, mark: string): Block {
  const text = block.text.replace(BACK_LINK, '')
  const lead = LEADING_MARK.exec(text)
  const isOwn = lead !== null && withoutHeight(lead[1] as string) === mark
  return { ...block, kind: 'footnote', label: mark, text: (isOwn ? text.slice(lead[0].length) : text).trim() }
}
