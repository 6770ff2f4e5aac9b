import type { TextPlace } from '#contract/documents/place.ts'

/** Words that a person selected, with the lower edge of the last of them in the window. */
export interface TextSelection {
  /** absent for more words than a place can have */
  readonly place: TextPlace | undefined
  /** it lies outside of the text, in a header or a figure: nothing but its rectangle tells where it is */
  readonly isOutside?: boolean
  readonly left: number
  readonly bottom: number
}

/** Returns the range of a selection of some text within an element. */
export function rangeWithin(selection: Selection | null, element: Node): Range | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  const isInside = element.contains(range.startContainer) && element.contains(range.endContainer)
  return isInside && range.toString().trim() !== '' ? range : undefined
}

/** Lists the parts of the text nodes in a range. */
export function textPartsOf(range: Range): Range[] {
  const root = range.commonAncestorContainer
  const page = root.ownerDocument as Document
  if (root.nodeType === Node.TEXT_NODE) return [range]
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const parts: Range[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!range.intersectsNode(node)) continue
    const part = page.createRange()
    part.selectNodeContents(node)
    if (node === range.startContainer) part.setStart(node, range.startOffset)
    if (node === range.endContainer) part.setEnd(node, range.endOffset)
    if (!part.collapsed) parts.push(part)
  }
  return parts
}
