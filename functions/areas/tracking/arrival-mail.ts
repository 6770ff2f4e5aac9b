import type { Language } from '#contract/tenant.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import type { StatusWord } from '#standing/status-words.ts'
import { arrivalTexts } from './arrival-texts.ts'

export interface Arrival {
  readonly designation: string
  readonly title: string
  /** word for its status */
  readonly status: StatusWord
  readonly wish: string
  readonly library: string
  readonly address: string
}

const MARKUP = /<[^>]*>/g
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Plain text in one line, from data of documents and people. */
const line = (text: string) => text.replace(MARKUP, '').replace(CONTROL, ' ').trim()

/** Writes the mail in the person's language, in English where the library does not have that language. */
export function writeArrivalMail(langKey: string, arrival: Arrival): { subject: string; text: string } {
  const { subject, came, once } = arrivalTexts[langKey as Language] ?? arrivalTexts.en
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: keyof Arrival) => line(arrival[name]))
  const status = statusNamesFor(langKey)[arrival.status]
  const text = [came, `{designation}\n{title}\n${status}`, '{address}', once].map(fill).join('\n\n')
  return { subject: fill(subject), text: `${text}\n` }
}
