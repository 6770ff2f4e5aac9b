import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type XmlElement, XmlParser } from '../formats/xml-tree.ts'
import { Refused } from '../source/candidate.ts'
import { openDecoder } from './text-encoding.ts'

const HEAD_BYTES = 64 * 1024
const CHUNK_BYTES = 256 * 1024
/** Encodings that a declaration may name; others are refused. */
const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/
const ROOT = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/

interface XmlRecord {
  readonly element: XmlElement
  readonly line: number
}

/** Reads the elements of an XML file that are records, one after another. Throws Refused. */
export async function* readXmlRecords(file: string, isRecord: (path: readonly string[]) => boolean): AsyncIterable<XmlRecord> {
  const encoding = encodingOf(await headOf(file))
  yield* readXmlStream(createReadStream(file, { highWaterMark: CHUNK_BYTES }), isRecord, encoding)
}

/** Reads the elements of a stream that are records. Throws Refused. */
export async function* readXmlStream(
  stream: AsyncIterable<unknown>,
  isRecord: (path: readonly string[]) => boolean,
  encoding = 'utf-8',
): AsyncIterable<XmlRecord> {
  let records: XmlRecord[] = []
  const parser = new XmlParser(isRecord, (element, line) => void records.push({ element, line }))
  const decoder = openDecoder(encoding)
  for await (const chunk of stream) {
    parser.write(decode(decoder, chunk as Buffer))
    yield* records
    records = []
  }
  parser.write(decode(decoder))
  parser.close()
  yield* records
}

/** Finds the name of the root element, without its prefix; undefined where the file does not begin as XML. */
export async function rootOfXml(file: string): Promise<string | undefined> {
  const head = await headOf(file)
  const text = openDecoder(encodingOf(head), false).decode(head)
  return ROOT.exec(text.replace(/<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/g, ''))?.[1]
}

async function headOf(file: string): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return DECLARED.exec(head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ?? 'utf-8'
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new Refused({ reason: `not ${decoder.encoding} text` })
  }
}
