import type { ComparisonView } from '#contract/documents/comparison-progress.ts'
import { findComparedFile } from './compared-file.ts'
import { findRedlineSides, type RedlineLookup, redlineRequest } from './redline-sides.ts'
import type { ResultForm } from './result-objects.ts'
import type { ResultRequest, Sides } from './result-request.ts'

import { findTextSides } from './text-sides.ts'

export interface WantedView {
  readonly older: string
  readonly newer: string
  readonly view: ComparisonView
  /** language of the words on a red-line */
  readonly language?: string | undefined
}

interface FoundView {
  readonly sides: Sides
  readonly form: ResultForm
  readonly request: ResultRequest
}

const FORMS = { pages: 'changes', unified: 'page', split: 'split', report: 'changes' } as const
const fields = { older: 'older', newer: 'newer' } as const

/** Finds what a view compares, as the call does that shows it. */
export async function findView(
  { view, language, ...ids }: WantedView,
  context: RedlineLookup & Omit<ResultRequest, 'fields' | 'facts'>,
): Promise<FoundView> {
  if (view === 'redline') {
    const sides = await findRedlineSides(ids, fields, context)
    return { sides, form: 'redline', request: redlineRequest(sides, language, fields, context) }
  }
  const pdfOf = (side: 'older' | 'newer') => findComparedFile(ids[side], side, ['PDF'], context)
  const sides =
    view === 'pages' ? { older: await pdfOf('older'), newer: await pdfOf('newer') } : await findTextSides(ids, context)
  return { sides, form: FORMS[view], request: { ...context, fields } }
}
