/** Change of an edition to the text of the previous one. */
export type Edit = (source: string) => string

/** Replacement of a text; the old text must occur exactly once. */
export function say(old: string, now: string): Edit {
  return (source) => {
    const parts = source.split(old)
    if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times: ${old}`)
    return parts.join(now)
  }
}

/** Insertion of clauses after the clause of a label. */
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

/** Finds the end of a clause: the start of the next one of its level or of a higher one. */
function find(source: string, label: string): { from: number; to: number } {
  const start = new RegExp(`^(#A|##|#) \\[${label}\\]`, 'm').exec(source)
  if (!start) throw new Error(`no clause is labelled ${label}`)
  const next = start[1] === '##' ? /^#/m : /^#(?!#)/m
  const body = start.index + start[0].length
  const rest = source.slice(body)
  const end = next.exec(rest)
  return { from: start.index, to: end ? body + end.index : source.length }
}
