import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { SHARE_FAILURES } from '#contract/groups/share-answer.ts'
import type { sharing } from '#contract/groups/sharing.ts'

export type ShareFailure = (typeof SHARE_FAILURES)[number]

/** Both names of the content code count. */
export const codeOfItem = ({ contentID, contentCode }: { contentID?: string | undefined; contentCode?: string | undefined }) =>
  contentCode ?? contentID

/** The answer to a request, by the reasons for which its items failed. */
export function answerOf(results: readonly (ShareFailure | undefined)[]): OutputOf<typeof sharing.shareWithUsers> {
  const failed = results.flatMap((code, index) => (code ? [{ index, code }] : []))
  return { message: 'shareComfirmMsg', shared: results.length - failed.length, failed }
}
