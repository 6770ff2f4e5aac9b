import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ROOT } from '../command/options.ts'
import { CRITERIA } from './criteria.ts'
import { LIMITS, TESTED } from './tested.ts'

interface Rule {
  readonly id: string
  readonly enabled: boolean
  readonly impact: string
  readonly tags: readonly string[]
}
interface Axe {
  readonly version: string
  readonly _audit: { readonly rules: readonly Rule[] }
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Rules that the tests run, as `test/e2e/support/axe.ts` chooses them. */
const isRun = ({ enabled, impact, tags }: Rule) =>
  enabled && !['minor', 'moderate'].includes(impact) && !tags.includes('experimental') && !tags.includes('deprecated')

/** Tag of axe for a criterion: 1.4.3 is wcag143. */
const tagOf = (number: string) => `wcag${number.replaceAll('.', '')}`

/** Name of a test whose words a file has; throws where it has none, so that no statement outlives its test. */
function nameOfTest([file, words]: readonly [string, string]): string {
  const name = read(`test/e2e/${file}`)
    .match(/'[^'\n]*'/g)
    ?.find((text) => text.includes(words))
  if (!name) throw new Error(`test/e2e/${file} has no test "${words}", which the accessibility report names.`)
  // A test of several cases has places for them in its name.
  return name.slice(1, -1).replace(/%[a-z]/g, '…')
}

function lineOf(rules: readonly Rule[], { number, level, name }: (typeof CRITERIA)[number]): string {
  const count = rules.filter(({ tags }) => tags.includes(tagOf(number))).length
  const tests = (TESTED[number] ?? []).map(nameOfTest)
  const limit = LIMITS[number] ?? ''
  const result = limit ? 'partial' : count + tests.length > 0 ? 'supports' : 'open'
  return [number, level, name, result, count, tests.join(' · '), limit].join(' | ')
}

/** Writes the data of the accessibility report from the rules of axe and the tests that are there, dated with the newest release. */
export function writeConformance(): string {
  const axe = createRequire(import.meta.url)('axe-core') as Axe
  const rules = axe._audit.rules.filter(isRun)
  const [, version = '', day = ''] = /^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/m.exec(read('CHANGELOG.md')) ?? []
  const lines = CRITERIA.map((one) => lineOf(rules, one))
  return `/** Written by \`npm run conformance\` from the tests; \`npm run check\` compares. */
export const CONFORMANCE_OF = { version: '${version}', day: '${day}', axe: '${axe.version}' }

/** Criterion, level, name, result, rules of axe, tests, limit. */
export const CONFORMANCE_LINES = \`${lines.join('\n')}\`
`
}

export const CONFORMANCE_FILE = 'web/src/features/conformance/conformance-lines.ts'

/** Tells what to do where the written report is not that of the tests. */
export const findConformanceFaults = (): string[] =>
  read(CONFORMANCE_FILE) === writeConformance() ? [] : [`${CONFORMANCE_FILE} is not that of the tests: npm run conformance`]
