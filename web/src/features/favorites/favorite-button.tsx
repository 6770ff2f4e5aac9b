import { useListAccess } from '#web/lib/account/list-access.ts'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { MarkSource } from '#web/lib/use-marks.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  contentCode: string
  designation: string
  /** key that presses it */
  shortcut?: string
  /** its mark, where it is known already */
  known?: MarkSource
}

export function FavoriteButton({ contentCode, designation, shortcut, known }: FavoriteButtonProps) {
  const t = useText()
  const access = useListAccess('FAVORITES')
  const signIn = useExternalSignIn()
  const { marked, pending, toggle } = useFavorite(contentCode, access === 'own', known)
  if (access === 'none') return null
  const press = () => (access === 'own' ? toggle().catch(() => notify.error(t('favorites.failed'))) : signIn())
  return (
    <ToolButton
      label={t('favorites.mark', { designation })}
      hint={t(access === 'sign-in' ? 'favorites.signIn' : marked ? 'favorites.remove' : 'favorites.add')}
      pressed={marked}
      pending={pending}
      shortcut={shortcut}
      icon={marked ? <Icon shape="StarFilled" aria-hidden="true" /> : <Icon shape="StarOutlined" aria-hidden="true" />}
      onPress={() => void press()}
    />
  )
}
