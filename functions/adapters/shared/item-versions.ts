import { type Item, ItemTooNew, type Key } from '#ports/table.ts'

/** Migration between two versions of a kind of items. Pure. It keeps keys, expiry and attributes that conditions name. */
export interface VersionStep {
  up(item: Item): Item
  down(item: Item): Item
}

/** The versions of a kind: version 1, and one more with each step. Use cases see only the newest. */
export interface Kind {
  readonly steps: readonly VersionStep[]
  /** version that is written; the release that adds a step still writes the one before, which its predecessor can read */
  readonly writes: number
}

interface VersionedItem {
  readonly item: Item
  /** version of the item's shape, from 1 */
  readonly version: number
}

export interface ItemVersions {
  /** returns the newest known version of the key's kind */
  newest(key: Key): number
  /** throws ItemTooNew for a version above the newest */
  check(key: Key, version: number): void
  read(stored: VersionedItem): Item
  write(item: Item): VersionedItem
}

const UNCHANGED: Kind = { steps: [], writes: 1 }

/** Kinds by the second part of their partition keys: `document` in `astm#document#ISO|9001-2015`. */
export function itemVersions(kinds: Readonly<Record<string, Kind>>): ItemVersions {
  const byName = new Map(Object.entries(kinds))
  const kindOf = ({ pk }: Key): Kind => byName.get(pk.split('#', 2)[1] ?? '') ?? UNCHANGED
  const newest = (key: Key) => 1 + kindOf(key).steps.length

  function check(key: Key, version: number): void {
    if (version <= newest(key)) return
    throw new ItemTooNew(`${key.pk} ${key.sk} has shape ${version}; this release knows up to ${newest(key)}`)
  }

  return {
    newest,
    check,
    read({ item, version }) {
      check(item, version)
      return kindOf(item)
        .steps.slice(version - 1)
        .reduce((older, step) => step.up(older), item)
    },
    write(item) {
      const { steps, writes } = kindOf(item)
      return { item: steps.slice(writes - 1).reduceRight((newer, step) => step.down(newer), item), version: writes }
    },
  }
}
