import type { ChangeKind } from '#contract/documents/comparison-result.ts'

/** Tells whether a change is one of paragraphs alone: one was split, or two were joined, without a changed word. It counts as none. */
export const isLayoutChange = ({ kind, edits }: { readonly kind: ChangeKind; readonly edits: readonly unknown[] }): boolean =>
  (kind === 'split' || kind === 'joined') && edits.length === 0
