import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Messages = Record<string, string>

/** Reads the messages of a language; keys begin with the area. */
export function readMessages(folder: string, language: string): Messages {
  const files = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.json'))
  const areas = files.map((file) => {
    const messages = JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Messages
    const area = path.basename(file, '.json')
    return Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text])
  })
  return Object.fromEntries(areas.flat())
}

/** Merges a regional language over its base language: fr-CA over fr. */
function chainOf(folder: string, language: string): string[] {
  const parent = language.split('-')[0] as string
  const stands = parent !== language && existsSync(path.join(folder, parent))
  return stands ? ['en', parent, language] : ['en', language]
}

/** Merges the messages of each language; missing ones are English. */
export function mergeLocales(folder: string): Record<string, Messages> {
  const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  const merge = (language: string): Messages =>
    Object.assign({}, ...chainOf(folder, language).map((one) => readMessages(folder, one)))
  return Object.fromEntries(languages.map((language) => [language, merge(language)]))
}
