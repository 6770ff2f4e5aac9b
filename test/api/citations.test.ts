import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CITATION_STYLES, citations } from '#contract/citations.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
let code: string
beforeAll(async () => {
  world = await createWorld()
  const document = prepare({ designation: 'ISO 404:2020', title: 'Rungs of <i>oak</i>', status: 'Withdrawn', year: 2020 })
  code = (await saveDocuments(world.ports, 'astm', [document]))[0] as string
}, 60_000)
afterAll(() => world.close())

const text = (input: object) => world.as('subscriber')(citations.text, { contentId: code, ...input })

describe('citations', () => {
  it('every listed type can be written, and names number, title and address of the document', async () => {
    const { responseData } = await world.as('subscriber')(citations.types, {})
    expect(responseData.map((one) => one.code)).toEqual(Object.keys(CITATION_STYLES))
    for (const { code: citationStyle, name } of responseData) {
      for (const given of [citationStyle, name]) {
        const { responseData: written } = await text({ citationStyle: given })
        expect(written).toContain('ISO 404:2020')
        expect(written).toContain('Rungs of oak')
        expect(written).toMatch(/http:\/\/astm\.localhost(:\d+)?\/document\/\?contentcode=ISO%7C404-2020/)
      }
    }
  })

  it('RIS is a standard with its status and clause', async () => {
    const { responseData } = await world.as('subscriber')(citations.ris, {
      contentId: code,
      clause: '7.4.2',
      clauseTitle: 'Drop test',
    })
    for (const line of ['TY  - STAND', 'SN  - ISO 404:2020', 'N1  - Status: withdrawn', 'SE  - Clause 7.4.2, Drop test'])
      expect(responseData.split('\r\n')).toContain(line)
  })

  it('an unknown style, another tenant’s document and one that is not there are refused', async () => {
    await expect(text({ citationStyle: 'constructor' })).rejects.toMatchObject({ problem: { code: 'unknown-citation-style' } })
    await expect(text({ contentId: 'ISO|0' })).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
    const other = world.as('subscriber', 'awwa')(citations.text, { contentId: code })
    await expect(other).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
  })
})
