import { pointSettings } from '#contract/points/point-settings.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'

/** Says who sees a compass point of a document, and so follows its link. */
export function LinkAudience({ contentCode }: { contentCode: string }) {
  const t = useText()
  const { accountName } = useAccount()
  const { data } = useEndpoint(pointSettings.settings, { contentID: contentCode })
  if (!data) return null
  const seen = data.audience === 'account' ? t('points.audienceAccount', { account: accountName }) : t('points.audienceOwn')
  return `${seen} ${t('groups.share.linkSeen')}`
}
