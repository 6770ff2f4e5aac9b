import { sharing } from '#contract/groups/sharing.ts'
import { useCase } from '#functions/http/use-case.ts'
import { countAllowed } from '#people/allowances.ts'
import { shareInGroup } from '../group/change-group.ts'
import { membershipOf } from '../group/membership.ts'
import { answerOf, codeOfItem, type ShareFailure } from './share-answer.ts'

/** Adds documents to groups; of an item that cannot be added the others are not kept waiting. */
export const shareWithGroups = useCase(sharing.shareWithGroups, ['table', 'clock', 'ids'], async ({ items }, context) => {
  const { actor, ports, fail, allow } = context
  const owner = membershipOf(actor, fail)
  allow(await countAllowed(ports, actor, 'share', items.length))
  const results: (ShareFailure | undefined)[] = []
  for (const item of items) {
    const code = codeOfItem(item)
    results.push(code === undefined ? 'content-not-found' : await shareInGroup(owner, item.sharedWithGroupID, code, context))
  }
  return answerOf(results)
})
