import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Language } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { SpeechProvider } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { saveLocale } from '#web/lib/i18n/locale-cookie.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'
import { notify } from '#web/lib/notify.ts'
import { loadMessages } from './load-messages.ts'
import { withWrittenTexts } from './written-texts.ts'

interface Spoken {
  readonly language: Language
  readonly messages: Messages
}

const ChooseLanguage = createContext<(language: Language) => void>(() => {})

export const useChooseLanguage = () => useContext(ChooseLanguage)

/** Provides the language, and switches to another as soon as its texts are loaded. */
export function LanguageProvider({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>(first)
  const { language, messages } = spoken
  useEffect(() => {
    const { tag, direction } = languages[language]
    document.documentElement.lang = tag
    document.documentElement.dir = direction
  }, [language])

  const choose = useCallback(
    async (wanted: Language) => {
      try {
        setSpoken({ language: wanted, messages: await loadMessages(wanted) })
        saveLocale(document, wanted, location)
      } catch {
        notify.error(messages['problems.unreachable'] ?? '')
      }
    },
    [messages],
  )
  const value = useMemo(() => (wanted: Language) => void choose(wanted), [choose])
  const { texts, defaultLanguage } = useTenant()
  const all = useMemo(
    () => withWrittenTexts(messages, { texts, language, defaultLanguage }),
    [messages, texts, language, defaultLanguage],
  )
  return (
    <ChooseLanguage value={value}>
      <SpeechProvider language={language} messages={all}>
        {children}
      </SpeechProvider>
    </ChooseLanguage>
  )
}
