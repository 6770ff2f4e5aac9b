import type { ReactNode } from 'react'
import { AppearanceMenu } from '../shell/appearance-menu.tsx'
import { Brand } from '../shell/brand.tsx'
import { LanguageMenu } from '../shell/language-menu.tsx'

/** Around what is said before somebody is in: whose library it is, and in which language it speaks. */
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
