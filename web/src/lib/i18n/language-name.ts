/** 'ar' or 'ara' in the reader's words; what is no language code stays as it is. */
export function languageName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
