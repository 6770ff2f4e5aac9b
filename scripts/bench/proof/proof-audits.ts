import { createHash } from 'node:crypto'
import type { Audit } from '#functions/audits/audit.ts'
import { FIRST_HASH, linkHash } from '#functions/audits/chain.ts'
import { auditWrites, listAuditsOf } from '#functions/audits/store.ts'
import { verifyAudits } from '#functions/audits/verify-audits.ts'
import type { Table, Write } from '#ports/table.ts'
import { inTable, printProof, timedRun } from './in-folder.ts'

const ENTRIES = Number(process.env.LECTERN_PROOF_AUDITS ?? 1_000_000)
const BATCH_SIZE = 100
const TENANT = 'demowl'

async function seedAudits(table: Table): Promise<void> {
  let head = { number: 0, hash: FIRST_HASH }
  let puts: Write[] = []
  for (let number = 1; number <= ENTRIES; number++) {
    const entry: Omit<Audit, 'hash'> = {
      ...{ number, id: `audit-${number}`, timestamp: new Date().toISOString(), principal: `person-${number % 97}` },
      ...{ type: 'LEVEL_CHANGED', data: { message: `Level of http.search, ${number}`, remoteAddress: '192.0.2.7' } },
    }
    const hash = linkHash(head.hash, { ...entry, data: { ...entry.data } })
    const [put, headWrite] = auditWrites(TENANT, head, [{ ...entry, hash }])
    head = { number, hash }
    if (put) puts.push(put)
    if (puts.length < BATCH_SIZE - 1 && number < ENTRIES) continue
    // The head of a batch is that of its last entry, whatever stood before.
    await table.transact([...puts, ...(headWrite && 'put' in headWrite ? [{ put: headWrite.put }] : [])])
    puts = []
  }
}

/** Measures following the chain of audits against SHA-256 over the same bytes, read alike. */
export const proveAudits = (): Promise<void> =>
  inTable(async (table) => {
    await seedAudits(table)
    const verified = await timedRun(() => verifyAudits(table, TENANT))
    const hashed = await timedRun(async () => {
      const hash = createHash('sha256')
      for (let from = 1; from <= ENTRIES; from += BATCH_SIZE) {
        const numbers = Array.from({ length: BATCH_SIZE }, (_, at) => from + at)
        for (const audit of await listAuditsOf(table, TENANT, numbers)) hash.update(JSON.stringify(audit))
      }
      return hash.digest('hex')
    })
    if (!verified.answer.ok || verified.answer.entries !== ENTRIES) throw new Error('The chain is not whole')
    const facts = { ours: verified.seconds, theirs: hashed.seconds, unit: 's', most: 3 } as const
    printProof({ what: `verifying ${ENTRIES} audits ÷ reading and SHA-256`, ...facts })
  })
