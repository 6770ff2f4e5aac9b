let names: Promise<ReadonlyMap<string, string>> | undefined

async function loadNames(): Promise<ReadonlyMap<string, string>> {
  const { default: codes } = await import('./ics-codes.json', { with: { type: 'json' } })
  return new Map(Object.entries(codes))
}

/** Loads all names of the ICS, by code. The file is large, so it is loaded on first use. */
export function icsNames(): Promise<ReadonlyMap<string, string>> {
  names ??= loadNames()
  return names
}
