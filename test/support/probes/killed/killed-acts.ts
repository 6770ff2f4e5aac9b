import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { chainActs } from '#functions/audits/acts/chain-acts.ts'
import { storeActs } from '#functions/audits/acts/waiting-acts.ts'

const SIZE = 5

/** Stores and chains batches of numbered acts from a number on until the process is killed; says the last number that is stored. */
export async function chainUntilKilled(file: string, first: number): Promise<void> {
  const table = openSqliteTable(file)
  for (let from = first; ; from += SIZE) {
    const at = clock.now()
    const acts = Array.from({ length: SIZE }, (_, of) => ({
      tenant: 'astm' as const,
      at: at.toISOString(),
      principal: 'ada',
      type: 'ADMIN_CALL' as const,
      message: `${from + of}`,
      remoteAddress: '192.0.2.7',
    }))
    await storeActs(table, 'astm', { batch: `${from}`, acts, now: at })
    process.stdout.write(`${from + SIZE - 1}\n`)
    await chainActs({ table, clock }, 'astm')
  }
}
