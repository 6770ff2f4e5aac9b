/** Changes of a list that are not saved yet. They apply to whatever the list is meanwhile. */
export interface ListEdit<Item> {
  readonly added: ReadonlyMap<string, Item>
  readonly removed: ReadonlySet<string>
}

export const NO_EDIT: ListEdit<never> = { added: new Map<string, never>(), removed: new Set() }

export const isEdited = ({ added, removed }: ListEdit<unknown>): boolean => added.size + removed.size > 0

/** The list as the changes make it: what was added last stands first. */
export function applyEdit<Item>(list: readonly Item[], { added, removed }: ListEdit<Item>, idOf: (item: Item) => string): Item[] {
  const before = list.filter((item) => !added.has(idOf(item)) && !removed.has(idOf(item)))
  return [...[...added.values()].reverse(), ...before]
}

export function addItems<Item>(
  { added, removed }: ListEdit<Item>,
  items: readonly Item[],
  idOf: (item: Item) => string,
): ListEdit<Item> {
  const ids = new Set(items.map(idOf))
  const fresh = items.filter((item) => !removed.has(idOf(item)))
  return {
    added: new Map([...added, ...fresh.map((item) => [idOf(item), item] as const)]),
    removed: new Set([...removed].filter((id) => !ids.has(id))),
  }
}

export function removeItems<Item>({ added, removed }: ListEdit<Item>, ids: readonly string[]): ListEdit<Item> {
  const gone = new Set(ids)
  return {
    added: new Map([...added].filter(([id]) => !gone.has(id))),
    removed: new Set([...removed, ...ids.filter((id) => !added.has(id))]),
  }
}
