import type { TenantConfig } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { useDownloadGuide } from '#web/lib/use-download-guide.ts'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

type Topic = TenantConfig['helpMenu'][number]['topics'][number]

export function HelpMenu({ onKeys }: { onKeys: () => void }) {
  const t = useText()
  const { helpMenu, resources, tutorials = [] } = useTenant()
  const navigate = useNavigate()
  const download = useDownloadGuide()
  const topicItem = ({ type, key, link }: Topic): MenuItem =>
    type === 'download'
      ? { key, label: t(key), onChoose: () => void download(link) }
      : { key, label: <OutsideLink href={link}>{t(key)}</OutsideLink> }
  const items: MenuItem[] = [
    ...(tutorials.length > 0
      ? [{ key: 'tutorials', label: t('shell.tutorials'), onChoose: () => navigate(paths.tutorials()) }]
      : []),
    ...(resources
      ? [{ key: 'resources', label: t('shell.userResources'), onChoose: () => navigate(paths.userResources()) }]
      : []),
    ...helpMenu.map(({ id, key, topics }) => ({ key: id, label: t(key), children: topics.map(topicItem) })),
    { key: 'conformance', label: t('shell.conformance'), onChoose: () => navigate(paths.conformance()) },
    { key: 'keys', label: t('shell.keys'), onChoose: onKeys },
  ]
  return (
    <MenuButton
      items={items}
      button={{ type: 'text', icon: <Icon shape="QuestionCircleOutlined" />, 'aria-label': t('shell.help') }}
    />
  )
}
