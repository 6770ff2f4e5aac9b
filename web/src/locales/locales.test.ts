import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { mergeLocales, readMessages } from '#scripts/web/merge-locales.ts'
import { placesOf } from '#web/lib/format-message.ts'

const web = path.join(import.meta.dirname, '..')
const folder = import.meta.dirname
const english = readMessages(folder, 'en')
const translated = LANGUAGES.filter((language) => language !== 'en')

/** Keys that are put together from parts, and those that the tenants' pages name. */
const BUILT = /^(tenants\.|problems\.|shell\.status\.|shell\.appearance\.|search\.sort\.|search\.scope\.|documents\.)/

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
      expect([key, placesOf(text).sort()]).toEqual([key, placesOf(english[key] ?? '(no such key)').sort()])
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

  it('fall back on the language of a region, then on English', () => {
    const merged = mergeLocales(folder)
    expect(merged['fr-CA']?.['shell.home']).toBe(merged.fr?.['shell.home'])
    expect(merged['fr-CA']?.['home.tips']).toBe(english['home.tips'])
  })
})
