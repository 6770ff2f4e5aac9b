import path from 'node:path'
import { openDiskSeals } from '#functions/adapters/embedded/disk/disk-seals.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { sealsConformance } from './seals.conformance.ts'

const folder = newFolder()
let count = 0
sealsConformance('the disk', async () => ({
  seals: openDiskSeals(path.join(folder, String(++count))),
  close: async () => undefined,
}))
