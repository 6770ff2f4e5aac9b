/**
 * Rules by which places are carried to a newer text (`lib/comparison/carry/carry-places.ts`, which numbers them), and to a
 * translation (`translated-places.ts`).
 */
export const CARRY_RULES = [
  'lost',
  'column',
  'whole',
  'few',
  'copied',
  'moved',
  'several',
  'mixed',
  'matched',
  'passage',
  'reworded',
  'replaced',
  'deleted',
  'block',
  'cell',
  'heading',
] as const
export type CarryRule = (typeof CARRY_RULES)[number]
