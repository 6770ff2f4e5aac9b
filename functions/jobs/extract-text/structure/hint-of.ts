import type { Block } from '#document-text/document-text.ts'

const MAX_HINT_LENGTH = 60

/** The first words below a heading, which name a clause without a title. */
export function hintOf(blocks: readonly Block[], clause: number): string {
  const block = blocks.find((one) => one.clause === clause && one.kind !== 'heading')
  return (block?.text ?? '').slice(0, MAX_HINT_LENGTH)
}
