/** Boundary beside a character of a node. */
export type NodePoint = readonly [node: Text, offset: number]

/** A line that is off counts more than a word that is off. */
const LINE_WEIGHT = 4
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

export const readsRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - right)
  const dy = Math.max(top - y, 0, y - bottom)
  return dy * LINE_WEIGHT + dx
}

/** Rectangle of one character. */
function boxOf(node: Text, at: number): DOMRect {
  const range = node.ownerDocument.createRange()
  range.setStart(node, at)
  range.setEnd(node, Math.min(at + 1, node.length))
  return range.getBoundingClientRect()
}

function nearestNode(nodes: readonly Text[], x: number, y: number): Text | undefined {
  let best: Text | undefined
  let least = Number.POSITIVE_INFINITY
  for (const node of nodes) {
    const range = node.ownerDocument.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const distance = box.width > 0 ? distanceTo(box, x, y) : least
      if (distance < least) [best, least] = [node, distance]
    }
  }
  return best
}

/** Finds the boundary in a text that is nearest to a point of the window. */
export function nearestPoint(nodes: readonly Text[], x: number, y: number): NodePoint | undefined {
  const node = nearestNode(nodes, x, y)
  if (!node) return undefined
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < node.length; at++) {
    const box = boxOf(node, at)
    const middle = (box.left + box.right) / 2
    const distance = distanceTo(box, x, y) + Math.abs(middle - x) / 100
    if (distance >= least) continue
    least = distance
    const isAfter = readsRightToLeft(node.data.charAt(at)) ? x < middle : x > middle
    best = isAfter ? at + 1 : at
  }
  return [node, best]
}

/** Line of the window at which a boundary stands. */
export interface EndLine {
  readonly x: number
  readonly top: number
  readonly height: number
}

/** Measures where the start or the end of a range stands. */
export function lineOfEnd(range: Range, of: 'start' | 'end'): EndLine | undefined {
  const [node, offset] = of === 'start' ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset - 1]
  if (!(node instanceof (node.ownerDocument?.defaultView ?? window).Text)) return undefined
  const at = Math.min(Math.max(offset, 0), node.length - 1)
  const box = boxOf(node, at)
  const isAtRight = readsRightToLeft(node.data.charAt(at)) === (of === 'start')
  return box.height > 0 ? { x: isAtRight ? box.right : box.left, top: box.top, height: box.height } : undefined
}
