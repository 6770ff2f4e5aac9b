import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { listValues } from './list-values.ts'

/** Committees are named by their publishers, in one language. */
export const listCommittees = useCase(refinement.committees, ['search'], (_, context) => listValues('committee', context))
