import type { Language } from '#contract/tenant.ts'
import { arWords } from './ar.ts'
import { deWords } from './de.ts'
import { enWords } from './en.ts'
import { esWords } from './es.ts'
import { frWords } from './fr.ts'
import { itWords } from './it.ts'
import { jaWords } from './ja.ts'
import { ptWords } from './pt.ts'
import type { RedlineWords } from './redline-words.ts'
import { ruWords } from './ru.ts'
import { trWords } from './tr.ts'

/** Words in a language of the page. Korean and Chinese have no fonts here: their readers have the English words. */
export const redlineWords: Readonly<Record<Language, RedlineWords>> = {
  en: enWords,
  ar: arWords,
  'fr-CA': frWords,
  fr: frWords,
  'zh-Hans': enWords,
  it: itWords,
  ja: jaWords,
  ko: enWords,
  pt: ptWords,
  ru: ruWords,
  tr: trWords,
  'es-ES': esWords,
  es: esWords,
  de: deWords,
}
