import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../command/options.ts'
import { git } from '../test/changed-files.ts'
import { relatedTests } from '../test/related-tests.ts'
import { percentile } from './percentile.ts'

const COMMITS = 100
const WORKERS = 2
/** Time of a file that this machine has not run. */
const UNKNOWN_MS = 2000
const TARGET_MS = 60_000

/** Milliseconds of each file, as jest wrote them down when it ran them last. */
function recordedTimes(): ReadonlyMap<string, number> {
  const folder = path.join(ROOT, 'node_modules/.cache/jest')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('perf-cache-')) : []
  const entries = files.flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, readonly [number, number]>),
  )
  return new Map(entries.map(([file, [, ms]]) => [path.relative(ROOT, file), ms]))
}

/** Estimates what `npm test -- related` would have taken for each of the last commits, by recorded times of files. */
export async function benchRelated(): Promise<void> {
  const times = recordedTimes()
  const commits = git('log', `-${COMMITS}`, '--no-merges', '--format=%h')
  const estimates = commits.map((commit) => {
    const tests = relatedTests(git('diff', '--name-only', `${commit}~1`, commit))
    const all = tests.map((file) => times.get(file) ?? UNKNOWN_MS)
    return { commit, files: tests.length, ms: Math.max(Math.max(0, ...all), all.reduce((sum, ms) => sum + ms, 0) / WORKERS) }
  })
  const sorted = estimates.map(({ ms }) => ms)
  const within = sorted.filter((ms) => ms <= TARGET_MS).length
  console.log(
    `${times.size} files with recorded times; ${commits.length} commits, ${within} of them within ${TARGET_MS / 1000} s`,
  )
  console.log(`p50 ${(percentile(sorted, 0.5) / 1000).toFixed(1)} s, p90 ${(percentile(sorted, 0.9) / 1000).toFixed(1)} s`)
  for (const { commit, files, ms } of estimates.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${commit}  ${String(files).padStart(4)} files  ${(ms / 1000).toFixed(1)} s`)
}
