import type { ReactNode } from 'react'
import { Brand } from '../shell/brand.tsx'
import { AppearanceMenu } from '../shell/menus/appearance-menu.tsx'
import { LanguageMenu } from '../shell/menus/language-menu.tsx'

/** Layout of the pages before sign-in: brand, language and appearance. */
export function SignedOutLayout({ children }: { children: ReactNode }) {
  return (
    <div className="doorway">
      <header className="header">
        <span className="brand">
          <Brand />
        </span>
        <div className="header-tools">
          <LanguageMenu />
          <AppearanceMenu />
        </div>
      </header>
      {children}
    </div>
  )
}
