/** Relations of a record to what took its place, or will. */
export const REPLACED_BY: readonly string[] = ['obsoletedBy', 'replacedBy', 'hasSuccessor', 'successor', 'revisedBy']
/** Relations of a record to what it takes the place of. */
export const REPLACES: readonly string[] = ['obsoletes', 'replaces', 'successorOf', 'revises']
/** Relations of an amendment or a corrigendum to what it changes. */
export const AMENDS: readonly string[] = ['amends', 'corrects']
/** Relations of a record to what it changes or stands beside. */
export const CHANGES: readonly string[] = [...AMENDS, 'updates', 'supplements', 'supplementTo']
