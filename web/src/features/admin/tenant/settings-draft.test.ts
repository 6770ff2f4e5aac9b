import { describe, expect, it } from '@jest/globals'
import { type FiledSettings, TenantSettings } from '#contract/admin/tenant-settings.ts'
import { helpOfFile, newHelpEntry, readSettingsDraft, toSettingsDraft } from './settings-draft.ts'

const days = { from: '2026-01-01', to: '2026-01-31' }
const FULL: TenantSettings = {
  banner: { texts: { en: 'Closed', ar: 'مغلق' }, ...days },
  transferBanner: { texts: { en: 'We move' }, link: 'https://example.org/', ...days },
  support: { phone: '+1 555-0100' },
  accessMessages: { noDocument: { en: 'None' } },
  externalUrls: [{ title: { key: 'tenants.link.about', texts: { de: 'Über' } }, url: 'https://example.org/', position: 'LEFT' }],
  helpMenu: [],
  features: { 'content-share': false },
  reportZone: 'Asia/Tokyo',
}

describe('a draft of settings', () => {
  it('reads back what it was made of, and nothing where nothing is set', () => {
    expect(readSettingsDraft(toSettingsDraft(FULL))).toEqual(FULL)
    expect(readSettingsDraft(toSettingsDraft({}))).toEqual({})
    expect(TenantSettings().safeParse(readSettingsDraft(toSettingsDraft(FULL))).success).toBe(true)
  })

  it('has no text of a language whose field was emptied, and no banner without a text', () => {
    const draft = toSettingsDraft(FULL)
    const emptied = {
      ...draft,
      banner: { ...draft.banner, texts: { en: ' ', ar: 'مغلق' } },
      transferBanner: { ...draft.transferBanner, texts: { en: '' } },
    }
    const { banner, transferBanner } = readSettingsDraft(emptied)
    expect([banner?.texts, transferBanner]).toEqual([{ ar: 'مغلق' }, undefined])
  })

  it('begins links and help with those of the file, and gives new entries ids of their own', () => {
    const helpMenu = [{ id: 'entry-1', title: 'tenants.help.guides', topics: [] }]
    const help = helpOfFile({ helpMenu } as unknown as FiledSettings)
    expect(help[0]?.title).toEqual({ key: 'tenants.help.guides', texts: {} })
    expect(newHelpEntry(help).id).toBe('entry-2')
  })
})
