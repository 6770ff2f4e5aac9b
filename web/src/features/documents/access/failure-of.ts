import { CallError } from '#web/lib/calls/call.ts'

export type DocumentFailure = 'noDocumentContent' | 'noDLContentAccess' | 'noAccess' | 'noDocument'

const BY_CODE: Readonly<Record<string, DocumentFailure>> = {
  'content-not-found': 'noDocumentContent',
  'content-gone': 'noDLContentAccess',
  'not-entitled': 'noAccess',
  'no-file': 'noDocument',
}

/** Words in a server's detail that mean the same as its codes. */
const BY_DETAIL: readonly (readonly [RegExp, DocumentFailure])[] = [
  [/can ?not find content/i, 'noDocumentContent'],
  [/DL Content is no longer available/i, 'noDLContentAccess'],
]

/** Reads from a failed call why a document cannot be shown; undefined for a failure that another try may mend. */
export function failureOf(error: unknown): DocumentFailure | undefined {
  if (!(error instanceof CallError)) return undefined
  const { code, detail = '' } = error.problem
  return BY_CODE[code] ?? BY_DETAIL.find(([words]) => words.test(detail))?.[1]
}

/** Reads the server's own words about a failure; undefined where it says nothing. */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.problem.detail?.trim() || undefined : undefined
