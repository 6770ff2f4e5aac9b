import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openOutboxMail } from '#functions/adapters/embedded/local/outbox-mail.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { mailConformance } from './mail.conformance.ts'

mailConformance('the outbox', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-outbox-'))
  const mail = openOutboxMail(folder, { clock: systemClock })
  return { mail, arrived: async () => mail.list(), close: async () => rmSync(folder, { recursive: true }) }
})
