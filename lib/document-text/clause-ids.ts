import type { Clause } from './document-text.ts'

/** A clause before it has its id; `hint` are the first words of its text, which name a clause without a title. */
export type UnnamedClause = Omit<Clause, 'id'> & { readonly hint?: string }

const MAX_SLUG_LENGTH = 60

/**
 * Gives each clause its id. An id is the slug of its title, then, after `~`, that of the clause above it: `general~test-methods`.
 * A title that occurs again under a parent of the same title takes further ancestors, and then the count among its equals in
 * reading order: `general~test-methods~2`. Numbers have no part in it, so that a renumbered clause keeps its id.
 */
export function nameClauses(clauses: readonly UnnamedClause[]): Clause[] {
  const paths = pathsOf(clauses)
  let ids = paths.map((path) => path.slice(0, 2).join('~'))
  for (let depth = 3; depth <= 6; depth++) {
    const shared = countsOf(ids)
    ids = ids.map((id, at) => ((shared.get(id) ?? 0) > 1 ? (paths[at] as string[]).slice(0, depth).join('~') : id))
  }
  const seen = new Set<string>()
  return clauses.map(({ hint: _, ...clause }, at) => ({ ...clause, id: distinct(ids[at] as string, seen) }))
}

/** Slugs of each clause and of those above it, its own first. */
function pathsOf(clauses: readonly UnnamedClause[]): string[][] {
  const open: { readonly level: number; readonly path: string[] }[] = []
  return clauses.map(({ level, title, hint = '' }) => {
    while (open.length > 0 && (open.at(-1)?.level as number) >= level) open.pop()
    const path = [slugOf(title || hint) || 'untitled', ...(open.at(-1)?.path ?? [])]
    open.push({ level, path })
    return path
  })
}

/** The id, with its count from the second on. */
function distinct(id: string, seen: Set<string>): string {
  let name = id
  for (let count = 2; seen.has(name); count++) name = `${id}~${count}`
  seen.add(name)
  return name
}

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Lower-case letters and digits of any script, with `-` between words. */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return [...slug].slice(0, MAX_SLUG_LENGTH).join('').replace(/-$/, '')
}
