import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OptionError, ROOT } from './command/options.ts'
import { FUNCTION_TEMPLATES } from './new-area/function-templates.ts'
import { PAGE_TEMPLATES, TEXT_TEMPLATES } from './new-area/page-templates.ts'

const AREAS = 'functions/areas'

interface Insertion {
  readonly file: string
  readonly line: (name: string) => string
  /** matches a line of the list to insert into; its group is the area of that line */
  readonly sibling: RegExp
}

/** The lists of areas. Each line goes before the first one whose area follows in the alphabet. */
const INSERTIONS: readonly Insertion[] = [
  {
    file: 'lib/contract/index.ts',
    line: (name) => `import { ${name} } from './${name}.ts'`,
    sibling: /^import \{ (\w+) \} from '\.\/[\w-]+\.ts'/,
  },
  { file: 'lib/contract/index.ts', line: (name) => `  ${name},`, sibling: /^ {2}(\w+)[:,]/ },
  {
    file: 'functions/wiring/areas.ts',
    line: (name) => `import { handler as ${name} } from '#${AREAS}/${name}/handler.ts'`,
    sibling: /^import \{ handler as (\w+) \}/,
  },
  { file: 'functions/wiring/areas.ts', line: (name) => `  ${name},`, sibling: /^ {2}(\w+),/ },
  {
    file: 'lib/infra/areas.ts',
    line: (name) => `  ${name}: { ...SMALL, writes: ['table'] },`,
    sibling: /^ {2}(\w+): \{ \.\.\.(?:SMALL|READING)/,
  },
  {
    file: 'lib/infra/table.md',
    line: (name) => `| \`<tenant>#${name}#<subject>\` | \`<id>\` | an item of ${name} | ${name} | never |`,
    // Rows are in no alphabetical order: before the row of health checks.
    sibling: /^\| `<tenant>#(health)`/,
  },
  {
    file: 'web/src/lib/i18n/messages.ts',
    line: (name) => `import type ${name} from '../../locales/en/${name}.json'`,
    sibling: /^import type (\w+) from/,
  },
  { file: 'web/src/lib/i18n/messages.ts', line: (name) => `  ${name}: typeof ${name}`, sibling: /^ {2}(\w+): typeof/ },
  {
    file: 'web/src/lib/paths.ts',
    line: (name) => `  ${name}: (query: { readonly page?: number } = {}) => withQuery('/${name}', query),`,
    // Addresses are in the order of the menu: before the tracker.
    sibling: /^ {2}(tracker): /,
  },
  {
    file: 'web/src/app/routes.tsx',
    line: (name) => `const ${name} = part(async () => (await import('#web/pages/${name}-page.tsx')).${capitalized(name)}Page)`,
    sibling: /^const (tracker) = part/,
  },
  {
    file: 'web/src/app/routes.tsx',
    line: (name) => `  route('/${name}', ${name}, { drm: true }),`,
    sibling: /^ {2}route\('\/tracker', (tracker),/,
  },
  {
    // An area names there what it hangs on texts: nothing at first.
    file: 'test/api/hangs-on-texts.test.ts',
    line: (name) => `  ${name}: {},`,
    sibling: /^ {2}(\w+): \{(?:\},)?$/,
  },
]

const isFormatted = (file: string) => /\.(tsx?|json)$/.test(file)

const capitalized = (name: string) => (name[0] as string).toUpperCase() + name.slice(1)

export function insertLine(text: string, name: string, { file, line, sibling }: Insertion): string {
  const lines = text.split('\n')
  const siblings = lines.flatMap((one, at) => (sibling.test(one) ? [{ at, area: one.match(sibling)?.[1] as string }] : []))
  const last = siblings.at(-1)
  if (!last) throw new OptionError(`${file} has no list of areas. Nothing was written.`)
  const next = siblings.length === 1 ? last : siblings.find(({ area }) => area > name)
  return lines.toSpliced(next ? next.at : last.at + 1, 0, line(name)).join('\n')
}

/** Writes the files of a new area under `root`, and its lines into the lists of areas. Returns the paths written. */
export async function writeArea(name: string, root: string): Promise<string[]> {
  if (!/^[a-z]{2,20}$/.test(name))
    throw new OptionError(`"${name}" is no area: give one word of small letters, "loans" for example.`)
  const fill = (text: string) => text.replaceAll('AREAS', AREAS).replaceAll('NAME', name).replaceAll('Area', capitalized(name))
  const texts = new Map(
    Object.entries({ ...FUNCTION_TEMPLATES, ...PAGE_TEMPLATES, ...TEXT_TEMPLATES }).map(([file, text]) => [
      fill(file),
      fill(text),
    ]),
  )
  const taken = [...texts.keys()].find((file) => existsSync(path.join(root, file)))
  if (taken) throw new OptionError(`${taken} exists already. Nothing was written.`)
  for (const one of INSERTIONS)
    texts.set(one.file, insertLine(texts.get(one.file) ?? (await readFile(path.join(root, one.file), 'utf8')), name, one))
  for (const [file, text] of texts) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  // The order of imports and the width of lines depend on the name.
  spawnSync(path.join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...[...texts.keys()].filter(isFormatted)], {
    cwd: root,
  })
  return [...texts.keys()]
}

/** `npm run new-area -- NAME`: an area with two endpoints, wired in both worlds, with its page, texts and test. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...others] = args
  if (name === undefined || others.length > 0) throw new OptionError('Name one area: npm run new-area -- NAME')
  for (const file of await writeArea(name, ROOT)) console.log(file)
  console.log(`\nNext: npm run check, then npm test -- test/api/${name}.test.ts`)
  return 0
}
