import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { addressKeys } from './address/address-key.ts'
import { isDesignation } from './is-designation.ts'
import { parseDesignation } from './parse-designation.ts'

const FOLDERS = [import.meta.dirname, ...['address', 'wording'].map((folder) => path.join(import.meta.dirname, folder))]
const LITERAL = /(?<=[=(,:[?|&]\s*|return )\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/[dgimsuvy]*/g
const TEMPLATE = /new RegExp\(\s*`((?:\\`|[^`])*)`/g

const CLASS = String.raw`\[(?:\\.|[^\]\\])*\]|\\[pP]\{\w+\}|\\.|\.`
const REPEATED = String.raw`(?:${CLASS}|[^\\()[\]|?*+{}^$])(?:[*+]|\{\d+,\})`
/** An expression that may begin anywhere and begins with a repetition is tried again at each character of a run. */
const BEGINS_WITH_REPETITION = new RegExp(String.raw`^(?:\((?:\?:|\?<\w+>)?)*${REPEATED}`)
/** A repetition within a lookbehind reads back from each place. */
const REPEATS_BEHIND = new RegExp(String.raw`\(\?<[=!](?:${CLASS}|[^\\()[\]])*?(?:${CLASS}|[^\\()[\]])(?:[*+])`)
/** Two repetitions of anything, one behind the other, share a run in as many ways as it is long. */
const ANYTHING_TWICE = /^[^|]*\.[*+]\??(?:\\d|\\S|\\p\{L\})(?:\.|\\S|\[\^[^\]]*\])[*+]/

function sourcesOf(folder: string): { file: string; source: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const templates = [...text.matchAll(TEMPLATE)].map(([, source = '']) => source.replaceAll('\\\\', '\\'))
      const literals = [...text.matchAll(LITERAL)].map(([, source = '']) => source)
      return [...literals, ...templates].map((source) => ({ file, source }))
    })
}

/** Repetitions alone: each run is read once, and then left. */
const REPETITIONS_ALONE = new RegExp(String.raw`^${REPEATED}(?:\|${REPEATED})*$`)
/** Words between two separators are read back once, from the second. */
const ALLOWED: ReadonlySet<string> = new Set([
  String.raw`[\s,;]+|(?<=\p{L}):(?=\p{L})`,
  String.raw`(?<=\d\w*\)?)[\s:;,([/_-]+${'$'}{WORDS_BEFORE}((?:19|20)\d\d)[)\]]?${'$'}{WORDS_BEHIND}`,
])

function rereads(source: string): boolean {
  if (REPETITIONS_ALONE.test(source) || ALLOWED.has(source)) return false
  return [BEGINS_WITH_REPETITION, REPEATS_BEHIND, ANYTHING_TWICE].some((one) => one.test(source))
}

describe('expressions for designations', () => {
  const all = FOLDERS.flatMap(sourcesOf)

  it('are found', () => {
    expect(all.length).toBeGreaterThan(100)
  })

  it('read no run of a text more than once', () => {
    const wrong = all.filter(({ source }) => rereads(source))
    expect(wrong).toEqual([])
  })

  it.each(['[.]+$', '(?:\\s*)x', '(?<=\\d[A-Z]*)O', '^(.*\\d.*?)x$', '^(.*\\d\\S*) OF'])('would be found: %s', (source) => {
    expect(rereads(source)).toBe(true)
  })

  it('have one way alone to read a number with many parts', () => {
    const written = `ISO ${'1-.'.repeat(24)}!`
    const known = { isSeries: () => false, isOwnLetter: () => false, isAlone: () => false }
    expect(isDesignation(written, { ...parseDesignation('ISO 1'), number: written.slice(4) }, known)).toBe(false)
    expect(addressKeys(`https://${'a.'.repeat(200)}org/x`)).toEqual([`${'a.'.repeat(200)}org/x`])
  })
})
