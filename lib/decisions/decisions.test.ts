import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/command/options.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const pages = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*\.md$/.test(name))
const titleOf = (name: string) => read(name).match(/^# (.+)$/m)?.[1] ?? ''

const STATE = /^(In force|Replaced by \[decision \d+\]\([\w-]+\.md\)) · \d{4}-\d{2}-\d{2} · .+$/
const SECTIONS = ['Context', 'Decision', 'Rejected alternatives', 'Consequences']

describe('decisions', () => {
  it.each(pages)('%s has the form of all: number, state, day, rooms, four sections', (name) => {
    const [title, , state] = read(name).split('\n')
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
    expect(state).toMatch(STATE)
    expect([...read(name).matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS)
  })

  it('have numbers without a gap, and a line each in the index', () => {
    expect(pages.map((name) => Number(name.slice(0, 4)))).toEqual(pages.map((_, at) => at + 1))
    const links = [...read('README.md').matchAll(/\[(\d+\. [^\]]+)\]\(([\w-]+\.md)\)/g)].map(([, title, file]) => [file, title])
    expect(links.sort()).toEqual(pages.map((name) => [name, titleOf(name)]))
  })

  it('name each package that the project depends on, and no other', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    const decision = read('0001-dependencies.md').split('## Rejected alternatives')[0] as string
    const named = [...decision.matchAll(/^\| ([@\w].*?) \|/gm)].flatMap(([, cell]) => packagesIn(cell as string))
    const described = /^@(types\/|jest\/(globals|test-sequencer)$)/
    const wanted = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !described.test(name))
    expect(named.filter((name) => name !== 'package').sort()).toEqual(wanted.sort())
  })
})

/** Names of packages in a cell: `a, b`, or `@scope/client-* (x, y)` for several of one family. */
function packagesIn(cell: string): string[] {
  return [...cell.matchAll(/([\w@./-]+)(?:\* \(([^)]+)\))?/g)].flatMap(([, name = '', family]) =>
    family ? family.split(', ').map((one) => name + one) : [name],
  )
}
