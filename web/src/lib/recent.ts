import { readRemembered, remember } from './device-memory.ts'

export interface RecentDocument {
  readonly contentCode: string
  readonly designationNo: string
  readonly documentTitle: string
}

export interface Recent {
  readonly searches: readonly string[]
  readonly documents: readonly RecentDocument[]
}

const MOST = 5

const nameOf = (person: string) => `recent:${person}`

/** Reads what a person searched for and opened on this device, the newest first. */
export function readRecent(person: string): Recent {
  try {
    const { searches = [], documents = [] } = JSON.parse(readRemembered(nameOf(person)) ?? '{}') as Partial<Recent>
    return { searches, documents }
  } catch {
    return { searches: [], documents: [] }
  }
}

const save = (person: string, recent: Recent) => remember(nameOf(person), JSON.stringify(recent))

export function rememberSearch(person: string, text: string): void {
  const { searches, documents } = readRecent(person)
  save(person, { searches: [text, ...searches.filter((one) => one !== text)].slice(0, MOST), documents })
}

export function rememberOpened(person: string, { contentCode, designationNo, documentTitle }: RecentDocument): void {
  const { searches, documents } = readRecent(person)
  const others = documents.filter((one) => one.contentCode !== contentCode)
  save(person, { searches, documents: [{ contentCode, designationNo, documentTitle }, ...others].slice(0, MOST) })
}

export const forgetRecent = (person: string): void => remember(nameOf(person), null)
