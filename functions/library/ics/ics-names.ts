import { composeName } from './compose-name.ts'
import { loadNames, namedLanguage } from './load-names.ts'

const made = new Map<string, Promise<ReadonlyMap<string, string>>>()

/** Names of all classes of the ICS by code, in the language or else in English. */
export function icsNames(language?: string): Promise<ReadonlyMap<string, string>> {
  const known = namedLanguage(language)
  const names = made.get(known) ?? makeNames(known)
  made.set(known, names)
  return names
}

async function makeNames(language: ReturnType<typeof namedLanguage>): Promise<ReadonlyMap<string, string>> {
  const [own, english] = await Promise.all([loadNames(language), loadNames('en')])
  const nameOf = (code: string): string => own[code] || composeName(code, language, (one) => own[one]) || english[code] || code
  return new Map(Object.keys(english).map((code) => [code, nameOf(code)]))
}
