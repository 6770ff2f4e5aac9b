import type { Group } from '#contract/groups/group.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { useGroupActs } from './use-group-acts.tsx'

interface GroupMenuProps {
  group: Group
  begin: ReturnType<typeof useGroupActs>['begin']
}

/** Menu of a group for whoever may change or end something; for a member an icon to write to it. */
export function GroupMenu({ group, begin }: GroupMenuProps) {
  const t = useText()
  const { rights, name } = group
  const has = (right: (typeof rights)[number]) => rights.includes(right)
  const entries = [
    { act: 'edit', isOffered: has('edit'), label: 'groups.edit', icon: 'EditOutlined' },
    { act: 'mail', isOffered: has('mail'), label: 'groups.mail', icon: 'MailOutlined' },
    { act: 'hand-over', isOffered: has('hand-over'), label: 'groups.handOver', icon: 'SwapOutlined' },
    { act: 'leave', isOffered: has('leave'), label: 'groups.leave', icon: 'LogoutOutlined' },
    { act: 'delete', isOffered: has('edit'), label: 'groups.delete', icon: 'DeleteOutlined' },
  ] as const
  const items = entries
    .filter(({ isOffered }) => isOffered)
    .map(({ act, label, icon }) => ({
      key: act,
      label: t(label),
      icon: <Icon shape={icon} aria-hidden="true" />,
      onChoose: () => begin(act, group),
    }))
  return (
    <>
      {has('mail') && !has('edit') && (
        <Button
          type="text"
          icon={<Icon shape="MailOutlined" aria-hidden="true" />}
          title={t('groups.mail')}
          aria-label={t('groups.mailTitle', { name })}
          onClick={() => begin('mail', group)}
        />
      )}
      {items.length > 0 && (
        <MenuButton
          items={items}
          button={{
            type: 'text',
            'aria-label': t('groups.actsOf', { name }),
            title: t('groups.acts'),
            icon: <Icon shape="EllipsisOutlined" aria-hidden="true" />,
          }}
        />
      )}
    </>
  )
}
