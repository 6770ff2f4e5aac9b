import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema } from '../endpoint/lazy-schema.ts'
import { MAX_SHARES, ShareAnswer, ShareMessage } from '../groups/share-answer.ts'
import { shareProblems } from './point-problems.ts'
import { CompassPoint, PointId } from './point-schemas.ts'
import { actUse } from './point-uses.ts'

const Id = () => z.string().check(z.minLength(1), z.maxLength(300))

/** Work of mailing a link to one person or to the people of one group. */
export const SharedLinkWork = lazySchema(() =>
  z.object({
    accountId: z.string(),
    id: z.string(),
    userId: z.optional(z.string()),
    groupId: z.optional(z.string()),
    /** mail address: a job of the release before has one alone */
    to: z.optional(z.string()),
    message: z._default(z.string(), ''),
    /** ISO 8601 */
    day: z.string(),
    /** the person who shares it */
    by: z.object({ userId: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() }),
  }),
)

export const pointSharing = {
  /**
   * Mails the link of an active point to groups that one is in and to people of one's own account, each once a day, and marks the
   * point as shared. Whoever does not see the point gets no mail. The mail names the person and the document, has the person's
   * words, and tells nothing of the point. Addresses outside of the account are invited to the document (`groups.shareWithUsers`).
   */
  share: endpoint({
    id: 'points.share',
    method: 'POST',
    path: '/api/v1/compasspoint/share',
    access: 'account',
    feature: 'content-share',
    use: { kind: 'point', facts: (asked, { shared, point }) => (shared > 0 ? actUse('shared').facts(asked, point) : []) },
    input: () =>
      z.strictObject({
        compassPointID: PointId(),
        /** each names a group or a person */
        items: z
          .array(z.strictObject({ sharedWithGroupID: z.optional(Id()), sharedWithUserID: z.optional(Id()) }))
          .check(z.minLength(1), z.maxLength(MAX_SHARES)),
        message: ShareMessage(),
      }),
    output: () => z.extend(ShareAnswer(), { point: CompassPoint() }),
    errors: shareProblems,
  }),
}
