import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { TENANTS } from '#contract/tenant.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { sourcesStamp } from '#scripts/build/sources-stamp.ts'
import { ROOT } from '#scripts/command/options.ts'
import { makeLibrary } from '#scripts/start/make-library.ts'

/** More than the library depends on: one that is made once too often costs a minute, a stale one costs trust. */
const SOURCES = [
  'scripts/demo',
  'scripts/start/make-library.ts',
  'scripts/start/put-agreements.ts',
  'functions',
  'lib',
  'package-lock.json',
]
const CACHE = path.join(ROOT, 'node_modules', '.cache')
/** A library that is not whole; it has its name once it is. */
const UNFINISHED = 'unfinished-demo-'
const ABANDONED_AFTER_MS = 3_600_000

async function makeLearnedLibrary(folder: string): Promise<void> {
  const embedded = await openEmbedded(folder, { server: true })
  try {
    await makeLibrary(embedded, () => undefined)
    for (const tenant of TENANTS) await embedded.ports.search.learn(tenant)
  } finally {
    await embedded.close()
  }
}

function removeOld(current: string): void {
  for (const name of readdirSync(CACHE)) {
    const folder = path.join(CACHE, name)
    const isAbandoned = name.startsWith(UNFINISHED) && Date.now() - statSync(folder).mtimeMs > ABANDONED_AFTER_MS
    if (isAbandoned || (name.startsWith('demo-') && name !== current)) rmSync(folder, { recursive: true, force: true })
  }
}

/** A data folder with the demo library and its learned meanings, to be copied; made again when its sources have changed. */
export async function demoLibrary(): Promise<string> {
  const name = `demo-${sourcesStamp(ROOT, SOURCES)}`
  const folder = path.join(CACHE, name)
  if (existsSync(folder)) return folder
  const unfinished = path.join(CACHE, `${UNFINISHED}${process.pid}`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  await makeLearnedLibrary(unfinished)
  // Another run may have made it meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true, force: true })
  else renameSync(unfinished, folder)
  removeOld(name)
  return folder
}
