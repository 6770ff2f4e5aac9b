import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from './icon.tsx'
import { OutsideLink } from './text/outside-link.tsx'
import './banner.css'

interface BannerProps {
  text: string
  /** address that it leads to */
  link?: string | undefined
  /** absent where it cannot be closed */
  onClose?: (() => void) | undefined
}

/** Line above all of the page. */
export function Banner({ text, link, onClose }: BannerProps) {
  const t = useText()
  return (
    <aside className="banner">
      <p>
        <bdi>{text}</bdi> {link !== undefined && <OutsideLink href={link}>{t('shell.bannerMore')}</OutsideLink>}
      </p>
      {onClose && (
        <button type="button" className="icon-button" aria-label={t('shell.closeBanner')} onClick={onClose}>
          <Icon shape="CloseOutlined" aria-hidden="true" />
        </button>
      )}
    </aside>
  )
}
