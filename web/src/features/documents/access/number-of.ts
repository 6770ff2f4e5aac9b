/** Number that a content code was made from, as a search reads it: ISO|9001-2015 is ISO 9001-2015. */
export function numberOf(contentCode: string): string {
  const [publisher = '', key = ''] = contentCode.split('|', 2)
  const named = key === '' || key.toUpperCase().startsWith(publisher.toUpperCase())
  return (named ? key || publisher : `${publisher} ${key}`).slice(0, 200)
}
