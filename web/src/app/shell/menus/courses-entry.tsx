import type { MouseEvent } from 'react'
import { useCourseSite } from '#web/features/media/use-course-site.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'

/** Entry of the menu that opens the site of the courses, where the account includes it. */
export function CoursesEntry() {
  const t = useText()
  const { elearning } = useTenant()
  const { open, pending, dialog } = useCourseSite()
  if (!elearning) return null
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (!pending) open()
  }
  return (
    <li>
      <OutsideLink href={elearning} title={t('shell.courses')} onClick={onClick}>
        <Icon shape="PlayCircleOutlined" aria-hidden="true" />
        <span>{t('shell.courses')}</span>
      </OutsideLink>
      {dialog}
    </li>
  )
}
