/** Reads the content code from either spelling of the parameter; the specified one is `contentcode`. */
export function contentCodeOf(search: string): string | undefined {
  const parameters = new URLSearchParams(search)
  return parameters.get('contentcode') || parameters.get('contentCode') || undefined
}
