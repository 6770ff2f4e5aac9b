import type { Language } from '#contract/tenant.ts'

/** Languages whose letters have no font here: their readers have English words. */
const WITHOUT_FONTS: ReadonlySet<string> = new Set(['ko', 'zh'])

/** The language in which a sheet is written for a reader of a language. */
export function printedLanguageOf(language: Language): string {
  const [base = 'en'] = language.split('-')
  return WITHOUT_FONTS.has(base) ? 'en' : base
}
