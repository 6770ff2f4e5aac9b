import type { ChangedText, ComparisonResult } from '#contract/documents/comparison-result.ts'

const MULTIPLIER = 0x01000193
const SEEDS = [0x811c9dc5, 0x2c1b3c6d] as const

/** FNV-1a of 32 bits, from a start. */
function foldText(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), MULTIPLIER)
  return hash >>> 0
}

const saidIn = (side: ChangedText | undefined) => side && [side.label, side.table?.row, side.table?.column, side.text]

/**
 * Keys of the changes, in their order: the link of a change, and the tick that somebody set on it. A key is made of what the change
 * says, so that another ingest of the same texts, or a change elsewhere, leaves it as it is; equal changes are counted through.
 */
export function changeKeysOf({ changes }: Pick<ComparisonResult, 'changes'>): readonly string[] {
  const counts = new Map<string, number>()
  return changes.map(({ kind, older, newer }) => {
    const text = JSON.stringify([kind, saidIn(older), saidIn(newer)])
    const key = SEEDS.map((seed) => foldText(text, seed).toString(36))
      .join('')
      .slice(0, 12)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  })
}
