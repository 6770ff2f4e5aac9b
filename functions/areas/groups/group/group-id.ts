interface NamedGroup {
  readonly groupID: string | undefined
  readonly groupId: string | undefined
}

/** Reads the id of a group, of which both spellings count. Two different ids are a mistake: one of them would be ignored. */
export function groupIdOf({ groupID, groupId }: NamedGroup, fail: (code: 'validation-failed', about: string) => never) {
  if (groupID !== undefined && groupId !== undefined && groupID !== groupId) return fail('validation-failed', 'groupId')
  return groupID ?? groupId
}
