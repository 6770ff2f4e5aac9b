import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { ToolButton } from '#web/ui/controls/tool-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface CopyButtonProps {
  label: string
  copied: string
  shortcut: string | undefined
  shape: IconName
  text: string
}

function CopyButton({ label, copied, shortcut, shape, text }: CopyButtonProps) {
  const t = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(copied)
    } catch {
      notify.error(t('search.notCopied'))
    }
  }
  return (
    <ToolButton
      label={label}
      hint={label}
      shortcut={shortcut}
      icon={<Icon shape={shape} aria-hidden="true" />}
      onPress={() => void copy()}
    />
  )
}

/** Copies exactly the designation. */
export function CopyDesignationButton({ designation, shortcut }: { designation: string; shortcut?: string }) {
  const t = useText()
  return (
    <CopyButton
      label={t('search.copy', { designation })}
      copied={t('search.copied', { designation })}
      shortcut={shortcut}
      shape="CopyOutlined"
      text={designation}
    />
  )
}

interface CopyLinkButtonProps {
  contentCode: string
  designation: string
  shortcut?: string
}

/** Copies the address of the document's page. */
export function CopyLinkButton({ contentCode, designation, shortcut }: CopyLinkButtonProps) {
  const t = useText()
  return (
    <CopyButton
      label={t('search.copyLink', { designation })}
      copied={t('search.copiedLink', { designation })}
      shortcut={shortcut}
      shape="LinkOutlined"
      text={new URL(paths.document(contentCode), location.href).href}
    />
  )
}
