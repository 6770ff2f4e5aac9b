import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../command/options.ts'
import { percentile } from '../percentile.ts'

const RUNS = 3

/** Seconds of one synthesis as `cdk synth` runs it, the page and the functions built with it. */
export function measureSynth(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    const settings = path.join(folder, 'astm.json')
    writeFileSync(settings, readFileSync(path.join(ROOT, 'lib/infra/settings.example.json')))
    const context = JSON.parse(readFileSync(path.join(ROOT, 'cdk.json'), 'utf8')).context as object
    const env = {
      ...process.env,
      CDK_OUTDIR: path.join(folder, 'out'),
      CDK_CONTEXT_JSON: JSON.stringify({ ...context, tenant: 'astm', settings }),
    }
    const times = Array.from({ length: RUNS }, () => {
      const began = performance.now()
      const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'bin/library.ts')], {
        cwd: ROOT,
        env,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`the synthesis ended with ${status}: ${stderr}`)
      return (performance.now() - began) / 1000
    })
    console.log(`synthesis of one tenant: ${percentile(times, 0.5).toFixed(1)} s, median of ${RUNS} (to reach: 15 s)`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
