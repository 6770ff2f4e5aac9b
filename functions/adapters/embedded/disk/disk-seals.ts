import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSeal, sealKey, sealText } from '#functions/adapters/shared/seal-rules.ts'
import { type Seals, SealsUnavailable } from '#ports/audits/seals.ts'
import { writeDurably } from './durable-file.ts'

const READ_ONLY = 0o444

/** Seals as files that are written once, for reading alone. Whoever may write this folder can change them: on one machine nothing is beyond its owner. */
export function openDiskSeals(folder: string): Seals {
  const fileOf = (...key: Parameters<typeof sealKey>) => path.join(folder, ...sealKey(...key).split('/'))
  return {
    async put(tenant, seal) {
      const file = fileOf(tenant, seal.day)
      try {
        mkdirSync(path.dirname(file), { recursive: true })
        writeDurably(file, sealText(seal), { mode: READ_ONLY, keep: true })
      } catch (cause) {
        throw new SealsUnavailable('the disk does not take the seal', { cause })
      }
    },
    async get(tenant, day) {
      try {
        return parseSeal(await readFile(fileOf(tenant, day), 'utf8'))
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw new SealsUnavailable('the seal cannot be read', { cause })
      }
    },
  }
}
