import type { ConfigProviderProps } from 'antd'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/tenant.ts'
import { useLocale } from '#web/lib/i18n.tsx'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>
type LocaleModule = { default: AntdLocale | { default: AntdLocale } }

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LocaleModule>>> = {
  ar: () => import('antd/es/locale/ar_EG.js'),
  'fr-CA': () => import('antd/es/locale/fr_CA.js'),
  fr: () => import('antd/es/locale/fr_FR.js'),
  'zh-Hans': () => import('antd/es/locale/zh_CN.js'),
  it: () => import('antd/es/locale/it_IT.js'),
  ja: () => import('antd/es/locale/ja_JP.js'),
  ko: () => import('antd/es/locale/ko_KR.js'),
  pt: () => import('antd/es/locale/pt_PT.js'),
  ru: () => import('antd/es/locale/ru_RU.js'),
  tr: () => import('antd/es/locale/tr_TR.js'),
  'es-ES': () => import('antd/es/locale/es_ES.js'),
  es: () => import('antd/es/locale/es_ES.js'),
  de: () => import('antd/es/locale/de_DE.js'),
}

/** What antd's own parts say; English, which is in antd, until the language has come. */
export function useAntdLocale(): AntdLocale | undefined {
  const { language } = useLocale()
  const [locale, setLocale] = useState<AntdLocale>()
  useEffect(() => {
    let wanted = true
    if (language === 'en') setLocale(undefined)
    else
      void LOADERS[language]().then(({ default: loaded }) => {
        if (wanted) setLocale('default' in loaded ? loaded.default : loaded)
      })
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
