import type { SavedGroup } from '#contract/groups/group.ts'
import type { User } from '#contract/groups/user-search.ts'
import type { Text } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { ChosenDocument } from '../lists/document-transfer.tsx'
import { nameOfUser } from '../people/person-name.tsx'

/** names that a notice has */
const MAX_NAMES = 5

interface Asked {
  readonly people?: ReadonlyMap<string, User>
  readonly documents?: ReadonlyMap<string, ChosenDocument>
}

/** Tells who and what did not come into a group. */
export function nameLeftOut(t: Text, { leftOut }: SavedGroup, { people, documents }: Asked): void {
  const names = leftOut?.memberIds.map((id) => nameOfUser(people?.get(id) ?? { firstName: '', lastName: '', email: id })) ?? []
  const codes = leftOut?.contentCodes.map((code) => documents?.get(code)?.designationNo ?? code) ?? []
  const list = (all: readonly string[]) => all.slice(0, MAX_NAMES).join(', ')
  if (names.length > 0) notify.info(t('groups.peopleLeftOut', { count: names.length, names: list(names) }))
  if (codes.length > 0) notify.info(t('groups.documentsLeftOut', { count: codes.length, names: list(codes) }))
}
