import path from 'node:path'
import { knownPublisher } from '#library/document/known-publishers.ts'
import { LibraryRecord, type Publisher } from '#library/document/record.ts'
import { sourceKeyOf } from '#library/stamps.ts'
import type { PdfText } from '../../extract-text/pdf-text.ts'
import { plainText } from '../../html/inline-text.ts'
import type { Draft, IngestCandidate, IngestReporter, PdfReader } from '../source/candidate.ts'
import type { Source } from '../source/source.ts'
import { hashFile, stampOf } from '../source/stamp.ts'
import { designationOnPage, type Guess, guessDesignation } from './guess-designation.ts'
import { guessFamily } from './guess-family.ts'
import { parseAs } from './parse-as.ts'

/** Facts about a bare PDF from its file name, before it is opened. */
interface NameFacts {
  readonly sourceId: string
  readonly fileName: string
  readonly guess?: Guess
  readonly publisher: Publisher
}

/** Reads a PDF without a record: name, metadata and text give its designation and title. */
export async function* readPdf(
  { path: file, name, bytes }: Source,
  reporter: IngestReporter,
): AsyncIterable<readonly IngestCandidate[]> {
  const named = namedBy(name, reporter.publisher)
  yield [
    {
      location: { file },
      key: sourceKeyOf(named.publisher.code, named.sourceId),
      stamp: stampOf('pdf', JSON.stringify(named), await hashFile(file)),
      bytes: Math.max(bytes, 2 ** 19),
      read: (pdfs) => draftOf(file, named, pdfs),
    },
  ]
  reporter.progress(bytes)
}

function namedBy(name: string, local: Publisher): NameFacts {
  const fileName =
    path
      .basename(name)
      .replace(/\.pdf$/i, '')
      .replace(/[_\s]+/g, ' ')
      .trim() || name
  const guess = guessDesignation(fileName)
  const sourceId = `pdf:${name.split(path.sep).join('/')}`.slice(-300)
  return { sourceId, fileName, guess, publisher: guess ? knownPublisher(guess.publisher) : local }
}

async function draftOf(file: string, named: NameFacts, pdfs: PdfReader): Promise<Draft> {
  const text = await pdfs.extract(file)
  const record = parseAs(LibraryRecord, recordOf(named, text))
  return { record, publisher: named.publisher, pdf: file, pdfText: text, oldPdfs: [] }
}

function recordOf({ sourceId, fileName, guess, publisher }: NameFacts, text: PdfText): unknown {
  const found = guess ?? designationOnPage(text.firstPage)
  const designation = (found?.designation ?? fileName).slice(0, 1000)
  return {
    sourceId,
    publisher: publisher.code,
    designation,
    family: guessFamily(designation),
    year: found?.year,
    title: plainText(text.title) || fileName,
    documentType: 'Document',
    status: 'Unknown',
  }
}
