import { SearchBox } from '#web/features/search/search-box.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountMenu } from './account/account-menu.tsx'
import { Brand } from './brand.tsx'
import { AppearanceMenu } from './menus/appearance-menu.tsx'
import { HelpMenu } from './menus/help-menu.tsx'
import { LanguageMenu } from './menus/language-menu.tsx'
import { SEARCH_BOX } from './use-shell-keys.ts'

interface HeaderProps {
  withSearch: boolean
  onMenu: () => void
  onKeys: () => void
}

export function Header({ withSearch, onMenu, onKeys }: HeaderProps) {
  const t = useText()
  return (
    <header className="header">
      <Button
        type="text"
        className="menu-opener"
        icon={<Icon shape="MenuOutlined" />}
        aria-label={t('shell.openMenu')}
        onClick={onMenu}
      />
      <Link to={paths.home()} className="brand">
        <Brand />
      </Link>
      <div className="header-search">{withSearch && <SearchBox id={SEARCH_BOX} />}</div>
      <div className="header-tools">
        <HelpMenu onKeys={onKeys} />
        <span className="wide-only">
          <LanguageMenu />
        </span>
        <span className="wide-only">
          <AppearanceMenu />
        </span>
        <AccountMenu />
      </div>
    </header>
  )
}
