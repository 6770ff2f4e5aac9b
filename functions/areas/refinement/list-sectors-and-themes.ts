import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { listValues } from './list-values.ts'
import { shows } from './policy.ts'

/** Both lists, or the one that the tenant shows. */
export const listSectorsAndThemes = useCase(refinement.sectorsAndThemes, ['search'], async (_, context) => {
  const shown = (['sector', 'topic'] as const).filter((root) => shows(context.actor.tenant, root))
  if (shown.length === 0) return context.fail('section-closed', 'sector')
  return (await Promise.all(shown.map((root) => listValues(root, context)))).flat()
})
