import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Standing } from '#contract/documents/document-card.ts'
import { mapRelaton } from '#functions/jobs/ingest/formats/map-relaton.ts'
import { RelatonRecord } from '#functions/jobs/ingest/formats/relaton-schema.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { LibraryRecord } from '#library/document/record.ts'
import { knownDocumentOf } from '#library/links/known-document.ts'
import { readExisting } from '#library/reading/read-joined-documents.ts'
import { readLinks } from '#library/reading/read-links.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { KnownDocument } from '#standing/known-document.ts'
import { mergeTwins } from '#standing/merge-twins.ts'
import { Relatives } from '#standing/relatives.ts'
import { standingOf } from '#standing/standing-of.ts'
import { openLibrary, prepare } from '#test/support/library.ts'

/** Facts of real standards in groups that know each other, each with the standing that a librarian would give it. */
const FILE = path.join(import.meta.dirname, 'cases.tsv')
const DAY = '2026-11-22'

const [, ...groups] = readFileSync(FILE, 'utf8').trimEnd().split('\n\n')

interface Case {
  readonly expected: string
  readonly record: RelatonRecord
}

function caseOf(line: string): Case {
  const [expected = '', publisher, designation, family, docType, status, edition, year, ...rest] = line.split('\t')
  const [publishedDate, updatedDate, withdrawnDate, language, relations] = rest
  const given = { publisher, designation, title: designation, family, docType, status, edition, year }
  const dates = { publishedDate, updatedDate, withdrawnDate, languages: language && [language] }
  const known = Object.entries({ ...given, ...dates }).filter(([, value]) => value)
  return {
    expected,
    record: RelatonRecord.parse({ ...Object.fromEntries(known), relations: relations?.split('; ').map(relationOf) }),
  }
}

function relationOf(text: string): { type: string; designation: string; note?: string } {
  const [, type = '', designation = '', note] = text.match(/^(\w+)=([^~]+)(?:~(.+))?$/) ?? []
  return { type, designation, note }
}

function say({ is, on, by, amended, withoutReplacement }: Standing): string {
  return [
    is,
    amended && 'amended',
    withoutReplacement && 'without-replacement',
    by && `by ${by.designationNo}${by.contentCode ? '' : ' (elsewhere)'}`,
    on && `on ${on}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const recordOf = ({ record }: Case) => LibraryRecord.parse(mapRelaton(record).record)

function standingsOf(cases: readonly Case[]): string[] {
  const documents = cases.map((one, at) => {
    const { files: _files, ...record } = recordOf(one)
    return knownDocumentOf({ contentCode: `${record.publisher}|${at}`, record })
  })
  // Records of one text are one document: what several publishers hold of it.
  const texts = Map.groupBy(documents, ({ names, kind, language }) => `${[...names].sort()}\n${kind}\n${language}`)
  const known = new Map([...texts].map(([text, twins]) => [text, mergeTwins(twins as [KnownDocument, ...KnownDocument[]])]))
  const relatives = new Relatives([...known.values()], DAY)
  const textOf = ({ names, kind, language }: KnownDocument) => `${[...names].sort()}\n${kind}\n${language}`
  return documents.map((one) => `${one.designation}: ${say(standingOf(known.get(textOf(one)) as KnownDocument, relatives))}`)
}

const saying = (cases: readonly Case[]) => cases.map((one) => `${one.record.designation}: ${one.expected}`)

/** A joint standard is named by the record that stands for its twins. */
const byFirstPublisher = (text: string) => text.replace('by CIE ISO', 'by ISO/CIE')

describe('every one of 500 real cases has the standing that a librarian gives it', () => {
  const all = groups.map((group) => group.split('\n').map(caseOf))

  it('where everything is known', () => {
    expect(all.flat().length).toBeGreaterThan(500)
    expect(all.flatMap(standingsOf)).toEqual(all.flatMap(saying))
  })

  it('where the library links what it reads of them', async () => {
    for (const cases of all) {
      const library = openLibrary()
      const codes = await saveDocuments(
        library,
        'demowl',
        cases.map((one, at) => prepare({ ...recordOf(one), sourceId: `${at}` })),
      )
      const documents = await readExisting(library.table, 'demowl', codes)
      const linked = codes.map(async (code) => {
        const document = documents.get(code) as LibraryDocument
        const [{ standing }] = (await readLinks(library.table, 'demowl', document, DAY)).standings
        return `${document.record.designation}: ${say(standing)}`
      })
      expect(await Promise.all(linked)).toEqual(saying(cases).map(byFirstPublisher))
      await library.close()
    }
  })
})
