import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SEED_VARIABLE, seedOf } from '#test/support/property-settings.ts'
import { runJest } from '../command/run-jest.ts'
import { tempRoot } from '../command/temp-root.ts'
import { closingLine, repeatCommand } from './report.ts'

/** A layer that was undone, and the proof that saw it. */
interface Row {
  readonly name: string
  /** absent where none did */
  readonly proof?: string
  /** number of proofs that reach it at all */
  readonly reaching: number
}

const rowsOf = (table: string): Row[] =>
  readFileSync(table, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)

/**
 * `npm run test:layers -- [WORDS]`: undoes each presenter, policy, check of a use case, tenant in a key, rule of a token and access
 * of the contract in turn, or those whose names have the words, and says which random proof sees it.
 */
export async function main(args: string[]): Promise<number> {
  const began = performance.now()
  const seed = String(seedOf(process.env))
  const folder = mkdtempSync(path.join(tempRoot(), 'lectern-layers-'))
  const table = path.join(folder, 'table.jsonl')
  try {
    const env = { [SEED_VARIABLE]: seed, LAYERS_TABLE: table, LAYERS_ONLY: args.join(' ') }
    const summary = await runJest(['--selectProjects', 'layers'], { env })
    const rows = rowsOf(table).sort((a, b) => (a.name < b.name ? -1 : 1))
    const width = Math.max(0, ...rows.map(({ name }) => name.length))
    for (const { name, proof, reaching } of rows)
      console.log(`${name.padEnd(width)}  ${proof ?? (reaching > 0 ? 'NOT SEEN' : 'NOT REACHED')}`)
    console.log(`${rows.length} layers undone in ${Math.round((performance.now() - began) / 1000)} s`)
    if (!summary.success) console.log(repeatCommand(args, seed).replace('npm test', 'npm run test:layers'))
    console.log(closingLine(summary))
    return summary.success ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
