import { isUndecided } from '#comparison/layout-edits.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import type { KnownEdit } from './known-edit.ts'

const squashed = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** Tells a paragraph that was parted or joined where a page or column ends, so that no page shows it. */
export function isShownByNoPage(edit: KnownEdit, texts: readonly [older: DocumentText, newer: DocumentText]): boolean {
  if (edit.kind !== 'split' && edit.kind !== 'join') return false
  const [whole = '', ...parts] = edit.kind === 'split' ? [...edit.older, ...edit.newer] : [...edit.newer, ...edit.older]
  const { blocks } = texts[edit.kind === 'split' ? 1 : 0]
  const find = (text: string) => blocks.find((block) => squashed(block.text) === squashed(text))
  const asBlock = (text: string): Block => ({ kind: 'paragraph', clause: 0, text })
  const [joined, own] = [find(whole), parts.map(find)]
  if (joined) return isUndecided(joined, parts.map(asBlock))
  return own.every((block) => block !== undefined) && isUndecided(asBlock(whole), own)
}
