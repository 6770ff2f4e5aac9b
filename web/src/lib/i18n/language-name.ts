/** Names the language of 'ar' or 'ara' in the reader's language; returns other codes unchanged. */
export function languageName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
