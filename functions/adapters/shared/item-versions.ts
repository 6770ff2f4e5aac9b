import { type Item, ItemTooNew, type Key } from '#ports/table.ts'

/** From one shape of a kind of items to the next, and back. Pure; keys, expiry and what conditions name stay. */
export interface Step {
  up(item: Item): Item
  down(item: Item): Item
}

/** The shapes of a kind: the first, and another with each step. Use cases know the newest alone. */
export interface Kind {
  readonly steps: readonly Step[]
  /** The shape that is stored. The release that brings a step still writes the one before, which its predecessor reads too. */
  readonly writes: number
}

interface Shaped {
  readonly item: Item
  /** of the item's shape, from 1 */
  readonly version: number
}

export interface ItemVersions {
  /** The newest shape that is known of this key's kind. */
  newest(key: Key): number
  /** Refuses what is newer than this. */
  check(key: Key, version: number): void
  read(stored: Shaped): Item
  write(item: Item): Shaped
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
