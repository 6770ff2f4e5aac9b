/** Answers to people who have no points at all. */
export const accessProblems = {
  'points-not-eligible': {
    status: 401,
    title: 'Compass points are for individual users',
    detail: 'Compass Points feature is not eligible for user type. Compass Points are only viewable to logged in users.',
  },
  'points-not-enabled': { status: 403, title: 'Compass points are not enabled at account level setting' },
} as const
export const documentOfPointProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-entitled': { status: 403, title: 'User is not entitled for the Document' },
} as const

/** Answers about one point. */
export const pointProblems = {
  ...accessProblems,
  'point-not-found': { status: 404, title: 'There is no such compass point' },
} as const
/** Answers to whoever writes a point. */
export const pointWriteProblems = {
  ...pointProblems,
  ...documentOfPointProblems,
  'no-such-place': { status: 400, title: 'The document has no such place' },
  'point-field-empty': { status: 400, title: 'A required field is empty' },
  'point-field-too-long': { status: 400, title: 'A field is too long' },
  /** the problem's `stored` is the stored point */
  'point-changed': { status: 409, title: 'The compass point was changed elsewhere; read it again' },
  'point-inactive': { status: 409, title: 'The compass point is deactivated' },
} as const
export const shareProblems = {
  ...pointProblems,
  'point-inactive': pointWriteProblems['point-inactive'],
} as const
