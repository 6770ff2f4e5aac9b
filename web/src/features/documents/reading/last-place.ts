const PLACES_KEPT = 200

interface KeptPlace {
  readonly contentCode: string
  readonly place: unknown
}

const keyOf = (person: string) => `lectern-places:${person}`

function readAll(person: string): KeptPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.contentCode === 'string') : []
  } catch {
    return []
  }
}

/** Reads where a person left off in a document, on this device. */
export function readLastPlace(person: string, contentCode: string): unknown {
  return readAll(person).find((one) => one.contentCode === contentCode)?.place
}

/** Saves where a person is in a document; the documents that were read longest ago are forgotten. */
export function saveLastPlace(person: string, contentCode: string, place: unknown): void {
  const others = readAll(person).filter((one) => one.contentCode !== contentCode)
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([{ contentCode, place }, ...others].slice(0, PLACES_KEPT)))
  } catch {
    // The next visit then begins at the first page.
  }
}
