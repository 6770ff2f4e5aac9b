import { ConfigProvider, theme } from 'antd'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Appearance, isDark, keepAppearance, onDeviceChange, readAppearance, showAppearance } from '#web/lib/appearance.ts'
import { useLocale } from '#web/lib/i18n.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { useAntdLocale } from './antd-locale.ts'
import { themeOf } from './theme-of.ts'

interface Chosen {
  readonly appearance: Appearance
  readonly dark: boolean
  readonly choose: (appearance: Appearance) => void
}

const AppearanceContext = createContext<Chosen>({ appearance: 'system', dark: false, choose: () => {} })

export const useAppearance = () => useContext(AppearanceContext)

export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [appearance, setAppearance] = useState(readAppearance)
  const [dark, setDark] = useState(() => isDark(appearance))
  useEffect(() => {
    const show = () => {
      showAppearance(appearance)
      setDark(isDark(appearance))
    }
    show()
    return onDeviceChange(show)
  }, [appearance])
  const value = useMemo(() => {
    const choose = (wanted: Appearance) => {
      keepAppearance(wanted)
      setAppearance(wanted)
    }
    return { appearance, dark, choose }
  }, [appearance, dark])
  return <AppearanceContext value={value}>{children}</AppearanceContext>
}

/** The tenant's accent through antd's seed tokens; our own style reads the variables that antd makes of them. */
export function Theme({ children }: { children: ReactNode }) {
  const { dark } = useAppearance()
  const { theme: accents } = useTenant()
  const { direction } = useLocale()
  const locale = useAntdLocale()
  const config = useMemo(() => themeOf(accents, dark, [theme.defaultAlgorithm, theme.darkAlgorithm]), [accents, dark])
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
