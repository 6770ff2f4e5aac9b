import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { icsNames } from './ics-names.ts'
import { listValues } from './list-values.ts'

/** Also what the library holds nothing of. */
export const listIcsCodes = useCase(refinement.icsCodes, ['search'], async (_, context) =>
  listValues('ics', context, (await icsNames()).keys()),
)
