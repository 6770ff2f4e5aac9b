/** Decodes percent codes once. A percent sign that begins none stays as it is, and so does a code of no character. */
export function decodeOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}
