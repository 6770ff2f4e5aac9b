import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { build } from 'esbuild'
import { ROOT } from '../../command/options.ts'
import { chunksOf } from './chunks.ts'
import { pageBundles, START } from './page-bundles.ts'

/** Files of the application: its own chunk, the framework's two, and what the silent renewal needs too. */
const MAX_APPLICATION_FILES = 8

it('the application is one chunk, which every page shares', async () => {
  const [script] = pageBundles({ outdir: path.join(ROOT, 'dist'), stamp: '' })
  const { metafile } = await build({ ...script, metafile: true, write: false })
  const application = chunksOf(metafile.outputs, START)
  expect(application.length).toBeLessThanOrEqual(MAX_APPLICATION_FILES)
  const [largest] = application.toSorted(
    (one, other) =>
      Object.keys(metafile.outputs[other]?.inputs ?? {}).length - Object.keys(metafile.outputs[one]?.inputs ?? {}).length,
  )
  for (const page of readdirSync(path.join(ROOT, 'web/src/pages')).filter((name) => name.endsWith('-page.tsx')))
    expect(chunksOf(metafile.outputs, `web/src/pages/${page}`)).toContain(largest)
})
