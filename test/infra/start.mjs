import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SYNTHESIS_END } from './synthesised.ts'

/** Synthesises every variant once, while other tests run; those that need them find the folder by LECTERN_TEMPLATES and wait. */
export default function synthesiseVariants() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-templates-'))
  const writer = path.join(import.meta.dirname, 'write-templates.ts')
  globalThis.synthesis = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', writer, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  globalThis.synthesis.once('exit', () => writeFileSync(path.join(folder, SYNTHESIS_END), ''))
  process.env.LECTERN_TEMPLATES = folder
}
