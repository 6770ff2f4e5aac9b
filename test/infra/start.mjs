import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeTemplates } from './synthesised.ts'

/** Synthesises every variant once; tests find the folder by LECTERN_TEMPLATES. */
export default function synthesiseVariants() {
  process.env.LECTERN_TEMPLATES = mkdtempSync(path.join(tmpdir(), 'lectern-templates-'))
  writeTemplates(process.env.LECTERN_TEMPLATES)
}
