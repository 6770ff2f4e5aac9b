import { describe, expect, it } from '@jest/globals'
import type { DocumentMetadata } from '#contract/document-metadata.ts'
import { groupRelations } from './relation-groups.ts'

type Relations = DocumentMetadata['relations']
const groupsOf = (relations: Relations, is: DocumentMetadata['standing']['is'] = 'superseded') =>
  groupRelations({ designation: 'ISO 9001:2015', standing: { is }, relations }).map((group) => [
    group.key,
    group.relations.map(({ designation }) => designation),
  ])

describe('relations of a document', () => {
  it('are grouped by kind, each designation once, those that can be opened first', () => {
    const groups = groupsOf([
      { relation: 'obsoletes', designation: 'RFC 1' },
      { relation: 'obsoletes', designation: 'RFC 2', contentCode: 'IETF|RFC-2' },
      { relation: 'updates', designation: 'RFC 3' },
      { relation: 'obsoletes', designation: 'RFC 1', contentCode: 'IETF|RFC-1' },
    ])
    expect(groups).toEqual([
      ['obsoletes', ['RFC 1', 'RFC 2']],
      ['updates', ['RFC 3']],
    ])
  })

  it('of an unknown kind stand together', () => {
    const groups = groupsOf([
      { relation: 'cites', designation: 'A' },
      { relation: 'mentions', designation: 'B' },
    ])
    expect(groups).toEqual([['seeAlso', ['A', 'B']]])
  })

  it('that contradict the record are left out', () => {
    const relations: Relations = [
      { relation: 'obsoletes', designation: 'ISO/CD 9001.2' },
      { relation: 'obsoletedBy', designation: 'ISO/CD 9001.2' },
      { relation: 'obsoletedBy', designation: 'ISO 9001:2026' },
    ]
    expect(groupsOf(relations)).toEqual([['obsoletedBy', ['ISO 9001:2026']]])
    expect(groupsOf(relations, 'under-revision')).toEqual([])
  })

  it('of an amendment of the document itself stand with its supplements', () => {
    expect(groupsOf([{ relation: 'updates', designation: 'ISO 9001:2015/Amd 1:2024' }])).toEqual([])
  })
})
