/** Part of a message: text, a {name}, or plural forms. */
type Part = string | { readonly name: string; readonly forms?: Readonly<Record<string, string>> }

const PLACE = /\{(\w+)(?:,\s*plural,((?:\s*(?:=\d+|\w+)\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g
const FORM = /(=\d+|\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g
/** A place in a plural form. */
const INNER = /\{(\w+)\}/g

/** Parses a message: plain text with `{name}`, and `{name, plural, one {# page of {book}} other {# pages of {book}}}` for plurals. */
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
  ...new Set(parseMessage(message).flatMap((part) => (typeof part === 'string' ? [] : [part.name, ...innerNames(part.forms)]))),
]

const innerNames = (forms: Readonly<Record<string, string>> = {}): string[] =>
  Object.values(forms).flatMap((form) => [...form.matchAll(INNER)].map(([, name]) => name as string))

function formOf(
  forms: Readonly<Record<string, string>>,
  value: unknown,
  params: Readonly<Record<string, unknown>>,
  language: string,
): string {
  const number = Number(value)
  const form = forms[`=${number}`] ?? forms[new Intl.PluralRules(language).select(number)] ?? forms.other ?? ''
  const shown = new Intl.NumberFormat(language).format(number)
  return form.replaceAll('#', shown).replace(INNER, (place, name) => String(params[name] ?? place))
}

/** Fills in parameters and returns the parts in order; a parameter without a value stays as written. */
export function fillMessage<T>(message: string, params: Readonly<Record<string, T>>, language: string): (string | T)[] {
  return parseMessage(message).map((part) => {
    if (typeof part === 'string') return part
    const value = params[part.name]
    if (value === undefined) return `{${part.name}}`
    return part.forms ? formOf(part.forms, value, params, language) : value
  })
}
