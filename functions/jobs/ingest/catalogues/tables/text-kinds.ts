import { open } from 'node:fs/promises'
import { Refused } from '../../source/candidate.ts'

const HEAD_BYTES = 512
/** Kinds of file by their first bytes, which some carry the name of a table. */
const KINDS: readonly (readonly [start: string, kind: string])[] = [
  ['%PDF-', 'is a PDF'],
  ['PK\x03\x04', 'is a workbook or an archive: a workbook has to be named .xlsx'],
  ['\xd0\xcf\x11\xe0', 'is an older workbook (.xls): save it as .xlsx'],
  ['\x1f\x8b', 'is compressed: unpack it'],
  ['\x89PNG', 'is a picture'],
  ['GIF8', 'is a picture'],
  ['\xff\xd8\xff', 'is a picture'],
  ['<!doctype html', 'is a web page: save its table as .xlsx or .csv'],
  ['<html', 'is a web page: save its table as .xlsx or .csv'],
  ['<table', 'is a web page: save its table as .xlsx or .csv'],
  ['<?xml', 'is XML: a catalogue in XML has to be named .xml'],
  ['{\\rtf', 'is a document of a word processor: save its table as .csv'],
]
const MARK = /^\u00ef\u00bb\u00bf/
/** Controls that texts have: tab, line ends, page end. */
const TEXT_CONTROLS = '\t\n\v\f\r'
const MAX_CONTROLS_SHARE = 0.02

/** Refuses a file whose first bytes are those of another kind of file. */
export async function refuseOtherKinds(file: string): Promise<void> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const head = buffer.toString('latin1', 0, bytesRead).replace(MARK, '').trimStart().toLowerCase()
    const kind = KINDS.find(([start]) => head.startsWith(start.toLowerCase()))?.[1]
    if (kind) throw new Refused({ reason: `${kind}, and no table` })
  } finally {
    await opened.close()
  }
}

/** Refuses a sample that is no text. */
export function refuseNoText(sample: string): void {
  const controls = Array.from(sample).filter((sign) => sign < ' ' && !TEXT_CONTROLS.includes(sign)).length
  if (controls > sample.length * MAX_CONTROLS_SHARE) throw new Refused({ reason: 'is no text' })
}
