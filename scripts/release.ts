import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OptionError, ROOT } from './command/options.ts'

const PARTS = ['major', 'minor', 'patch'] as const
type Part = (typeof PARTS)[number]

const USAGE = 'npm run release -- patch|minor|major'
const CHANGELOG = 'CHANGELOG.md'
const UNRELEASED = '## Unreleased\n'

function nextVersion(version: string, part: Part): string {
  const numbers = version.split('.').map(Number)
  const at = PARTS.indexOf(part)
  return numbers.map((number, index) => (index < at ? number : index === at ? number + 1 : 0)).join('.')
}

/** The changelog with what was unreleased under the version and its day. */
export function releaseNotes(text: string, version: string, day: string): string {
  const from = text.indexOf(UNRELEASED)
  const [notes = ''] = text.slice(from + UNRELEASED.length).split(/^## /m)
  if (from < 0 || notes.trim() === '')
    throw new OptionError(`${CHANGELOG} lists nothing under "Unreleased": write what this release brings. Nothing was done.`)
  return text.replace(UNRELEASED, () => `${UNRELEASED}\n## ${version} – ${day}\n`)
}

const jsonVersion = (version: string) => `"version": "${version}"`
const sourceVersion = (version: string) => `VERSION = '${version}'`

/** Replaces the first `count` versions of a file, as `spell` writes them, and leaves its layout alone. */
function setVersion(file: string, from: string, to: string, count: number, spell = jsonVersion): void {
  let text = readFileSync(file, 'utf8')
  let at = 0
  for (let left = count; left > 0; left -= 1) {
    at = text.indexOf(spell(from), at)
    if (at < 0) throw new Error(`${file} does not have the version ${from}`)
    text = text.slice(0, at) + text.slice(at).replace(spell(from), spell(to))
    at += 1
  }
  writeFileSync(file, text)
}

const CONFORMANCE = 'web/src/features/conformance/conformance-lines.ts'

/** Dates the accessibility report with the release. */
function dateConformance(name: string, version: string, day: string): void {
  if (!existsSync(name)) return
  const text = readFileSync(name, 'utf8')
  writeFileSync(
    name,
    text.replace(/version: '[^']*', day: '[^']*'/, () => `version: '${version}', day: '${day}'`),
  )
}

/** Commits and tags the next version in the repository at `root`; returns the tag. Whether tests pass is the caller's business. */
export function makeRelease(root: string, part: Part, day: string): string {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new OptionError(`git ${args[0]} failed: ${stderr.trim()}`)
    return stdout.trim()
  }
  const file = (name: string) => path.join(root, name)
  if (git('status', '--porcelain') !== '')
    throw new OptionError('The work tree has changes: commit or stash them first. Nothing was done.')
  const { version } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as { version: string }
  const next = nextVersion(version, part)
  const tag = `v${next}`
  if (git('tag', '--list', tag) !== '') throw new OptionError(`The tag ${tag} exists already. Nothing was done.`)
  const notes = releaseNotes(readFileSync(file(CHANGELOG), 'utf8'), next, day)
  writeFileSync(file(CHANGELOG), notes)
  setVersion(file('package.json'), version, next, 1)
  // The lockfile names the project twice: at its top, and as the package "".
  setVersion(file('package-lock.json'), version, next, 2)
  setVersion(file('lib/contract/version.ts'), version, next, 1, sourceVersion)
  dateConformance(file(CONFORMANCE), next, day)
  git('commit', '--quiet', '--all', '--message', `Release ${next}`)
  git('tag', '--annotate', tag, '--message', `Version ${next}`)
  return tag
}

/** `npm run release`: the next version in changelog, package and lockfile, as one commit with a tag. */
export async function main(args: readonly string[]): Promise<number> {
  const part = PARTS.find((one) => one === args[0])
  if (!part || args.length > 1) throw new OptionError(`Name the part of the version to raise: ${USAGE}`)
  const tag = makeRelease(ROOT, part, new Date().toISOString().slice(0, 10))
  console.log(`${tag} is committed and tagged here. To publish it: git push --follow-tags`)
  return 0
}
