import { rmSync } from 'node:fs'

export default function removeTemplates() {
  rmSync(process.env.LECTERN_TEMPLATES, { recursive: true, force: true })
}
