import { type IngestCandidate, type IngestReporter, Refused } from '../source/candidate.ts'
import type { Source } from '../source/source.ts'
import { readLines, type SourceLine, textOfLine } from './read-lines.ts'
import { recordCandidate } from './record-candidate.ts'

/** Reads a file of Relaton-style records, one a line. */
export async function* readRelaton(
  { path: file, firstLine }: Source,
  reporter: IngestReporter,
): AsyncIterable<readonly IngestCandidate[]> {
  for await (const lines of readLines(file, reporter, firstLine)) {
    yield lines.flatMap((line) => candidateOf(file, line, reporter) ?? [])
  }
}

function candidateOf(file: string, line: SourceLine, reporter: IngestReporter): IngestCandidate | undefined {
  const location = { file, line: line.number }
  try {
    const text = lineText(line)
    return recordCandidate({ location, text, value: parseLine(text) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ ...location, ...refusal })
    return undefined
  }
}

function lineText(line: SourceLine): string {
  const text = textOfLine(line)
  if (text === undefined) throw new Refused({ reason: 'not UTF-8 text' })
  return text.trimEnd()
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused({ reason: 'not JSON' })
  }
}
