import { useText } from '#web/lib/i18n/i18n.tsx'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type SharedDocument, useSharing } from './use-sharing.tsx'

/** Opens the dialog of sharing for a document of a list. */
export function ShareButton({ document, designation }: { document: SharedDocument; designation: string }) {
  const t = useText()
  const { share, dialog } = useSharing()
  if (!share) return null
  return (
    <>
      <ToolButton
        label={t('groups.share.title', { designation })}
        hint={t('groups.share.share')}
        icon={<Icon shape="ShareAltOutlined" aria-hidden="true" />}
        onPress={() => share(document)}
      />
      {dialog}
    </>
  )
}
