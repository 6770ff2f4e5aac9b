import type { Act, Acts } from '#ports/audits/acts.ts'

/** Line of a log that carries an act. */
export interface ActLine {
  readonly event: 'act'
  readonly act: Act
}

export const isActLine = (line: unknown): line is ActLine =>
  typeof line === 'object' && line !== null && 'event' in line && line.event === 'act' && 'act' in line

/** Acts as lines of a function's log, from which CloudWatch delivers them (decision 32). */
export const openLogActs = (write: (line: ActLine) => void): Acts => ({
  emit: (act) => write({ event: 'act', act }),
})
