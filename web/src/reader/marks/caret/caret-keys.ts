import type { CaretStep, StepDirection } from '#anchors/selection/step-caret.ts'

interface CaretKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export interface CaretMove {
  readonly step: CaretStep
  readonly to: StepDirection
}

/** Way in which the characters of a line follow each other. */
export type LineDirection = 'right' | 'left' | 'down'

/** Arrows to the next character and the one before, to the next line and the one before. */
const ARROWS = {
  right: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
  left: ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'],
  down: ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
} as const satisfies Record<LineDirection, readonly string[]>

/** Tells how a key moves the caret: an arrow by a character or a line, with Ctrl or Alt by a word or a clause. */
export function caretMoveOf({ key, ctrlKey, metaKey, altKey }: CaretKey, direction: LineDirection): CaretMove | undefined {
  const isFar = ctrlKey || altKey || metaKey
  const arrow = (ARROWS[direction] as readonly string[]).indexOf(key)
  if (arrow === 0 || arrow === 1) return { step: isFar ? 'word' : 'character', to: arrow === 0 ? 1 : -1 }
  if (arrow > 1) return { step: isFar ? 'clause' : 'line', to: arrow === 2 ? 1 : -1 }
  if (key === 'Home' || key === 'End') return { step: isFar ? 'whole' : 'edge', to: key === 'Home' ? -1 : 1 }
  return undefined
}
