import type { Middleware } from './call.ts'
import type { LevelsCache } from './levels/levels-cache.ts'

/** Begins to read the levels of the call’s tenant: they are there when its line is written, and the call does not wait. */
export const followLevels = (levels: LevelsCache): Middleware => ({
  before: ({ context: { call } }) => {
    if (call.tenant) levels.refresh(call.tenant)
  },
})
