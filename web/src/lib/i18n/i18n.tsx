import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from '#contract/tenant.ts'
import { formatDate } from './format-date.ts'
import { fillMessage } from './format-message.ts'
import { languages } from './languages.ts'
import type { MessageKey, Messages } from './messages.ts'

interface Speech {
  readonly language: Language
  readonly messages: Messages
}

const SpeechContext = createContext<Speech>({ language: 'en', messages: {} })

export function SpeechProvider({ language, messages, children }: Speech & { children: ReactNode }) {
  const speech = useMemo(() => ({ language, messages }), [language, messages])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

type Params = Readonly<Record<string, string | number>>

/** Translates a key; `string` is for keys from the tenant's configuration. */
export type Text = (key: MessageKey | (string & {}), params?: Params) => string

export function useText(): Text {
  const { language, messages } = useContext(SpeechContext)
  const { tag } = languages[language]
  return useMemo(
    () =>
      (key, params = {}) =>
        fillMessage(messages[key] ?? key, params, tag).join(''),
    [messages, tag],
  )
}

/** Translates with React elements as parameters, such as links. */
export function useRichText(): (key: MessageKey | (string & {}), params: Readonly<Record<string, ReactNode>>) => ReactNode {
  const { language, messages } = useContext(SpeechContext)
  return (key, params) =>
    fillMessage<ReactNode>(messages[key] ?? key, params, languages[language].tag).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places
      <Fragment key={index}>{part}</Fragment>
    ))
}

export function useLocale() {
  const { language } = useContext(SpeechContext)
  return useMemo(() => {
    const { tag, direction } = languages[language]
    return {
      language,
      tag,
      direction,
      formatDate: (date: string, options?: Intl.DateTimeFormatOptions) => formatDate(tag, date, options),
      formatNumber: (number: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options).format(number),
    }
  }, [language])
}
