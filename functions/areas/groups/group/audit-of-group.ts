import type { NewAudit } from '#functions/audits/audit.ts'
import type { GroupChange } from './stored-group.ts'

/** Somebody who changes a group, and from where. */
export interface Changer {
  readonly userId: string
  readonly originatedIp: string
}

/** characters of a list of ids, so that an entry fits its item */
const MAX_LIST_LENGTH = 60_000

/** Names as many ids as fit, and how many there are. */
function namesOf(ids: readonly string[]): string {
  const whole = ids.join(' ')
  if (whole.length <= MAX_LIST_LENGTH) return whole
  return `${whole.slice(0, whole.lastIndexOf(' ', MAX_LIST_LENGTH))} … (${ids.length})`
}

function missing(from: readonly string[], of: readonly string[]): string {
  const known = new Set(from)
  return namesOf(of.filter((one) => !known.has(one)))
}

function typeOf({ before, after }: GroupChange): NewAudit['type'] {
  if (!before) return 'GROUP_CREATED'
  if (after.deleted) return 'GROUP_DELETED'
  return [before.createdBy, ''].includes(after.createdBy) ? 'GROUP_CHANGED' : 'GROUP_HANDED_OVER'
}

/** The audit of a change that gives or takes something; undefined for one of words alone. */
export function auditOfGroup(change: GroupChange, { userId, originatedIp }: Changer): NewAudit | undefined {
  const { before, after, documents } = change
  if (before?.deleted) return undefined
  const codes = (entries: GroupChange['documents']) => ({
    before: (entries?.before ?? []).map(({ contentCode }) => contentCode),
    after: (entries?.after ?? []).map(({ contentCode }) => contentCode),
  })
  const shared = codes(documents)
  const facts = {
    membersAdded: missing(before?.members ?? [], after.members),
    membersRemoved: missing(after.members, before?.members ?? []),
    documentsAdded: missing(shared.before, shared.after),
    documentsRemoved: missing(shared.after, shared.before),
    creator: before?.createdBy === after.createdBy ? '' : after.createdBy,
  }
  const told = Object.fromEntries(Object.entries(facts).filter(([, names]) => names !== ''))
  const type = typeOf(change)
  if (type === 'GROUP_CHANGED' && Object.keys(told).length === 0) return undefined
  return { principal: userId, type, data: { message: after.id, ...told, remoteAddress: originatedIp } }
}
