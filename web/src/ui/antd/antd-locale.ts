import type { ConfigProviderProps } from 'antd'
import english from 'antd/es/locale/en_US.js'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/tenant.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'

type AntdLocale = NonNullable<ConfigProviderProps['locale']>
type Exported = AntdLocale | { default: AntdLocale }
type LocaleModule = { default: Exported }

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

/** A module of the older kind stands in another's default, depending on who reads it. */
const localeIn = (exported: Exported): AntdLocale => ('default' in exported ? exported.default : exported)

/** What antd's own parts say; English until the language has come, since a provider without a locale is another tree. */
export function useAntdLocale(): AntdLocale {
  const { language } = useLocale()
  const [locale, setLocale] = useState<AntdLocale>(localeIn(english))
  useEffect(() => {
    let wanted = true
    const load = language === 'en' ? Promise.resolve({ default: english }) : LOADERS[language]()
    void load.then(({ default: exported }) => wanted && setLocale(localeIn(exported)))
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
