import english from 'antd/es/locale/en_US'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/tenant.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'

type AntdLocale = typeof english

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: AntdLocale }>>> = {
  ar: () => import('antd/es/locale/ar_EG'),
  'fr-CA': () => import('antd/es/locale/fr_CA'),
  fr: () => import('antd/es/locale/fr_FR'),
  'zh-Hans': () => import('antd/es/locale/zh_CN'),
  it: () => import('antd/es/locale/it_IT'),
  ja: () => import('antd/es/locale/ja_JP'),
  ko: () => import('antd/es/locale/ko_KR'),
  pt: () => import('antd/es/locale/pt_PT'),
  ru: () => import('antd/es/locale/ru_RU'),
  tr: () => import('antd/es/locale/tr_TR'),
  'es-ES': () => import('antd/es/locale/es_ES'),
  es: () => import('antd/es/locale/es_ES'),
  de: () => import('antd/es/locale/de_DE'),
}

/** Texts of antd's own parts. English until the language is loaded: a provider without a locale is another tree. */
export function useAntdLocale(): AntdLocale {
  const { language } = useLocale()
  const [locale, setLocale] = useState(english)
  useEffect(() => {
    let wanted = true
    const load = language === 'en' ? Promise.resolve({ default: english }) : LOADERS[language]()
    void load.then((loaded) => wanted && setLocale(loaded.default))
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
