import type { Language } from '#contract/tenant.ts'
import { arTexts } from './ar.ts'
import { deTexts } from './de.ts'
import { enTexts, type ReportTexts } from './en.ts'
import { esTexts } from './es.ts'
import { frTexts } from './fr.ts'
import { itTexts } from './it.ts'
import { jaTexts } from './ja.ts'
import { koTexts } from './ko.ts'
import { ptTexts } from './pt.ts'
import { ruTexts } from './ru.ts'
import { trTexts } from './tr.ts'
import { zhHansTexts } from './zh-hans.ts'

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en: enTexts,
  ar: arTexts,
  fr: frTexts,
  es: esTexts,
  de: deTexts,
  it: itTexts,
  pt: ptTexts,
  ru: ruTexts,
  tr: trTexts,
  'zh-Hans': zhHansTexts,
  ja: jaTexts,
  ko: koTexts,
  'fr-CA': frTexts,
  'es-ES': esTexts,
}
