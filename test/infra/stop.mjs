import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function removeTemplates() {
  const { synthesis } = globalThis
  if (synthesis.exitCode === null) {
    synthesis.kill()
    await once(synthesis, 'exit')
  }
  rmSync(process.env.LECTERN_TEMPLATES, { recursive: true, force: true })
}
