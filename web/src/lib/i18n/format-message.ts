/** Part of a message: text, a {name}, or plural forms. */
type Part = string | { readonly name: string; readonly forms?: Readonly<Record<string, string>> }

const PLACE = /\{(\w+)(?:,\s*plural,((?:\s*(?:=\d+|\w+)\s*\{[^{}]*\})+)\s*)?\}/g
const FORM = /(=\d+|\w+)\s*\{([^{}]*)\}/g

/** Parses a message: plain text with `{name}`, and `{name, plural, one {# page} other {# pages}}` for plurals. */
function parseMessage(message: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of message.matchAll(PLACE)) {
    if (match.index > end) parts.push(message.slice(end, match.index))
    const forms = match[2] && Object.fromEntries([...match[2].matchAll(FORM)].map((form) => [form[1], form[2]]))
    parts.push({ name: match[1] as string, ...(forms && { forms }) })
    end = match.index + match[0].length
  }
  if (end < message.length) parts.push(message.slice(end))
  return parts
}

/** Lists the parameters of a message. */
export const parametersOf = (message: string): string[] => [
  ...new Set(parseMessage(message).flatMap((part) => (typeof part === 'string' ? [] : part.name))),
]

function formOf(forms: Readonly<Record<string, string>>, value: unknown, language: string): string {
  const number = Number(value)
  const form = forms[`=${number}`] ?? forms[new Intl.PluralRules(language).select(number)] ?? forms.other ?? ''
  return form.replaceAll('#', new Intl.NumberFormat(language).format(number))
}

/** Fills in parameters and returns the parts in order; a parameter without a value stays as written. */
export function fillMessage<T>(message: string, params: Readonly<Record<string, T>>, language: string): (string | T)[] {
  return parseMessage(message).map((part) => {
    if (typeof part === 'string') return part
    const value = params[part.name]
    if (value === undefined) return `{${part.name}}`
    return part.forms ? formOf(part.forms, value, language) : value
  })
}
