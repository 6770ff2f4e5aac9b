import { Readable } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import { Refused } from '../../source/candidate.ts'
import { decodeFile } from '../text-encoding.ts'
import { guessTableEncoding } from './guess-table-encoding.ts'
import type { TableRow, TableRows } from './row.ts'
import { refuseNoText, refuseOtherKinds } from './text-kinds.ts'

const DELIMITERS = [',', ';', '\t', '|']
const NAMES = new Map([
  ['\t', 'tab'],
  [',', 'comma'],
  [';', 'semicolon'],
  ['|', 'vertical line'],
])
/** First line with which spreadsheet programs say the delimiter. */
const STATED_DELIMITER = /^\uFEFF?sep=(.)\r?\n/
const SAMPLE_ROWS = 50
const SAMPLE_LENGTH = 64 * 1024
/** characters of a row; a quotation mark that is never closed would take in the rest of the file */
const MAX_ROW_LENGTH = 1_000_000

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  // Titles have quotation marks of their own.
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
} satisfies Options

interface GivenText {
  readonly delimiter?: string
  readonly encoding?: string
}

/** Opens a table of text: CSV, TSV and their like. Delimiter and encoding are guessed where they are not given. */
export async function openTextTable(file: string, given: GivenText): Promise<TableRows> {
  await refuseOtherKinds(file)
  const encoding = given.encoding ?? (await guessTableEncoding(file))
  const delimiter = given.delimiter ?? guessDelimiter(await sampleOf(file, encoding))
  const name = NAMES.get(delimiter) ?? delimiter
  return {
    rows: () => rowsOf(file, encoding, delimiter),
    isEven: true,
    settings: { delimiter, encoding },
    remarks: [`read as ${encoding}, columns divided by ${name}`],
  }
}

async function sampleOf(file: string, encoding: string): Promise<string> {
  for await (const text of decodeFile(file, encoding)) {
    if (text.trim() === '') break
    refuseNoText(text)
    return text.slice(0, SAMPLE_LENGTH)
  }
  throw new Refused({ reason: 'is empty' })
}

/** Guesses the delimiter that gives most rows the same number of columns, and more than one. */
function guessDelimiter(sample: string): string {
  const stated = STATED_DELIMITER.exec(sample)?.[1]
  if (stated) return stated
  const whole = sample.length < SAMPLE_LENGTH ? sample : sample.slice(0, sample.lastIndexOf('\n'))
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, score: scoreOf(whole, delimiter) }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  if (best.score === 0)
    throw new Refused({ reason: `has one column: its rows are divided by no ${[...NAMES.values()].join(', ')}` })
  return best.delimiter
}

function scoreOf(sample: string, delimiter: string): number {
  const rows = sampleRows(sample, delimiter)
  const widths = Map.groupBy(rows, (row) => row.length)
  const [width, same] = [...widths].reduce((one, other) => (other[1].length > one[1].length ? other : one), [1, []])
  return width > 1 ? (same.length / rows.length) * Math.log(width) : 0
}

/** Rows of a sample; one with an open quotation mark is read without such marks. */
function sampleRows(sample: string, delimiter: string): string[][] {
  const options = { ...OPTIONS, delimiter, to: SAMPLE_ROWS }
  try {
    return parseAll(sample, options) as string[][]
  } catch {
    return parseAll(sample, { ...options, quote: null }) as string[][]
  }
}

async function* rowsOf(file: string, encoding: string, delimiter: string): AsyncIterable<TableRow> {
  const parser = parse({ ...OPTIONS, delimiter, info: true, max_record_size: MAX_ROW_LENGTH })
  const text = Readable.from(decodeFile(file, encoding))
  text.on('error', (error) => parser.destroy(error))
  parser.on('close', () => text.destroy())
  let line = 0
  try {
    for await (const { info, record } of text.pipe(parser)) {
      line = info.lines
      yield { number: line - record.join('').split('\n').length + 1, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refused({ reason: `${reasonOf(error)}, after line ${line}` })
  }
}

function reasonOf({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is never closed'
  if (code === 'CSV_MAX_RECORD_SIZE') return `a row has more than ${MAX_ROW_LENGTH} characters; a quotation mark may be open`
  return message.split('\n')[0] as string
}
