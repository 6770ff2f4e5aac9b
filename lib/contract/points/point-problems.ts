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
