import type { Language } from '#contract/tenant.ts'

interface ArrivalTexts {
  readonly subject: string
  /** {designation}, {title}, {wish}, {library}, {address} */
  readonly body: string
}

const en: ArrivalTexts = {
  subject: '{designation} is in the library now',
  body: `You asked to be told when {wish} comes to {library}. It is there now:

{designation}
{title}

{address}

You will not be told of this number again.
`,
}

/** A language that is not here is written to in English. */
const texts: Partial<Record<Language, ArrivalTexts>> = {
  en,
  ar: {
    subject: 'الوثيقة {designation} متاحة الآن في المكتبة',
    body: `طلبتَ إعلامك عند وصول {wish} إلى {library}. وهي متاحة الآن:

{designation}
{title}

{address}

لن يصلك إشعار آخر بشأن هذا الرقم.
`,
  },
}

export interface Arrival {
  readonly designation: string
  readonly title: string
  readonly wish: string
  readonly library: string
  readonly address: string
}

const MARKUP = /<[^>]*>/g
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** What comes from documents and people stands on one line and is text. */
const line = (text: string) => text.replace(MARKUP, '').replace(CONTROL, ' ').trim()

export function writeArrivalMail(langKey: string, arrival: Arrival): { subject: string; text: string } {
  const { subject, body } = texts[langKey as Language] ?? en
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: keyof Arrival) => line(arrival[name]))
  return { subject: fill(subject), text: fill(body) }
}
