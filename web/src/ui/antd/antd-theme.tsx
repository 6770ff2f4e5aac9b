import ConfigProvider from 'antd/es/config-provider'
import theme from 'antd/es/theme'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { useAntdLocale } from './antd-locale.ts'
import { antdThemeOf } from './antd-theme-of.ts'

/**
 * Around everything that uses antd: the tenant's accent through its seed tokens, the direction and its own words. It is
 * a fifth of all script, so that it comes with the parts that need it, and not with the search.
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

/** Asking for the tokens is what writes them into the page. */
function Variables({ children }: { children: ReactNode }) {
  theme.useToken()
  return children
}

export function withAntd(Page: ComponentType): ComponentType {
  return function Themed() {
    return (
      <AntdTheme>
        <Page />
      </AntdTheme>
    )
  }
}
