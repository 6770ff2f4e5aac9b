import { partsOf } from '#comparison/page/mark-text.ts'
import { shortenParts } from '#comparison/page/shorten-parts.ts'
import type { TextChange } from '#contract/documents/comparison-result.ts'
import { MarkedWords } from '#web/ui/text/marked-words.tsx'

/** Changed text with what is new and what is gone; shortened to what stands around each change. */
export function ChangeText({ change, whole }: { change: TextChange; whole?: boolean }) {
  const parts = partsOf(change)
  const hasEdits = parts.some(({ is }) => is !== 'same')
  return <MarkedWords className="change-text" parts={whole || !hasEdits ? parts : shortenParts(parts)} />
}
