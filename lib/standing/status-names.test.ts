import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { statusNamesFor } from './status-names.ts'
import { STATUS_WORDS } from './status-words.ts'

const shellOf = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`web/src/locales/${language}/shell.json`, 'utf8'))

it.each(LANGUAGES)('a status has the name that the page gives it in %s', (language) => {
  const shown = {
    ...shellOf(language.split('-')[0] === 'zh' ? language : (language.split('-')[0] as string)),
    ...shellOf(language),
  }
  expect(statusNamesFor(language)).toEqual(Object.fromEntries(STATUS_WORDS.map((word) => [word, shown[`standing.${word}`]])))
})
