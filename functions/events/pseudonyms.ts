import { createHmac, hash } from 'node:crypto'
import type { Actors, EmittedUse } from '#ports/events.ts'
import type { AskedText, StoredEvent, UseEvent } from './event.ts'

const PSEUDONYM_LENGTH = 16
const MAX_AGENT_LENGTH = 200
const MAX_TEXT_LENGTH = 500
const QUARTER_MS = 15 * 60_000

/** Key of a month, with the tenant in every name that it makes. */
export interface PseudonymKey {
  readonly tenant: string
  readonly secret: Uint8Array
}

const nameOf = ({ tenant, secret }: PseudonymKey, ...parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([tenant, ...parts]))
    .digest('base64url')
    .slice(0, PSEUDONYM_LENGTH)

/** The same person, else the same session, else the same address and browser. */
function personOf(key: PseudonymKey, { person, session, address, agent }: Actors): string {
  if (person !== undefined) return nameOf(key, 'person', person)
  return session === undefined ? nameOf(key, 'browser', address, agent) : nameOf(key, 'session', session)
}

/** Two searches of the same words in other cases and with other spaces are one text. */
const plainText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_TEXT_LENGTH)

function askedTexts(key: PseudonymKey, id: string, person: string, { at, account, words, missing }: EmittedUse): AskedText[] {
  const quarter = new Date(Math.floor(Date.parse(at) / QUARTER_MS) * QUARTER_MS).toISOString()
  const asked = (kind: AskedText['kind'], text: string): AskedText => ({
    // It follows from the event's id, which it does not tell.
    id: nameOf(key, 'asked', kind, id),
    at: quarter,
    kind,
    account,
    person: nameOf(key, kind, text, person),
    text,
  })
  const searched = plainText(words ?? '')
  return [
    ...(searched !== '' && searched !== '*' ? [asked('words', searched)] : []),
    ...(missing ? [asked('missing', missing.slice(0, MAX_TEXT_LENGTH))] : []),
  ]
}

/** Makes what is stored of a use: nothing that names somebody. The same use makes the same events. */
export function eventsOf(key: PseudonymKey, given: string, use: EmittedUse): StoredEvent[] {
  const { at, kind, account, document, format, hits, act, times, set, once } = use
  const person = personOf(key, use.by)
  const id = once === undefined ? given : hash('sha256', JSON.stringify([use.tenant, account, once])).slice(0, 32)
  const event: UseEvent = {
    id,
    at,
    kind,
    account,
    person,
    agent: use.by.agent.slice(0, MAX_AGENT_LENGTH),
    ...(document !== undefined && { document }),
    ...(format !== undefined && { format }),
    ...(hits !== undefined && { hits }),
    ...(act !== undefined && { act }),
    ...(times !== undefined && { times }),
    ...(set !== undefined && { set: nameOf(key, 'set', person, JSON.stringify(set)) }),
  }
  return [event, ...askedTexts(key, id, person, use)]
}
