import type { NewAudit } from '#functions/audits/audit.ts'
import { cutText } from '#text/cut.ts'
import type { FactChange } from './describe-change.ts'

/** Somebody who changes accounts and people. */
export interface Author {
  /** id of the person; `OPERATOR` of the command */
  readonly userId: string
  /** address of the connection; empty of the command */
  readonly address: string
}

/** Whoever runs the command of people files. */
export const OPERATOR: Author = { userId: 'operator', address: '' }

/** Change of an account or of a person. */
export interface ItemChange {
  readonly kind: 'account' | 'person'
  readonly id: string
  readonly act: 'added' | 'changed'
  readonly facts: readonly FactChange[]
}

/** characters of all changes of an audit together, which is one item of the table */
const MAX_LENGTH = 60_000

const shown = (text: string) => (text === '' ? '–' : text)

const factsOf = ({ facts }: ItemChange) =>
  facts.map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`).join('; ')

/** The audit of changes that are written together: each with what was there before and after. */
export function auditOfChanges({ userId, address }: Author, changes: readonly ItemChange[]): NewAudit {
  const [first] = changes
  const longest = Math.floor(MAX_LENGTH / Math.max(changes.length, 1))
  const cut = changes.filter((change) => factsOf(change).length > longest).length
  const message = changes.length === 1 && first ? `${first.kind} ${first.id} ${first.act}` : `${changes.length} changes`
  return {
    principal: userId,
    type: 'PEOPLE_CHANGED',
    data: {
      message,
      ...(address !== '' && { remoteAddress: address }),
      ...(cut > 0 && { cut: `${cut} of ${changes.length}` }),
      ...Object.fromEntries(
        changes.map((change) => [`${change.kind} ${change.id} ${change.act}`, cutText(factsOf(change), longest)]),
      ),
    },
  }
}
