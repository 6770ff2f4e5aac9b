import * as z from 'zod/mini'
import { FEATURES } from '../endpoint/features.ts'
import { LANGUAGES, type Language } from '../endpoint/languages.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { OutsideUrl } from '../endpoint/outside-url.ts'
import { isZone } from '../endpoint/zone.ts'

export const SETTING_LIMITS = { banner: 500, message: 2000, title: 200, links: 20, topics: 20 } as const

/** Places of a link to another site, as `ExternalUrl` has them. */
export const LINK_POSITIONS = ['LEFT', 'BOTTOM', 'LEFT,BOTTOM', 'ADMIN'] as const

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^\P{Cc}*$/u))

/** Text in some languages, at least one. */
const texts = (longest: number) =>
  z
    .partial(
      z.strictObject(
        Object.fromEntries(LANGUAGES.map((language) => [language, line(longest)])) as Record<Language, ReturnType<typeof line>>,
      ),
    )
    .check(z.refine((all) => Object.keys(all).length > 0))

/** Text of the program by its key, texts of the library, or both: then the key is for languages without a text. */
const Title = lazySchema(() =>
  z
    .strictObject({
      key: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/))),
      texts: z.optional(texts(SETTING_LIMITS.title)),
    })
    .check(z.refine(({ key, texts: own }) => key !== undefined || own !== undefined)),
)
export type SettingTitle = SchemaType<typeof Title>

/** Days in the reader's zone, both included. */
const period = { from: z.iso.date(), to: z.iso.date() }
const inOrder = <T extends { readonly from: string; readonly to: string }>() => z.refine<T>(({ from, to }) => from <= to)

const topic = { title: Title() }

/** Settings of a library that its administrators change in the page. Absent ones are as the library's file has them. */
export const TenantSettings = lazySchema(() =>
  z.strictObject({
    banner: z.optional(z.strictObject({ texts: texts(SETTING_LIMITS.banner), ...period }).check(inOrder())),
    /** second banner, for moves of the service */
    transferBanner: z.optional(
      z.strictObject({ texts: texts(SETTING_LIMITS.banner), link: z.optional(OutsideUrl()), ...period }).check(inOrder()),
    ),
    support: z.optional(
      z.strictObject({
        email: z.optional(z.email().check(z.maxLength(254))),
        phone: z.optional(line(40)),
        contactLink: z.optional(OutsideUrl()),
      }),
    ),
    /** the page fills {tenantName}, {supportEmail}, {supportPhone}, {salesLink} and {publicLink} */
    accessMessages: z.optional(
      z.strictObject({
        noAccess: z.optional(texts(SETTING_LIMITS.message)),
        noFeatureAccess: z.optional(texts(SETTING_LIMITS.message)),
        noDocument: z.optional(texts(SETTING_LIMITS.message)),
      }),
    ),
    externalUrls: z.optional(
      z
        .array(z.strictObject({ title: Title(), url: OutsideUrl(), position: z.enum(LINK_POSITIONS) }))
        .check(z.maxLength(SETTING_LIMITS.links)),
    ),
    helpMenu: z.optional(
      z
        .array(
          z.strictObject({
            id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40)),
            title: Title(),
            topics: z
              .array(
                z.discriminatedUnion('type', [
                  z.strictObject({ type: z.literal('download'), ...topic, link: z.string().check(z.maxLength(100)) }),
                  z.strictObject({ type: z.literal('external'), ...topic, link: OutsideUrl() }),
                ]),
              )
              .check(z.maxLength(SETTING_LIMITS.topics)),
          }),
        )
        .check(
          z.maxLength(SETTING_LIMITS.links),
          z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
        ),
    ),
    features: z.optional(z.partial(z.strictObject(Object.fromEntries(FEATURES.map((code) => [code, z.boolean()])) as Flags))),
    /** IANA zone in which days and months of reports begin */
    reportZone: z.optional(z.string().check(z.maxLength(64), z.refine(isZone))),
  }),
)
type Flags = Record<(typeof FEATURES)[number], z.ZodMiniBoolean>
export type TenantSettings = SchemaType<typeof TenantSettings>

/** The same facts as the library's file has them; texts are message keys. */
const FiledSettings = lazySchema(() =>
  z.strictObject({
    support: z.strictObject({ email: z.string(), phone: z.string(), contactLink: z.string() }),
    accessMessages: z.strictObject({ noAccess: z.string(), noFeatureAccess: z.string(), noDocument: z.string() }),
    externalUrls: z.array(z.strictObject({ title: z.string(), url: z.string(), position: z.string() })),
    helpMenu: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        topics: z.array(z.strictObject({ type: z.enum(['download', 'external']), title: z.string(), link: z.string() })),
      }),
    ),
    features: z.array(z.strictObject({ code: z.enum(FEATURES), enabled: z.boolean() })),
    reportZone: z.string(),
    /** guides that a download can name */
    guides: z.array(z.string()),
  }),
)
export type FiledSettings = SchemaType<typeof FiledSettings>

const version = () => z.int().check(z.minimum(0))
/** Who saved a version and when; the name is empty of somebody who has none any more. */
const edit = { by: z.string(), at: z.iso.datetime() }

export const SavedSettings = lazySchema(() =>
  z.strictObject({
    /** 0 until somebody saves some */
    version: version(),
    settings: TenantSettings(),
    filed: FiledSettings(),
    edit: z.optional(z.strictObject(edit)),
  }),
)
export type SavedSettings = SchemaType<typeof SavedSettings>

export const SettingsToSave = lazySchema(() => z.strictObject({ version: version(), settings: TenantSettings() }))

export const SettingsHistory = lazySchema(() =>
  z.array(z.strictObject({ version: version(), settings: TenantSettings(), ...edit })),
)
export type SettingsHistory = SchemaType<typeof SettingsHistory>
