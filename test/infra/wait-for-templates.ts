import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SYNTHESIS_END } from './synthesised.ts'

const PAUSE_MS = 100

// Tests read templates while they are declared: their file is loaded once these are there, or known not to come.
for (const folder = process.env.LECTERN_TEMPLATES; folder && !existsSync(path.join(folder, SYNTHESIS_END)); )
  await setTimeout(PAUSE_MS)
