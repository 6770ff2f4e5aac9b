import type { MarkedPart } from '#comparison/page/mark-text.ts'

/** Cuts parts of a text at a length over all of them. */
export function cutParts(parts: readonly MarkedPart[], length: number): MarkedPart[] {
  const kept: MarkedPart[] = []
  let left = length
  for (const { is, text } of parts) {
    if (text.length > left) {
      kept.push({ is, text: `${text.slice(0, left).trimEnd()}…` })
      return kept
    }
    kept.push({ is, text })
    left -= text.length
  }
  return kept
}
