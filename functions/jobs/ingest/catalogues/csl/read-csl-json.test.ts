import { describe, expect, it } from '@jest/globals'
import { offeredBy } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()
const read = (...items: unknown[]) => offeredBy(folder, 'items.json', JSON.stringify(items))

describe('CSL-JSON', () => {
  it('gives a record for each item', async () => {
    const standard = {
      id: 'a',
      type: 'standard',
      number: 'XO 77:2024',
      title: 'Ladders',
      author: [{ literal: 'International Organization for Standardization' }],
      issued: { 'date-parts': [[2024, 3]] },
      DOI: '10.9999/77',
      language: 'fr',
    }
    const book = { id: 'b', type: 'book', title: 'Rungs', publisher: 'XO', ISBN: '9780000000026', issued: { raw: '2020' } }
    const { records, refusals } = await read(standard, book)
    expect(refusals).toEqual([])
    expect(records).toEqual([
      expect.objectContaining({ designation: 'XO 77:2024', publisher: 'ISO', publishDate: '2024-03', language: 'fr' }),
      expect.objectContaining({ designation: 'ISBN 9780000000026', publisher: 'XO', year: 2020 }),
    ])
  })

  it('knows a part of a book or a serial by its own number alone', async () => {
    const part = { title: 'Rungs', ISBN: '9780000000026', ISSN: '1234-5678, 8765-4321', 'container-title': 'Journal of Rungs' }
    const { records, refusals } = await read(
      { ...part, id: 'a', type: 'article-journal', DOI: 'https://doi.org/10.9999/77' },
      { ...part, id: 'b', type: 'chapter' },
    )
    expect(records).toEqual([
      expect.objectContaining({
        designation: 'DOI 10.9999/77',
        publisher: 'Journal-of-Rungs',
        documentType: 'Article',
        details: expect.objectContaining({ issn: '1234-5678' }),
      }),
    ])
    expect(refusals).toEqual([expect.objectContaining({ field: 'item 2, designation' })])
  })

  it('is told by item where one is wrong, and stays out where it is no JSON', async () => {
    const { records, refusals } = await read({ type: 'standard', number: 'XO 1' }, { name: 'x' })
    expect(records).toEqual([])
    expect(refusals.map(({ field }) => field).sort()).toEqual(['item 1, title', 'item 2'])
    const unnumbered = await read({ type: 'book', title: 'Ladders and  their rungs' })
    expect(unnumbered.refusals[0]?.reason).toMatch(/stands for it \(“Ladders and their rungs”\)$/)
    const broken = await offeredBy(folder, 'items.json', '[{"type":')
    expect(broken.refusals).toEqual([expect.objectContaining({ reason: expect.stringContaining('not JSON') })])
  })
})
