/** File of an archive. */
export interface ZippedFile {
  readonly name: string
  readonly text: string
}

/** Names files of an archive apart: the second of a name gets a number. */
function namedApart(files: readonly ZippedFile[]): Map<string, string> {
  const named = new Map<string, string>()
  const taken = new Set<string>()
  for (const { name, text } of files) {
    const dot = name.lastIndexOf('.')
    let free = name
    // Systems that do not tell capitals from small letters unpack one over the other.
    for (let at = 2; taken.has(free.toLowerCase()); at++) free = `${name.slice(0, dot)} (${at})${name.slice(dot)}`
    taken.add(free.toLowerCase())
    named.set(free, text)
  }
  return named
}

/** Writes files into a ZIP archive. */
export async function writeZip(files: readonly ZippedFile[], writtenAt: Date): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate')
  const entries = [...namedApart(files)].map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: writtenAt })
}
