import type { NamedLanguage } from './load-names.ts'

/** Forms of the names of a group's first and last class: its general matters, and the rest. */
const FORMS: Readonly<Record<NamedLanguage, { readonly general: string; readonly other: string }>> = {
  en: { general: '{} in general', other: '{}, other' },
  ar: { general: '{} بوجه عام', other: '{}: موضوعات أخرى' },
  de: { general: '{} allgemein', other: '{}: Sonstiges' },
  es: { general: '{} en general', other: '{}: otros' },
  fr: { general: '{} en général', other: '{} : autres' },
  it: { general: '{} in generale', other: '{}: altro' },
  ja: { general: '{}一般', other: '{}（その他）' },
  ko: { general: '{} 일반', other: '{}(기타)' },
  pt: { general: '{} em geral', other: '{}: outros' },
  ru: { general: '{}: общие вопросы', other: '{}: прочее' },
  tr: { general: '{}: genel', other: '{}: diğer' },
  'zh-Hans': { general: '{}综合', other: '{}（其他）' },
}

const GENERAL = '01'
const OTHER = '99'
/** Group of the vocabularies: its classes are named after the fields. */
const VOCABULARIES = '01.040'

/** Composes the name of a class that has none of its own; undefined if its kind is not composed. */
export function composeName(
  code: string,
  language: NamedLanguage,
  nameOf: (code: string) => string | undefined,
): string | undefined {
  const [group, last] = [code.slice(0, 6), code.slice(7)]
  const above = nameOf(group)
  if (last === '' || !above) return undefined
  const field = group === VOCABULARIES ? nameOf(last) : undefined
  if (field) return `${above}: ${field}`
  const { general, other } = FORMS[language]
  if (last === GENERAL) return general.replace('{}', above)
  return last === OTHER ? other.replace('{}', above) : undefined
}
