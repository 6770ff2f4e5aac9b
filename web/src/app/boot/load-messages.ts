import type { Language } from '#contract/tenant.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'

/** Stamp of the build, so that a new build never gets old texts from a cache. */
declare const BUILD_STAMP: string

export async function loadMessages(language: Language): Promise<Messages> {
  const response = await fetch(`/i18n/${language}.json?buildTimestamp=${BUILD_STAMP}`)
  if (!response.ok) throw new Error(`The texts in ${language} answered ${response.status}`)
  return (await response.json()) as Messages
}
