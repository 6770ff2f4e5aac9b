/** Words of publishers for a stage that is over, or in force. Any other word for a stage is kept as it is. */
const WORDS = new Map<string, string>(
  Object.entries({
    approved: 'active',
    final: 'active',
    'in-force': 'active',
    standard: 'active',
    ppub: 'active',
    inactive: 'withdrawn',
    wpub: 'withdrawn',
    delpub: 'withdrawn',
    proposal: 'draft',
  }),
)
const DRAFT = /\bdraft\b/

/** Publication, and what is below it, in the harmonized stage codes of ISO. */
const PUBLISHED = 60
const WITHDRAWAL = 95
/** Project that was cancelled. */
const CANCELLED = 98

/** Translates a stage to a status: harmonized codes such as 60.60 and 95.99, or a word. */
export function statusOfStage(stage: string): string {
  const code = /^(\d\d)(?:\.(\d\d))?$/.exec(stage)
  if (code) return statusOfCode(Number(code[1]), Number(code[2] ?? 0))
  const word = stage.toLowerCase()
  return WORDS.get(word) ?? (DRAFT.test(word) ? 'draft' : word)
}

function statusOfCode(stage: number, substage: number): string {
  if (stage >= WITHDRAWAL || (stage < PUBLISHED && substage === CANCELLED)) return stage < PUBLISHED ? 'cancelled' : 'withdrawn'
  return stage < PUBLISHED ? 'draft' : 'active'
}
