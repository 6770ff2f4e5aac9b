import type { BlockKind } from '#document-text/document-text.ts'
import type { FlowLine } from './flow-line.ts'

/** Block whose lines are still coming in. */
export interface OpenBlock {
  readonly kind: BlockKind
  readonly label?: string
  readonly lines: FlowLine[]
}
