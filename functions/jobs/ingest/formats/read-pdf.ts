import path from 'node:path'
import { LibraryRecord, type Publisher } from '#library/document/record.ts'
import { sourceKeyOf } from '#library/stamps.ts'
import type { PdfText } from '../../extract-text/pdf-text.ts'
import { plainText } from '../../html/inline-text.ts'
import type { Candidate, Desk, Draft, PdfReader } from '../source/candidate.ts'
import type { Source } from '../source/find-sources.ts'
import { hashFile, stampOf } from '../source/stamp.ts'
import { familyOf } from './family-of.ts'
import { designationOnPage, type Guess, guessDesignation } from './guess-designation.ts'
import { knownPublisher } from './known-publishers.ts'
import { parseAs } from './parse-as.ts'

/** What a bare PDF says of itself before it is opened. */
interface Named {
  readonly sourceId: string
  readonly fileName: string
  readonly guess?: Guess
  readonly publisher: Publisher
}

/** A PDF alone: what it is called has to be read from it. */
export async function* readPdf({ path: file, name, bytes }: Source, desk: Desk): AsyncIterable<readonly Candidate[]> {
  const named = namedBy(name, desk.publisher)
  yield [
    {
      place: { file },
      key: sourceKeyOf(named.publisher.code, named.sourceId),
      stamp: stampOf('pdf', JSON.stringify(named), await hashFile(file)),
      bytes: Math.max(bytes, 2 ** 19),
      read: (pdfs) => draftOf(file, named, pdfs),
    },
  ]
  desk.progress(bytes)
}

function namedBy(name: string, local: Publisher): Named {
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

async function draftOf(file: string, named: Named, pdfs: PdfReader): Promise<Draft> {
  const text = await pdfs.extract(file)
  const record = parseAs(LibraryRecord, recordOf(named, text))
  return { record, publisher: named.publisher, pdf: file, oldPdfs: [] }
}

function recordOf({ sourceId, fileName, guess, publisher }: Named, text: PdfText): unknown {
  const found = guess ?? designationOnPage(text.pages[0] ?? '')
  const designation = (found?.designation ?? fileName).slice(0, 1000)
  return {
    sourceId,
    publisher: publisher.code,
    designation,
    family: familyOf(designation),
    year: found?.year,
    title: plainText(text.title) || fileName,
    documentType: 'Document',
    status: 'Unknown',
  }
}
