import ConfigProvider from 'antd/es/config-provider'
import theme from 'antd/es/theme'
import { type ReactNode, useMemo } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { useAntdLocale } from './antd-locale.ts'
import { antdThemeOf } from './antd-theme-of.ts'

/**
 * Provides antd's theme, direction and texts. antd is a large part of all script, so it is loaded with the parts that need it
 * and not with the search.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { dark } = useAppearance()
  const { theme: accents } = useTenant()
  const { direction } = useLocale()
  const locale = useAntdLocale()
  const config = useMemo(() => antdThemeOf(accents, dark, [theme.defaultAlgorithm, theme.darkAlgorithm]), [accents, dark])
  return (
    <ConfigProvider theme={config} direction={direction} locale={locale}>
      <Variables>{children}</Variables>
    </ConfigProvider>
  )
}

/** Writes antd's tokens into the page, which happens when they are used. */
function Variables({ children }: { children: ReactNode }) {
  theme.useToken()
  return children
}
