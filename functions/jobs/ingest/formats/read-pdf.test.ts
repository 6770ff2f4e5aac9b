import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import type { DocumentText } from '#document-text/document-text.ts'
import type { IngestCandidate, IngestReporter } from '../source/candidate.ts'
import { guessDesignation } from './guess-designation.ts'
import { readPdf } from './read-pdf.ts'

const NO_TEXT: DocumentText = { source: 'pdf', language: '', pages: [], clauses: [], blocks: [] }

describe('a designation in a file name', () => {
  it.each([
    ['iso-9001-2015', 'ISO 9001:2015', 'ISO'],
    ['ISO IEC 27001-2022', undefined, undefined],
    ['ISO_9001', 'ISO 9001', 'ISO'],
    ['rfc9110', 'RFC 9110', 'IETF'],
    ['ts_124229v170500p', 'ETSI TS 124 229 V17.5.0', 'ETSI'],
    ['NIST.SP.800-53r5', 'NIST SP 800-53r5', 'NIST'],
    ['ISO_9001-2015(E)', 'ISO 9001:2015', 'ISO'],
    ['Annual report 2021', undefined, undefined],
    ['encryption nocopy', undefined, undefined],
  ])('%s is %s', (text, designation, publisher) => {
    const guess = guessDesignation(text)
    if (designation) expect(guess).toMatchObject({ designation, publisher })
    else expect(guess?.designation).not.toBe(text)
  })
})

describe('a bare PDF', () => {
  const reporter: IngestReporter = {
    publisher: { code: 'OURS', name: 'Ours', type: 'OWN' },
    refuse: () => undefined,
    remark: () => undefined,
    progress: () => undefined,
  }
  // Any file will do: what it says is given by the reader below.
  const path = fileURLToPath(import.meta.url)
  async function candidate(name: string): Promise<IngestCandidate> {
    for await (const [one] of readPdf({ format: 'pdf', path, name, bytes: 9 }, reporter)) return one as IngestCandidate
    throw new Error('none')
  }
  const says = (title: string, page: string) => ({
    extract: async () => ({ pageCount: 1, title, text: NO_TEXT, firstPage: page, remarks: [] }),
  })

  it('is called as its properties say, under the name of its file, by the publisher at hand', async () => {
    const { record, publisher } = await (await candidate('sub/Pump_manual.pdf')).read(says('Pumps', 'How to pump'))
    expect(record).toMatchObject({
      title: 'Pumps',
      designation: 'Pump manual',
      publisher: 'OURS',
      sourceId: 'pdf:sub/Pump_manual.pdf',
    })
    expect(publisher.name).toBe('Ours')
  })

  it('takes the designation that stands alone on its first page', async () => {
    const { record } = await (await candidate('scan1.pdf')).read(says('', 'International Standard\nISO 4406:2021\nHydraulics'))
    expect(record).toMatchObject({ designation: 'ISO 4406:2021', year: 2021 })
  })

  it('belongs to the body that its name begins with', async () => {
    const { record } = await (await candidate('iso-9001-2015.pdf')).read(says('', ''))
    expect(record).toMatchObject({ publisher: 'ISO', designation: 'ISO 9001:2015', family: 'ISO 9001' })
  })
})
