import { abbreviations } from './spell-abbreviations.ts'
import { changes } from './spell-changes.ts'
import { fullNames } from './spell-full-names.ts'
import { parts } from './spell-parts.ts'
import { publisherAddresses } from './spell-publisher-addresses.ts'
import { publishers } from './spell-publishers.ts'
import { secondAddresses } from './spell-second-addresses.ts'
import { secondHand } from './spell-second-hand.ts'
import { secondNames } from './spell-second-names.ts'
import { signs } from './spell-signs.ts'
import { slips } from './spell-slips.ts'
import { surroundings } from './spell-surroundings.ts'
import type { Spelling } from './spelling.ts'

/** Spellings by kind. The random numbers of a kind depend on its position. */
export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  ...signs,
  ...surroundings,
  ...publishers,
  ...parts,
  ...slips,
  ...changes,
  ...fullNames,
  ...abbreviations,
  ...publisherAddresses,
  ...secondHand,
  ...secondNames,
  ...secondAddresses,
}
