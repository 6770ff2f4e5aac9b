import { createReadStream } from 'node:fs'
import { Refused } from '../source/candidate.ts'

const HEAD_BYTES = 4096

/** Guesses the encoding of a text: by its byte order mark, its zeros, or else UTF-8 where all of it is, and Windows-1252 otherwise. */
export async function guessEncoding(file: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let first = true
  for await (const chunk of createReadStream(file)) {
    const marked = first ? markedEncoding((chunk as Buffer).subarray(0, HEAD_BYTES)) : undefined
    if (marked) return marked
    first = false
    if (!decodes(utf8, chunk as Buffer)) return 'windows-1252'
  }
  return decodes(utf8) ? 'utf-8' : 'windows-1252'
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** UTF-16 by its mark, or by the zeros that every second byte of its commas, digits and line ends is. */
function markedEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 1].map((from) => head.filter((byte, at) => at % 2 === from && byte === 0).length)
  if (Math.max(...zeros) > head.length / 8) return (zeros[1] as number) > (zeros[0] as number) ? 'utf-16le' : 'utf-16be'
  return undefined
}

/** Reads a text, piece by piece. Throws Refused where it is in another encoding. */
export async function* decodeFile(file: string, encoding: string): AsyncIterable<string> {
  const decoder = openDecoder(encoding)
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      yield decoder.decode(chunk as Buffer, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new Refused({ reason: `not ${encoding} text` })
    throw error
  }
}

/** Opens a decoder. Throws Refused for an encoding that is not known. */
export function openDecoder(encoding: string, fatal = true): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal })
  } catch {
    throw new Refused({ reason: `its encoding ${encoding} is not known` })
  }
}
