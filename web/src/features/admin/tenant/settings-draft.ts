import type { FiledSettings, SettingTitle, TenantSettings } from '#contract/admin/tenant-settings.ts'
import type { Feature } from '#contract/endpoint/features.ts'

/** Texts by language as they are typed; an empty one is none. */
export type Texts = Readonly<Record<string, string>>

export interface BannerDraft {
  readonly texts: Texts
  readonly link: string
  readonly from: string
  readonly to: string
}

export interface TitleDraft {
  /** message of the program, for languages without a text */
  readonly key?: string | undefined
  readonly texts: Texts
}

export interface LinkDraft {
  readonly title: TitleDraft
  readonly url: string
  readonly position: string
}

export interface TopicDraft {
  readonly type: 'download' | 'external'
  readonly title: TitleDraft
  readonly link: string
}

export interface HelpDraft {
  readonly id: string
  readonly title: TitleDraft
  readonly topics: readonly TopicDraft[]
}

export const MESSAGES = ['noAccess', 'noFeatureAccess', 'noDocument'] as const

export interface SettingsDraft {
  readonly banner: BannerDraft
  readonly transferBanner: BannerDraft
  /** empty: as the file has it */
  readonly support: Readonly<Record<'email' | 'phone' | 'contactLink', string>>
  readonly messages: Readonly<Record<(typeof MESSAGES)[number], Texts>>
  /** absent: as the file has them */
  readonly links?: readonly LinkDraft[] | undefined
  readonly help?: readonly HelpDraft[] | undefined
  readonly features: Readonly<Partial<Record<Feature, boolean>>>
  readonly reportZone: string
}

const NEW_TITLE: TitleDraft = { texts: {} }
export const NEW_LINK: LinkDraft = { title: NEW_TITLE, url: '', position: 'LEFT' }
export const NEW_TOPIC: TopicDraft = { type: 'external', title: NEW_TITLE, link: '' }

const titleDraft = ({ key, texts = {} }: SettingTitle): TitleDraft => ({ key, texts: texts as Texts })
const titleOfFile = (key: string): TitleDraft => ({ key, texts: {} })

function bannerDraft(banner: TenantSettings['transferBanner']): BannerDraft {
  const { texts = {}, link = '', from = '', to = '' } = banner ?? {}
  return { texts: texts as Texts, link, from, to }
}

export function toSettingsDraft(settings: TenantSettings): SettingsDraft {
  const { support = {}, accessMessages = {} } = settings
  return {
    banner: bannerDraft(settings.banner),
    transferBanner: bannerDraft(settings.transferBanner),
    support: { email: support.email ?? '', phone: support.phone ?? '', contactLink: support.contactLink ?? '' },
    messages: {
      noAccess: (accessMessages.noAccess ?? {}) as Texts,
      noFeatureAccess: (accessMessages.noFeatureAccess ?? {}) as Texts,
      noDocument: (accessMessages.noDocument ?? {}) as Texts,
    },
    links: settings.externalUrls?.map(({ title, ...link }) => ({ ...link, title: titleDraft(title) })),
    help: settings.helpMenu?.map(({ id, title, topics }) => ({
      id,
      title: titleDraft(title),
      topics: topics.map((topic) => ({ ...topic, title: titleDraft(topic.title) })),
    })),
    features: { ...settings.features },
    reportZone: settings.reportZone ?? '',
  }
}

/** Links and entries of the file, as a beginning of others. */
export const linksOfFile = ({ externalUrls }: FiledSettings): LinkDraft[] =>
  externalUrls.map(({ title, ...link }) => ({ ...link, title: titleOfFile(title) }))
export const helpOfFile = ({ helpMenu }: FiledSettings): HelpDraft[] =>
  helpMenu.map(({ id, title, topics }) => ({
    id,
    title: titleOfFile(title),
    topics: topics.map((topic) => ({ ...topic, title: titleOfFile(topic.title) })),
  }))

/** An id for a new entry of the help menu: the first number that no other has. */
export function newHelpEntry(help: readonly HelpDraft[]): HelpDraft {
  let number = 1
  while (help.some(({ id }) => id === `entry-${number}`)) number += 1
  return { id: `entry-${number}`, title: NEW_TITLE, topics: [] }
}

const written = (texts: Texts): Texts | undefined => {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

const titleOf = ({ key, texts }: TitleDraft) => {
  const own = written(texts)
  return { ...(key !== undefined && { key }), ...(own && { texts: own }) }
}

function bannerOf({ texts, link, from, to }: BannerDraft) {
  const own = written(texts)
  return own && { texts: own, ...(link !== '' && { link }), from, to }
}

const filledOf = (fields: Readonly<Record<string, unknown>>): object | undefined => {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** Settings of what was typed. The server says which of them are not valid. */
export function readSettingsDraft(draft: SettingsDraft): TenantSettings {
  const { banner, transferBanner, support, messages, links, help, features, reportZone } = draft
  return (filledOf({
    banner: bannerOf({ ...banner, link: '' }),
    transferBanner: bannerOf(transferBanner),
    support: filledOf(support),
    accessMessages: filledOf(Object.fromEntries(MESSAGES.map((name) => [name, written(messages[name])]))),
    externalUrls: links?.map(({ title, ...link }) => ({ ...link, title: titleOf(title) })),
    helpMenu: help?.map(({ id, title, topics }) => ({
      id,
      title: titleOf(title),
      topics: topics.map((topic) => ({ ...topic, title: titleOf(topic.title) })),
    })),
    features: filledOf(features),
    reportZone,
  }) ?? {}) as TenantSettings
}
