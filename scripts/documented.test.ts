import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { saveFavorite } from '#functions/areas/favorites/store.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '#test/support/library.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { BENCHES } from './bench.ts'
import { documentedCommands, wordsOf } from './check/documented-commands.ts'
import { importsOf, sourceFiles } from './check/import-law.ts'
import { ROOT } from './command/options.ts'
import { COMMANDS } from './commands.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const commands = ['README.md', 'CONTRIBUTING.md'].flatMap((page) => documentedCommands(read(page)))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
/** Files of tests, with those of the area that the pages make. */
const tests = [...sourceFiles(), 'test/api/loans.test.ts'].filter((file) => /\.test\.tsx?$/.test(file))

/** A word of capitals, or of alternatives, that a reader replaces. */
const isPlaceholder = (word: string) => /[A-Z]{2}|[|…[\]]/.test(word)

/** Text of the modules of a command, within scripts. */
function sourceOf(command: string): string {
  const entry = read('scripts/commands.ts').match(new RegExp(`'?${command}'?: \\(\\) => import\\('\\./([^']+)'`))?.[1]
  const seen = new Set([`scripts/${entry}`])
  for (const file of seen)
    for (const { to } of importsOf(file)) if (to.startsWith('scripts/') && !to.startsWith('scripts/bench/')) seen.add(to)
  return [...seen].map(read).join('\n')
}

const optionsOf = (command: string) =>
  [...sourceOf(command).matchAll(/(?<=[\s{])'?([a-z][\w-]*)'?: (?:text\b|\{ type: ')/g)].map(([, name]) => name as string)

/** Options that `readOptions` gives each command. */
const SHARED = ['port', 'data']

/** Titles of the tests of a file, as they are written. */
const titlesIn = (file: string) =>
  [...read(file).matchAll(/\b(?:it|describe)(?:\.each\([^;]*?\)|Here)?\(\s*(['"`])(.*?)\1/gs)].map(
    ([, , title]) => title as string,
  )

const NAMES_OF: Record<string, readonly string[]> = {
  bench: Object.keys(BENCHES),
  release: ['patch', 'minor', 'major'],
}

/** Says what is wrong with the words of `npm test -- …`. */
function faultOfTest(words: readonly string[]): string | undefined {
  const at = words.indexOf('-t')
  const filters = words.filter((word, index) => index !== at && index !== at + (at < 0 ? 0 : 1) && !word.startsWith('-'))
  const files = filters.filter((word) => !['related', 'unit', 'infra', 'browser'].includes(word))
  const missing = files.find((filter) => !tests.some((file) => file.includes(filter)))
  if (missing) return `no test is in ${missing}`
  if (at < 0) return undefined
  const name = words[at + 1] as string
  const chosen = tests.filter((file) => files.some((filter) => file.includes(filter)))
  return chosen.length === 0 || chosen.flatMap(titlesIn).some((title) => title.includes(name))
    ? undefined
    : `no test is named ${name}`
}

/** Says what is wrong with a command of npm, as a developer types it. */
function faultOfNpm([verb = '', ...words]: readonly string[]): string | undefined {
  if (verb === 'install' || verb === 'ci') return undefined
  const named = words.filter((word) => word !== '-s')
  const name = verb === 'run' ? (named.shift() as string) : verb
  if (!(name in scripts && name in COMMANDS)) return `npm runs no ${name}`
  const [dashes, ...args] = named
  if (dashes !== undefined && dashes !== '--') return `its options come after two dashes`
  if (name === 'test') return faultOfTest(args)
  const options = args.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split(/[=[]/)[0] as string)
  const unknown = options.find((option) => ![...optionsOf(name), ...SHARED].includes(option))
  if (unknown) return `${name} has no --${unknown}`
  const known = NAMES_OF[name]
  return known && args.find((word) => !isPlaceholder(word) && !known.includes(word))
}

describe('the commands of README.md and CONTRIBUTING.md', () => {
  const npm = commands.filter(({ words }) => words[0] === 'npm').map(({ text, words }) => [text, words.slice(1)] as const)

  it.each(npm)('%s is a command of the project, with options that it knows', (_, words) =>
    expect(faultOfNpm(words)).toBeUndefined(),
  )

  it.each([
    ['npm run no-such'],
    ['npm start --port 8080'],
    ['npm run ingest -- FILE --tenants all'],
    ['npm test -- test/api/no-such.test.ts'],
    ['npm test -- test/api/favorites.test.ts -t "one user"'],
    ['npm run bench -- serch'],
    ['npm run release -- small'],
  ])('%s would be found', (text) => expect(faultOfNpm(wordsOf(text).slice(1))).toBeDefined())

  it('have a row for each script of the package, with its options alone', () => {
    const rows = [...read('CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?(?:-s )?([\w:-]+)(.*)$/gm)]
    expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(scripts).sort())
    const options = rows.flatMap(([, name = '', row = '']) =>
      [...row.matchAll(/`--([\w-]+)/g)].map(([, option]) => [name, option]),
    )
    expect(options.length).toBeGreaterThan(10)
    expect(options.filter(([name, option]) => ![...optionsOf(name as string), ...SHARED].includes(option as string))).toEqual([])
    const bench = rows.find(([, name]) => name === 'bench')?.[2] as string
    expect([...bench.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name).sort()).toEqual(Object.keys(BENCHES).sort())
  })

  it('are understood, each of them', () => {
    const others = commands.filter(({ words }) => words[0] !== 'npm').map(({ words }) => words[0])
    expect([...new Set(others)].sort()).toEqual(['git', 'node', 'node_modules/.bin/node'])
  })

  it('run scripts of node that are there', () => {
    const run = commands.filter(({ words }) => words[0] === 'node').map(({ words }) => words[1] as string)
    expect(run.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })

  const git = commands.filter(({ words }) => words[0] === 'git').map(({ words }) => words)

  it('have subjects of commits as STYLE.md asks for', () => {
    const subjects = git.filter(([, verb]) => verb === 'commit').map((words) => words[words.indexOf('--message') + 1])
    expect(subjects).toEqual([expect.stringMatching(/^[A-Z].{1,71}$/)])
  })

  // No test needs the network: the addresses of what is cloned are those that FORMATS.md names with their rights.
  it('clone nothing else than FORMATS.md describes, and ingest what they clone', () => {
    const cloned = git.filter(([, verb]) => verb === 'clone').map((words) => words.at(-1) as string)
    expect(cloned).toHaveLength(1)
    const formats = read('functions/jobs/ingest/FORMATS.md')
    const ingested = commands.filter(({ text }) => text.startsWith('npm run ingest')).flatMap(({ words }) => words)
    for (const address of cloned) {
      expect(formats).toContain(address)
      expect(ingested).toContain(path.posix.basename(address))
    }
  })
})

describe('the commands of CONTRIBUTING.md that run node', () => {
  const root = newFolder()
  const node = commands.filter(({ text }) => text.includes('node_modules/.bin/node'))
  const sh = (command: string, cwd: string) => {
    const env = { ...process.env, NODE_OPTIONS: '' }
    const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' })
    return { said: stdout + stderr, status }
  }

  beforeAll(async () => {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
    const embedded = await openEmbedded(path.join(root, '.data'))
    try {
      await saveDocuments(embedded.ports, 'demowl', [prepare({ designation: 'MIM 214-2024', title: 'Mixing' })])
      const favorite = { contentCode: 'MIM|214-2024', since: '2026-03-01T10:00:00.000Z' }
      await saveFavorite(embedded.ports.table, 'demowl', 'subscriber', favorite)
    } finally {
      await embedded.close()
    }
  }, 60_000)

  it.each([
    ['favorites', 'table.db'],
    ['Mixing', 'search/demowl.db'],
  ])('print %s of %s', (found, database) => {
    const command = node.find(({ text }) => text.includes(database))?.text as string
    expect(sh(command, root)).toEqual({ said: expect.stringContaining(found), status: 0 })
  })

  it('run a test under the debugger, which ends by itself and leaves nothing open', () => {
    const command = node.find(({ text }) => text.includes('--inspect-brk'))?.text as string
    // A debugger would be waited for, and a test of the API takes seconds.
    const quick = command.replace('--inspect-brk ', '').replace(/\S+\.test\.ts/, 'lib/text/isbn.test.ts')
    const { said, status } = sh(quick, ROOT)
    expect([said, status]).toEqual([expect.stringContaining('1 passed, 1 total'), 0])
    expect(said).not.toMatch(/did not exit|open handles/)
  })
})
