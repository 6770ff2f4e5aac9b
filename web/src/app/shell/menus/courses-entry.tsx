import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined'
import { useCourseSite } from '#web/features/media/use-course-site.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Entry of the menu that opens the site of the courses. */
export function CoursesEntry() {
  const t = useText()
  const { open, pending, dialog } = useCourseSite()
  return (
    <li>
      <button type="button" className="menu-button" title={t('shell.courses')} disabled={pending} onClick={() => open()}>
        <Icon shape={PlayCircleOutlined} aria-hidden="true" />
        <span>{t('shell.courses')}</span>
      </button>
      {dialog}
    </li>
  )
}
