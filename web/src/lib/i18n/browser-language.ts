import type { Language } from '#contract/tenant.ts'
import { languages } from './languages.ts'

/** Language and script of a tag, the script that most write it in where it names none; undefined for what is no tag. */
function writtenAs(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return undefined
  }
}

/** Finds the first of the languages that a browser asks for among those on offer: in its region, else in any. */
export function browserLanguage(wanted: readonly string[], offered: readonly Language[]): Language | undefined {
  // One without a region stands for all that are not on offer.
  const sorted = offered.toSorted((a, b) => languages[a].tag.length - languages[b].tag.length)
  for (const tag of wanted) {
    const written = writtenAs(tag)
    const exact = sorted.find((language) => languages[language].tag.toLowerCase() === tag.toLowerCase())
    const found = exact ?? sorted.find((language) => written !== undefined && writtenAs(languages[language].tag) === written)
    if (found) return found
  }
  return undefined
}
