import { servingLanguage } from '#text/find-language.ts'
import type en from './en.json'

/** Words of exported points: heads, filters, sentences. */
export type ExportWords = Readonly<typeof en>

const json = { with: { type: 'json' } } as const

const FILES = {
  en: () => import('./en.json', json),
  ar: () => import('./ar.json', json),
  de: () => import('./de.json', json),
  es: () => import('./es.json', json),
  fr: () => import('./fr.json', json),
  it: () => import('./it.json', json),
  ja: () => import('./ja.json', json),
  ko: () => import('./ko.json', json),
  pt: () => import('./pt.json', json),
  ru: () => import('./ru.json', json),
  tr: () => import('./tr.json', json),
  'zh-Hans': () => import('./zh-Hans.json', json),
} satisfies Record<string, () => Promise<{ default: ExportWords }>>

/** Loads the words for the readers of a language. */
export const loadExportWords = async (language: string): Promise<ExportWords> =>
  (await FILES[servingLanguage(FILES, language)]()).default
