import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { allIcsCodes } from './category-tree.ts'
import { listValues } from './list-values.ts'

export const listIcsCodes = useCase(refinement.icsCodes, ['search'], (_, context) => listValues('ics', context, allIcsCodes()))
