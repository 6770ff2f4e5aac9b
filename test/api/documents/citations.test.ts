import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CITATION_STYLES, citations } from '#contract/documents/citations.ts'
import { documents } from '#contract/documents/documents.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, type World } from '../../support/world.ts'

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
    prepare({
      designation: 'ISO/IEC 406:2021',
      relations: ['ISO', 'IEEE', 'Ladder & Sons'].map((designation) => ({ type: 'copublishedBy', designation })),
      otherDesignations: ['https://doi.org/10.5555/iso.406'],
    }),
    prepare({ designation: 'BS EN ISO 407:2021', publisher: 'BSI' }),
    prepare({ designation: 'JCR 1-2020', publisher: 'JCR', family: 'Journal of Rungs', collections: ['Rungs'] }),
    prepare({ designation: 'JCR 1-2021', publisher: 'JCR', family: 'Journal of Rungs' }),
  ]
  const codes = await saveDocuments(world.ports, 'astm', shelf)
  ;[code = '', joint = '', , older = '', course = ''] = codes
}, 300_000)
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
      'N1  - Status: Withdrawn',
      'SE  - Clause 7.4.2, Drop test',
      expect.stringMatching(/^UR {2}- .*&clause=7\.4\.2$/),
    ])
      expect(responseData.split('\r\n')).toContainEqual(line)
  })

  it('a clause whose number stands twice has the number in words, and a name of its own in the address', async () => {
    const { responseData } = await text({ clause: '5.1', clauseTitle: 'Load', clauseLink: 'load~tests~2' })
    expect(responseData).toContain('5.1, Load')
    expect(responseData).toMatch(/&clause=load%7Etests%7E2\b/)
  })

  it('a joint standard names all its publishers, and an edition that was replaced is superseded whatever its source says', async () => {
    const cite = async (contentId: string) => (await world.as('subscriber')(citations.ris, { contentId })).responseData
    expect(await cite(joint)).toContain('AU  - ISO Publishing,\r\nAU  - IEC Publishing,\r\n')
    expect(await cite(joint)).toContain('N1  - Status: In force')
    expect(await cite(older)).toContain('N1  - Status: Superseded')
  })

  it('a joint standard of one record names those too that its record and its designation name', async () => {
    const { responseData } = await world.as('subscriber')(citations.ris, { contentId: 'ISO|IEC-406-2021' })
    expect(responseData.match(/(?<=^AU {2}- ).+(?=\r$)/gm)).toEqual([
      'ISO Publishing,',
      'Institute of Electrical and Electronics Engineers,',
      'Ladder & Sons,',
      'International Electrotechnical Commission,',
    ])
    expect(responseData).toContain('DO  - 10.5555/iso.406\r\n')
    const adopted = await world.as('subscriber')(citations.ris, { contentId: 'BSI|BS-EN-ISO-407-2021' })
    expect(adopted.responseData.match(/^AU /gm)).toHaveLength(1)
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

describe('records of MARC', () => {
  const marc = async (title: string, format?: 'mrc' | 'mrk' | 'txt' | 'xml', person = 'subscriber') => {
    const link = await world.as(person)(citations.marcDocument, { title, format })
    const file = await world.send('astm', 'GET', link.url)
    const body = Buffer.from(await file.arrayBuffer())
    expect([file.status, body.length]).toEqual([200, link.size])
    return { link, body, text: body.toString('utf8'), headers: file.headers }
  }

  it('a title is one record under its name, of the type of its format', async () => {
    const { link, body, headers } = await marc(code)
    expect([link.name, headers.get('content-type')]).toEqual(['ISO-404-2020.mrc', 'application/marc'])
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''ISO-404-2020.mrc")
    expect([Number(body.subarray(0, 5)), body.at(-1)]).toEqual([body.length, 0x1d])
    expect((await marc(code, 'mrk')).text).toContain('=500  \\\\$aStatus: Withdrawn.')
    expect((await marc(code, 'txt')).text).toContain('088    |a ISO 404:2020')
    const { text } = await marc(joint, 'xml')
    expect(text).toContain('<subfield code="a">IEC Publishing.</subfield>')
    expect(text.endsWith('  </record>\n</collection>\n')).toBe(true)
  })

  it('a publisher, a collection or a family has the records of all its titles', async () => {
    const numbers = async (title: string) => (await marc(title, 'txt')).text.match(/(?<=^088 {4}\|a ).+(?=\r$)/gm)
    expect(await numbers('JCR')).toEqual(['JCR 1-2020', 'JCR 1-2021'])
    expect(await numbers('jcr')).toEqual(['JCR 1-2020', 'JCR 1-2021'])
    expect(await numbers('Rungs')).toEqual(['JCR 1-2020'])
    expect(await numbers('Journal of Rungs')).toHaveLength(2)
  })

  it('the library is what the account may open, and of no other tenant', async () => {
    const { text } = await marc('LIBRARY', 'mrk')
    expect(text).toContain('ISO 404:2020')
    expect(text).not.toContain('JCR')
    const other = await world.as('subscriber', 'awwa')(citations.marcDocument, { title: 'library' })
    const file = await world.send('awwa', 'GET', other.url)
    expect(await file.text()).not.toContain('ISO 404:2020')
  })

  it('titles that are read in parts are counted, and end', async () => {
    const part = (number: number) => world.as('subscriber').raw(citations.marcDocument, { title: 'JCR', part: number })
    expect((await part(0)).headers.get('titles')).toBe('2')
    await expect(part(1)).rejects.toMatchObject({ problem: { code: 'titles-not-found' } })
  })

  it('a name of nothing, an unknown format, a course and another tenant’s code are refused', async () => {
    const ask = (title: string, tenant: 'astm' | 'awwa' = 'astm') =>
      world.as('subscriber', tenant)(citations.marcDocument, { title })
    await expect(ask('nothing of this name')).rejects.toMatchObject({ problem: { code: 'titles-not-found' } })
    await expect(ask('ISO|0')).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
    await expect(ask(course)).rejects.toMatchObject({ problem: { code: 'not-citable' } })
    await expect(ask(code, 'awwa')).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
    const wrong = world.as('subscriber')(citations.marcDocument, { title: code, format: 'pdf' as 'mrc' })
    await expect(wrong).rejects.toMatchObject({ problem: { code: 'validation-failed' } })
  })
})
