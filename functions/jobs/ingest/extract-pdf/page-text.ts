import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'

type Item = Pick<TextItem, 'str' | 'dir' | 'transform' | 'hasEOL' | 'width'>

/** The items of a page as lines of text in the order in which people read them. */
export function pageText(items: readonly Item[]): string {
  return joinLines(linesOf(items).map(lineText))
}

function linesOf(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [[]]
  for (const item of items) {
    lines.at(-1)?.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines
}

function lineText(items: readonly Item[]): string {
  const inOrder = isRightToLeft(items) ? mirrored(items) : items
  return inOrder
    .map(({ str }) => str)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function isRightToLeft(items: readonly Item[]): boolean {
  const letters = (dir: string) => items.reduce((sum, item) => sum + (item.dir === dir ? item.str.trim().length : 0), 0)
  return letters('rtl') > letters('ltr')
}

/** From the right; a run that reads from the left (a number, a name in Latin letters) keeps its own order. */
function mirrored(items: readonly Item[]): Item[] {
  const fromRight = items.filter(({ str }) => str !== '').sort((a, b) => leftOf(b) - leftOf(a))
  const ordered: Item[] = []
  let run: Item[] = []
  for (const item of fromRight) {
    if (item.dir === 'rtl') {
      ordered.push(...run.reverse(), item)
      run = []
    } else run.push(item)
  }
  return [...ordered, ...run.reverse()]
}

function leftOf(item: Item): number {
  return (item.transform as number[])[4] ?? 0
}

/** Lines as one text; a word that was cut at the end of a line is whole again, so that it can be found. */
function joinLines(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .replace(/\u00AD\n?/g, '')
}
