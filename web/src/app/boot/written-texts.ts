import type { Language, TenantConfig } from '#contract/tenant.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'

interface Writing {
  readonly texts: TenantConfig['texts']
  readonly language: Language
  readonly defaultLanguage: Language
}

type ByLanguage = Readonly<Record<string, string>>

/** Messages with the texts that the library's administrators wrote, in the language of the page as far as they did. */
export function withWrittenTexts(messages: Messages, { texts, language, defaultLanguage }: Writing): Messages {
  if (!texts) return messages
  /** the language whose region it is */
  const parent = language.split('-')[0] as string
  const chosen = Object.entries(texts).map(([name, { key, in: written }]) => {
    const byLanguage = written as ByLanguage
    const first = byLanguage[language] ?? byLanguage[parent] ?? (key === undefined ? undefined : messages[key])
    const text = first ?? byLanguage[defaultLanguage] ?? byLanguage.en ?? Object.values(byLanguage)[0] ?? ''
    return [name, text]
  })
  return { ...messages, ...Object.fromEntries(chosen) }
}
