const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, figcaption, caption, pre, aside, header, section'
/** Elements that say how the words beside them are read, as in Japanese: no part of the line. */
export const READINGS = 'rt, rp'

export interface PageTextPiece {
  readonly node: Text
  readonly start: number
}

/** Joins the text of a page; pieces of different blocks are parted, so that nothing runs over their border. */
export function textOf(page: Document, except?: string): { text: string; pieces: PageTextPiece[] } {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const pieces: PageTextPiece[] = []
  let text = ''
  let block: Element | null | undefined
  while (walker.nextNode()) {
    if (walker.currentNode.nodeName === 'BR') text += '\n'
    if (walker.currentNode.nodeType !== Node.TEXT_NODE) continue
    const node = walker.currentNode as Text
    if (except && node.parentElement?.closest(except)) continue
    const own = node.parentElement?.closest(BLOCKS)
    if (own !== block) text += '\0'
    block = own
    pieces.push({ node, start: text.length })
    text += node.data
  }
  return { text, pieces }
}

/** Returns the place of an offset: in the last piece that begins at or before it; `after` so many characters later. */
export function textPointOf(pieces: readonly PageTextPiece[], offset: number, after = 0): [Text, number] {
  let low = 0
  for (let high = pieces.length - 1; low < high; ) {
    const middle = Math.ceil((low + high) / 2)
    if ((pieces[middle] as PageTextPiece).start <= offset) low = middle
    else high = middle - 1
  }
  const { node, start } = pieces[low] as PageTextPiece
  return [node, Math.min(offset - start + after, node.length)]
}
