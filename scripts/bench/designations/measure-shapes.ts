import { createHash } from 'node:crypto'
import type { SearchIntent } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'
import { ADOPTED } from './grammar/adopted.ts'
import { AMERICAN } from './grammar/american.ts'
import { CHANGES } from './grammar/changes.ts'
import { EDITIONS } from './grammar/editions.ts'
import { NUMBERS } from './grammar/numbers.ts'
import { OTHERS } from './grammar/others.ts'
import { Choices } from './grammar/random.ts'
import { numberedByClass } from './grammar/read-numbered.ts'
import { SERIES } from './grammar/series.ts'
import type { Numbered, Shapes } from './grammar/shape.ts'
import { TELECOMMUNICATIONS } from './grammar/telecommunications.ts'
import type { RecordLibrary } from './library.ts'

const GRAMMAR: readonly Shapes[] = [ADOPTED, EDITIONS, NUMBERS, SERIES, CHANGES, TELECOMMUNICATIONS, AMERICAN, OTHERS].flat()
const CASES = 6
const TRIES = 60
const WORST = 10

/** Half of the shapes, chosen by their names, on which nothing was built. */
const isLaidAside = (name: string) => (createHash('sha1').update(`held ${name}`).digest()[0] as number) % 2 === 1

const lettersAndDigits = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
const withoutChangeYear = (text: string) => lettersAndDigits(text.replace(/(?<=(?:Amd|AMD|Cor|COR) ?\d+):\d{4}$/, ''))
const mainNumber = (text: string) => text.match(/\d{2,}/)?.[0]
const headOf = (text: string) => text.split(/[\s/]/)[0]

interface Hit {
  readonly id: string
  readonly designation: string
}

/** Tells whether a hit is what a shape means. */
function isMeant({ rows }: RecordLibrary, means: Shapes['means'], one: Numbered, hit: Hit): boolean {
  const [own, found] = [rows.get(one.id), rows.get(hit.id)]
  if (means === 'series')
    return mainNumber(hit.designation) === mainNumber(one.designation) && headOf(hit.designation) === headOf(one.designation)
  if (means !== 'edition') return own?.standard === found?.standard
  const isUndated = one.base !== '' && withoutChangeYear(hit.designation) === withoutChangeYear(one.designation)
  return own?.text === found?.text || isUndated || lettersAndDigits(hit.designation) === lettersAndDigits(one.designation)
}

const intentOf = (text: string): SearchIntent => ({
  scope: { tenant: 'demowl', documents: 'all', texts: 'all' },
  ...{ text, field: 'all', filters: [], sort: 'best', offset: 0, size: 1, editions: 'in-force' },
})

interface Tally {
  all: number
  right: number
  readonly wrong: string[]
}

/**
 * Measures shapes in which publishers, drawings, mails and reference lists write numbers: how often the first row under In force is what is
 * meant, for the shapes that rules were built on and for those that were laid aside.
 */
export async function measureShapes(search: Search, library: RecordLibrary, seed: number): Promise<void> {
  const choices = new Choices(seed)
  const byClass = numberedByClass(library.documents)
  const designations = new Map(library.documents.map(({ id, designation }) => [id, designation]))
  const tallies = new Map<string, Tally>()
  for (const { of, means, shapes } of GRAMMAR)
    for (const [name, shape] of Object.entries(shapes)) {
      const tally: Tally = { all: 0, right: 0, wrong: [] }
      const source = byClass.get(of) ?? []
      for (let tries = 0; tries < CASES * TRIES && tally.all < CASES && source.length > 0; tries++) {
        const one = choices.one(source)
        const text = shape(one, choices)
        if (text === undefined) continue
        tally.all++
        const id = (await search.find(intentOf(text))).hits[0]?.id
        const hit = id === undefined ? undefined : { id, designation: designations.get(id) ?? '' }
        if (hit && isMeant(library, means, one, hit)) tally.right++
        else tally.wrong.push(`${text.slice(0, 100)}  →  ${hit?.designation ?? 'nothing'}  (${one.designation})`)
      }
      if (tally.all > 0) tallies.set(name, tally)
    }
  for (const aside of [false, true])
    print(
      aside,
      [...tallies].filter(([name]) => isLaidAside(name) === aside),
    )
}

function print(aside: boolean, tallies: readonly (readonly [string, Tally])[]): void {
  const [all, right] = [tallies.reduce((sum, [, one]) => sum + one.all, 0), tallies.reduce((sum, [, one]) => sum + one.right, 0)]
  const share = (100 * right) / all
  console.log(`${tallies.length} shapes ${aside ? 'laid aside' : 'built on'}: ${share.toFixed(1)} % of ${all} right at rank 1`)
  const worst = tallies.filter(([, one]) => one.wrong.length > 0).toSorted(([, a], [, b]) => b.wrong.length - a.wrong.length)
  // Who sees what was laid aside builds on it.
  if (aside && !process.env.SHOWN) return
  for (const [name, { right, all, wrong }] of worst.slice(0, WORST)) console.log(`   ${name} ${right}/${all}: ${wrong[0]}`)
}
