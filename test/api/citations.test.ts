import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CITATION_STYLES, citations } from '#contract/citations.ts'
import { documents } from '#contract/documents.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
let code: string
let [joint, older, course] = ['', '', '']
beforeAll(async () => {
  world = await createWorld()
  const both = { family: 'ISO/IEC 405', year: 2021, edition: '2' }
  const shelf = [
    prepare({ designation: 'ISO 404:2020', title: 'Rungs of <i>oak</i>', status: 'Withdrawn', year: 2020 }),
    prepare({ ...both, designation: 'ISO/IEC 405:2021' }),
    prepare({ ...both, designation: 'ISO/IEC 405:2021', publisher: 'IEC' }),
    prepare({ ...both, designation: 'ISO/IEC 405:2010', edition: '1', year: 2010, status: 'Unknown' }),
    prepare({ designation: 'ISO Course 1', contentType: 'ELEARNING' }),
  ]
  const codes = await saveDocuments(world.ports, 'astm', shelf)
  ;[code = '', joint = '', , older = '', course = ''] = codes
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
    for (const line of [
      'TY  - STAND',
      'SN  - ISO 404:2020',
      'N1  - Status: withdrawn',
      'SE  - Clause 7.4.2, Drop test',
      expect.stringMatching(/^UR {2}- .*&clause=7\.4\.2$/),
    ])
      expect(responseData.split('\r\n')).toContainEqual(line)
  })

  it('a joint standard names all its publishers, and an edition that was replaced is superseded whatever its source says', async () => {
    const cite = async (contentId: string) => (await world.as('subscriber')(citations.ris, { contentId })).responseData
    expect(await cite(joint)).toContain('AU  - ISO Publishing,\r\nAU  - IEC Publishing,\r\n')
    expect(await cite(joint)).toContain('N1  - Status: current')
    expect(await cite(older)).toContain('N1  - Status: superseded')
  })

  it('metadata say which types have no citations, and there are none', async () => {
    const { citationArticleTypeExclude, contentType } = await world.as('subscriber')(documents.metadata, { contentCode: course })
    expect(citationArticleTypeExclude).toContain(contentType)
    await expect(text({ contentId: course })).rejects.toMatchObject({ problem: { code: 'not-citable' } })
  })

  it('an unknown style, another tenant’s document and one that is not there are refused', async () => {
    await expect(text({ citationStyle: 'constructor' })).rejects.toMatchObject({ problem: { code: 'unknown-citation-style' } })
    await expect(text({ contentId: 'ISO|0' })).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
    const other = world.as('subscriber', 'awwa')(citations.text, { contentId: code })
    await expect(other).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
  })
})
