import { describe, expect, it } from '@jest/globals'
import { documentTypeLabel } from '#functions/jobs/ingest/formats/document-type-label.ts'
import english from '../../locales/en/types.json' with { type: 'json' }
import { typeKey } from './use-type-name.ts'

describe('document types', () => {
  it('have the label of the ingest as their English name', () => {
    for (const [key, label] of Object.entries(english)) expect([typeKey(label), documentTypeLabel(label)]).toEqual([key, label])
  })

  it.each(['international-standard', 'amendment', 'technical-report', 'etsi-standard', 'wp', 'tec'])(
    'of the ingest are known: %s',
    (slug) => expect(Object.values(english)).toContain(documentTypeLabel(slug)),
  )
})
