const MAX_VALUE_LENGTH = 160

/** Lists the fields of a record that say something, each as a line of text. */
export const recordFields = (record: object): { readonly field: string; readonly text: string }[] =>
  Object.entries(record).flatMap(([field, value]) => {
    const text = valueText(value)
    return text === '' || typeof value === 'boolean' ? [] : [{ field, text: cut(text) }]
  })

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('; ')
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  if ('type' in value && 'designation' in value) return `${value.type} ${value.designation}`
  const parts = Object.entries(value).map(([name, part]) => [name, valueText(part)])
  return parts.flatMap(([name, part]) => (part ? `${name}: ${part}` : [])).join('; ')
}

const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MAX_VALUE_LENGTH ? `${line.slice(0, MAX_VALUE_LENGTH)}…` : line
}
