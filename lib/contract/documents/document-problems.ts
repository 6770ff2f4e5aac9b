export const documentProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-entitled': { status: 403, title: 'User is not entitled for the Document' },
  'no-file': { status: 404, title: 'The document has no such file' },
} as const

export const downloadProblems = {
  ...documentProblems,
  'not-downloadable': { status: 403, title: 'The document is for reading alone' },
} as const

export const pdfDownloadProblems = {
  ...downloadProblems,
  /** ask again */
  'points-being-written': { status: 409, title: 'Compass points are being written into this PDF' },
  'points-not-writable': { status: 409, title: 'Compass points cannot be written into this PDF' },
} as const

export const clauseProblems = {
  ...documentProblems,
  'clause-not-found': { status: 404, title: 'The document has no such clause' },
  'not-copyable': { status: 403, title: 'The document is for reading alone' },
} as const

export const previewProblems = {
  ...documentProblems,
  'no-preview': { status: 404, title: 'The document has no preview' },
} as const

export const designationProblems = {
  'designation-not-found': { status: 404, title: 'No document has this designation', detail: 'Not found Content' },
} as const

export const helpProblems = { 'guide-not-found': { status: 404, title: 'There is no such guide' } } as const
