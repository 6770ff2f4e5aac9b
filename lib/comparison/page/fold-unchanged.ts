/** A block on a page of a comparison, with what is gone behind it. */
export interface PagePart {
  readonly html: string
  readonly isChanged: boolean
}

/** Unchanged blocks that stay beside a change, so that it stands among what it belongs to. */
const CONTEXT = 2
/** Fewer are not worth a line that says that they are folded. */
const MIN_FOLDED = 3

const isNearChange = (parts: readonly PagePart[], at: number): boolean => {
  for (let near = at - CONTEXT; near <= at + CONTEXT; near++) if (parts[near]?.isChanged) return true
  return false
}

/** Writes parts below each other; runs without a change are folded, and say how many blocks they have. */
export function foldUnchanged(parts: readonly PagePart[]): string {
  const written: string[] = []
  let folded: string[] = []
  const close = () => {
    if (folded.length < MIN_FOLDED) written.push(...folded)
    else
      written.push(`<details class="unchanged" data-count="${folded.length}"><summary></summary>${folded.join('\n')}</details>`)
    folded = []
  }
  for (const [at, { html }] of parts.entries()) {
    if (!isNearChange(parts, at)) {
      folded.push(html)
      continue
    }
    close()
    written.push(html)
  }
  close()
  return written.join('\n')
}
