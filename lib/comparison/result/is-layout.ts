import type { TextChange } from '#contract/documents/comparison-result.ts'

/** Tells whether a change is one of paragraphs alone: one was split, or two were joined, without a changed word. It counts as none. */
export const isLayoutChange = ({ kind, edits }: Pick<TextChange, 'kind' | 'edits'>): boolean =>
  (kind === 'split' || kind === 'joined') && edits.length === 0
