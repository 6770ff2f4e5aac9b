/** What an edition changes in the text of the one before it. */
export type Edit = (source: string) => string

/** Another wording or another figure; the old one must stand in the text exactly once. */
export function say(old: string, now: string): Edit {
  return (source) => {
    const parts = source.split(old)
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times: ${old}`)
    return parts.join(now)
  }
}

/** New clauses after the clause of that label. */
export function after(label: string, text: string): Edit {
  return (source) => {
    const { to } = find(source, label)
    return `${source.slice(0, to)}\n${text.trim()}\n${source.slice(to)}`
  }
}

export function drop(label: string): Edit {
  return (source) => {
    const { from, to } = find(source, label)
    return source.slice(0, from) + source.slice(to)
  }
}

export function move(label: string, afterLabel: string): Edit {
  return (source) => {
    const { from, to } = find(source, label)
    const clause = source.slice(from, to)
    return after(afterLabel, clause)(source.slice(0, from) + source.slice(to))
  }
}

export function replace(label: string, text: string): Edit {
  return (source) => {
    const { from, to } = find(source, label)
    return `${source.slice(0, from)}${text.trim()}\n${source.slice(to)}`
  }
}

/** A clause ends where the next one of its level, or of a higher one, begins. */
function find(source: string, label: string): { from: number; to: number } {
  const start = new RegExp(`^(#A|##|#) \\[${label}\\]`, 'm').exec(source)
  if (!start) throw new Error(`no clause is labelled ${label}`)
  const next = start[1] === '##' ? /^#/m : /^#(?!#)/m
  const body = start.index + start[0].length
  const rest = source.slice(body)
  const end = next.exec(rest)
  return { from: start.index, to: end ? body + end.index : source.length }
}
