import type { Metafile } from 'esbuild'
import { lazyName } from './share-application.ts'

type Outputs = Metafile['outputs']

function outputOf(outputs: Outputs, source: string): string {
  const names = [source, lazyName(source)]
  const found = Object.keys(outputs).find((name) => names.includes(outputs[name]?.entryPoint ?? ''))
  if (!found) throw new Error(`the build has no chunk for ${source}`)
  return found
}

/** Lists the chunk of a source file and all chunks that it imports statically. */
export function chunksOf(outputs: Outputs, source: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') visit(path)
  }
  visit(outputOf(outputs, source))
  return [...seen]
}
