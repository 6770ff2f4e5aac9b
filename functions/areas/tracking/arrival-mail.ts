import { fillSentence, type Letter, mailTitle, textsFor } from '#functions/mails/letter.ts'
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

/** Writes the letter in the person's language, in English where the library does not have that language. */
export function writeArrivalLetter(langKey: string, { address, status, ...arrival }: Arrival): Letter {
  const { subject, came, once } = textsFor(arrivalTexts, langKey)
  const facts = { ...arrival, title: mailTitle(arrival.title) }
  const lines = fillSentence('{designation}\n{title}', facts)
  return {
    subject: fillSentence(subject, facts),
    paragraphs: [
      fillSentence(came, facts),
      `${lines}\n${statusNamesFor(langKey)[status]}`,
      { link: address },
      fillSentence(once, facts),
    ],
  }
}
