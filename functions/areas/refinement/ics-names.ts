/** The whole ICS, name by code; it is large, and loaded with the first that asks for it. */
export async function icsNames(): Promise<ReadonlyMap<string, string>> {
  const { default: codes } = await import('./ics-codes.json', { with: { type: 'json' } })
  return new Map(Object.entries(codes))
}
