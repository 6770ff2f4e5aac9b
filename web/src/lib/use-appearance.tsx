import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Appearance, isDark, onDeviceChange, readAppearance, saveAppearance, showAppearance } from './appearance.ts'

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
      saveAppearance(wanted)
      setAppearance(wanted)
    }
    return { appearance, dark, choose }
  }, [appearance, dark])
  return <AppearanceContext value={value}>{children}</AppearanceContext>
}
