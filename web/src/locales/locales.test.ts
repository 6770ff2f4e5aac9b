import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { mergeLocales, readMessages } from '#scripts/build/web/merge-locales.ts'
import { fillMessage, parametersOf } from '#web/lib/i18n/format-message.ts'

const web = path.join(import.meta.dirname, '..')
const folder = import.meta.dirname
const english = readMessages(folder, 'en')
const translated = LANGUAGES.filter((language) => language !== 'en')

/** Keys that are put together from parts, and those that the tenants' pages name. */
const BUILT =
  /^(account\.(address1|address2|city|postalCode|mobile)$|admin\.(all|part|state|fact|warning|metricsOf|feature|message|position|topic|settingNames|uploadKind|dateOrder|run|runState)\.|admin\.settings\.(email|phone|contactLink)$|tenants\.|types\.|problems\.|shell\.standing\.|shell\.access\.|shell\.appearance\.|search\.sort\.|search\.scope\.|search\.matchedBy\.|search\.switch\.|refinement\.sort\.|refinement\.find\.|refinement\.section\.|comparison\.(kind|part|effect|clause|layout|step|awaitedState)\.|documents\.|feedback\.states\.|people\.(role|type|subscription|added|changed)\.|people\.(accounts|people|drmView|elearning|compassPoints|groups|closed)$|points\.field\.|collections\.ALPHA_|conformance\.result\.|reports\.mails\.|counter\.(parts\.|figure\.|renew|end))/

/** Areas that every language says in full, or leaves to the language its region stands on. */
const OWN = /^(admin|search|refinement|tracking|types|favorites|feedback|problems|reports)\./

function sources(): string {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  return files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('\n')
}

describe('the texts', () => {
  it('are there in every language of the contract', () => {
    expect(
      readdirSync(folder)
        .filter((name) => !name.includes('.'))
        .sort(),
    ).toEqual([...LANGUAGES].sort())
  })

  it('are complete in Arabic', () => {
    expect(Object.keys(readMessages(folder, 'ar')).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(translated)('in %s have no key that English has not, and the same places to fill', (language) => {
    const messages = readMessages(folder, language)
    for (const [key, text] of Object.entries(messages))
      expect([key, parametersOf(text).sort()]).toEqual([key, parametersOf(english[key] ?? '(no such key)').sort()])
  })

  it.each(LANGUAGES)('in %s are filled in whole: no form of a plural has a place of its own', (language) => {
    for (const [key, text] of Object.entries(readMessages(folder, language))) {
      const filled = fillMessage(text, Object.fromEntries(parametersOf(text).map((name) => [name, 1])), language).join('')
      expect([key, filled]).toEqual([key, expect.not.stringMatching(/[{}]/)])
    }
  })

  it.each(translated)('say the shell in %s in its own words', (language) => {
    const merged = mergeLocales(folder)[language] ?? {}
    const keys = Object.keys(english).filter((key) => /^(shell|start)\./.test(key))
    const same = keys.filter((key) => merged[key] === english[key])
    expect(same.filter((key) => (english[key] as string).length > 8)).toEqual([])
  })

  it('are all used', () => {
    const text = sources()
    const unused = Object.keys(english).filter((key) => !BUILT.test(key) && !text.includes(`'${key}'`))
    expect(unused).toEqual([])
  })

  it.each(translated)('have in %s everything of finding, refining, tracking and what goes wrong', (language) => {
    const parent = language.split('-')[0] as string
    const own = {
      ...(translated.some((one) => one === parent) && readMessages(folder, parent)),
      ...readMessages(folder, language),
    }
    expect(Object.keys(english).filter((key) => OWN.test(key) && !(key in own))).toEqual([])
  })

  it('fall back on the language of a region, then on English', () => {
    const small = mkdtempSync(path.join(tmpdir(), 'locales-'))
    try {
      const files = {
        en: { home: 'Home', tips: 'Tips', mail: 'Mail' },
        fr: { home: 'Accueil', mail: 'E-mail' },
        'fr-CA': { mail: 'Courriel' },
      }
      for (const [language, messages] of Object.entries(files)) {
        mkdirSync(path.join(small, language))
        writeFileSync(path.join(small, language, 'home.json'), JSON.stringify(messages))
      }
      const merged = mergeLocales(small)
      expect(merged['fr-CA']).toEqual({ 'home.home': 'Accueil', 'home.tips': 'Tips', 'home.mail': 'Courriel' })
      expect(merged.fr).toEqual({ 'home.home': 'Accueil', 'home.tips': 'Tips', 'home.mail': 'E-mail' })
    } finally {
      rmSync(small, { recursive: true })
    }
  })
})
