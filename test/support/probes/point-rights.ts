const RANGES = ['None', 'Own', 'All'] as const
export type PointRange = (typeof RANGES)[number]
export const POINT_ROLES = ['creator', 'colleague', 'pointAdmin', 'admin'] as const
export type PointRole = (typeof POINT_ROLES)[number]

/**
 * Acts by view and manage: s see, c create, e edit, d deactivate, r reactivate, h share (hand on), a history (audit). An inactive
 * point can only be seen, reactivated and asked for its history; on a closed document nobody creates, edits or shares.
 */
export const POINT_RIGHTS: Record<`${PointRange} ${PointRange}`, Record<PointRole, string>> = {
  'None None': { creator: '', colleague: '', pointAdmin: 'sdra', admin: 'sa' },
  'None Own': { creator: '', colleague: '', pointAdmin: 'scedrha', admin: 'sa' },
  'None All': { creator: '', colleague: '', pointAdmin: 'scedrha', admin: 'sedrha' },
  'Own None': { creator: 'sa', colleague: '', pointAdmin: 'sdra', admin: 'sa' },
  'Own Own': { creator: 'scedrha', colleague: 'c', pointAdmin: 'scedrha', admin: 'sca' },
  'Own All': { creator: 'scedrha', colleague: 'c', pointAdmin: 'scedrha', admin: 'scedrha' },
  'All None': { creator: 'sa', colleague: 's', pointAdmin: 'sdra', admin: 'sa' },
  'All Own': { creator: 'scedrha', colleague: 'sc', pointAdmin: 'scedrha', admin: 'sca' },
  'All All': { creator: 'scedrha', colleague: 'scedrha', pointAdmin: 'scedrha', admin: 'scedrha' },
}

export const POINT_RANGES = RANGES.flatMap((view) => RANGES.map((manage) => [view, manage] as const))
